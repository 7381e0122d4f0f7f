// Formats numbers, and JSON strings.

/// Returns a number with at most six significant digits: 87.5, 30.3636, 1e+15.
public func short(_ number: Double) -> String {
  if number.isNaN { return "nan" }
  if number.isInfinite { return number < 0 ? "-inf" : "inf" }
  if number == 0 { return "0" }
  let size = number.magnitude
  if size >= 1e15 || size < 1e-5 { return scientific(number) }
  // The power of ten that leaves six digits; it is exact below 1e15.
  var unit = 1.0
  while size * unit < 99_999.5, unit < 1e10 { unit *= 10 }
  return exact((number * unit).rounded() / unit)
}

/// Returns a number with six digits and an exponent.
private func scientific(_ number: Double) -> String {
  var mantissa = number
  var exponent = 0
  while mantissa.magnitude >= 10 {
    mantissa /= 10
    exponent += 1
  }
  while mantissa.magnitude < 1 {
    mantissa *= 10
    exponent -= 1
  }
  return exact((mantissa * 1e5).rounded() / 1e5) + (exponent < 0 ? "e" : "e+") + "\(exponent)"
}

/// Returns the shortest text that reads back as the same number. Zero has no sign.
public func exact(_ number: Double) -> String {
  let text = String(number == 0 ? 0 : number)
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Returns a JSON string.
public func quoted(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": quoted += "\\\""
    case "\\": quoted += "\\\\"
    case "\n": quoted += "\\n"
    case "\t": quoted += "\\t"
    case "\r": quoted += "\\r"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}
