public import CCasement
import Solver

@implementation @_cdecl("cas_version") public func cas_version() -> Int32 {
  var s = Solver()
  let v =  (try? s.add()) ?? 0
  let q = s.sum(n: 1)
  s.release()
  return v + Int32(q)
}
@implementation @_cdecl("cas_version_string") public func cas_version_string() -> UnsafePointer<CChar>! {
 let s: StaticString = "0.1.0"
 return UnsafeRawPointer(s.utf8Start).assumingMemoryBound(to: CChar.self)
}
