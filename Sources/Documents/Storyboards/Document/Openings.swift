// Which scenes of a storyboard an app can open: from its initial controller, and from those that code opens by their identifiers.

extension Storyboard {
  /// Returns the ids of the scenes whose controllers nothing opens: no segue leads to one from a controller that is opened, and
  /// `mayOpen`, which gets its identifier and its class, is false. Of the segues that only code performs those count for which
  /// `mayPerform` is true. Returns none where nothing of the document is opened.
  public func unopened(
    _ mayOpen: (_ identifier: String, _ customClass: String?) -> Bool, _ mayPerform: (_ identifier: String) -> Bool
  ) -> Set<String> {
    if isXib { return [] }
    var open =
      relations.controllers.values.filter { controller in
        controller.id == tree.root["initialViewController"]
          || controller["storyboardIdentifier"].map { mayOpen($0, controller["customClass"]) } ?? false
      }.compactMap { $0.id } + relations.targetsOfUnknown
    if open.isEmpty { return [] }
    var opened = Set(open)
    while let next = open.popLast() {
      for segue in relations.segues(from: next)
      where !segue.isLeftToCode || segue.identifier.map(mayPerform) ?? false {
        if opened.insert(segue.to).inserted { open.append(segue.to) }
      }
    }
    return Set(
      roots.filter { root in
        Relations.controller(of: root.root).map { !opened.contains($0) } ?? false
      }.map { $0.id })
  }
}
