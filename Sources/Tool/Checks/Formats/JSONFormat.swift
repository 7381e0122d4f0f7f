// Findings as JSON, for programs.

import Documents

extension Report {
  /// The format is described in docs/check.md.
  public var json: String {
    var members = Members()
    members.add("findings", .list(findings.map { $0.datum }))
    members.add("failures", .list(scenes.compactMap { $0.failureDatum }))
    members.add("scenes", Double(scenes.count))
    members.add("layouts", Double(scenes.reduce(0) { $0 + $1.settings }))
    members.add("accepted", Double(accepted))
    members.add("skipped", Double(skipped))
    members.add("unopened", Double(unopened))
    members.add(
      "apps",
      apps.map { app in
        .object([
          ("file", .text(app.settings.file)), ("settings", .text(app.settings.words)),
          ("documents", .number(Double(app.documents))),
        ])
      })
    return members.datum.lines() + "\n"
  }
}

extension Report.Scene {
  fileprivate var failureDatum: Datum? {
    guard let failure else { return nil }
    var members = Members()
    members.add("file", file)
    members.add("scene", title)
    members.add("line", Double(failure.line ?? line))
    members.add("message", failure.message)
    return members.datum
  }
}

extension Finding {
  var datum: Datum {
    var members = Members()
    members.add("lint", lint)
    members.add("severity", severity.rawValue)
    members.add("file", file)
    members.add("line", Double(line))
    members.add("scene", scene)
    members.add("id", sceneID)
    members.add("keys", self.members.map { .text($0.key) })
    members.add("message", message)
    members.add("views", views.map { .text($0) })
    members.add("first", first.datum)
    members.add("count", Double(count))
    members.add("settings", Double(settings))
    members.add("devices", devices.map { .text($0) })
    members.add(
      "because",
      because.map { reason in
        var members = Members()
        members.add("constraint", reason.text)
        if reason.line > 0 { members.add("line", Double(reason.line)) }
        return members.datum
      })
    if !suggestion.isEmpty { members.add("suggestion", suggestion) }
    return members.datum
  }
}

extension Setting {
  fileprivate var datum: Datum {
    var members = Members()
    if !device.isEmpty { members.add("device", device) }
    members.add("orientation", isLandscape ? "landscape" : "portrait")
    members.add("text_size", textSize)
    members.add("direction", isRightToLeft ? "rtl" : "ltr")
    members.add("keyboard", .flag(hasKeyboard))
    if let profile { members.add("profile", Choices.profiles.first { $0.1 == profile }?.0) }
    return members.datum
  }
}
