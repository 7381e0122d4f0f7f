import CCasement
import Testing

@testable import Pictures

@Suite struct FilmstripTests {
  /// A view 100 high above the keyboard guide, which an animation of a second moves.
  private func stage(moves flags: UInt32) throws -> PictureScene {
    let stage = try PictureScene(profile: CAS_PROFILE_IOS7)
    _ = try stage.view("box")
    stage.rules("H:|[box]|", "V:[box(100)]", "box.bottom == keyboard_guide.top")
    stage.layout()
    #expect(cas_scene_begin_animation(stage.scene, 1, cas_curve(CAS_CURVE_LINEAR), flags) == CAS_OK)
    let frame = cas_keyboard_standard_frame(stage.scene, 0)
    #expect(cas_keyboard_show(stage.scene, frame, 1, cas_curve(CAS_CURVE_LINEAR)) == CAS_OK)
    #expect(cas_scene_commit_animation(stage.scene) == CAS_OK)
    return stage
  }

  /// Where boxes 100 high are drawn, from the top of the window.
  private func tops(_ text: String) -> [String] {
    text.split(separator: "<rect x=\"20\" y=\"").compactMap { part in
      part.contains("\" width=\"320\" height=\"100\"") && part.contains("#edf3fb")
        ? String(part.prefix { $0 != "\"" }) : nil
    }
  }

  @Test(arguments: [UInt32(0), 2])
  func `pictures show animated items, and do not change reports`(flags: UInt32) throws {
    let stage = try stage(moves: flags)
    #expect(cas_scene_sample(stage.scene, 0.25, nil, nil) == CAS_OK)
    let digest = cas_scene_digest(stage.scene)
    #expect(tops(try stage.filmstrip(3) { $0.zoom = 1 }) == ["400", "292", "184"])
    #expect(flags != 0 || cas_scene_digest(stage.scene) == digest)
    #expect(cas_scene_time(stage.scene) == 0.25)
    // The next sample reports the frame, whatever the pictures showed.
    var (changes, count): (UnsafePointer<cas_change>?, Int) = (nil, 0)
    #expect(cas_scene_sample(stage.scene, 0.5, &changes, &count) == CAS_OK)
    let box = UnsafeBufferPointer(start: changes, count: count).first {
      String(cString: cas_item_name(stage.scene, $0.item)) == "box"
    }
    #expect(box?.frame.y == 272)
  }

  @Test func `a label has the same place in all pictures`() throws {
    let text = try stage(moves: 0).filmstrip(5) { $0.zoom = 1 }
    let labels = text.split(separator: "<text x=\"").filter { $0.contains(">box<") }
    #expect(labels.count == 5 && Set(labels.map { $0.prefix { $0 != "\"" } }).count == 1)
    #expect(isWellFormed(text) && text.contains(">0.25 s</text>"))
  }
}
