// Differences as JSON, for programs. The format is described in docs/diff.md.

import Documents

extension DifferenceReport {
  public var json: String {
    Datum.object([("summary", .text(summary)), ("documents", .list(documents.map { $0.datum }))]).lines() + "\n"
  }
}

extension DocumentDifference {
  fileprivate var datum: Datum {
    var members = Members()
    members.add("file", file)
    members.add("failure", failure?.message)
    members.add("scenes", .list(scenes.map { $0.datum }))
    return members.datum
  }
}

extension SceneDifference {
  fileprivate var datum: Datum {
    var members = Members()
    members.add("scene", title)
    members.add("id", id)
    members.add("change", change.rawValue)
    members.add("failure", failure?.message)
    members.add("screens", screens.map { $0.screenDatum })
    members.add("moved", moves.map { $0.datum })
    members.add("new_views", newViews.map { .text($0) })
    members.add("gone_views", goneViews.map { .text($0) })
    members.add("new_findings", newFindings.map { $0.datum })
    members.add("gone_findings", goneFindings.map { $0.datum })
    return members.datum
  }
}

extension SceneDifference.Move {
  fileprivate var datum: Datum {
    let frames = frames.map { frame in
      Datum.object([
        ("screen", .number(Double(frame.screen))), ("before", .numbers(frame.before.numbers)),
        ("after", .numbers(frame.after.numbers)),
      ])
    }
    var members = Members()
    members.add("view", name)
    members.add("title", title)
    if isCarried { members.add("carried", .flag(true)) }
    members.add("frames", .list(frames))
    return members.datum
  }
}

extension Setting {
  fileprivate var screenDatum: Datum {
    var members = Members()
    if !device.isEmpty { members.add("device", device) }
    members.add("orientation", isLandscape ? "landscape" : "portrait")
    if let profile { members.add("profile", Choices.profiles.first { $0.1 == profile }?.0) }
    return members.datum
  }
}
