// Structs of the C interface that begin with their size: settings, which are read and set as a whole, and states.

package import CCasement

/// The looks of items, by their ids. Items without one are drawn as plain views.
package typealias Looks = [cas_item: Look]

/// A struct of the interface that begins with its size.
package protocol Sized {
  init()
  var size: Int { get set }
}

extension cas_scene_settings: Sized {}
extension cas_view_settings: Sized {}
extension cas_view_state: Sized {}
extension cas_stack_settings: Sized {}
extension cas_arranged_settings: Sized {}
extension cas_screen_settings: Sized {}
extension cas_screen_state: Sized {}
extension cas_controller_settings: Sized {}
extension cas_controller_state: Sized {}
extension cas_scroll_settings: Sized {}
extension cas_scroll_state: Sized {}
extension cas_bar_settings: Sized {}
extension cas_flow_settings: Sized {}
extension cas_grid_settings: Sized {}
extension cas_boxed_settings: Sized {}
extension cas_dimensions_settings: Sized {}
extension cas_bar_state: Sized {}
extension cas_status_bar_state: Sized {}

/// Returns what a function of the C interface fills in, such as `cas_view_get`, and the status of the call.
package func filled<Struct: Sized>(
  _ type: Struct.Type = Struct.self, _ get: (UnsafeMutablePointer<Struct>) -> cas_status
) -> (value: Struct, status: cas_status) {
  var value = Struct()
  value.size = MemoryLayout<Struct>.size
  let status = get(&value)
  return (value, status)
}

/// Changes some members of settings: gets all of them, changes what `body` changes, and sets all of them in one call.
/// Returns the status of the call that failed, or that of the last one.
package func change<Settings: Sized, Failure: Error>(
  _ get: (UnsafeMutablePointer<Settings>) -> cas_status, _ set: (UnsafePointer<Settings>) -> cas_status,
  _ body: (inout Settings) throws(Failure) -> Void
) throws(Failure) -> cas_status {
  var (settings, status) = filled(Settings.self, get)
  if status < 0 { return status }
  try body(&settings)
  return set(&settings)
}

/// Returns how the device is held; nil without a screen, which is no error of the scene.
package func deviceOrientation(of scene: OpaquePointer) -> cas_orientation? {
  if cas_scene_time(scene).isNaN { return nil }
  return filled(cas_screen_state.self) { cas_screen_get_state(scene, $0) }.value.orientation
}
