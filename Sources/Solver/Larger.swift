/// The larger and the smaller of two numbers in one instruction. Those of the standard library take five, to know which of
/// two equal ones they give. The first where the second is no number, as there.
@inline(__always)
func max(_ first: Double, _ second: Double) -> Double { second > first ? second : first }
@inline(__always)
func min(_ first: Double, _ second: Double) -> Double { second < first ? second : first }
