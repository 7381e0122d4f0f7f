// Made from include/casement.h by abi/exports.py; not to be edited.

import ABI
import CCasement
import Trace

@implementation @_cdecl("cas_path_free")
public func cas_path_free(_ path: OpaquePointer?) {
  if isRecorded(path) { return recorded_path_free(path) }
  return ABI.cas_path_free(path)
}

@inline(never)
private func recorded_path_free(_ path: OpaquePointer?) {
  let words: InlineArray<1, UInt64> = [word(path)]
  let call = RecordedCall(on: path.unsafelyUnwrapped, 35, "cas_path_free 0:P", words.span)
  cas_path_free(path)
  call.endOfHandle(words.span)
}

@implementation @_cdecl("cas_path_variables")
public func cas_path_variables(
  _ path: OpaquePointer?, _ out_variables: UnsafeMutablePointer<UnsafePointer<cas_variable>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  if isRecorded(path) { return recorded_path_variables(path, out_variables, out_count) }
  return ABI.cas_path_variables(path, out_variables, out_count)
}

@inline(never)
private func recorded_path_variables(
  _ path: OpaquePointer?, _ out_variables: UnsafeMutablePointer<UnsafePointer<cas_variable>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(path), word(out_variables), word(out_count)]
  let call = RecordedCall(on: path.unsafelyUnwrapped, 36, "cas_path_variables k:P>>(2)u>z", words.span)
  let result = cas_path_variables(path, out_variables, out_count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_path_count")
public func cas_path_count(_ path: OpaquePointer?) -> Int {
  if isRecorded(path) { return recorded_path_count(path) }
  return ABI.cas_path_count(path)
}

@inline(never)
private func recorded_path_count(_ path: OpaquePointer?) -> Int {
  let words: InlineArray<1, UInt64> = [word(path)]
  let call = RecordedCall(on: path.unsafelyUnwrapped, 37, "cas_path_count z:P", words.span)
  let result = cas_path_count(path)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_path_point")
public func cas_path_point(
  _ path: OpaquePointer?, _ index: Int, _ out_number: UnsafeMutablePointer<Double>?,
  _ out_values: UnsafeMutablePointer<UnsafePointer<Double>?>?
) -> cas_status {
  if isRecorded(path) { return recorded_path_point(path, index, out_number, out_values) }
  return ABI.cas_path_point(path, index, out_number, out_values)
}

@inline(never)
private func recorded_path_point(
  _ path: OpaquePointer?, _ index: Int, _ out_number: UnsafeMutablePointer<Double>?,
  _ out_values: UnsafeMutablePointer<UnsafePointer<Double>?>?
) -> cas_status {
  let words: InlineArray<5, UInt64> = [
    word(path), word(index), word(out_number), word(out_values), word(valueCount(ofPath: path)),
  ]
  let call = RecordedCall(on: path.unsafelyUnwrapped, 38, "cas_path_point k:Pz>d>>[4]dn", words.span)
  let result = cas_path_point(path, index, out_number, out_values)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_path_sample")
public func cas_path_sample(_ path: OpaquePointer?, _ number: Double, _ out_values: UnsafeMutablePointer<Double>?)
  -> cas_status
{
  if isRecorded(path) { return recorded_path_sample(path, number, out_values) }
  return ABI.cas_path_sample(path, number, out_values)
}

@inline(never)
private func recorded_path_sample(_ path: OpaquePointer?, _ number: Double, _ out_values: UnsafeMutablePointer<Double>?)
  -> cas_status
{
  let words: InlineArray<4, UInt64> = [word(path), word(number), word(out_values), word(valueCount(ofPath: path))]
  let call = RecordedCall(on: path.unsafelyUnwrapped, 39, "cas_path_sample k:Pd>[3]dn", words.span)
  let result = cas_path_sample(path, number, out_values)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}
