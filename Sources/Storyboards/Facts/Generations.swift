// Which Xcode wrote a document: what it drew on its canvas differs.

/// Major versions of Xcode, by the first version of its tools. Tools that are older than all are Xcode 4.
private let generations: [(tools: Double, xcode: Int)] = [
  (4400, 5), (6100, 6), (7700, 7), (10000, 8), (13000, 9), (14300, 10), (15000, 11), (16000, 12), (18000, 13),
  (20000, 14), (21500, 15), (22600, 16),
]

/// The major version of the Xcode with these tools, as in `toolsVersion="14460.31"`.
func xcode(tools: Double) -> Int { generations.last { $0.tools <= tools }?.xcode ?? 4 }
