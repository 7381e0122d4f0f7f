// Findings as pictures: a page of HTML that needs nothing else, or one picture.

public import Documents

/// A picture of the setting in which findings begin.
public struct Snapshot: Sendable {
  var setting: String
  /// SVG, with the findings marked by their numbers.
  var svg: [UInt8]
  /// The places of the findings in those of the scene.
  var findings: [Int]
}

extension Report {
  public var sheet: String {
    let found = scenes.filter { !$0.findings.isEmpty || $0.failure != nil }
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>casement check</title>
      <style>
      body { font: 14px/1.45 system-ui, sans-serif; margin: 24px; color: #1f2937; background: #f8fafc }
      h1 { font-size: 20px } h2 { font-size: 16px; margin: 28px 0 8px } code { color: #64748b }
      .scene { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
      figure { margin: 0; padding: 12px; background: #fff; border: 1px solid #e2e8f0; border-radius: 8px; max-width: 460px }
      img { max-width: 100%; max-height: 560px; display: block; margin: 0 auto }
      figcaption { margin-top: 8px } ol { margin: 4px 0 0; padding-left: 22px } .where { color: #64748b }
      .error { color: #be123c } .warning { color: #b45309 } .note { color: #0f766e }
      </style></head><body>
      <h1>casement check</h1>
      <p>\(escaped(summary))</p>
      \(found.map(html).joined())
      </body></html>

      """
  }

  /// Returns all pictures on one sheet of SVG.
  public func picture() throws(Diagnostic) -> [UInt8] {
    var sheet = Documents.Sheet()
    for scene in scenes {
      for snapshot in scene.snapshots { try sheet.add(snapshot.svg, title: "\(scene.title): \(snapshot.setting)") }
    }
    return sheet.svg()
  }

  private func html(_ scene: Scene) -> String {
    var text = "<h2>\(escaped(scene.file)):\(scene.line) <code>\(escaped(scene.title))</code></h2>\n"
    if let failure = scene.failure { text += "<p class=\"error\">\(escaped(failure.message))</p>\n" }
    return text + "<div class=\"scene\">\n" + scene.snapshots.map { html($0, of: scene) }.joined() + "</div>\n"
  }

  private func html(_ snapshot: Snapshot, of scene: Scene) -> String {
    let list = snapshot.findings.map { place in
      let finding = scene.findings[place]
      let count = finding.count == 1 ? "here alone" : "\(finding.count) of \(finding.settings) settings"
      return "<li value=\"\(place + 1)\"><span class=\"\(finding.severity.rawValue)\">\(finding.lint)</span> "
        + "\(escaped(finding.message)) <span class=\"where\">line \(finding.line), \(count)</span></li>\n"
    }.joined()
    return
      "<figure><img alt=\"\(escaped(snapshot.setting))\" src=\"data:image/svg+xml;base64,\(base64(snapshot.svg))\">"
      + "<figcaption>\(escaped(snapshot.setting))<ol>\n\(list)</ol></figcaption></figure>\n"
  }
}

func base64(_ bytes: [UInt8]) -> String {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let part = bytes[start..<min(start + 3, bytes.count)]
    let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
    for place in 0..<4 {
      text.append(place <= part.count ? letters[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
    }
  }
  return String(decoding: text, as: UTF8.self)
}
