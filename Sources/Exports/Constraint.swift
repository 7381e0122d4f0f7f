// Made from include/casement.h by abi/exports.py; not to be edited.

import ABI
import CCasement
import Trace

@implementation @_cdecl("cas_constraint_remove")
public func cas_constraint_remove(_ scene: OpaquePointer?, _ constraint: cas_constraint) -> cas_status {
  if isRecorded(scene) { return recorded_constraint_remove(scene, constraint) }
  return ABI.cas_constraint_remove(scene, constraint)
}

@inline(never)
private func recorded_constraint_remove(_ scene: OpaquePointer?, _ constraint: cas_constraint) -> cas_status {
  let words: InlineArray<2, UInt64> = [word(scene), word(constraint)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 80, "cas_constraint_remove k:Eu", words.span)
  let result = cas_constraint_remove(scene, constraint)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_constraint_set_active")
public func cas_constraint_set_active(_ scene: OpaquePointer?, _ constraint: cas_constraint, _ is_active: Int32)
  -> cas_status
{
  if isRecorded(scene) { return recorded_constraint_set_active(scene, constraint, is_active) }
  return ABI.cas_constraint_set_active(scene, constraint, is_active)
}

@inline(never)
private func recorded_constraint_set_active(_ scene: OpaquePointer?, _ constraint: cas_constraint, _ is_active: Int32)
  -> cas_status
{
  let words: InlineArray<3, UInt64> = [word(scene), word(constraint), word(is_active)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 82, "cas_constraint_set_active k:Eui", words.span)
  let result = cas_constraint_set_active(scene, constraint, is_active)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_constraint_set_constant")
public func cas_constraint_set_constant(_ scene: OpaquePointer?, _ constraint: cas_constraint, _ constant: Double)
  -> cas_status
{
  if isRecorded(scene) { return recorded_constraint_set_constant(scene, constraint, constant) }
  return ABI.cas_constraint_set_constant(scene, constraint, constant)
}

@inline(never)
private func recorded_constraint_set_constant(_ scene: OpaquePointer?, _ constraint: cas_constraint, _ constant: Double)
  -> cas_status
{
  let words: InlineArray<3, UInt64> = [word(scene), word(constraint), word(constant)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 84, "cas_constraint_set_constant k:Eud", words.span)
  let result = cas_constraint_set_constant(scene, constraint, constant)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_constraint_set_priority")
public func cas_constraint_set_priority(_ scene: OpaquePointer?, _ constraint: cas_constraint, _ priority: cas_priority)
  -> cas_status
{
  if isRecorded(scene) { return recorded_constraint_set_priority(scene, constraint, priority) }
  return ABI.cas_constraint_set_priority(scene, constraint, priority)
}

@inline(never)
private func recorded_constraint_set_priority(
  _ scene: OpaquePointer?, _ constraint: cas_constraint, _ priority: cas_priority
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(constraint), word(priority)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 86, "cas_constraint_set_priority k:Eui", words.span)
  let result = cas_constraint_set_priority(scene, constraint, priority)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_constraint_set_weight")
public func cas_constraint_set_weight(_ scene: OpaquePointer?, _ constraint: cas_constraint, _ weight: Double)
  -> cas_status
{
  if isRecorded(scene) { return recorded_constraint_set_weight(scene, constraint, weight) }
  return ABI.cas_constraint_set_weight(scene, constraint, weight)
}

@inline(never)
private func recorded_constraint_set_weight(_ scene: OpaquePointer?, _ constraint: cas_constraint, _ weight: Double)
  -> cas_status
{
  let words: InlineArray<3, UInt64> = [word(scene), word(constraint), word(weight)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 87, "cas_constraint_set_weight k:Eud", words.span)
  let result = cas_constraint_set_weight(scene, constraint, weight)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_constraint_get")
public func cas_constraint_get(
  _ scene: OpaquePointer?, _ constraint: cas_constraint, _ out_equation: UnsafeMutablePointer<cas_equation>?
) -> cas_status {
  if isRecorded(scene) { return recorded_constraint_get(scene, constraint, out_equation) }
  return ABI.cas_constraint_get(scene, constraint, out_equation)
}

@inline(never)
private func recorded_constraint_get(
  _ scene: OpaquePointer?, _ constraint: cas_constraint, _ out_equation: UnsafeMutablePointer<cas_equation>?
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(constraint), word(out_equation)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 88, "cas_constraint_get k:Eu>{uiiuiidddsi}", words.span)
  let result = cas_constraint_get(scene, constraint, out_equation)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_constraint_write")
public func cas_constraint_write(
  _ scene: OpaquePointer?, _ constraint: cas_constraint, _ write: cas_write?, _ context: UnsafeMutableRawPointer?
) -> cas_status {
  if isRecorded(scene) { return recorded_constraint_write(scene, constraint, write, context) }
  return ABI.cas_constraint_write(scene, constraint, write, context)
}

@inline(never)
private func recorded_constraint_write(
  _ scene: OpaquePointer?, _ constraint: cas_constraint, _ write: cas_write?, _ context: UnsafeMutableRawPointer?
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(constraint), word(write), word(context)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 92, "cas_constraint_write k:EuW-", words.span)
  let result = call.recording.relaying(write, context) { cas_constraint_write(scene, constraint, $0, $1) }
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_constraint_violation")
public func cas_constraint_violation(
  _ scene: OpaquePointer?, _ constraint: cas_constraint, _ out_violation: UnsafeMutablePointer<Double>?
) -> cas_status {
  if isRecorded(scene) { return recorded_constraint_violation(scene, constraint, out_violation) }
  return ABI.cas_constraint_violation(scene, constraint, out_violation)
}

@inline(never)
private func recorded_constraint_violation(
  _ scene: OpaquePointer?, _ constraint: cas_constraint, _ out_violation: UnsafeMutablePointer<Double>?
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(constraint), word(out_violation)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 93, "cas_constraint_violation k:Eu>d", words.span)
  let result = cas_constraint_violation(scene, constraint, out_violation)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}
