// Reads numbers: those of JSON, of options, and of attributes in XML.

/// Returns the decimal number that a text spells, as `-12.5e3`; nil for another text, and for a number outside the
/// range.
///
/// Sign, point and exponent are optional. This is the grammar of JSON, and beyond it a `+` in front, zeros in front, and
/// a point without digits on one side; the reader of JSON checks its own grammar first. `inf`, `nan` and hexadecimal
/// digits are no decimal numbers.
public func decimalNumber(_ text: some StringProtocol, in allowed: ClosedRange<Double>) -> Double? {
  guard text.utf8.allSatisfy({ isDigit($0) || "+-.eE".utf8.contains($0) }) else { return nil }
  guard let number = Double(text), allowed.contains(number) else { return nil }
  return number
}

/// Returns the two numbers of a text such as `375x667`; nil for another text, and for numbers outside the range.
public func widthAndHeight(
  _ text: some StringProtocol, in allowed: ClosedRange<Double>
) -> (width: Double, height: Double)? {
  let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { decimalNumber($0, in: allowed) }
  guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
  return (width, height)
}

/// All numbers but infinity and NaN.
public let finiteNumbers = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
