// Made from include/casement.h by abi/exports.py; not to be edited.

import ABI
import CCasement
import Trace

@implementation @_cdecl("cas_item_name")
public func cas_item_name(_ scene: OpaquePointer?, _ item: cas_item) -> UnsafePointer<CChar>? {
  if isRecorded(scene) { return recorded_item_name(scene, item) }
  return ABI.cas_item_name(scene, item)
}

@inline(never)
private func recorded_item_name(_ scene: OpaquePointer?, _ item: cas_item) -> UnsafePointer<CChar>? {
  let words: InlineArray<2, UInt64> = [word(scene), word(item)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 55, "cas_item_name s:Eu", words.span)
  let result = cas_item_name(scene, item)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_item_kind")
public func cas_item_kind(_ scene: OpaquePointer?, _ item: cas_item) -> cas_kind {
  if isRecorded(scene) { return recorded_item_kind(scene, item) }
  return ABI.cas_item_kind(scene, item)
}

@inline(never)
private func recorded_item_kind(_ scene: OpaquePointer?, _ item: cas_item) -> cas_kind {
  let words: InlineArray<2, UInt64> = [word(scene), word(item)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 56, "cas_item_kind i:Eu", words.span)
  let result = cas_item_kind(scene, item)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_item_parent")
public func cas_item_parent(_ scene: OpaquePointer?, _ item: cas_item) -> cas_item {
  if isRecorded(scene) { return recorded_item_parent(scene, item) }
  return ABI.cas_item_parent(scene, item)
}

@inline(never)
private func recorded_item_parent(_ scene: OpaquePointer?, _ item: cas_item) -> cas_item {
  let words: InlineArray<2, UInt64> = [word(scene), word(item)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 57, "cas_item_parent u:Eu", words.span)
  let result = cas_item_parent(scene, item)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_item_first_child")
public func cas_item_first_child(_ scene: OpaquePointer?, _ item: cas_item) -> cas_item {
  if isRecorded(scene) { return recorded_item_first_child(scene, item) }
  return ABI.cas_item_first_child(scene, item)
}

@inline(never)
private func recorded_item_first_child(_ scene: OpaquePointer?, _ item: cas_item) -> cas_item {
  let words: InlineArray<2, UInt64> = [word(scene), word(item)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 58, "cas_item_first_child u:Eu", words.span)
  let result = cas_item_first_child(scene, item)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_item_first_guide")
public func cas_item_first_guide(_ scene: OpaquePointer?, _ item: cas_item) -> cas_item {
  if isRecorded(scene) { return recorded_item_first_guide(scene, item) }
  return ABI.cas_item_first_guide(scene, item)
}

@inline(never)
private func recorded_item_first_guide(_ scene: OpaquePointer?, _ item: cas_item) -> cas_item {
  let words: InlineArray<2, UInt64> = [word(scene), word(item)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 59, "cas_item_first_guide u:Eu", words.span)
  let result = cas_item_first_guide(scene, item)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_item_next_sibling")
public func cas_item_next_sibling(_ scene: OpaquePointer?, _ item: cas_item) -> cas_item {
  if isRecorded(scene) { return recorded_item_next_sibling(scene, item) }
  return ABI.cas_item_next_sibling(scene, item)
}

@inline(never)
private func recorded_item_next_sibling(_ scene: OpaquePointer?, _ item: cas_item) -> cas_item {
  let words: InlineArray<2, UInt64> = [word(scene), word(item)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 60, "cas_item_next_sibling u:Eu", words.span)
  let result = cas_item_next_sibling(scene, item)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_item_is_hidden")
public func cas_item_is_hidden(_ scene: OpaquePointer?, _ item: cas_item) -> Int32 {
  if isRecorded(scene) { return recorded_item_is_hidden(scene, item) }
  return ABI.cas_item_is_hidden(scene, item)
}

@inline(never)
private func recorded_item_is_hidden(_ scene: OpaquePointer?, _ item: cas_item) -> Int32 {
  let words: InlineArray<2, UInt64> = [word(scene), word(item)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 64, "cas_item_is_hidden i:Eu", words.span)
  let result = cas_item_is_hidden(scene, item)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_item_is_right_to_left")
public func cas_item_is_right_to_left(_ scene: OpaquePointer?, _ item: cas_item) -> Int32 {
  if isRecorded(scene) { return recorded_item_is_right_to_left(scene, item) }
  return ABI.cas_item_is_right_to_left(scene, item)
}

@inline(never)
private func recorded_item_is_right_to_left(_ scene: OpaquePointer?, _ item: cas_item) -> Int32 {
  let words: InlineArray<2, UInt64> = [word(scene), word(item)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 74, "cas_item_is_right_to_left i:Eu", words.span)
  let result = cas_item_is_right_to_left(scene, item)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_item_constraints")
public func cas_item_constraints(
  _ scene: OpaquePointer?, _ item: cas_item, _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  if isRecorded(scene) { return recorded_item_constraints(scene, item, out_constraints, out_count) }
  return ABI.cas_item_constraints(scene, item, out_constraints, out_count)
}

@inline(never)
private func recorded_item_constraints(
  _ scene: OpaquePointer?, _ item: cas_item, _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(item), word(out_constraints), word(out_count)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 91, "cas_item_constraints k:Eu>>(3)u>z", words.span)
  let result = cas_item_constraints(scene, item, out_constraints, out_count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_item_frame")
public func cas_item_frame(_ scene: OpaquePointer?, _ item: cas_item) -> cas_rect {
  if isRecorded(scene) { return recorded_item_frame(scene, item) }
  return ABI.cas_item_frame(scene, item)
}

@inline(never)
private func recorded_item_frame(_ scene: OpaquePointer?, _ item: cas_item) -> cas_rect {
  let words: InlineArray<2, UInt64> = [word(scene), word(item)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 111, "cas_item_frame {dddd}:Eu", words.span)
  let result = cas_item_frame(scene, item)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_item_window_frame")
public func cas_item_window_frame(_ scene: OpaquePointer?, _ item: cas_item) -> cas_rect {
  if isRecorded(scene) { return recorded_item_window_frame(scene, item) }
  return ABI.cas_item_window_frame(scene, item)
}

@inline(never)
private func recorded_item_window_frame(_ scene: OpaquePointer?, _ item: cas_item) -> cas_rect {
  let words: InlineArray<2, UInt64> = [word(scene), word(item)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 112, "cas_item_window_frame {dddd}:Eu", words.span)
  let result = cas_item_window_frame(scene, item)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_item_exact_frame")
public func cas_item_exact_frame(_ scene: OpaquePointer?, _ item: cas_item) -> cas_rect {
  if isRecorded(scene) { return recorded_item_exact_frame(scene, item) }
  return ABI.cas_item_exact_frame(scene, item)
}

@inline(never)
private func recorded_item_exact_frame(_ scene: OpaquePointer?, _ item: cas_item) -> cas_rect {
  let words: InlineArray<2, UInt64> = [word(scene), word(item)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 113, "cas_item_exact_frame {dddd}:Eu", words.span)
  let result = cas_item_exact_frame(scene, item)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_item_exact_window_frame")
public func cas_item_exact_window_frame(_ scene: OpaquePointer?, _ item: cas_item) -> cas_rect {
  if isRecorded(scene) { return recorded_item_exact_window_frame(scene, item) }
  return ABI.cas_item_exact_window_frame(scene, item)
}

@inline(never)
private func recorded_item_exact_window_frame(_ scene: OpaquePointer?, _ item: cas_item) -> cas_rect {
  let words: InlineArray<2, UInt64> = [word(scene), word(item)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 114, "cas_item_exact_window_frame {dddd}:Eu", words.span)
  let result = cas_item_exact_window_frame(scene, item)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_item_is_ambiguous")
public func cas_item_is_ambiguous(
  _ scene: OpaquePointer?, _ item: cas_item, _ axis: cas_axis, _ out_ambiguous: UnsafeMutablePointer<Int32>?
) -> cas_status {
  if isRecorded(scene) { return recorded_item_is_ambiguous(scene, item, axis, out_ambiguous) }
  return ABI.cas_item_is_ambiguous(scene, item, axis, out_ambiguous)
}

@inline(never)
private func recorded_item_is_ambiguous(
  _ scene: OpaquePointer?, _ item: cas_item, _ axis: cas_axis, _ out_ambiguous: UnsafeMutablePointer<Int32>?
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(item), word(axis), word(out_ambiguous)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 120, "cas_item_is_ambiguous k:Eui>i", words.span)
  let result = cas_item_is_ambiguous(scene, item, axis, out_ambiguous)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_item_constraints_affecting")
public func cas_item_constraints_affecting(
  _ scene: OpaquePointer?, _ item: cas_item, _ axis: cas_axis,
  _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?, _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  if isRecorded(scene) { return recorded_item_constraints_affecting(scene, item, axis, out_constraints, out_count) }
  return ABI.cas_item_constraints_affecting(scene, item, axis, out_constraints, out_count)
}

@inline(never)
private func recorded_item_constraints_affecting(
  _ scene: OpaquePointer?, _ item: cas_item, _ axis: cas_axis,
  _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?, _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  let words: InlineArray<5, UInt64> = [word(scene), word(item), word(axis), word(out_constraints), word(out_count)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 123, "cas_item_constraints_affecting k:Eui>>(4)u>z", words.span)
  let result = cas_item_constraints_affecting(scene, item, axis, out_constraints, out_count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_item_obscured")
public func cas_item_obscured(
  _ scene: OpaquePointer?, _ item: cas_item, _ out_insets: UnsafeMutablePointer<cas_insets>?
) -> cas_status {
  if isRecorded(scene) { return recorded_item_obscured(scene, item, out_insets) }
  return ABI.cas_item_obscured(scene, item, out_insets)
}

@inline(never)
private func recorded_item_obscured(
  _ scene: OpaquePointer?, _ item: cas_item, _ out_insets: UnsafeMutablePointer<cas_insets>?
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(item), word(out_insets)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 161, "cas_item_obscured k:Eu>{dddd}", words.span)
  let result = cas_item_obscured(scene, item, out_insets)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_item_shown_frame")
public func cas_item_shown_frame(_ scene: OpaquePointer?, _ item: cas_item) -> cas_rect {
  if isRecorded(scene) { return recorded_item_shown_frame(scene, item) }
  return ABI.cas_item_shown_frame(scene, item)
}

@inline(never)
private func recorded_item_shown_frame(_ scene: OpaquePointer?, _ item: cas_item) -> cas_rect {
  let words: InlineArray<2, UInt64> = [word(scene), word(item)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 185, "cas_item_shown_frame {dddd}:Eu", words.span)
  let result = cas_item_shown_frame(scene, item)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}
