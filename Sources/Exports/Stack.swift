// Made from include/casement.h by abi/exports.py; not to be edited.

import ABI
import CCasement
import Trace

@implementation @_cdecl("cas_stack_append")
public func cas_stack_append(
  _ scene: OpaquePointer?, _ stack: cas_item, _ views: UnsafePointer<cas_item>?, _ count: Int
) -> cas_status {
  if isRecorded(scene) { return recorded_stack_append(scene, stack, views, count) }
  return ABI.cas_stack_append(scene, stack, views, count)
}

@inline(never)
private func recorded_stack_append(
  _ scene: OpaquePointer?, _ stack: cas_item, _ views: UnsafePointer<cas_item>?, _ count: Int
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(stack), word(views), word(count)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 98, "cas_stack_append k:Eu[3]uz", words.span)
  let result = cas_stack_append(scene, stack, views, count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_stack_insert")
public func cas_stack_insert(_ scene: OpaquePointer?, _ stack: cas_item, _ view: cas_item, _ index: Int) -> cas_status {
  if isRecorded(scene) { return recorded_stack_insert(scene, stack, view, index) }
  return ABI.cas_stack_insert(scene, stack, view, index)
}

@inline(never)
private func recorded_stack_insert(_ scene: OpaquePointer?, _ stack: cas_item, _ view: cas_item, _ index: Int)
  -> cas_status
{
  let words: InlineArray<4, UInt64> = [word(scene), word(stack), word(view), word(index)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 99, "cas_stack_insert k:Euuz", words.span)
  let result = cas_stack_insert(scene, stack, view, index)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_stack_take")
public func cas_stack_take(_ scene: OpaquePointer?, _ view: cas_item) -> cas_status {
  if isRecorded(scene) { return recorded_stack_take(scene, view) }
  return ABI.cas_stack_take(scene, view)
}

@inline(never)
private func recorded_stack_take(_ scene: OpaquePointer?, _ view: cas_item) -> cas_status {
  let words: InlineArray<2, UInt64> = [word(scene), word(view)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 100, "cas_stack_take k:Eu", words.span)
  let result = cas_stack_take(scene, view)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_stack_count")
public func cas_stack_count(_ scene: OpaquePointer?, _ stack: cas_item) -> Int {
  if isRecorded(scene) { return recorded_stack_count(scene, stack) }
  return ABI.cas_stack_count(scene, stack)
}

@inline(never)
private func recorded_stack_count(_ scene: OpaquePointer?, _ stack: cas_item) -> Int {
  let words: InlineArray<2, UInt64> = [word(scene), word(stack)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 101, "cas_stack_count z:Eu", words.span)
  let result = cas_stack_count(scene, stack)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_stack_view")
public func cas_stack_view(_ scene: OpaquePointer?, _ stack: cas_item, _ index: Int) -> cas_item {
  if isRecorded(scene) { return recorded_stack_view(scene, stack, index) }
  return ABI.cas_stack_view(scene, stack, index)
}

@inline(never)
private func recorded_stack_view(_ scene: OpaquePointer?, _ stack: cas_item, _ index: Int) -> cas_item {
  let words: InlineArray<3, UInt64> = [word(scene), word(stack), word(index)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 102, "cas_stack_view u:Euz", words.span)
  let result = cas_stack_view(scene, stack, index)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_stack_set_axis")
public func cas_stack_set_axis(_ scene: OpaquePointer?, _ stack: cas_item, _ axis: cas_axis) -> cas_status {
  if isRecorded(scene) { return recorded_stack_set_axis(scene, stack, axis) }
  return ABI.cas_stack_set_axis(scene, stack, axis)
}

@inline(never)
private func recorded_stack_set_axis(_ scene: OpaquePointer?, _ stack: cas_item, _ axis: cas_axis) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(stack), word(axis)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 103, "cas_stack_set_axis k:Eui", words.span)
  let result = cas_stack_set_axis(scene, stack, axis)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_stack_set_distribution")
public func cas_stack_set_distribution(_ scene: OpaquePointer?, _ stack: cas_item, _ distribution: cas_distribution)
  -> cas_status
{
  if isRecorded(scene) { return recorded_stack_set_distribution(scene, stack, distribution) }
  return ABI.cas_stack_set_distribution(scene, stack, distribution)
}

@inline(never)
private func recorded_stack_set_distribution(
  _ scene: OpaquePointer?, _ stack: cas_item, _ distribution: cas_distribution
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(stack), word(distribution)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 104, "cas_stack_set_distribution k:Eui", words.span)
  let result = cas_stack_set_distribution(scene, stack, distribution)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_stack_set_alignment")
public func cas_stack_set_alignment(_ scene: OpaquePointer?, _ stack: cas_item, _ alignment: cas_alignment)
  -> cas_status
{
  if isRecorded(scene) { return recorded_stack_set_alignment(scene, stack, alignment) }
  return ABI.cas_stack_set_alignment(scene, stack, alignment)
}

@inline(never)
private func recorded_stack_set_alignment(_ scene: OpaquePointer?, _ stack: cas_item, _ alignment: cas_alignment)
  -> cas_status
{
  let words: InlineArray<3, UInt64> = [word(scene), word(stack), word(alignment)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 105, "cas_stack_set_alignment k:Eui", words.span)
  let result = cas_stack_set_alignment(scene, stack, alignment)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_stack_set_spacing")
public func cas_stack_set_spacing(_ scene: OpaquePointer?, _ stack: cas_item, _ spacing: Double) -> cas_status {
  if isRecorded(scene) { return recorded_stack_set_spacing(scene, stack, spacing) }
  return ABI.cas_stack_set_spacing(scene, stack, spacing)
}

@inline(never)
private func recorded_stack_set_spacing(_ scene: OpaquePointer?, _ stack: cas_item, _ spacing: Double) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(stack), word(spacing)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 106, "cas_stack_set_spacing k:Eud", words.span)
  let result = cas_stack_set_spacing(scene, stack, spacing)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_stack_set_in_margins")
public func cas_stack_set_in_margins(_ scene: OpaquePointer?, _ stack: cas_item, _ in_margins: Int32) -> cas_status {
  if isRecorded(scene) { return recorded_stack_set_in_margins(scene, stack, in_margins) }
  return ABI.cas_stack_set_in_margins(scene, stack, in_margins)
}

@inline(never)
private func recorded_stack_set_in_margins(_ scene: OpaquePointer?, _ stack: cas_item, _ in_margins: Int32)
  -> cas_status
{
  let words: InlineArray<3, UInt64> = [word(scene), word(stack), word(in_margins)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 107, "cas_stack_set_in_margins k:Eui", words.span)
  let result = cas_stack_set_in_margins(scene, stack, in_margins)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_stack_set_spacing_after")
public func cas_stack_set_spacing_after(_ scene: OpaquePointer?, _ view: cas_item, _ spacing: Double) -> cas_status {
  if isRecorded(scene) { return recorded_stack_set_spacing_after(scene, view, spacing) }
  return ABI.cas_stack_set_spacing_after(scene, view, spacing)
}

@inline(never)
private func recorded_stack_set_spacing_after(_ scene: OpaquePointer?, _ view: cas_item, _ spacing: Double)
  -> cas_status
{
  let words: InlineArray<3, UInt64> = [word(scene), word(view), word(spacing)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 108, "cas_stack_set_spacing_after k:Eud", words.span)
  let result = cas_stack_set_spacing_after(scene, view, spacing)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_stack_reset_spacing_after")
public func cas_stack_reset_spacing_after(_ scene: OpaquePointer?, _ view: cas_item) -> cas_status {
  if isRecorded(scene) { return recorded_stack_reset_spacing_after(scene, view) }
  return ABI.cas_stack_reset_spacing_after(scene, view)
}

@inline(never)
private func recorded_stack_reset_spacing_after(_ scene: OpaquePointer?, _ view: cas_item) -> cas_status {
  let words: InlineArray<2, UInt64> = [word(scene), word(view)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 109, "cas_stack_reset_spacing_after k:Eu", words.span)
  let result = cas_stack_reset_spacing_after(scene, view)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}
