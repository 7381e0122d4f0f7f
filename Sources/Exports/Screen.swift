// Made from include/casement.h by abi/exports.py; not to be edited.

import ABI
import CCasement
import Trace

@implementation @_cdecl("cas_scroll_content_guide")
public func cas_scroll_content_guide(_ scene: OpaquePointer?, _ view: cas_item) -> cas_item {
  if isRecorded(scene) { return recorded_scroll_content_guide(scene, view) }
  return ABI.cas_scroll_content_guide(scene, view)
}

@inline(never)
private func recorded_scroll_content_guide(_ scene: OpaquePointer?, _ view: cas_item) -> cas_item {
  let words: InlineArray<2, UInt64> = [word(scene), word(view)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 61, "cas_scroll_content_guide u:Eu", words.span)
  let result = cas_scroll_content_guide(scene, view)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scroll_frame_guide")
public func cas_scroll_frame_guide(_ scene: OpaquePointer?, _ view: cas_item) -> cas_item {
  if isRecorded(scene) { return recorded_scroll_frame_guide(scene, view) }
  return ABI.cas_scroll_frame_guide(scene, view)
}

@inline(never)
private func recorded_scroll_frame_guide(_ scene: OpaquePointer?, _ view: cas_item) -> cas_item {
  let words: InlineArray<2, UInt64> = [word(scene), word(view)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 62, "cas_scroll_frame_guide u:Eu", words.span)
  let result = cas_scroll_frame_guide(scene, view)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_status_bar_get")
public func cas_status_bar_get(_ scene: OpaquePointer?, _ out_status_bar: UnsafeMutablePointer<cas_status_bar>?)
  -> cas_status
{
  if isRecorded(scene) { return recorded_status_bar_get(scene, out_status_bar) }
  return ABI.cas_status_bar_get(scene, out_status_bar)
}

@inline(never)
private func recorded_status_bar_get(_ scene: OpaquePointer?, _ out_status_bar: UnsafeMutablePointer<cas_status_bar>?)
  -> cas_status
{
  let words: InlineArray<2, UInt64> = [word(scene), word(out_status_bar)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 132, "cas_status_bar_get k:E>{u{dddd}diiii}", words.span)
  let result = cas_status_bar_get(scene, out_status_bar)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_status_bar_set_hidden")
public func cas_status_bar_set_hidden(_ scene: OpaquePointer?, _ is_hidden: Int32) -> cas_status {
  if isRecorded(scene) { return recorded_status_bar_set_hidden(scene, is_hidden) }
  return ABI.cas_status_bar_set_hidden(scene, is_hidden)
}

@inline(never)
private func recorded_status_bar_set_hidden(_ scene: OpaquePointer?, _ is_hidden: Int32) -> cas_status {
  let words: InlineArray<2, UInt64> = [word(scene), word(is_hidden)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 133, "cas_status_bar_set_hidden k:Ei", words.span)
  let result = cas_status_bar_set_hidden(scene, is_hidden)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_status_bar_set_in_call")
public func cas_status_bar_set_in_call(_ scene: OpaquePointer?, _ is_in_call: Int32) -> cas_status {
  if isRecorded(scene) { return recorded_status_bar_set_in_call(scene, is_in_call) }
  return ABI.cas_status_bar_set_in_call(scene, is_in_call)
}

@inline(never)
private func recorded_status_bar_set_in_call(_ scene: OpaquePointer?, _ is_in_call: Int32) -> cas_status {
  let words: InlineArray<2, UInt64> = [word(scene), word(is_in_call)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 134, "cas_status_bar_set_in_call k:Ei", words.span)
  let result = cas_status_bar_set_in_call(scene, is_in_call)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_status_bar_set_source")
public func cas_status_bar_set_source(_ scene: OpaquePointer?, _ source: cas_status_bar_source) -> cas_status {
  if isRecorded(scene) { return recorded_status_bar_set_source(scene, source) }
  return ABI.cas_status_bar_set_source(scene, source)
}

@inline(never)
private func recorded_status_bar_set_source(_ scene: OpaquePointer?, _ source: cas_status_bar_source) -> cas_status {
  let words: InlineArray<2, UInt64> = [word(scene), word(source)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 135, "cas_status_bar_set_source k:Ei", words.span)
  let result = cas_status_bar_set_source(scene, source)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_status_bar_set_style")
public func cas_status_bar_set_style(_ scene: OpaquePointer?, _ style: cas_status_bar_style) -> cas_status {
  if isRecorded(scene) { return recorded_status_bar_set_style(scene, style) }
  return ABI.cas_status_bar_set_style(scene, style)
}

@inline(never)
private func recorded_status_bar_set_style(_ scene: OpaquePointer?, _ style: cas_status_bar_style) -> cas_status {
  let words: InlineArray<2, UInt64> = [word(scene), word(style)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 136, "cas_status_bar_set_style k:Ei", words.span)
  let result = cas_status_bar_set_style(scene, style)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_controller_set_status_bar_style")
public func cas_controller_set_status_bar_style(
  _ scene: OpaquePointer?, _ controller: cas_controller, _ style: cas_status_bar_style
) -> cas_status {
  if isRecorded(scene) { return recorded_controller_set_status_bar_style(scene, controller, style) }
  return ABI.cas_controller_set_status_bar_style(scene, controller, style)
}

@inline(never)
private func recorded_controller_set_status_bar_style(
  _ scene: OpaquePointer?, _ controller: cas_controller, _ style: cas_status_bar_style
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(controller), word(style)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 137, "cas_controller_set_status_bar_style k:Eui", words.span)
  let result = cas_controller_set_status_bar_style(scene, controller, style)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_controller_remove")
public func cas_controller_remove(_ scene: OpaquePointer?, _ controller: cas_controller) -> cas_status {
  if isRecorded(scene) { return recorded_controller_remove(scene, controller) }
  return ABI.cas_controller_remove(scene, controller)
}

@inline(never)
private func recorded_controller_remove(_ scene: OpaquePointer?, _ controller: cas_controller) -> cas_status {
  let words: InlineArray<2, UInt64> = [word(scene), word(controller)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 142, "cas_controller_remove k:Eu", words.span)
  let result = cas_controller_remove(scene, controller)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_tab_select")
public func cas_tab_select(_ scene: OpaquePointer?, _ tab: cas_controller, _ index: Int) -> cas_status {
  if isRecorded(scene) { return recorded_tab_select(scene, tab, index) }
  return ABI.cas_tab_select(scene, tab, index)
}

@inline(never)
private func recorded_tab_select(_ scene: OpaquePointer?, _ tab: cas_controller, _ index: Int) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(tab), word(index)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 143, "cas_tab_select k:Euz", words.span)
  let result = cas_tab_select(scene, tab, index)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_controller_view")
public func cas_controller_view(_ scene: OpaquePointer?, _ controller: cas_controller) -> cas_item {
  if isRecorded(scene) { return recorded_controller_view(scene, controller) }
  return ABI.cas_controller_view(scene, controller)
}

@inline(never)
private func recorded_controller_view(_ scene: OpaquePointer?, _ controller: cas_controller) -> cas_item {
  let words: InlineArray<2, UInt64> = [word(scene), word(controller)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 144, "cas_controller_view u:Eu", words.span)
  let result = cas_controller_view(scene, controller)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_controller_get_kind")
public func cas_controller_get_kind(_ scene: OpaquePointer?, _ controller: cas_controller) -> cas_controller_kind {
  if isRecorded(scene) { return recorded_controller_get_kind(scene, controller) }
  return ABI.cas_controller_get_kind(scene, controller)
}

@inline(never)
private func recorded_controller_get_kind(_ scene: OpaquePointer?, _ controller: cas_controller) -> cas_controller_kind
{
  let words: InlineArray<2, UInt64> = [word(scene), word(controller)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 145, "cas_controller_get_kind i:Eu", words.span)
  let result = cas_controller_get_kind(scene, controller)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_controller_parent")
public func cas_controller_parent(_ scene: OpaquePointer?, _ controller: cas_controller) -> cas_controller {
  if isRecorded(scene) { return recorded_controller_parent(scene, controller) }
  return ABI.cas_controller_parent(scene, controller)
}

@inline(never)
private func recorded_controller_parent(_ scene: OpaquePointer?, _ controller: cas_controller) -> cas_controller {
  let words: InlineArray<2, UInt64> = [word(scene), word(controller)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 146, "cas_controller_parent u:Eu", words.span)
  let result = cas_controller_parent(scene, controller)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_controller_shown")
public func cas_controller_shown(_ scene: OpaquePointer?, _ container: cas_controller) -> cas_controller {
  if isRecorded(scene) { return recorded_controller_shown(scene, container) }
  return ABI.cas_controller_shown(scene, container)
}

@inline(never)
private func recorded_controller_shown(_ scene: OpaquePointer?, _ container: cas_controller) -> cas_controller {
  let words: InlineArray<2, UInt64> = [word(scene), word(container)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 147, "cas_controller_shown u:Eu", words.span)
  let result = cas_controller_shown(scene, container)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_controller_top_guide")
public func cas_controller_top_guide(_ scene: OpaquePointer?, _ controller: cas_controller) -> cas_item {
  if isRecorded(scene) { return recorded_controller_top_guide(scene, controller) }
  return ABI.cas_controller_top_guide(scene, controller)
}

@inline(never)
private func recorded_controller_top_guide(_ scene: OpaquePointer?, _ controller: cas_controller) -> cas_item {
  let words: InlineArray<2, UInt64> = [word(scene), word(controller)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 148, "cas_controller_top_guide u:Eu", words.span)
  let result = cas_controller_top_guide(scene, controller)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_controller_bottom_guide")
public func cas_controller_bottom_guide(_ scene: OpaquePointer?, _ controller: cas_controller) -> cas_item {
  if isRecorded(scene) { return recorded_controller_bottom_guide(scene, controller) }
  return ABI.cas_controller_bottom_guide(scene, controller)
}

@inline(never)
private func recorded_controller_bottom_guide(_ scene: OpaquePointer?, _ controller: cas_controller) -> cas_item {
  let words: InlineArray<2, UInt64> = [word(scene), word(controller)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 149, "cas_controller_bottom_guide u:Eu", words.span)
  let result = cas_controller_bottom_guide(scene, controller)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_controller_set_edges")
public func cas_controller_set_edges(
  _ scene: OpaquePointer?, _ controller: cas_controller, _ edges: UInt32, _ out_has_effect: UnsafeMutablePointer<Int32>?
) -> cas_status {
  if isRecorded(scene) { return recorded_controller_set_edges(scene, controller, edges, out_has_effect) }
  return ABI.cas_controller_set_edges(scene, controller, edges, out_has_effect)
}

@inline(never)
private func recorded_controller_set_edges(
  _ scene: OpaquePointer?, _ controller: cas_controller, _ edges: UInt32, _ out_has_effect: UnsafeMutablePointer<Int32>?
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(controller), word(edges), word(out_has_effect)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 151, "cas_controller_set_edges k:Euu>i", words.span)
  let result = cas_controller_set_edges(scene, controller, edges, out_has_effect)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_controller_set_extends_under_opaque_bars")
public func cas_controller_set_extends_under_opaque_bars(
  _ scene: OpaquePointer?, _ controller: cas_controller, _ extends: Int32,
  _ out_has_effect: UnsafeMutablePointer<Int32>?
) -> cas_status {
  if isRecorded(scene) {
    return recorded_controller_set_extends_under_opaque_bars(scene, controller, extends, out_has_effect)
  }
  return ABI.cas_controller_set_extends_under_opaque_bars(scene, controller, extends, out_has_effect)
}

@inline(never)
private func recorded_controller_set_extends_under_opaque_bars(
  _ scene: OpaquePointer?, _ controller: cas_controller, _ extends: Int32,
  _ out_has_effect: UnsafeMutablePointer<Int32>?
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(controller), word(extends), word(out_has_effect)]
  let call = RecordedCall(
    on: scene.unsafelyUnwrapped, 152, "cas_controller_set_extends_under_opaque_bars k:Eui>i", words.span)
  let result = cas_controller_set_extends_under_opaque_bars(scene, controller, extends, out_has_effect)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_controller_set_adjusts_scroll_insets")
public func cas_controller_set_adjusts_scroll_insets(
  _ scene: OpaquePointer?, _ controller: cas_controller, _ adjusts: Int32,
  _ out_has_effect: UnsafeMutablePointer<Int32>?
) -> cas_status {
  if isRecorded(scene) {
    return recorded_controller_set_adjusts_scroll_insets(scene, controller, adjusts, out_has_effect)
  }
  return ABI.cas_controller_set_adjusts_scroll_insets(scene, controller, adjusts, out_has_effect)
}

@inline(never)
private func recorded_controller_set_adjusts_scroll_insets(
  _ scene: OpaquePointer?, _ controller: cas_controller, _ adjusts: Int32,
  _ out_has_effect: UnsafeMutablePointer<Int32>?
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(controller), word(adjusts), word(out_has_effect)]
  let call = RecordedCall(
    on: scene.unsafelyUnwrapped, 153, "cas_controller_set_adjusts_scroll_insets k:Eui>i", words.span)
  let result = cas_controller_set_adjusts_scroll_insets(scene, controller, adjusts, out_has_effect)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_controller_bars_height")
public func cas_controller_bars_height(_ scene: OpaquePointer?, _ controller: cas_controller) -> Double {
  if isRecorded(scene) { return recorded_controller_bars_height(scene, controller) }
  return ABI.cas_controller_bars_height(scene, controller)
}

@inline(never)
private func recorded_controller_bars_height(_ scene: OpaquePointer?, _ controller: cas_controller) -> Double {
  let words: InlineArray<2, UInt64> = [word(scene), word(controller)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 154, "cas_controller_bars_height d:Eu", words.span)
  let result = cas_controller_bars_height(scene, controller)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_bar_get")
public func cas_bar_get(
  _ scene: OpaquePointer?, _ controller: cas_controller, _ kind: cas_bar_kind, _ out_bar: UnsafeMutablePointer<cas_bar>?
) -> cas_status {
  if isRecorded(scene) { return recorded_bar_get(scene, controller, kind, out_bar) }
  return ABI.cas_bar_get(scene, controller, kind, out_bar)
}

@inline(never)
private func recorded_bar_get(
  _ scene: OpaquePointer?, _ controller: cas_controller, _ kind: cas_bar_kind, _ out_bar: UnsafeMutablePointer<cas_bar>?
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(controller), word(kind), word(out_bar)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 155, "cas_bar_get k:Eui>{u{dddd}dii}", words.span)
  let result = cas_bar_get(scene, controller, kind, out_bar)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_bar_set_hidden")
public func cas_bar_set_hidden(
  _ scene: OpaquePointer?, _ controller: cas_controller, _ kind: cas_bar_kind, _ is_hidden: Int32
) -> cas_status {
  if isRecorded(scene) { return recorded_bar_set_hidden(scene, controller, kind, is_hidden) }
  return ABI.cas_bar_set_hidden(scene, controller, kind, is_hidden)
}

@inline(never)
private func recorded_bar_set_hidden(
  _ scene: OpaquePointer?, _ controller: cas_controller, _ kind: cas_bar_kind, _ is_hidden: Int32
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(controller), word(kind), word(is_hidden)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 156, "cas_bar_set_hidden k:Euii", words.span)
  let result = cas_bar_set_hidden(scene, controller, kind, is_hidden)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_bar_set_translucent")
public func cas_bar_set_translucent(
  _ scene: OpaquePointer?, _ controller: cas_controller, _ kind: cas_bar_kind, _ is_translucent: Int32
) -> cas_status {
  if isRecorded(scene) { return recorded_bar_set_translucent(scene, controller, kind, is_translucent) }
  return ABI.cas_bar_set_translucent(scene, controller, kind, is_translucent)
}

@inline(never)
private func recorded_bar_set_translucent(
  _ scene: OpaquePointer?, _ controller: cas_controller, _ kind: cas_bar_kind, _ is_translucent: Int32
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(controller), word(kind), word(is_translucent)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 157, "cas_bar_set_translucent k:Euii", words.span)
  let result = cas_bar_set_translucent(scene, controller, kind, is_translucent)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_bar_set_prompt")
public func cas_bar_set_prompt(_ scene: OpaquePointer?, _ navigation: cas_controller, _ has_prompt: Int32) -> cas_status
{
  if isRecorded(scene) { return recorded_bar_set_prompt(scene, navigation, has_prompt) }
  return ABI.cas_bar_set_prompt(scene, navigation, has_prompt)
}

@inline(never)
private func recorded_bar_set_prompt(_ scene: OpaquePointer?, _ navigation: cas_controller, _ has_prompt: Int32)
  -> cas_status
{
  let words: InlineArray<3, UInt64> = [word(scene), word(navigation), word(has_prompt)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 158, "cas_bar_set_prompt k:Eui", words.span)
  let result = cas_bar_set_prompt(scene, navigation, has_prompt)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_bar_set_image")
public func cas_bar_set_image(_ scene: OpaquePointer?, _ navigation: cas_controller, _ image_height: Double)
  -> cas_status
{
  if isRecorded(scene) { return recorded_bar_set_image(scene, navigation, image_height) }
  return ABI.cas_bar_set_image(scene, navigation, image_height)
}

@inline(never)
private func recorded_bar_set_image(_ scene: OpaquePointer?, _ navigation: cas_controller, _ image_height: Double)
  -> cas_status
{
  let words: InlineArray<3, UInt64> = [word(scene), word(navigation), word(image_height)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 159, "cas_bar_set_image k:Eud", words.span)
  let result = cas_bar_set_image(scene, navigation, image_height)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_bar_image_frame")
public func cas_bar_image_frame(
  _ scene: OpaquePointer?, _ navigation: cas_controller, _ image_height: Double,
  _ out_frame: UnsafeMutablePointer<cas_rect>?, _ out_black: UnsafeMutablePointer<Double>?
) -> cas_status {
  if isRecorded(scene) { return recorded_bar_image_frame(scene, navigation, image_height, out_frame, out_black) }
  return ABI.cas_bar_image_frame(scene, navigation, image_height, out_frame, out_black)
}

@inline(never)
private func recorded_bar_image_frame(
  _ scene: OpaquePointer?, _ navigation: cas_controller, _ image_height: Double,
  _ out_frame: UnsafeMutablePointer<cas_rect>?, _ out_black: UnsafeMutablePointer<Double>?
) -> cas_status {
  let words: InlineArray<5, UInt64> = [
    word(scene), word(navigation), word(image_height), word(out_frame), word(out_black),
  ]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 160, "cas_bar_image_frame k:Eud>{dddd}>d", words.span)
  let result = cas_bar_image_frame(scene, navigation, image_height, out_frame, out_black)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_navigation_set_yielding")
public func cas_navigation_set_yielding(
  _ scene: OpaquePointer?, _ navigation: cas_controller, _ scroll: cas_item, _ compact_height: Double,
  _ velocity: Double
) -> cas_status {
  if isRecorded(scene) { return recorded_navigation_set_yielding(scene, navigation, scroll, compact_height, velocity) }
  return ABI.cas_navigation_set_yielding(scene, navigation, scroll, compact_height, velocity)
}

@inline(never)
private func recorded_navigation_set_yielding(
  _ scene: OpaquePointer?, _ navigation: cas_controller, _ scroll: cas_item, _ compact_height: Double,
  _ velocity: Double
) -> cas_status {
  let words: InlineArray<5, UInt64> = [
    word(scene), word(navigation), word(scroll), word(compact_height), word(velocity),
  ]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 163, "cas_navigation_set_yielding k:Euudd", words.span)
  let result = cas_navigation_set_yielding(scene, navigation, scroll, compact_height, velocity)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_navigation_tap_bar")
public func cas_navigation_tap_bar(_ scene: OpaquePointer?, _ navigation: cas_controller) -> cas_status {
  if isRecorded(scene) { return recorded_navigation_tap_bar(scene, navigation) }
  return ABI.cas_navigation_tap_bar(scene, navigation)
}

@inline(never)
private func recorded_navigation_tap_bar(_ scene: OpaquePointer?, _ navigation: cas_controller) -> cas_status {
  let words: InlineArray<2, UInt64> = [word(scene), word(navigation)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 164, "cas_navigation_tap_bar k:Eu", words.span)
  let result = cas_navigation_tap_bar(scene, navigation)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_navigation_yielded")
public func cas_navigation_yielded(_ scene: OpaquePointer?, _ navigation: cas_controller) -> Double {
  if isRecorded(scene) { return recorded_navigation_yielded(scene, navigation) }
  return ABI.cas_navigation_yielded(scene, navigation)
}

@inline(never)
private func recorded_navigation_yielded(_ scene: OpaquePointer?, _ navigation: cas_controller) -> Double {
  let words: InlineArray<2, UInt64> = [word(scene), word(navigation)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 165, "cas_navigation_yielded d:Eu", words.span)
  let result = cas_navigation_yielded(scene, navigation)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scroll_get")
public func cas_scroll_get(_ scene: OpaquePointer?, _ scroll: cas_item, _ out_scroll: UnsafeMutablePointer<cas_scroll>?)
  -> cas_status
{
  if isRecorded(scene) { return recorded_scroll_get(scene, scroll, out_scroll) }
  return ABI.cas_scroll_get(scene, scroll, out_scroll)
}

@inline(never)
private func recorded_scroll_get(
  _ scene: OpaquePointer?, _ scroll: cas_item, _ out_scroll: UnsafeMutablePointer<cas_scroll>?
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(scroll), word(out_scroll)]
  let call = RecordedCall(
    on: scene.unsafelyUnwrapped, 166, "cas_scroll_get k:Eu>{{dddd}{dddd}{dd}{dd}{dd}{dddd}i}", words.span)
  let result = cas_scroll_get(scene, scroll, out_scroll)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scroll_insets")
public func cas_scroll_insets(_ scene: OpaquePointer?, _ scroll: cas_item) -> cas_insets {
  if isRecorded(scene) { return recorded_scroll_insets(scene, scroll) }
  return ABI.cas_scroll_insets(scene, scroll)
}

@inline(never)
private func recorded_scroll_insets(_ scene: OpaquePointer?, _ scroll: cas_item) -> cas_insets {
  let words: InlineArray<2, UInt64> = [word(scene), word(scroll)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 167, "cas_scroll_insets {dddd}:Eu", words.span)
  let result = cas_scroll_insets(scene, scroll)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scroll_set_insets")
public func cas_scroll_set_insets(
  _ scene: OpaquePointer?, _ scroll: cas_item, _ insets: cas_insets, _ indicator_insets: cas_insets
) -> cas_status {
  if isRecorded(scene) { return recorded_scroll_set_insets(scene, scroll, insets, indicator_insets) }
  return ABI.cas_scroll_set_insets(scene, scroll, insets, indicator_insets)
}

@inline(never)
private func recorded_scroll_set_insets(
  _ scene: OpaquePointer?, _ scroll: cas_item, _ insets: cas_insets, _ indicator_insets: cas_insets
) -> cas_status {
  let words: InlineArray<10, UInt64> = [
    word(scene), word(scroll), word(insets.top), word(insets.left), word(insets.bottom), word(insets.right),
    word(indicator_insets.top), word(indicator_insets.left), word(indicator_insets.bottom),
    word(indicator_insets.right),
  ]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 168, "cas_scroll_set_insets k:Eu{dddd}{dddd}", words.span)
  let result = cas_scroll_set_insets(scene, scroll, insets, indicator_insets)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scroll_set_content_size")
public func cas_scroll_set_content_size(_ scene: OpaquePointer?, _ scroll: cas_item, _ width: Double, _ height: Double)
  -> cas_status
{
  if isRecorded(scene) { return recorded_scroll_set_content_size(scene, scroll, width, height) }
  return ABI.cas_scroll_set_content_size(scene, scroll, width, height)
}

@inline(never)
private func recorded_scroll_set_content_size(
  _ scene: OpaquePointer?, _ scroll: cas_item, _ width: Double, _ height: Double
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(scene), word(scroll), word(width), word(height)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 169, "cas_scroll_set_content_size k:Eudd", words.span)
  let result = cas_scroll_set_content_size(scene, scroll, width, height)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scroll_set_offset")
public func cas_scroll_set_offset(_ scene: OpaquePointer?, _ scroll: cas_item, _ x: Double, _ y: Double) -> cas_status {
  if isRecorded(scene) { return recorded_scroll_set_offset(scene, scroll, x, y) }
  return ABI.cas_scroll_set_offset(scene, scroll, x, y)
}

@inline(never)
private func recorded_scroll_set_offset(_ scene: OpaquePointer?, _ scroll: cas_item, _ x: Double, _ y: Double)
  -> cas_status
{
  let words: InlineArray<4, UInt64> = [word(scene), word(scroll), word(x), word(y)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 170, "cas_scroll_set_offset k:Eudd", words.span)
  let result = cas_scroll_set_offset(scene, scroll, x, y)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scroll_drag")
public func cas_scroll_drag(_ scene: OpaquePointer?, _ scroll: cas_item, _ x: Double, _ y: Double, _ velocity: Double)
  -> cas_status
{
  if isRecorded(scene) { return recorded_scroll_drag(scene, scroll, x, y, velocity) }
  return ABI.cas_scroll_drag(scene, scroll, x, y, velocity)
}

@inline(never)
private func recorded_scroll_drag(
  _ scene: OpaquePointer?, _ scroll: cas_item, _ x: Double, _ y: Double, _ velocity: Double
) -> cas_status {
  let words: InlineArray<5, UInt64> = [word(scene), word(scroll), word(x), word(y), word(velocity)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 171, "cas_scroll_drag k:Euddd", words.span)
  let result = cas_scroll_drag(scene, scroll, x, y, velocity)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scroll_to_bottom")
public func cas_scroll_to_bottom(_ scene: OpaquePointer?, _ scroll: cas_item) -> cas_status {
  if isRecorded(scene) { return recorded_scroll_to_bottom(scene, scroll) }
  return ABI.cas_scroll_to_bottom(scene, scroll)
}

@inline(never)
private func recorded_scroll_to_bottom(_ scene: OpaquePointer?, _ scroll: cas_item) -> cas_status {
  let words: InlineArray<2, UInt64> = [word(scene), word(scroll)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 172, "cas_scroll_to_bottom k:Eu", words.span)
  let result = cas_scroll_to_bottom(scene, scroll)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scroll_offset_showing")
public func cas_scroll_offset_showing(
  _ scene: OpaquePointer?, _ scroll: cas_item, _ rect: cas_rect, _ out_offset: UnsafeMutablePointer<cas_point>?
) -> cas_status {
  if isRecorded(scene) { return recorded_scroll_offset_showing(scene, scroll, rect, out_offset) }
  return ABI.cas_scroll_offset_showing(scene, scroll, rect, out_offset)
}

@inline(never)
private func recorded_scroll_offset_showing(
  _ scene: OpaquePointer?, _ scroll: cas_item, _ rect: cas_rect, _ out_offset: UnsafeMutablePointer<cas_point>?
) -> cas_status {
  let words: InlineArray<7, UInt64> = [
    word(scene), word(scroll), word(rect.x), word(rect.y), word(rect.width), word(rect.height), word(out_offset),
  ]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 173, "cas_scroll_offset_showing k:Eu{dddd}>{dd}", words.span)
  let result = cas_scroll_offset_showing(scene, scroll, rect, out_offset)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_scroll_set_follows_keyboard")
public func cas_scroll_set_follows_keyboard(_ scene: OpaquePointer?, _ scroll: cas_item, _ follows: cas_follows)
  -> cas_status
{
  if isRecorded(scene) { return recorded_scroll_set_follows_keyboard(scene, scroll, follows) }
  return ABI.cas_scroll_set_follows_keyboard(scene, scroll, follows)
}

@inline(never)
private func recorded_scroll_set_follows_keyboard(_ scene: OpaquePointer?, _ scroll: cas_item, _ follows: cas_follows)
  -> cas_status
{
  let words: InlineArray<3, UInt64> = [word(scene), word(scroll), word(follows)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 174, "cas_scroll_set_follows_keyboard k:Eui", words.span)
  let result = cas_scroll_set_follows_keyboard(scene, scroll, follows)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_keyboard_show")
public func cas_keyboard_show(_ scene: OpaquePointer?, _ frame: cas_rect, _ duration: Double, _ curve: cas_curve)
  -> cas_status
{
  if isRecorded(scene) { return recorded_keyboard_show(scene, frame, duration, curve) }
  return ABI.cas_keyboard_show(scene, frame, duration, curve)
}

@inline(never)
private func recorded_keyboard_show(_ scene: OpaquePointer?, _ frame: cas_rect, _ duration: Double, _ curve: cas_curve)
  -> cas_status
{
  let words: InlineArray<7, UInt64> = [
    word(scene), word(frame.x), word(frame.y), word(frame.width), word(frame.height), word(duration), word(curve),
  ]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 177, "cas_keyboard_show k:E{dddd}di", words.span)
  let result = cas_keyboard_show(scene, frame, duration, curve)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_keyboard_hide")
public func cas_keyboard_hide(_ scene: OpaquePointer?, _ duration: Double, _ curve: cas_curve) -> cas_status {
  if isRecorded(scene) { return recorded_keyboard_hide(scene, duration, curve) }
  return ABI.cas_keyboard_hide(scene, duration, curve)
}

@inline(never)
private func recorded_keyboard_hide(_ scene: OpaquePointer?, _ duration: Double, _ curve: cas_curve) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(scene), word(duration), word(curve)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 178, "cas_keyboard_hide k:Edi", words.span)
  let result = cas_keyboard_hide(scene, duration, curve)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_keyboard_frame")
public func cas_keyboard_frame(_ scene: OpaquePointer?) -> cas_rect {
  if isRecorded(scene) { return recorded_keyboard_frame(scene) }
  return ABI.cas_keyboard_frame(scene)
}

@inline(never)
private func recorded_keyboard_frame(_ scene: OpaquePointer?) -> cas_rect {
  let words: InlineArray<1, UInt64> = [word(scene)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 179, "cas_keyboard_frame {dddd}:E", words.span)
  let result = cas_keyboard_frame(scene)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_keyboard_standard_frame")
public func cas_keyboard_standard_frame(_ scene: OpaquePointer?, _ accessory: Double) -> cas_rect {
  if isRecorded(scene) { return recorded_keyboard_standard_frame(scene, accessory) }
  return ABI.cas_keyboard_standard_frame(scene, accessory)
}

@inline(never)
private func recorded_keyboard_standard_frame(_ scene: OpaquePointer?, _ accessory: Double) -> cas_rect {
  let words: InlineArray<2, UInt64> = [word(scene), word(accessory)]
  let call = RecordedCall(on: scene.unsafelyUnwrapped, 180, "cas_keyboard_standard_frame {dddd}:Ed", words.span)
  let result = cas_keyboard_standard_frame(scene, accessory)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}
