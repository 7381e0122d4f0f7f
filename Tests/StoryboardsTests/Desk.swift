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
  guard let file = fopen(path, "r") else { throw Complaint(.files, path) }
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

/// Frames in the window by name, of a scene of a storyboard as it was drawn or on another canvas.
func frames(
  _ storyboard: Storyboard, _ scene: String? = nil, _ canvas: Canvas = Canvas(), _ look: Look = Look()
) throws -> [String: [Double]] {
  let root = try scene.map { try storyboard.scene(named: $0) } ?? storyboard.first!
  var importer = try Importer(storyboard, root, canvas)
  let text = try importer.document().lines()
  let loaded = try LoadedScene.load(Source(name: "test.json", text: text), isRules: false, look)
  return loaded.windowFrames
}

/// Why a document cannot be read, as `line:column message`; nil for one that can.
func complaint(_ source: Source) -> String? {
  do throws(Complaint) {
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
