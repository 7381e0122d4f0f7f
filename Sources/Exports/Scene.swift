// Made from include/casement.h by abi/exports.py; not to be edited.

import ABI
import CCasement
import Trace

@implementation @_cdecl("cas_scene_new")
public func cas_scene_new(_ options: UnsafePointer<cas_scene_options>?) -> OpaquePointer? {
  if let recording = recording(in: options) { return recorded_scene_new(recording, options) }
  return ABI.cas_scene_new(options)
}

@inline(never)
private func recorded_scene_new(_ recording: Recording, _ options: UnsafePointer<cas_scene_options>?) -> OpaquePointer?
{
  let words: InlineArray<1, UInt64> = [word(options)]
  let call = RecordedCall(in: recording, 44, "cas_scene_new E:o{zAdddiuiiiT}", words.span)
  let result = ABI.cas_scene_new(options)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_free")
public func cas_scene_free(_ scene: OpaquePointer?) {
  if isRecorded(scene) { return recorded_scene_free(scene) }
  return ABI.cas_scene_free(scene)
}

@inline(never)
private func recorded_scene_free(_ scene: OpaquePointer?) {
  let words: InlineArray<1, UInt64> = [word(scene)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 45, "cas_scene_free 0:E", words.span)
  cas_scene_free(scene)
  call.endOfHandle(words.span)
}

@implementation @_cdecl("cas_scene_last_error")
public func cas_scene_last_error(_ scene: OpaquePointer?) -> UnsafePointer<CChar>? {
  if isRecorded(scene) { return recorded_scene_last_error(scene) }
  return ABI.cas_scene_last_error(scene)
}

@inline(never)
private func recorded_scene_last_error(_ scene: OpaquePointer?) -> UnsafePointer<CChar>? {
  let words: InlineArray<1, UInt64> = [word(scene)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 46, "cas_scene_last_error s:E", words.span)
  let result = cas_scene_last_error(scene)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_last_status")
public func cas_scene_last_status(_ scene: OpaquePointer?) -> cas_status {
  if isRecorded(scene) { return recorded_scene_last_status(scene) }
  return ABI.cas_scene_last_status(scene)
}

@inline(never)
private func recorded_scene_last_status(_ scene: OpaquePointer?) -> cas_status {
  let words: InlineArray<1, UInt64> = [word(scene)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 47, "cas_scene_last_status k:E", words.span)
  let result = cas_scene_last_status(scene)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_set_size")
public func cas_scene_set_size(_ scene: OpaquePointer?, _ width: Double, _ height: Double) -> cas_status {
  if isRecorded(scene) { return recorded_scene_set_size(scene, width, height) }
  return ABI.cas_scene_set_size(scene, width, height)
}

@inline(never)
private func recorded_scene_set_size(_ scene: OpaquePointer?, _ width: Double, _ height: Double) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(width), word(height)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 48, "cas_scene_set_size k:Edd", words.span)
  let result = cas_scene_set_size(scene, width, height)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_set_scale")
public func cas_scene_set_scale(_ scene: OpaquePointer?, _ scale: Double) -> cas_status {
  if isRecorded(scene) { return recorded_scene_set_scale(scene, scale) }
  return ABI.cas_scene_set_scale(scene, scale)
}

@inline(never)
private func recorded_scene_set_scale(_ scene: OpaquePointer?, _ scale: Double) -> cas_status {
  let words: InlineArray<2, UInt64> = [word(scene), word(scale)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 49, "cas_scene_set_scale k:Ed", words.span)
  let result = cas_scene_set_scale(scene, scale)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_add_view")
public func cas_scene_add_view(
  _ scene: OpaquePointer?, _ parent: cas_item, _ kind: cas_kind, _ name: UnsafePointer<CChar>?
) -> cas_item {
  if isRecorded(scene) { return recorded_scene_add_view(scene, parent, kind, name) }
  return ABI.cas_scene_add_view(scene, parent, kind, name)
}

@inline(never)
private func recorded_scene_add_view(
  _ scene: OpaquePointer?, _ parent: cas_item, _ kind: cas_kind, _ name: UnsafePointer<CChar>?
) -> cas_item {
  let words: InlineArray<4, UInt64> = [word(scene), word(parent), word(kind), word(name)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 50, "cas_scene_add_view u:Euis", words.span)
  let result = cas_scene_add_view(scene, parent, kind, name)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_add_views")
public func cas_scene_add_views(
  _ scene: OpaquePointer?, _ views: UnsafePointer<cas_view>?, _ count: Int, _ out_items: UnsafeMutablePointer<cas_item>?
) -> cas_status {
  if isRecorded(scene) { return recorded_scene_add_views(scene, views, count, out_items) }
  return ABI.cas_scene_add_views(scene, views, count, out_items)
}

@inline(never)
private func recorded_scene_add_views(
  _ scene: OpaquePointer?, _ views: UnsafePointer<cas_view>?, _ count: Int, _ out_items: UnsafeMutablePointer<cas_item>?
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(views), word(count), word(out_items)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 51, "cas_scene_add_views k:E[2]{uis}z>[2]u", words.span)
  let result = cas_scene_add_views(scene, views, count, out_items)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_add_guide")
public func cas_scene_add_guide(_ scene: OpaquePointer?, _ owner: cas_item, _ name: UnsafePointer<CChar>?) -> cas_item {
  if isRecorded(scene) { return recorded_scene_add_guide(scene, owner, name) }
  return ABI.cas_scene_add_guide(scene, owner, name)
}

@inline(never)
private func recorded_scene_add_guide(_ scene: OpaquePointer?, _ owner: cas_item, _ name: UnsafePointer<CChar>?)
  -> cas_item
{
  let words: InlineArray<3, UInt64> = [word(scene), word(owner), word(name)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 52, "cas_scene_add_guide u:Eus", words.span)
  let result = cas_scene_add_guide(scene, owner, name)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_remove")
public func cas_scene_remove(_ scene: OpaquePointer?, _ item: cas_item) -> cas_status {
  if isRecorded(scene) { return recorded_scene_remove(scene, item) }
  return ABI.cas_scene_remove(scene, item)
}

@inline(never)
private func recorded_scene_remove(_ scene: OpaquePointer?, _ item: cas_item) -> cas_status {
  let words: InlineArray<2, UInt64> = [word(scene), word(item)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 53, "cas_scene_remove k:Eu", words.span)
  let result = cas_scene_remove(scene, item)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_remove_items")
public func cas_scene_remove_items(_ scene: OpaquePointer?, _ items: UnsafePointer<cas_item>?, _ count: Int)
  -> cas_status
{
  if isRecorded(scene) { return recorded_scene_remove_items(scene, items, count) }
  return ABI.cas_scene_remove_items(scene, items, count)
}

@inline(never)
private func recorded_scene_remove_items(_ scene: OpaquePointer?, _ items: UnsafePointer<cas_item>?, _ count: Int)
  -> cas_status
{
  let words: InlineArray<3, UInt64> = [word(scene), word(items), word(count)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 54, "cas_scene_remove_items k:E[2]uz", words.span)
  let result = cas_scene_remove_items(scene, items, count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_set_intrinsics")
public func cas_scene_set_intrinsics(
  _ scene: OpaquePointer?, _ views: UnsafePointer<cas_item>?, _ sizes: UnsafePointer<cas_size>?, _ count: Int
) -> cas_status {
  if isRecorded(scene) { return recorded_scene_set_intrinsics(scene, views, sizes, count) }
  return ABI.cas_scene_set_intrinsics(scene, views, sizes, count)
}

@inline(never)
private func recorded_scene_set_intrinsics(
  _ scene: OpaquePointer?, _ views: UnsafePointer<cas_item>?, _ sizes: UnsafePointer<cas_size>?, _ count: Int
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(views), word(sizes), word(count)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 66, "cas_scene_set_intrinsics k:E[3]u[3]{dd}z", words.span)
  let result = cas_scene_set_intrinsics(scene, views, sizes, count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_add_constraint")
public func cas_scene_add_constraint(_ scene: OpaquePointer?, _ equation: UnsafePointer<cas_equation>?)
  -> cas_constraint
{
  if isRecorded(scene) { return recorded_scene_add_constraint(scene, equation) }
  return ABI.cas_scene_add_constraint(scene, equation)
}

@inline(never)
private func recorded_scene_add_constraint(_ scene: OpaquePointer?, _ equation: UnsafePointer<cas_equation>?)
  -> cas_constraint
{
  let words: InlineArray<2, UInt64> = [word(scene), word(equation)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 77, "cas_scene_add_constraint u:E*{uiiuiidddsi}", words.span)
  let result = cas_scene_add_constraint(scene, equation)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_attach")
public func cas_scene_attach(
  _ scene: OpaquePointer?, _ first: cas_item, _ first_attribute: cas_attribute, _ second: cas_item,
  _ second_attribute: cas_attribute, _ constant: Double
) -> cas_constraint {
  if isRecorded(scene) {
    return recorded_scene_attach(scene, first, first_attribute, second, second_attribute, constant)
  }
  return ABI.cas_scene_attach(scene, first, first_attribute, second, second_attribute, constant)
}

@inline(never)
private func recorded_scene_attach(
  _ scene: OpaquePointer?, _ first: cas_item, _ first_attribute: cas_attribute, _ second: cas_item,
  _ second_attribute: cas_attribute, _ constant: Double
) -> cas_constraint {
  let words: InlineArray<6, UInt64> = [
    word(scene), word(first), word(first_attribute), word(second), word(second_attribute), word(constant),
  ]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 78, "cas_scene_attach u:Euiuid", words.span)
  let result = cas_scene_attach(scene, first, first_attribute, second, second_attribute, constant)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_add_constraints")
public func cas_scene_add_constraints(
  _ scene: OpaquePointer?, _ equations: UnsafePointer<cas_equation>?, _ count: Int,
  _ out_constraints: UnsafeMutablePointer<cas_constraint>?
) -> cas_status {
  if isRecorded(scene) { return recorded_scene_add_constraints(scene, equations, count, out_constraints) }
  return ABI.cas_scene_add_constraints(scene, equations, count, out_constraints)
}

@inline(never)
private func recorded_scene_add_constraints(
  _ scene: OpaquePointer?, _ equations: UnsafePointer<cas_equation>?, _ count: Int,
  _ out_constraints: UnsafeMutablePointer<cas_constraint>?
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(equations), word(count), word(out_constraints)]
  let call = RecordedCall(
    on: scene.unsafelyUnwrapped, 79, "cas_scene_add_constraints k:E[2]{uiiuiidddsi}z>[2]u", words.span)
  let result = cas_scene_add_constraints(scene, equations, count, out_constraints)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_remove_constraints")
public func cas_scene_remove_constraints(
  _ scene: OpaquePointer?, _ constraints: UnsafePointer<cas_constraint>?, _ count: Int
) -> cas_status {
  if isRecorded(scene) { return recorded_scene_remove_constraints(scene, constraints, count) }
  return ABI.cas_scene_remove_constraints(scene, constraints, count)
}

@inline(never)
private func recorded_scene_remove_constraints(
  _ scene: OpaquePointer?, _ constraints: UnsafePointer<cas_constraint>?, _ count: Int
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(constraints), word(count)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 81, "cas_scene_remove_constraints k:E[2]uz", words.span)
  let result = cas_scene_remove_constraints(scene, constraints, count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_set_active")
public func cas_scene_set_active(
  _ scene: OpaquePointer?, _ constraints: UnsafePointer<cas_constraint>?, _ count: Int, _ is_active: Int32
) -> cas_status {
  if isRecorded(scene) { return recorded_scene_set_active(scene, constraints, count, is_active) }
  return ABI.cas_scene_set_active(scene, constraints, count, is_active)
}

@inline(never)
private func recorded_scene_set_active(
  _ scene: OpaquePointer?, _ constraints: UnsafePointer<cas_constraint>?, _ count: Int, _ is_active: Int32
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(constraints), word(count), word(is_active)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 83, "cas_scene_set_active k:E[2]uzi", words.span)
  let result = cas_scene_set_active(scene, constraints, count, is_active)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_set_constants")
public func cas_scene_set_constants(
  _ scene: OpaquePointer?, _ constraints: UnsafePointer<cas_constraint>?, _ constants: UnsafePointer<Double>?,
  _ count: Int
) -> cas_status {
  if isRecorded(scene) { return recorded_scene_set_constants(scene, constraints, constants, count) }
  return ABI.cas_scene_set_constants(scene, constraints, constants, count)
}

@inline(never)
private func recorded_scene_set_constants(
  _ scene: OpaquePointer?, _ constraints: UnsafePointer<cas_constraint>?, _ constants: UnsafePointer<Double>?,
  _ count: Int
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(constraints), word(constants), word(count)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 85, "cas_scene_set_constants k:E[3]u[3]dz", words.span)
  let result = cas_scene_set_constants(scene, constraints, constants, count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_find_constraint")
public func cas_scene_find_constraint(_ scene: OpaquePointer?, _ identifier: UnsafePointer<CChar>?) -> cas_constraint {
  if isRecorded(scene) { return recorded_scene_find_constraint(scene, identifier) }
  return ABI.cas_scene_find_constraint(scene, identifier)
}

@inline(never)
private func recorded_scene_find_constraint(_ scene: OpaquePointer?, _ identifier: UnsafePointer<CChar>?)
  -> cas_constraint
{
  let words: InlineArray<2, UInt64> = [word(scene), word(identifier)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 89, "cas_scene_find_constraint u:Es", words.span)
  let result = cas_scene_find_constraint(scene, identifier)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_constraints")
public func cas_scene_constraints(
  _ scene: OpaquePointer?, _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  if isRecorded(scene) { return recorded_scene_constraints(scene, out_constraints, out_count) }
  return ABI.cas_scene_constraints(scene, out_constraints, out_count)
}

@inline(never)
private func recorded_scene_constraints(
  _ scene: OpaquePointer?, _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(out_constraints), word(out_count)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 90, "cas_scene_constraints k:E>>(2)u>z", words.span)
  let result = cas_scene_constraints(scene, out_constraints, out_count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_add_rules")
public func cas_scene_add_rules(_ scene: OpaquePointer?, _ rules: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int)
  -> cas_status
{
  if isRecorded(scene) { return recorded_scene_add_rules(scene, rules, count) }
  return ABI.cas_scene_add_rules(scene, rules, count)
}

@inline(never)
private func recorded_scene_add_rules(
  _ scene: OpaquePointer?, _ rules: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(rules), word(count)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 94, "cas_scene_add_rules k:E[2]tz", words.span)
  let result = cas_scene_add_rules(scene, rules, count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_add_format")
public func cas_scene_add_format(
  _ scene: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ options: UnsafePointer<cas_format_options>?,
  _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?, _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  if isRecorded(scene) { return recorded_scene_add_format(scene, text, options, out_constraints, out_count) }
  return ABI.cas_scene_add_format(scene, text, options, out_constraints, out_count)
}

@inline(never)
private func recorded_scene_add_format(
  _ scene: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ options: UnsafePointer<cas_format_options>?,
  _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?, _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  let words: InlineArray<5, UInt64> = [word(scene), word(text), word(options), word(out_constraints), word(out_count)]
  let call = RecordedCall(
    on: scene.unsafelyUnwrapped, 95, "cas_scene_add_format k:Eto{zuuiu[32]{sd}z[48]{su}z}>>(4)u>z", words.span)
  let result = cas_scene_add_format(scene, text, options, out_constraints, out_count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_set_standard_spacing")
public func cas_scene_set_standard_spacing(_ scene: OpaquePointer?, _ siblings: Double, _ superview: Double)
  -> cas_status
{
  if isRecorded(scene) { return recorded_scene_set_standard_spacing(scene, siblings, superview) }
  return ABI.cas_scene_set_standard_spacing(scene, siblings, superview)
}

@inline(never)
private func recorded_scene_set_standard_spacing(_ scene: OpaquePointer?, _ siblings: Double, _ superview: Double)
  -> cas_status
{
  let words: InlineArray<3, UInt64> = [word(scene), word(siblings), word(superview)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 96, "cas_scene_set_standard_spacing k:Edd", words.span)
  let result = cas_scene_set_standard_spacing(scene, siblings, superview)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_add_stack")
public func cas_scene_add_stack(
  _ scene: OpaquePointer?, _ parent: cas_item, _ axis: cas_axis, _ name: UnsafePointer<CChar>?
) -> cas_item {
  if isRecorded(scene) { return recorded_scene_add_stack(scene, parent, axis, name) }
  return ABI.cas_scene_add_stack(scene, parent, axis, name)
}

@inline(never)
private func recorded_scene_add_stack(
  _ scene: OpaquePointer?, _ parent: cas_item, _ axis: cas_axis, _ name: UnsafePointer<CChar>?
) -> cas_item {
  let words: InlineArray<4, UInt64> = [word(scene), word(parent), word(axis), word(name)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 97, "cas_scene_add_stack u:Euis", words.span)
  let result = cas_scene_add_stack(scene, parent, axis, name)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_layout_if_needed")
public func cas_scene_layout_if_needed(
  _ scene: OpaquePointer?, _ out_changes: UnsafeMutablePointer<UnsafePointer<cas_change>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  if isRecorded(scene) { return recorded_scene_layout_if_needed(scene, out_changes, out_count) }
  return ABI.cas_scene_layout_if_needed(scene, out_changes, out_count)
}

@inline(never)
private func recorded_scene_layout_if_needed(
  _ scene: OpaquePointer?, _ out_changes: UnsafeMutablePointer<UnsafePointer<cas_change>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(out_changes), word(out_count)]
  let call = RecordedCall(
    on: scene.unsafelyUnwrapped, 110, "cas_scene_layout_if_needed L:E>>(2){u{dddd}}>z", words.span)
  let result = cas_scene_layout_if_needed(scene, out_changes, out_count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_frames")
public func cas_scene_frames(
  _ scene: OpaquePointer?, _ items: UnsafePointer<cas_item>?, _ count: Int,
  _ out_frames: UnsafeMutablePointer<cas_rect>?
) -> cas_status {
  if isRecorded(scene) { return recorded_scene_frames(scene, items, count, out_frames) }
  return ABI.cas_scene_frames(scene, items, count, out_frames)
}

@inline(never)
private func recorded_scene_frames(
  _ scene: OpaquePointer?, _ items: UnsafePointer<cas_item>?, _ count: Int,
  _ out_frames: UnsafeMutablePointer<cas_rect>?
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(items), word(count), word(out_frames)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 115, "cas_scene_frames k:E[2]uz>[2]{dddd}", words.span)
  let result = cas_scene_frames(scene, items, count, out_frames)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_conflict_count")
public func cas_scene_conflict_count(_ scene: OpaquePointer?) -> Int {
  if isRecorded(scene) { return recorded_scene_conflict_count(scene) }
  return ABI.cas_scene_conflict_count(scene)
}

@inline(never)
private func recorded_scene_conflict_count(_ scene: OpaquePointer?) -> Int {
  let words: InlineArray<1, UInt64> = [word(scene)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 116, "cas_scene_conflict_count z:E", words.span)
  let result = cas_scene_conflict_count(scene)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_conflict")
public func cas_scene_conflict(
  _ scene: OpaquePointer?, _ index: Int, _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  if isRecorded(scene) { return recorded_scene_conflict(scene, index, out_constraints, out_count) }
  return ABI.cas_scene_conflict(scene, index, out_constraints, out_count)
}

@inline(never)
private func recorded_scene_conflict(
  _ scene: OpaquePointer?, _ index: Int, _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(index), word(out_constraints), word(out_count)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 117, "cas_scene_conflict k:Ez>>(3)u>z", words.span)
  let result = cas_scene_conflict(scene, index, out_constraints, out_count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_write_conflict")
public func cas_scene_write_conflict(
  _ scene: OpaquePointer?, _ index: Int, _ write: cas_write?, _ context: UnsafeMutableRawPointer?
) -> cas_status {
  if isRecorded(scene) { return recorded_scene_write_conflict(scene, index, write, context) }
  return ABI.cas_scene_write_conflict(scene, index, write, context)
}

@inline(never)
private func recorded_scene_write_conflict(
  _ scene: OpaquePointer?, _ index: Int, _ write: cas_write?, _ context: UnsafeMutableRawPointer?
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(index), word(write), word(context)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 118, "cas_scene_write_conflict k:EzW-", words.span)
  let result = call.recording.relaying(write, context) { cas_scene_write_conflict(scene, index, $0, $1) }
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_refusal")
public func cas_scene_refusal(
  _ scene: OpaquePointer?, _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  if isRecorded(scene) { return recorded_scene_refusal(scene, out_constraints, out_count) }
  return ABI.cas_scene_refusal(scene, out_constraints, out_count)
}

@inline(never)
private func recorded_scene_refusal(
  _ scene: OpaquePointer?, _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(out_constraints), word(out_count)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 119, "cas_scene_refusal k:E>>(2)u>z", words.span)
  let result = cas_scene_refusal(scene, out_constraints, out_count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_ambiguities")
public func cas_scene_ambiguities(
  _ scene: OpaquePointer?, _ out_ambiguities: UnsafeMutablePointer<UnsafePointer<cas_ambiguity>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  if isRecorded(scene) { return recorded_scene_ambiguities(scene, out_ambiguities, out_count) }
  return ABI.cas_scene_ambiguities(scene, out_ambiguities, out_count)
}

@inline(never)
private func recorded_scene_ambiguities(
  _ scene: OpaquePointer?, _ out_ambiguities: UnsafeMutablePointer<UnsafePointer<cas_ambiguity>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(out_ambiguities), word(out_count)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 121, "cas_scene_ambiguities k:E>>(2){ui}>z", words.span)
  let result = cas_scene_ambiguities(scene, out_ambiguities, out_count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_exercise")
public func cas_scene_exercise(_ scene: OpaquePointer?, _ item: cas_item, _ out_moved: UnsafeMutablePointer<Int32>?)
  -> cas_status
{
  if isRecorded(scene) { return recorded_scene_exercise(scene, item, out_moved) }
  return ABI.cas_scene_exercise(scene, item, out_moved)
}

@inline(never)
private func recorded_scene_exercise(
  _ scene: OpaquePointer?, _ item: cas_item, _ out_moved: UnsafeMutablePointer<Int32>?
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(item), word(out_moved)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 122, "cas_scene_exercise k:Eu>i", words.span)
  let result = cas_scene_exercise(scene, item, out_moved)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_get_statistics")
public func cas_scene_get_statistics(
  _ scene: OpaquePointer?, _ out_statistics: UnsafeMutablePointer<cas_solver_statistics>?
) -> cas_status {
  if isRecorded(scene) { return recorded_scene_get_statistics(scene, out_statistics) }
  return ABI.cas_scene_get_statistics(scene, out_statistics)
}

@inline(never)
private func recorded_scene_get_statistics(
  _ scene: OpaquePointer?, _ out_statistics: UnsafeMutablePointer<cas_solver_statistics>?
) -> cas_status {
  let words: InlineArray<2, UInt64> = [word(scene), word(out_statistics)]
  let call = RecordedCall(
    on: scene.unsafelyUnwrapped, 124, "cas_scene_get_statistics k:E>o{zqqqqqqqqqqqvv}", words.span)
  let result = cas_scene_get_statistics(scene, out_statistics)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_check")
public func cas_scene_check(_ scene: OpaquePointer?) -> cas_status {
  if isRecorded(scene) { return recorded_scene_check(scene) }
  return ABI.cas_scene_check(scene)
}

@inline(never)
private func recorded_scene_check(_ scene: OpaquePointer?) -> cas_status {
  let words: InlineArray<1, UInt64> = [word(scene)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 125, "cas_scene_check k:E", words.span)
  let result = cas_scene_check(scene)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_has")
public func cas_scene_has(_ scene: OpaquePointer?, _ capability: cas_capability) -> Int32 {
  if isRecorded(scene) { return recorded_scene_has(scene, capability) }
  return ABI.cas_scene_has(scene, capability)
}

@inline(never)
private func recorded_scene_has(_ scene: OpaquePointer?, _ capability: cas_capability) -> Int32 {
  let words: InlineArray<2, UInt64> = [word(scene), word(capability)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 126, "cas_scene_has i:Ei", words.span)
  let result = cas_scene_has(scene, capability)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_set_profile")
public func cas_scene_set_profile(_ scene: OpaquePointer?, _ profile: cas_profile) -> cas_status {
  if isRecorded(scene) { return recorded_scene_set_profile(scene, profile) }
  return ABI.cas_scene_set_profile(scene, profile)
}

@inline(never)
private func recorded_scene_set_profile(_ scene: OpaquePointer?, _ profile: cas_profile) -> cas_status {
  let words: InlineArray<2, UInt64> = [word(scene), word(profile)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 127, "cas_scene_set_profile k:Ei", words.span)
  let result = cas_scene_set_profile(scene, profile)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_set_height")
public func cas_scene_set_height(_ scene: OpaquePointer?, _ height: cas_height, _ is_landscape: Int32, _ value: Double)
  -> cas_status
{
  if isRecorded(scene) { return recorded_scene_set_height(scene, height, is_landscape, value) }
  return ABI.cas_scene_set_height(scene, height, is_landscape, value)
}

@inline(never)
private func recorded_scene_set_height(
  _ scene: OpaquePointer?, _ height: cas_height, _ is_landscape: Int32, _ value: Double
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(height), word(is_landscape), word(value)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 128, "cas_scene_set_height k:Eiid", words.span)
  let result = cas_scene_set_height(scene, height, is_landscape, value)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_rotate")
public func cas_scene_rotate(_ scene: OpaquePointer?, _ orientation: cas_orientation) -> cas_status {
  if isRecorded(scene) { return recorded_scene_rotate(scene, orientation) }
  return ABI.cas_scene_rotate(scene, orientation)
}

@inline(never)
private func recorded_scene_rotate(_ scene: OpaquePointer?, _ orientation: cas_orientation) -> cas_status {
  let words: InlineArray<2, UInt64> = [word(scene), word(orientation)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 129, "cas_scene_rotate k:Ei", words.span)
  let result = cas_scene_rotate(scene, orientation)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_set_rotation_times")
public func cas_scene_set_rotation_times(_ scene: OpaquePointer?, _ quarter: Double, _ half: Double) -> cas_status {
  if isRecorded(scene) { return recorded_scene_set_rotation_times(scene, quarter, half) }
  return ABI.cas_scene_set_rotation_times(scene, quarter, half)
}

@inline(never)
private func recorded_scene_set_rotation_times(_ scene: OpaquePointer?, _ quarter: Double, _ half: Double) -> cas_status
{
  let words: InlineArray<3, UInt64> = [word(scene), word(quarter), word(half)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 130, "cas_scene_set_rotation_times k:Edd", words.span)
  let result = cas_scene_set_rotation_times(scene, quarter, half)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_orientation")
public func cas_scene_orientation(_ scene: OpaquePointer?) -> cas_orientation {
  if isRecorded(scene) { return recorded_scene_orientation(scene) }
  return ABI.cas_scene_orientation(scene)
}

@inline(never)
private func recorded_scene_orientation(_ scene: OpaquePointer?) -> cas_orientation {
  let words: InlineArray<1, UInt64> = [word(scene)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 131, "cas_scene_orientation i:E", words.span)
  let result = cas_scene_orientation(scene)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_add_controller")
public func cas_scene_add_controller(
  _ scene: OpaquePointer?, _ view: cas_item, _ kind: cas_controller_kind, _ name: UnsafePointer<CChar>?
) -> cas_controller {
  if isRecorded(scene) { return recorded_scene_add_controller(scene, view, kind, name) }
  return ABI.cas_scene_add_controller(scene, view, kind, name)
}

@inline(never)
private func recorded_scene_add_controller(
  _ scene: OpaquePointer?, _ view: cas_item, _ kind: cas_controller_kind, _ name: UnsafePointer<CChar>?
) -> cas_controller {
  let words: InlineArray<4, UInt64> = [word(scene), word(view), word(kind), word(name)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 138, "cas_scene_add_controller u:Euis", words.span)
  let result = cas_scene_add_controller(scene, view, kind, name)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_add_navigation")
public func cas_scene_add_navigation(_ scene: OpaquePointer?, _ view: cas_item) -> cas_controller {
  if isRecorded(scene) { return recorded_scene_add_navigation(scene, view) }
  return ABI.cas_scene_add_navigation(scene, view)
}

@inline(never)
private func recorded_scene_add_navigation(_ scene: OpaquePointer?, _ view: cas_item) -> cas_controller {
  let words: InlineArray<2, UInt64> = [word(scene), word(view)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 139, "cas_scene_add_navigation u:Eu", words.span)
  let result = cas_scene_add_navigation(scene, view)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_push")
public func cas_scene_push(_ scene: OpaquePointer?, _ navigation: cas_controller, _ name: UnsafePointer<CChar>?)
  -> cas_controller
{
  if isRecorded(scene) { return recorded_scene_push(scene, navigation, name) }
  return ABI.cas_scene_push(scene, navigation, name)
}

@inline(never)
private func recorded_scene_push(_ scene: OpaquePointer?, _ navigation: cas_controller, _ name: UnsafePointer<CChar>?)
  -> cas_controller
{
  let words: InlineArray<3, UInt64> = [word(scene), word(navigation), word(name)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 140, "cas_scene_push u:Eus", words.span)
  let result = cas_scene_push(scene, navigation, name)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_pop")
public func cas_scene_pop(_ scene: OpaquePointer?, _ navigation: cas_controller) -> cas_status {
  if isRecorded(scene) { return recorded_scene_pop(scene, navigation) }
  return ABI.cas_scene_pop(scene, navigation)
}

@inline(never)
private func recorded_scene_pop(_ scene: OpaquePointer?, _ navigation: cas_controller) -> cas_status {
  let words: InlineArray<2, UInt64> = [word(scene), word(navigation)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 141, "cas_scene_pop k:Eu", words.span)
  let result = cas_scene_pop(scene, navigation)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_keyboard_guide")
public func cas_scene_keyboard_guide(_ scene: OpaquePointer?) -> cas_item {
  if isRecorded(scene) { return recorded_scene_keyboard_guide(scene) }
  return ABI.cas_scene_keyboard_guide(scene)
}

@inline(never)
private func recorded_scene_keyboard_guide(_ scene: OpaquePointer?) -> cas_item {
  let words: InlineArray<1, UInt64> = [word(scene)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 150, "cas_scene_keyboard_guide u:E", words.span)
  let result = cas_scene_keyboard_guide(scene)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_obscured")
public func cas_scene_obscured(
  _ scene: OpaquePointer?, _ out_coverings: UnsafeMutablePointer<UnsafePointer<cas_covering>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  if isRecorded(scene) { return recorded_scene_obscured(scene, out_coverings, out_count) }
  return ABI.cas_scene_obscured(scene, out_coverings, out_count)
}

@inline(never)
private func recorded_scene_obscured(
  _ scene: OpaquePointer?, _ out_coverings: UnsafeMutablePointer<UnsafePointer<cas_covering>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(out_coverings), word(out_count)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 162, "cas_scene_obscured k:E>>(2){u{dddd}}>z", words.span)
  let result = cas_scene_obscured(scene, out_coverings, out_count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_dock")
public func cas_scene_dock(_ scene: OpaquePointer?, _ scroll: cas_item, _ input: cas_item) -> cas_status {
  if isRecorded(scene) { return recorded_scene_dock(scene, scroll, input) }
  return ABI.cas_scene_dock(scene, scroll, input)
}

@inline(never)
private func recorded_scene_dock(_ scene: OpaquePointer?, _ scroll: cas_item, _ input: cas_item) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(scroll), word(input)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 175, "cas_scene_dock k:Euu", words.span)
  let result = cas_scene_dock(scene, scroll, input)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_begin")
public func cas_scene_begin(_ scene: OpaquePointer?, _ duration: Double, _ curve: cas_curve, _ flags: UInt32)
  -> cas_status
{
  if isRecorded(scene) { return recorded_scene_begin(scene, duration, curve, flags) }
  return ABI.cas_scene_begin(scene, duration, curve, flags)
}

@inline(never)
private func recorded_scene_begin(_ scene: OpaquePointer?, _ duration: Double, _ curve: cas_curve, _ flags: UInt32)
  -> cas_status
{
  let words: InlineArray<4, UInt64> = [word(scene), word(duration), word(curve), word(flags)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 181, "cas_scene_begin k:Ediu", words.span)
  let result = cas_scene_begin(scene, duration, curve, flags)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_commit")
public func cas_scene_commit(_ scene: OpaquePointer?) -> cas_status {
  if isRecorded(scene) { return recorded_scene_commit(scene) }
  return ABI.cas_scene_commit(scene)
}

@inline(never)
private func recorded_scene_commit(_ scene: OpaquePointer?) -> cas_status {
  let words: InlineArray<1, UInt64> = [word(scene)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 182, "cas_scene_commit k:E", words.span)
  let result = cas_scene_commit(scene)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_sample")
public func cas_scene_sample(
  _ scene: OpaquePointer?, _ time: Double, _ out_changes: UnsafeMutablePointer<UnsafePointer<cas_change>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  if isRecorded(scene) { return recorded_scene_sample(scene, time, out_changes, out_count) }
  return ABI.cas_scene_sample(scene, time, out_changes, out_count)
}

@inline(never)
private func recorded_scene_sample(
  _ scene: OpaquePointer?, _ time: Double, _ out_changes: UnsafeMutablePointer<UnsafePointer<cas_change>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(time), word(out_changes), word(out_count)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 183, "cas_scene_sample L:Ed>>(3){u{dddd}}>z", words.span)
  let result = cas_scene_sample(scene, time, out_changes, out_count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_journeys")
public func cas_scene_journeys(
  _ scene: OpaquePointer?, _ out_journeys: UnsafeMutablePointer<UnsafePointer<cas_journey>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  if isRecorded(scene) { return recorded_scene_journeys(scene, out_journeys, out_count) }
  return ABI.cas_scene_journeys(scene, out_journeys, out_count)
}

@inline(never)
private func recorded_scene_journeys(
  _ scene: OpaquePointer?, _ out_journeys: UnsafeMutablePointer<UnsafePointer<cas_journey>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(out_journeys), word(out_count)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 184, "cas_scene_journeys k:E>>(2){u{dddd}{dddd}}>z", words.span)
  let result = cas_scene_journeys(scene, out_journeys, out_count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_last_timing")
public func cas_scene_last_timing(
  _ scene: OpaquePointer?, _ out_duration: UnsafeMutablePointer<Double>?, _ out_curve: UnsafeMutablePointer<cas_curve>?
) -> cas_status {
  if isRecorded(scene) { return recorded_scene_last_timing(scene, out_duration, out_curve) }
  return ABI.cas_scene_last_timing(scene, out_duration, out_curve)
}

@inline(never)
private func recorded_scene_last_timing(
  _ scene: OpaquePointer?, _ out_duration: UnsafeMutablePointer<Double>?, _ out_curve: UnsafeMutablePointer<cas_curve>?
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(out_duration), word(out_curve)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 186, "cas_scene_last_timing k:E>d>i", words.span)
  let result = cas_scene_last_timing(scene, out_duration, out_curve)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_define_curve")
public func cas_scene_define_curve(_ scene: OpaquePointer?, _ curve: cas_curve, _ first: cas_point, _ second: cas_point)
  -> cas_status
{
  if isRecorded(scene) { return recorded_scene_define_curve(scene, curve, first, second) }
  return ABI.cas_scene_define_curve(scene, curve, first, second)
}

@inline(never)
private func recorded_scene_define_curve(
  _ scene: OpaquePointer?, _ curve: cas_curve, _ first: cas_point, _ second: cas_point
) -> cas_status {
  let words: InlineArray<6, UInt64> = [
    word(scene), word(curve), word(first.x), word(first.y), word(second.x), word(second.y),
  ]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 187, "cas_scene_define_curve k:Ei{dd}{dd}", words.span)
  let result = cas_scene_define_curve(scene, curve, first, second)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_digest")
public func cas_scene_digest(_ scene: OpaquePointer?) -> UInt64 {
  if isRecorded(scene) { return recorded_scene_digest(scene) }
  return ABI.cas_scene_digest(scene)
}

@inline(never)
private func recorded_scene_digest(_ scene: OpaquePointer?) -> UInt64 {
  let words: InlineArray<1, UInt64> = [word(scene)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 188, "cas_scene_digest q:E", words.span)
  let result = cas_scene_digest(scene)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_write_svg")
public func cas_scene_write_svg(
  _ scene: OpaquePointer?, _ options: UnsafePointer<cas_picture_options>?, _ write: cas_write?,
  _ context: UnsafeMutableRawPointer?
) -> cas_status {
  if isRecorded(scene) { return recorded_scene_write_svg(scene, options, write, context) }
  return ABI.cas_scene_write_svg(scene, options, write, context)
}

@inline(never)
private func recorded_scene_write_svg(
  _ scene: OpaquePointer?, _ options: UnsafePointer<cas_picture_options>?, _ write: cas_write?,
  _ context: UnsafeMutableRawPointer?
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(options), word(write), word(context)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 189, "cas_scene_write_svg k:Eo{zud}W-", words.span)
  let result = call.recording.relaying(write, context) { cas_scene_write_svg(scene, options, $0, $1) }
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_write_filmstrip")
public func cas_scene_write_filmstrip(
  _ scene: OpaquePointer?, _ samples: Int, _ options: UnsafePointer<cas_picture_options>?, _ write: cas_write?,
  _ context: UnsafeMutableRawPointer?
) -> cas_status {
  if isRecorded(scene) { return recorded_scene_write_filmstrip(scene, samples, options, write, context) }
  return ABI.cas_scene_write_filmstrip(scene, samples, options, write, context)
}

@inline(never)
private func recorded_scene_write_filmstrip(
  _ scene: OpaquePointer?, _ samples: Int, _ options: UnsafePointer<cas_picture_options>?, _ write: cas_write?,
  _ context: UnsafeMutableRawPointer?
) -> cas_status {
  let words: InlineArray<5, UInt64> = [word(scene), word(samples), word(options), word(write), word(context)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 190, "cas_scene_write_filmstrip k:Ezo{zud}W-", words.span)
  let result = call.recording.relaying(write, context) { cas_scene_write_filmstrip(scene, samples, options, $0, $1) }
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scene_describe")
public func cas_scene_describe(_ scene: OpaquePointer?, _ write: cas_write?, _ context: UnsafeMutableRawPointer?)
  -> cas_status
{
  if isRecorded(scene) { return recorded_scene_describe(scene, write, context) }
  return ABI.cas_scene_describe(scene, write, context)
}

@inline(never)
private func recorded_scene_describe(_ scene: OpaquePointer?, _ write: cas_write?, _ context: UnsafeMutableRawPointer?)
  -> cas_status
{
  let words: InlineArray<3, UInt64> = [word(scene), word(write), word(context)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 191, "cas_scene_describe k:EW-", words.span)
  let result = call.recording.relaying(write, context) { cas_scene_describe(scene, $0, $1) }
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}
