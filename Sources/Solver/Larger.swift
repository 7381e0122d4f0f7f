/// The larger and the smaller of two numbers in one instruction. Those of the standard library take five, to know which of
/// two equal ones they give.
@inline(__always)
func max(_ first: Double, _ second: Double) -> Double { first > second ? first : second }
@inline(__always)
func min(_ first: Double, _ second: Double) -> Double { first < second ? first : second }
