import Documents
import Storyboards
import Testing

struct HostileTests {
  @Test func `entities and document types are refused with their position`() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE document [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>
      <document>&b;</document>
      """
    #expect(diagnostic(Source(name: "bomb", text: bomb))?.hasPrefix("2:20 a document type") == true)
    #expect(diagnostic(Source(name: "entity", text: "<document>&none;</document>"))?.hasPrefix("1:11 XML: ") == true)
  }

  @Test func `deep nesting is refused, without a deep stack`() {
    let deep = String(repeating: "<view>", count: 100_000)
    #expect(diagnostic(Source(name: "deep", text: deep)) == "1:3073 nested more than 512 deep")
  }

  @Test func `documents other than storyboards are refused`() {
    #expect(diagnostic(Source(name: "empty", text: "")) == "1:1 XML: no element found")
    #expect(diagnostic(Source(name: "half", text: "<document>\n <view"))?.hasPrefix("2:") == true)
    #expect(diagnostic(Source(name: "other", text: "<html/>"))?.hasPrefix("1:1 expected a storyboard") == true)
    let mac = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>"
    #expect(diagnostic(Source(name: "mac", text: mac))?.hasPrefix("1:11 expected a storyboard") == true)
    #expect(diagnostic(Source(name: "bytes", bytes: [0xff, 0xfe, 0x00, 0x3c])) != nil)
  }

  @Test func `wrong numbers, ids and words are reported with their position`() {
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/>"
    func view(_ id: String) -> String { "\n<view id=\"\(id)\">\(frame)</view>" }
    #expect(
      diagnostic(xib("\n<view id=\"a\"><rect key=\"frame\" x=\"e\" y=\"0\" width=\"1\" height=\"1\"/></view>"))
        == "5:32 <rect>: x=\"e\" is not a number")
    #expect(diagnostic(xib(view("a") + view("a"))) == "6:7 a second view with the id \"a\"")
    #expect(diagnostic(xib("\n<view>\(frame)</view>")) == "5:1 a view without an id")
    func constraint(_ attributes: String) -> String? {
      diagnostic(xib(view("a"), "\n<constraint \(attributes) id=\"c\"/>"))
    }
    #expect(
      constraint("firstItem=\"b\" firstAttribute=\"top\"")
        == "7:13 <constraint>: nothing in this document has the id \"b\"")
    #expect(
      constraint("firstAttribute=\"tpo\"")
        == "7:13 <constraint>: firstAttribute=\"tpo\" is not an attribute; did you mean \"top\"?")
    #expect(
      constraint("firstAttribute=\"width\" relation=\"less\"")?.contains("relation=\"less\" is not one of") == true)
    #expect(constraint("firstAttribute=\"width\" multiplier=\"1:0\"")?.contains("neither a number nor a ratio") == true)
    let ratio = "firstAttribute=\"width\" secondAttribute=\"height\" secondItem=\"a\" multiplier=\"1: 1\""
    #expect(constraint(ratio) == nil)
    #expect(constraint("firstAttribute=\"width\" priority=\"2000\"")?.contains("is not a priority") == true)
    #expect(constraint("firstAttribute=\"width\" constant=\"1e400\"")?.contains("is not a number") == true)
    #expect(constraint("firstAttribute=\"width\" constant=\"8\"") == nil)
  }

  @Test func `segues in a cycle are read`() throws {
    func controller(_ name: String, _ id: String, _ next: String) -> String {
      """
      <scene><objects><\(name) id="\(id)"><view key="view" id="v\(id)">
      <rect key="frame" x="0" y="0" width="320" height="568"/></view>
      <connections><segue destination="\(next)" kind="push"/></connections></\(name)></objects></scene>
      """
    }
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" toolsVersion=\"5056\"><scenes>"
      + controller("viewController", "a", "b") + controller("viewController", "b", "a") + "</scenes></document>"
    #expect(diagnostic(Source(name: "circle", text: text)) == nil)
  }

  @Test func `every truncated document is refused`() throws {
    let source = xib(
      "<label id=\"a\" text=\"ä\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></label>")
    for count in source.bytes.indices {
      #expect(diagnostic(Source(name: "cut", bytes: Array(source.bytes[..<count]))) != nil)
    }
  }
}
