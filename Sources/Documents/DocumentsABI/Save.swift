// The saving function of casement_documents.h: it converts its arguments, makes one call and converts the result.

public import CCasementDocuments
import Documents
import Pictures

@implementation @_cdecl("cas_documents_write_scene")
public func cas_documents_write_scene(
  _ scene: OpaquePointer?, _ write: cas_write?, _ context: UnsafeMutableRawPointer?
) -> cas_status {
  guard let scene, let write else { return cas_status(CAS_ERROR_NULL) }
  do throws(PictureError) {
    tell(try sceneText(of: scene), write, context)
    return cas_status(CAS_OK)
  } catch {
    return error.status
  }
}
