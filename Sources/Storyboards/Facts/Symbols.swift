// Pictures of the system's own, which are aligned by more than they show.

/// How much of their height the rect that they are aligned by reaches beyond them, above and below. Documents have them
/// at three sizes, held by either edge; others are aligned by what they show, as far as is known here.
let symbols: [String: Double] = ["chevron.right": 0.1]
