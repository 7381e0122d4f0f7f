// docs/scene.schema.json has the same keys and words as the reader.

import Testing

@testable import Documents

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads the schema of the repository.
private func schema() throws -> Value {
  let path = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/docs/scene.schema.json"
  let file = try #require(fopen(path, "r"))
  defer { fclose(file) }
  var bytes: [UInt8] = []
  while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
  return try Document(Source(name: path, bytes: bytes)).root
}

extension Value {
  fileprivate subscript(key: String) -> Value? {
    (try? pairs(key))?.first { $0.key.content == key }?.value
  }

  /// The keys of an object of the schema.
  fileprivate var keys: Set<String> {
    Set(((try? self["properties"]?.pairs("properties")) ?? []).map { $0.key.content })
  }
}

private func words<Key: CaseIterable & RawRepresentable<String>>(_ keys: Key.Type) -> Set<String> {
  Set(Key.allCases.map { $0.rawValue })
}

@Test func `the schema has the keys that the reader has`() throws {
  let schema = try schema()
  let parts = try #require(schema["$defs"])
  #expect(schema.keys == words(SceneKey.self))
  #expect(parts["view"]?.keys == words(ViewKey.self))
  #expect(parts["controller"]?.keys == words(ControllerKey.self))
  #expect(parts["rule"]?.keys == words(RuleKey.self))
  #expect(parts["constraint"]?.keys == words(ConstraintKey.self))
  #expect(parts["event"]?.keys == words(EventKey.self))
  #expect(parts["obstruction"]?.keys == words(ObstructionKey.self))
  #expect(parts["bar"]?.keys == words(BarKey.self))
  #expect(schema["properties"]?["heights"]?.keys == words(HeightKey.self))
  #expect(schema["properties"]?["status_bar"]?.keys == words(StatusBarKey.self))
  #expect(parts["controller"]?["properties"]?["collapsing"]?.keys == words(CollapsingKey.self))
}

@Test func `the schema has the words that the reader has`() throws {
  let schema = try schema()
  func words(_ rule: Value?) throws -> Set<String> {
    Set(try #require(rule?["enum"]).elements("enum").map { $0.content })
  }
  let view = schema["$defs"]?["view"]?["properties"]
  #expect(try words(schema["properties"]?["orientation"]) == Set(Choices.orientations.map { $0.0 }))
  #expect(try words(schema["properties"]?["direction"]) == Set(Choices.directions.map { $0.0 }))
  #expect(try words(schema["$defs"]?["obstruction"]?["properties"]?["kind"]) == Set(Choices.obstructions.map { $0.0 }))
  let device = try #require(schema["properties"]?["device"]?["anyOf"]).elements("anyOf")
  #expect(try words(device[0]) == Set(Choices.devices.map { $0.0 }))
  #expect(device[1].keys == Set(DeviceKey.allCases.map { $0.rawValue }))
  #expect(try words(view?["kind"]) == Set(Choices.kinds.map { $0.0 }))
  #expect(try words(view?["distribution"]) == Set(Choices.distributions.map { $0.0 }))
  #expect(try words(view?["alignment"]) == Set(Choices.alignments.map { $0.0 }))
  let event = schema["$defs"]?["event"]?["properties"]
  #expect(try words(event?["curve"]) == Set(Choices.curves.map { $0.0 }))
}
