// Made from include/casement.h by abi/exports.py; not to be edited.

import ABI
import CCasement
import Trace

@implementation @_cdecl("cas_view_set_hidden")
public func cas_view_set_hidden(_ scene: OpaquePointer?, _ view: cas_item, _ is_hidden: Int32) -> cas_status {
  if isRecorded(scene) { return recorded_view_set_hidden(scene, view, is_hidden) }
  return ABI.cas_view_set_hidden(scene, view, is_hidden)
}

@inline(never)
private func recorded_view_set_hidden(_ scene: OpaquePointer?, _ view: cas_item, _ is_hidden: Int32) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(view), word(is_hidden)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 63, "cas_view_set_hidden k:Eui", words.span)
  let result = cas_view_set_hidden(scene, view, is_hidden)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_view_set_intrinsic")
public func cas_view_set_intrinsic(_ scene: OpaquePointer?, _ view: cas_item, _ width: Double, _ height: Double)
  -> cas_status
{
  if isRecorded(scene) { return recorded_view_set_intrinsic(scene, view, width, height) }
  return ABI.cas_view_set_intrinsic(scene, view, width, height)
}

@inline(never)
private func recorded_view_set_intrinsic(_ scene: OpaquePointer?, _ view: cas_item, _ width: Double, _ height: Double)
  -> cas_status
{
  let words: InlineArray<4, UInt64> = [word(scene), word(view), word(width), word(height)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 65, "cas_view_set_intrinsic k:Eudd", words.span)
  let result = cas_view_set_intrinsic(scene, view, width, height)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_view_set_hugging")
public func cas_view_set_hugging(_ scene: OpaquePointer?, _ view: cas_item, _ axis: cas_axis, _ priority: cas_priority)
  -> cas_status
{
  if isRecorded(scene) { return recorded_view_set_hugging(scene, view, axis, priority) }
  return ABI.cas_view_set_hugging(scene, view, axis, priority)
}

@inline(never)
private func recorded_view_set_hugging(
  _ scene: OpaquePointer?, _ view: cas_item, _ axis: cas_axis, _ priority: cas_priority
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(view), word(axis), word(priority)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 67, "cas_view_set_hugging k:Euii", words.span)
  let result = cas_view_set_hugging(scene, view, axis, priority)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_view_set_compression")
public func cas_view_set_compression(
  _ scene: OpaquePointer?, _ view: cas_item, _ axis: cas_axis, _ priority: cas_priority
) -> cas_status {
  if isRecorded(scene) { return recorded_view_set_compression(scene, view, axis, priority) }
  return ABI.cas_view_set_compression(scene, view, axis, priority)
}

@inline(never)
private func recorded_view_set_compression(
  _ scene: OpaquePointer?, _ view: cas_item, _ axis: cas_axis, _ priority: cas_priority
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(view), word(axis), word(priority)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 68, "cas_view_set_compression k:Euii", words.span)
  let result = cas_view_set_compression(scene, view, axis, priority)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_view_set_baselines")
public func cas_view_set_baselines(_ scene: OpaquePointer?, _ view: cas_item, _ first: Double, _ last: Double)
  -> cas_status
{
  if isRecorded(scene) { return recorded_view_set_baselines(scene, view, first, last) }
  return ABI.cas_view_set_baselines(scene, view, first, last)
}

@inline(never)
private func recorded_view_set_baselines(_ scene: OpaquePointer?, _ view: cas_item, _ first: Double, _ last: Double)
  -> cas_status
{
  let words: InlineArray<4, UInt64> = [word(scene), word(view), word(first), word(last)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 69, "cas_view_set_baselines k:Eudd", words.span)
  let result = cas_view_set_baselines(scene, view, first, last)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_view_set_margins")
public func cas_view_set_margins(_ scene: OpaquePointer?, _ view: cas_item, _ margins: cas_insets) -> cas_status {
  if isRecorded(scene) { return recorded_view_set_margins(scene, view, margins) }
  return ABI.cas_view_set_margins(scene, view, margins)
}

@inline(never)
private func recorded_view_set_margins(_ scene: OpaquePointer?, _ view: cas_item, _ margins: cas_insets) -> cas_status {
  let words: InlineArray<6, UInt64> = [
    word(scene), word(view), word(margins.top), word(margins.left), word(margins.bottom), word(margins.right),
  ]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 70, "cas_view_set_margins k:Eu{dddd}", words.span)
  let result = cas_view_set_margins(scene, view, margins)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_view_set_alignment_insets")
public func cas_view_set_alignment_insets(_ scene: OpaquePointer?, _ view: cas_item, _ insets: cas_insets) -> cas_status
{
  if isRecorded(scene) { return recorded_view_set_alignment_insets(scene, view, insets) }
  return ABI.cas_view_set_alignment_insets(scene, view, insets)
}

@inline(never)
private func recorded_view_set_alignment_insets(_ scene: OpaquePointer?, _ view: cas_item, _ insets: cas_insets)
  -> cas_status
{
  let words: InlineArray<6, UInt64> = [
    word(scene), word(view), word(insets.top), word(insets.left), word(insets.bottom), word(insets.right),
  ]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 71, "cas_view_set_alignment_insets k:Eu{dddd}", words.span)
  let result = cas_view_set_alignment_insets(scene, view, insets)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_view_set_background")
public func cas_view_set_background(_ scene: OpaquePointer?, _ view: cas_item, _ colour: UInt32) -> cas_status {
  if isRecorded(scene) { return recorded_view_set_background(scene, view, colour) }
  return ABI.cas_view_set_background(scene, view, colour)
}

@inline(never)
private func recorded_view_set_background(_ scene: OpaquePointer?, _ view: cas_item, _ colour: UInt32) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(view), word(colour)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 72, "cas_view_set_background k:Euu", words.span)
  let result = cas_view_set_background(scene, view, colour)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_view_set_direction")
public func cas_view_set_direction(_ scene: OpaquePointer?, _ view: cas_item, _ direction: cas_direction) -> cas_status
{
  if isRecorded(scene) { return recorded_view_set_direction(scene, view, direction) }
  return ABI.cas_view_set_direction(scene, view, direction)
}

@inline(never)
private func recorded_view_set_direction(_ scene: OpaquePointer?, _ view: cas_item, _ direction: cas_direction)
  -> cas_status
{
  let words: InlineArray<3, UInt64> = [word(scene), word(view), word(direction)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 73, "cas_view_set_direction k:Eui", words.span)
  let result = cas_view_set_direction(scene, view, direction)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_view_set_measure")
public func cas_view_set_measure(
  _ scene: OpaquePointer?, _ view: cas_item, _ measure: cas_measure?, _ context: UnsafeMutableRawPointer?
) -> cas_status {
  if isRecorded(scene) { return recorded_view_set_measure(scene, view, measure, context) }
  return ABI.cas_view_set_measure(scene, view, measure, context)
}

@inline(never)
private func recorded_view_set_measure(
  _ scene: OpaquePointer?, _ view: cas_item, _ measure: cas_measure?, _ context: UnsafeMutableRawPointer?
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(view), word(measure), word(context)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 75, "cas_view_set_measure k:EuM-", words.span)
  let result = cas_view_set_measure(scene, view, measure, context)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_view_remeasure")
public func cas_view_remeasure(_ scene: OpaquePointer?, _ view: cas_item) -> cas_status {
  if isRecorded(scene) { return recorded_view_remeasure(scene, view) }
  return ABI.cas_view_remeasure(scene, view)
}

@inline(never)
private func recorded_view_remeasure(_ scene: OpaquePointer?, _ view: cas_item) -> cas_status {
  let words: InlineArray<2, UInt64> = [word(scene), word(view)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 76, "cas_view_remeasure k:Eu", words.span)
  let result = cas_view_remeasure(scene, view)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_view_set_index")
public func cas_view_set_index(_ scene: OpaquePointer?, _ view: cas_item, _ index: Int) -> cas_status {
  if isRecorded(scene) { return recorded_view_set_index(scene, view, index) }
  return ABI.cas_view_set_index(scene, view, index)
}

@inline(never)
private func recorded_view_set_index(_ scene: OpaquePointer?, _ view: cas_item, _ index: Int) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(view), word(index)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 176, "cas_view_set_index k:Euz", words.span)
  let result = cas_view_set_index(scene, view, index)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}
