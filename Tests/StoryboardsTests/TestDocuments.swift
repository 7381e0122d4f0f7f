// Storyboards of the repository, and small generated ones.

@testable import Documents
import Storyboards

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Returns a storyboard of bindings/scenes/storyboards.
func sample(_ name: String) throws -> Storyboard {
  let folder = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
  let path = folder + "/bindings/scenes/storyboards/" + name
  guard let file = fopen(path, "r") else { throw Diagnostic(.files, path) }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
  return try Storyboard(Source(name: name, bytes: bytes))
}

/// Returns a xib with a view of 200 × 100 with subviews and constraints.
func xib(_ subviews: String, _ constraints: String = "", tools: String = "14460", attributes: String = "") -> Source {
  Source(
    name: "test.xib",
    text: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)" useAutolayout="YES">
      <objects>
      <view id="root" \(attributes)><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews>\(subviews)</subviews>
      <constraints>\(constraints)</constraints>
      </view>
      </objects>
      </document>
      """)
}

/// Returns a storyboard with controllers, given as XML.
func storyboard(
  initial: String, _ controllers: [String], tools: String = "14460", device: String = "retina4_7"
) -> Source {
  Source(
    name: "Test.storyboard",
    text: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)"
        useTraitCollections="YES" initialViewController="\(initial)">
      <device id="\(device)" orientation="portrait"/>
      <scenes>
      \(controllers.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
      </scenes></document>
      """)
}

/// Returns a content controller as XML. `beside` follows its view; `views`, `constraints` and `guides` are in the view.
func controller(
  _ id: String, _ attributes: String = "", beside: String = "", views: String = "", constraints: String = "",
  size: (Int, Int) = (375, 667), guides: String = ""
) -> String {
  """
  <viewController id="\(id)" \(attributes)>
  <layoutGuides><viewControllerLayoutGuide type="top" id="\(id) top"/></layoutGuides>
  <view key="view" id="view \(id)"><rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/>
  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
  <subviews>\(views)</subviews><constraints>\(constraints)</constraints>\(guides)</view>\(beside)</viewController>
  """
}

/// Returns a container controller as XML.
func container(_ kind: String, _ id: String, _ relationship: String, _ contents: [String], bar: String = "") -> String {
  let segues = contents.map {
    "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\(relationship)\" id=\"\(id)-\($0)\"/>"
  }
  return "<\(kind) id=\"\(id)\">\(bar)<connections>\(segues.joined())</connections></\(kind)>"
}

/// Returns a view as XML.
func view(
  _ id: String, _ rect: [Double] = [0, 0, 100, 50], _ attributes: String = "", kind: String = "view",
  inside: String = ""
) -> String {
  """
  <\(kind) id="\(id)" \(attributes)>
  <rect key="frame" x="\(rect[0])" y="\(rect[1])" width="\(rect[2])" height="\(rect[3])"/>\(inside)</\(kind)>
  """
}

/// Returns a constraint such as `a.top == b.bottom + 8` as XML.
func constraint(_ id: String, _ first: String, _ attribute: String, _ second: String, _ to: String, constant: Int = 0)
  -> String
{
  """
  <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" secondAttribute="\(to)"
    constant="\(constant)" id="\(id)"/>
  """
}

/// Loads a scene of a storyboard.
func load(
  _ storyboard: Storyboard, _ scene: String? = nil, _ canvas: Canvas = Canvas(), _ overrides: Overrides = Overrides()
) throws -> LoadedScene {
  try LoadedScene.load(try storyboard.document(of: scene, canvas).source, isRules: false, overrides)
}

extension LoadedScene {
  /// The frames of named items in the window: x, y, width, height.
  var windowFrames: [String: [Double]] {
    let frames = rows().map { row in
      let frame = row.windowFrame
      return (row.name, [frame.x, frame.y, frame.width, frame.height])
    }
    return Dictionary(frames, uniquingKeysWith: { first, _ in first })
  }
}

/// Returns the frames in the window of a scene of a storyboard, by name.
func frames(
  _ storyboard: Storyboard, _ scene: String? = nil, _ canvas: Canvas = Canvas(), _ overrides: Overrides = Overrides()
) throws -> [String: [Double]] {
  try load(storyboard, scene, canvas, overrides).windowFrames
}

/// Returns the first diagnostic of a document as `line:column message`; nil if there is none.
func diagnostic(_ source: Source) -> String? {
  do throws(Diagnostic) {
    let storyboard = try Storyboard(source)
    for scene in storyboard.roots {
      var importer = try Importer(storyboard, scene)
      _ = try importer.document()
    }
    return nil
  } catch {
    let place = error.offset.map { source.position(of: $0) }
    return place.map { "\($0.line):\($0.column) \(error.message)" } ?? error.message
  }
}
