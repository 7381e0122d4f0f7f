// The scenes of a storyboard, for the playground, which lays all of them out.

import CCasementDocuments
import Documents
import Storyboards

/// Writes a line for each scene of a storyboard or xib: its id, a tab, its names with commas between them.
/// Returns 1, or 0 if the file cannot be read; then the errors are written.
@_cdecl("playground_scenes")
public func playground_scenes(
  _ bytes: UnsafePointer<CChar>, _ length: Int, _ name: UnsafePointer<CChar>, _ write: cas_write,
  _ context: UnsafeMutableRawPointer?
) -> Int32 {
  do throws(Diagnostic) {
    let content = Array(UnsafeRawBufferPointer(start: bytes, count: length))
    let storyboard = try Storyboard(Source(name: String(cString: name), bytes: content))
    for scene in storyboard.roots {
      tell("\(scene.id)\t\(scene.names.joined(separator: ", "))\n", write, context)
    }
    return 1
  } catch {
    tell(error.text(), write, context)
    return 0
  }
}
