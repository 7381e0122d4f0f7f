// The chat of bindings/c/embedding.c, by the module map that is installed.
import CCasement
import Foundation

var options = cas_scene_options()
options.size = MemoryLayout<cas_scene_options>.size
options.profile = cas_profile(CAS_PROFILE_IOS7)
(options.width, options.height, options.scale) = (320, 480, 2)
var status = cas_status(CAS_OK)
guard let scene = cas_scene_new(&options, &status) else { fatalError(String(cString: cas_status_text(status))) }
defer { cas_scene_free(scene) }

func expect(_ status: cas_status) {
  precondition(status == CAS_OK, String(cString: cas_scene_last_error(scene)))
}

/// Numbers as all the programs print them.
func text(_ numbers: Double...) -> [String] { numbers.map { String(format: "%.1f", $0) } }

let bars = cas_scene_add_controller(scene, CAS_WINDOW, cas_controller_kind(CAS_NAVIGATION), nil)
let root = cas_controller_view(scene, cas_navigation_push(scene, bars, "chat"))
let messages = cas_scene_add_view(scene, root, cas_kind(CAS_SCROLL), "messages")
let input = cas_scene_add_view(scene, root, cas_kind(CAS_PLAIN), "input")
let field = cas_scene_add_view(scene, input, cas_kind(CAS_PLAIN), "text")
let send = cas_scene_add_view(scene, input, cas_kind(CAS_PLAIN), "send")
expect(cas_view_set_intrinsic(scene, field, CAS_NO_METRIC, 30))
expect(cas_view_set_intrinsic(scene, send, 60, 30))

let rules = """
  H:|[messages]|
  V:|[messages]|
  H:|[input]|
  H:|-8-[text]-[send]-8-|
  input.height == 44
  input.bottom == keyboard_guide.top
  text.centerY == input.centerY
  send.centerY == text.centerY
  """
expect(cas_scene_add_format(scene, rules, nil, nil, nil))
var docking = cas_scroll_settings()
docking.size = MemoryLayout<cas_scroll_settings>.size
expect(cas_scroll_get(scene, messages, &docking))
docking.docked = input  // the input counts into the insets
expect(cas_scroll_set(scene, messages, &docking))
expect(cas_scene_layout_if_needed(scene, nil, nil))

expect(cas_keyboard_show(scene, cas_keyboard_standard_frame(scene, 0), 0.25, cas_curve(CAS_CURVE_KEYBOARD)))
for milliseconds in stride(from: 0, through: 500, by: 50) {  // the callback of each screen refresh
  var first: UnsafePointer<cas_change>?
  var count = 0
  expect(cas_scene_sample(scene, Double(milliseconds) / 1000, &first, &count))
  print("\(milliseconds) ms")
  for change in UnsafeBufferPointer(start: first, count: count) {
    let name = String(cString: cas_item_name(scene, change.item))
    let frame = text(change.frame.x, change.frame.y, change.frame.width, change.frame.height)
    print("  \(name) (\(frame[0]), \(frame[1])) \(frame[2]) x \(frame[3])")
  }
}
var state = cas_scroll_state()
state.size = MemoryLayout<cas_scroll_state>.size
expect(cas_scroll_get_state(scene, messages, &state))
let insets = state.insets
let sides = text(insets.top, insets.left, insets.bottom, insets.right).joined(separator: ", ")
print("messages are padded by (\(sides))")
