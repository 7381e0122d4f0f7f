// Storyboards of the repository, and small ones made up here.

import Documents
import Storyboards

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A storyboard of bindings/scenes/storyboards.
func own(_ name: String) throws -> Storyboard {
  let folder = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
  let path = folder + "/bindings/scenes/storyboards/" + name
  guard let file = fopen(path, "r") else { throw Diagnostic(.files, path) }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
  return try Storyboard(Source(name: name, bytes: bytes))
}

/// A xib with one view, 200 wide and 100 high, and what is in it.
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

/// A storyboard of controllers, each an element with what is in it. The first one named is the initial one.
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

/// A controller of content: its attributes, what is beside its view, and what is in that.
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

/// A container of others, in their order.
func container(_ kind: String, _ id: String, _ relationship: String, _ contents: [String], bar: String = "") -> String {
  let segues = contents.map {
    "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\(relationship)\" id=\"\(id)-\($0)\"/>"
  }
  return "<\(kind) id=\"\(id)\">\(bar)<connections>\(segues.joined())</connections></\(kind)>"
}

/// A view of a kind at a place, with constraints of its own and what is in it.
func view(
  _ id: String, _ rect: [Double] = [0, 0, 100, 50], _ attributes: String = "", kind: String = "view",
  inside: String = ""
) -> String {
  """
  <\(kind) id="\(id)" \(attributes)>
  <rect key="frame" x="\(rect[0])" y="\(rect[1])" width="\(rect[2])" height="\(rect[3])"/>\(inside)</\(kind)>
  """
}

/// `a.top == b.bottom + 8` as an element: the first item and its attribute, then the other.
func constraint(_ id: String, _ first: String, _ attribute: String, _ second: String, _ to: String, constant: Int = 0)
  -> String
{
  """
  <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" secondAttribute="\(to)"
    constant="\(constant)" id="\(id)"/>
  """
}

/// The scene of a storyboard as the library has it.
func load(
  _ storyboard: Storyboard, _ scene: String? = nil, _ canvas: Canvas = Canvas(), _ overrides: Overrides = Overrides()
) throws -> LoadedScene {
  try LoadedScene.load(try storyboard.document(of: scene, canvas).source, isRules: false, overrides)
}

/// Frames in the window by name, of a scene of a storyboard as it was drawn or on another canvas.
func frames(
  _ storyboard: Storyboard, _ scene: String? = nil, _ canvas: Canvas = Canvas(), _ overrides: Overrides = Overrides()
) throws -> [String: [Double]] {
  try load(storyboard, scene, canvas, overrides).windowFrames
}

/// Why a document cannot be read, as `line:column message`; nil for one that can.
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
