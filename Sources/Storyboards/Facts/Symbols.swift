// System symbols whose alignment rect is higher than their frame.

/// How far the alignment rect extends beyond the frame at the top and at the bottom, divided by the height. The values
/// are measured from stored frames. Other symbols are taken to be aligned by their frame.
let symbols: [String: Double] = ["chevron.right": 0.1]
