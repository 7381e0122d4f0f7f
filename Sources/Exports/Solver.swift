// Made from include/casement.h by abi/exports.py; not to be edited.

import ABI
import CCasement
import Trace

@implementation @_cdecl("cas_solver_new")
public func cas_solver_new(_ options: UnsafePointer<cas_solver_options>?) -> OpaquePointer? {
  if let recording = recording(in: options) { return recorded_solver_new(recording, options) }
  return ABI.cas_solver_new(options)
}

@inline(never)
private func recorded_solver_new(_ recording: Recording, _ options: UnsafePointer<cas_solver_options>?)
  -> OpaquePointer?
{
  let words: InlineArray<1, UInt64> = [word(options)]
  let call = RecordedCall(in: recording, 0, "cas_solver_new S:o{zAuT}", words.span)
  let result = ABI.cas_solver_new(options)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_free")
public func cas_solver_free(_ solver: OpaquePointer?) {
  if isRecorded(solver) { return recorded_solver_free(solver) }
  return ABI.cas_solver_free(solver)
}

@inline(never)
private func recorded_solver_free(_ solver: OpaquePointer?) {
  let words: InlineArray<1, UInt64> = [word(solver)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 1, "cas_solver_free 0:S", words.span)
  cas_solver_free(solver)
  call.endOfHandle(words.span)
}

@implementation @_cdecl("cas_solver_last_error")
public func cas_solver_last_error(_ solver: OpaquePointer?) -> UnsafePointer<CChar>? {
  if isRecorded(solver) { return recorded_solver_last_error(solver) }
  return ABI.cas_solver_last_error(solver)
}

@inline(never)
private func recorded_solver_last_error(_ solver: OpaquePointer?) -> UnsafePointer<CChar>? {
  let words: InlineArray<1, UInt64> = [word(solver)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 2, "cas_solver_last_error s:S", words.span)
  let result = cas_solver_last_error(solver)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_add_variable")
public func cas_solver_add_variable(
  _ solver: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ out_variable: UnsafeMutablePointer<cas_variable>?
) -> cas_status {
  if isRecorded(solver) { return recorded_solver_add_variable(solver, name, out_variable) }
  return ABI.cas_solver_add_variable(solver, name, out_variable)
}

@inline(never)
private func recorded_solver_add_variable(
  _ solver: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ out_variable: UnsafeMutablePointer<cas_variable>?
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(solver), word(name), word(out_variable)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 3, "cas_solver_add_variable k:Ss>u", words.span)
  let result = cas_solver_add_variable(solver, name, out_variable)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_add_variables")
public func cas_solver_add_variables(
  _ solver: OpaquePointer?, _ count: Int, _ out_variables: UnsafeMutablePointer<cas_variable>?
) -> cas_status {
  if isRecorded(solver) { return recorded_solver_add_variables(solver, count, out_variables) }
  return ABI.cas_solver_add_variables(solver, count, out_variables)
}

@inline(never)
private func recorded_solver_add_variables(
  _ solver: OpaquePointer?, _ count: Int, _ out_variables: UnsafeMutablePointer<cas_variable>?
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(solver), word(count), word(out_variables)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 4, "cas_solver_add_variables k:Sz>[1]u", words.span)
  let result = cas_solver_add_variables(solver, count, out_variables)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_remove_variable")
public func cas_solver_remove_variable(_ solver: OpaquePointer?, _ variable: cas_variable) -> cas_status {
  if isRecorded(solver) { return recorded_solver_remove_variable(solver, variable) }
  return ABI.cas_solver_remove_variable(solver, variable)
}

@inline(never)
private func recorded_solver_remove_variable(_ solver: OpaquePointer?, _ variable: cas_variable) -> cas_status {
  let words: InlineArray<2, UInt64> = [word(solver), word(variable)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 5, "cas_solver_remove_variable k:Su", words.span)
  let result = cas_solver_remove_variable(solver, variable)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_name")
public func cas_solver_name(_ solver: OpaquePointer?, _ variable: cas_variable) -> UnsafePointer<CChar>? {
  if isRecorded(solver) { return recorded_solver_name(solver, variable) }
  return ABI.cas_solver_name(solver, variable)
}

@inline(never)
private func recorded_solver_name(_ solver: OpaquePointer?, _ variable: cas_variable) -> UnsafePointer<CChar>? {
  let words: InlineArray<2, UInt64> = [word(solver), word(variable)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 6, "cas_solver_name s:Su", words.span)
  let result = cas_solver_name(solver, variable)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_add")
public func cas_solver_add(
  _ solver: OpaquePointer?, _ terms: UnsafePointer<cas_term>?, _ term_count: Int, _ relation: cas_relation,
  _ constant: Double, _ priority: cas_priority, _ out_constraint: UnsafeMutablePointer<cas_constraint>?
) -> cas_status {
  if isRecorded(solver) {
    return recorded_solver_add(solver, terms, term_count, relation, constant, priority, out_constraint)
  }
  return ABI.cas_solver_add(solver, terms, term_count, relation, constant, priority, out_constraint)
}

@inline(never)
private func recorded_solver_add(
  _ solver: OpaquePointer?, _ terms: UnsafePointer<cas_term>?, _ term_count: Int, _ relation: cas_relation,
  _ constant: Double, _ priority: cas_priority, _ out_constraint: UnsafeMutablePointer<cas_constraint>?
) -> cas_status {
  let words: InlineArray<7, UInt64> = [
    word(solver), word(terms), word(term_count), word(relation), word(constant), word(priority), word(out_constraint),
  ]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 7, "cas_solver_add k:S[2]{ud}zidi>u", words.span)
  let result = cas_solver_add(solver, terms, term_count, relation, constant, priority, out_constraint)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_add_rows")
public func cas_solver_add_rows(
  _ solver: OpaquePointer?, _ rows: UnsafePointer<cas_row>?, _ count: Int,
  _ out_constraints: UnsafeMutablePointer<cas_constraint>?
) -> cas_status {
  if isRecorded(solver) { return recorded_solver_add_rows(solver, rows, count, out_constraints) }
  return ABI.cas_solver_add_rows(solver, rows, count, out_constraints)
}

@inline(never)
private func recorded_solver_add_rows(
  _ solver: OpaquePointer?, _ rows: UnsafePointer<cas_row>?, _ count: Int,
  _ out_constraints: UnsafeMutablePointer<cas_constraint>?
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(solver), word(rows), word(count), word(out_constraints)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 8, "cas_solver_add_rows k:S[2]{[8]{ud}ziidd}z>[2]u", words.span)
  let result = cas_solver_add_rows(solver, rows, count, out_constraints)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_try_add")
public func cas_solver_try_add(
  _ solver: OpaquePointer?, _ row: UnsafePointer<cas_row>?, _ out_constraint: UnsafeMutablePointer<cas_constraint>?
) -> cas_status {
  if isRecorded(solver) { return recorded_solver_try_add(solver, row, out_constraint) }
  return ABI.cas_solver_try_add(solver, row, out_constraint)
}

@inline(never)
private func recorded_solver_try_add(
  _ solver: OpaquePointer?, _ row: UnsafePointer<cas_row>?, _ out_constraint: UnsafeMutablePointer<cas_constraint>?
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(solver), word(row), word(out_constraint)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 9, "cas_solver_try_add k:S*{[8]{ud}ziidd}>u", words.span)
  let result = cas_solver_try_add(solver, row, out_constraint)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_refusal")
public func cas_solver_refusal(
  _ solver: OpaquePointer?, _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  if isRecorded(solver) { return recorded_solver_refusal(solver, out_constraints, out_count) }
  return ABI.cas_solver_refusal(solver, out_constraints, out_count)
}

@inline(never)
private func recorded_solver_refusal(
  _ solver: OpaquePointer?, _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(solver), word(out_constraints), word(out_count)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 10, "cas_solver_refusal k:S>>(2)u>z", words.span)
  let result = cas_solver_refusal(solver, out_constraints, out_count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_remove")
public func cas_solver_remove(_ solver: OpaquePointer?, _ constraint: cas_constraint) -> cas_status {
  if isRecorded(solver) { return recorded_solver_remove(solver, constraint) }
  return ABI.cas_solver_remove(solver, constraint)
}

@inline(never)
private func recorded_solver_remove(_ solver: OpaquePointer?, _ constraint: cas_constraint) -> cas_status {
  let words: InlineArray<2, UInt64> = [word(solver), word(constraint)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 11, "cas_solver_remove k:Su", words.span)
  let result = cas_solver_remove(solver, constraint)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_remove_rows")
public func cas_solver_remove_rows(
  _ solver: OpaquePointer?, _ constraints: UnsafePointer<cas_constraint>?, _ count: Int
) -> cas_status {
  if isRecorded(solver) { return recorded_solver_remove_rows(solver, constraints, count) }
  return ABI.cas_solver_remove_rows(solver, constraints, count)
}

@inline(never)
private func recorded_solver_remove_rows(
  _ solver: OpaquePointer?, _ constraints: UnsafePointer<cas_constraint>?, _ count: Int
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(solver), word(constraints), word(count)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 12, "cas_solver_remove_rows k:S[2]uz", words.span)
  let result = cas_solver_remove_rows(solver, constraints, count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_set_constant")
public func cas_solver_set_constant(_ solver: OpaquePointer?, _ constraint: cas_constraint, _ constant: Double)
  -> cas_status
{
  if isRecorded(solver) { return recorded_solver_set_constant(solver, constraint, constant) }
  return ABI.cas_solver_set_constant(solver, constraint, constant)
}

@inline(never)
private func recorded_solver_set_constant(_ solver: OpaquePointer?, _ constraint: cas_constraint, _ constant: Double)
  -> cas_status
{
  let words: InlineArray<3, UInt64> = [word(solver), word(constraint), word(constant)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 13, "cas_solver_set_constant k:Sud", words.span)
  let result = cas_solver_set_constant(solver, constraint, constant)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_set_constants")
public func cas_solver_set_constants(
  _ solver: OpaquePointer?, _ constraints: UnsafePointer<cas_constraint>?, _ constants: UnsafePointer<Double>?,
  _ count: Int
) -> cas_status {
  if isRecorded(solver) { return recorded_solver_set_constants(solver, constraints, constants, count) }
  return ABI.cas_solver_set_constants(solver, constraints, constants, count)
}

@inline(never)
private func recorded_solver_set_constants(
  _ solver: OpaquePointer?, _ constraints: UnsafePointer<cas_constraint>?, _ constants: UnsafePointer<Double>?,
  _ count: Int
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(solver), word(constraints), word(constants), word(count)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 14, "cas_solver_set_constants k:S[3]u[3]dz", words.span)
  let result = cas_solver_set_constants(solver, constraints, constants, count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_set_priority")
public func cas_solver_set_priority(_ solver: OpaquePointer?, _ constraint: cas_constraint, _ priority: cas_priority)
  -> cas_status
{
  if isRecorded(solver) { return recorded_solver_set_priority(solver, constraint, priority) }
  return ABI.cas_solver_set_priority(solver, constraint, priority)
}

@inline(never)
private func recorded_solver_set_priority(
  _ solver: OpaquePointer?, _ constraint: cas_constraint, _ priority: cas_priority
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(solver), word(constraint), word(priority)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 15, "cas_solver_set_priority k:Sui", words.span)
  let result = cas_solver_set_priority(solver, constraint, priority)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_set_weight")
public func cas_solver_set_weight(_ solver: OpaquePointer?, _ constraint: cas_constraint, _ weight: Double)
  -> cas_status
{
  if isRecorded(solver) { return recorded_solver_set_weight(solver, constraint, weight) }
  return ABI.cas_solver_set_weight(solver, constraint, weight)
}

@inline(never)
private func recorded_solver_set_weight(_ solver: OpaquePointer?, _ constraint: cas_constraint, _ weight: Double)
  -> cas_status
{
  let words: InlineArray<3, UInt64> = [word(solver), word(constraint), word(weight)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 16, "cas_solver_set_weight k:Sud", words.span)
  let result = cas_solver_set_weight(solver, constraint, weight)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_solve")
public func cas_solver_solve(_ solver: OpaquePointer?) -> cas_status {
  if isRecorded(solver) { return recorded_solver_solve(solver) }
  return ABI.cas_solver_solve(solver)
}

@inline(never)
private func recorded_solver_solve(_ solver: OpaquePointer?) -> cas_status {
  let words: InlineArray<1, UInt64> = [word(solver)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 17, "cas_solver_solve k:S", words.span)
  let result = cas_solver_solve(solver)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_value")
public func cas_solver_value(_ solver: OpaquePointer?, _ variable: cas_variable) -> Double {
  if isRecorded(solver) { return recorded_solver_value(solver, variable) }
  return ABI.cas_solver_value(solver, variable)
}

@inline(never)
private func recorded_solver_value(_ solver: OpaquePointer?, _ variable: cas_variable) -> Double {
  let words: InlineArray<2, UInt64> = [word(solver), word(variable)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 18, "cas_solver_value d:Su", words.span)
  let result = cas_solver_value(solver, variable)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_values")
public func cas_solver_values(
  _ solver: OpaquePointer?, _ variables: UnsafePointer<cas_variable>?, _ count: Int,
  _ out_values: UnsafeMutablePointer<Double>?
) -> cas_status {
  if isRecorded(solver) { return recorded_solver_values(solver, variables, count, out_values) }
  return ABI.cas_solver_values(solver, variables, count, out_values)
}

@inline(never)
private func recorded_solver_values(
  _ solver: OpaquePointer?, _ variables: UnsafePointer<cas_variable>?, _ count: Int,
  _ out_values: UnsafeMutablePointer<Double>?
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(solver), word(variables), word(count), word(out_values)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 19, "cas_solver_values k:S[2]uz>[2]d", words.span)
  let result = cas_solver_values(solver, variables, count, out_values)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_changes")
public func cas_solver_changes(
  _ solver: OpaquePointer?, _ out_changes: UnsafeMutablePointer<UnsafePointer<cas_value>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  if isRecorded(solver) { return recorded_solver_changes(solver, out_changes, out_count) }
  return ABI.cas_solver_changes(solver, out_changes, out_count)
}

@inline(never)
private func recorded_solver_changes(
  _ solver: OpaquePointer?, _ out_changes: UnsafeMutablePointer<UnsafePointer<cas_value>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(solver), word(out_changes), word(out_count)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 20, "cas_solver_changes k:S>>(2){ud}>z", words.span)
  let result = cas_solver_changes(solver, out_changes, out_count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_conflict_count")
public func cas_solver_conflict_count(_ solver: OpaquePointer?) -> Int {
  if isRecorded(solver) { return recorded_solver_conflict_count(solver) }
  return ABI.cas_solver_conflict_count(solver)
}

@inline(never)
private func recorded_solver_conflict_count(_ solver: OpaquePointer?) -> Int {
  let words: InlineArray<1, UInt64> = [word(solver)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 21, "cas_solver_conflict_count z:S", words.span)
  let result = cas_solver_conflict_count(solver)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_conflict")
public func cas_solver_conflict(
  _ solver: OpaquePointer?, _ index: Int, _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  if isRecorded(solver) { return recorded_solver_conflict(solver, index, out_constraints, out_count) }
  return ABI.cas_solver_conflict(solver, index, out_constraints, out_count)
}

@inline(never)
private func recorded_solver_conflict(
  _ solver: OpaquePointer?, _ index: Int, _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(solver), word(index), word(out_constraints), word(out_count)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 22, "cas_solver_conflict k:Sz>>(3)u>z", words.span)
  let result = cas_solver_conflict(solver, index, out_constraints, out_count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_is_ambiguous")
public func cas_solver_is_ambiguous(
  _ solver: OpaquePointer?, _ variable: cas_variable, _ out_ambiguous: UnsafeMutablePointer<Int32>?
) -> cas_status {
  if isRecorded(solver) { return recorded_solver_is_ambiguous(solver, variable, out_ambiguous) }
  return ABI.cas_solver_is_ambiguous(solver, variable, out_ambiguous)
}

@inline(never)
private func recorded_solver_is_ambiguous(
  _ solver: OpaquePointer?, _ variable: cas_variable, _ out_ambiguous: UnsafeMutablePointer<Int32>?
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(solver), word(variable), word(out_ambiguous)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 23, "cas_solver_is_ambiguous k:Su>i", words.span)
  let result = cas_solver_is_ambiguous(solver, variable, out_ambiguous)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_ambiguous")
public func cas_solver_ambiguous(
  _ solver: OpaquePointer?, _ out_variables: UnsafeMutablePointer<UnsafePointer<cas_variable>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  if isRecorded(solver) { return recorded_solver_ambiguous(solver, out_variables, out_count) }
  return ABI.cas_solver_ambiguous(solver, out_variables, out_count)
}

@inline(never)
private func recorded_solver_ambiguous(
  _ solver: OpaquePointer?, _ out_variables: UnsafeMutablePointer<UnsafePointer<cas_variable>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(solver), word(out_variables), word(out_count)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 24, "cas_solver_ambiguous k:S>>(2)u>z", words.span)
  let result = cas_solver_ambiguous(solver, out_variables, out_count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_violation")
public func cas_solver_violation(
  _ solver: OpaquePointer?, _ constraint: cas_constraint, _ out_violation: UnsafeMutablePointer<Double>?
) -> cas_status {
  if isRecorded(solver) { return recorded_solver_violation(solver, constraint, out_violation) }
  return ABI.cas_solver_violation(solver, constraint, out_violation)
}

@inline(never)
private func recorded_solver_violation(
  _ solver: OpaquePointer?, _ constraint: cas_constraint, _ out_violation: UnsafeMutablePointer<Double>?
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(solver), word(constraint), word(out_violation)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 25, "cas_solver_violation k:Su>d", words.span)
  let result = cas_solver_violation(solver, constraint, out_violation)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_edit_variable")
public func cas_solver_edit_variable(
  _ solver: OpaquePointer?, _ variable: cas_variable, _ priority: cas_priority,
  _ out_edit: UnsafeMutablePointer<cas_edit>?
) -> cas_status {
  if isRecorded(solver) { return recorded_solver_edit_variable(solver, variable, priority, out_edit) }
  return ABI.cas_solver_edit_variable(solver, variable, priority, out_edit)
}

@inline(never)
private func recorded_solver_edit_variable(
  _ solver: OpaquePointer?, _ variable: cas_variable, _ priority: cas_priority,
  _ out_edit: UnsafeMutablePointer<cas_edit>?
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(solver), word(variable), word(priority), word(out_edit)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 26, "cas_solver_edit_variable k:Sui>u", words.span)
  let result = cas_solver_edit_variable(solver, variable, priority, out_edit)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_edit_variable_weighted")
public func cas_solver_edit_variable_weighted(
  _ solver: OpaquePointer?, _ variable: cas_variable, _ priority: cas_priority, _ weight: Double,
  _ out_edit: UnsafeMutablePointer<cas_edit>?
) -> cas_status {
  if isRecorded(solver) { return recorded_solver_edit_variable_weighted(solver, variable, priority, weight, out_edit) }
  return ABI.cas_solver_edit_variable_weighted(solver, variable, priority, weight, out_edit)
}

@inline(never)
private func recorded_solver_edit_variable_weighted(
  _ solver: OpaquePointer?, _ variable: cas_variable, _ priority: cas_priority, _ weight: Double,
  _ out_edit: UnsafeMutablePointer<cas_edit>?
) -> cas_status {
  let words: InlineArray<5, UInt64> = [word(solver), word(variable), word(priority), word(weight), word(out_edit)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 27, "cas_solver_edit_variable_weighted k:Suid>u", words.span)
  let result = cas_solver_edit_variable_weighted(solver, variable, priority, weight, out_edit)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_edit_constant")
public func cas_solver_edit_constant(
  _ solver: OpaquePointer?, _ constraint: cas_constraint, _ out_edit: UnsafeMutablePointer<cas_edit>?
) -> cas_status {
  if isRecorded(solver) { return recorded_solver_edit_constant(solver, constraint, out_edit) }
  return ABI.cas_solver_edit_constant(solver, constraint, out_edit)
}

@inline(never)
private func recorded_solver_edit_constant(
  _ solver: OpaquePointer?, _ constraint: cas_constraint, _ out_edit: UnsafeMutablePointer<cas_edit>?
) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(solver), word(constraint), word(out_edit)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 28, "cas_solver_edit_constant k:Su>u", words.span)
  let result = cas_solver_edit_constant(solver, constraint, out_edit)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_edit_set")
public func cas_solver_edit_set(_ solver: OpaquePointer?, _ edit: cas_edit, _ value: Double) -> cas_status {
  if isRecorded(solver) { return recorded_solver_edit_set(solver, edit, value) }
  return ABI.cas_solver_edit_set(solver, edit, value)
}

@inline(never)
private func recorded_solver_edit_set(_ solver: OpaquePointer?, _ edit: cas_edit, _ value: Double) -> cas_status {
  let words: InlineArray<3, UInt64> = [word(solver), word(edit), word(value)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 29, "cas_solver_edit_set k:Sud", words.span)
  let result = cas_solver_edit_set(solver, edit, value)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_suggest")
public func cas_solver_suggest(
  _ solver: OpaquePointer?, _ edit: cas_edit, _ value: Double,
  _ out_changes: UnsafeMutablePointer<UnsafePointer<cas_value>?>?, _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  if isRecorded(solver) { return recorded_solver_suggest(solver, edit, value, out_changes, out_count) }
  return ABI.cas_solver_suggest(solver, edit, value, out_changes, out_count)
}

@inline(never)
private func recorded_solver_suggest(
  _ solver: OpaquePointer?, _ edit: cas_edit, _ value: Double,
  _ out_changes: UnsafeMutablePointer<UnsafePointer<cas_value>?>?, _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  let words: InlineArray<5, UInt64> = [word(solver), word(edit), word(value), word(out_changes), word(out_count)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 30, "cas_solver_suggest K:Sud>>(4){ud}>z", words.span)
  let result = cas_solver_suggest(solver, edit, value, out_changes, out_count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_suggest_all")
public func cas_solver_suggest_all(
  _ solver: OpaquePointer?, _ edits: UnsafePointer<cas_edit>?, _ values: UnsafePointer<Double>?, _ count: Int,
  _ out_changes: UnsafeMutablePointer<UnsafePointer<cas_value>?>?, _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  if isRecorded(solver) { return recorded_solver_suggest_all(solver, edits, values, count, out_changes, out_count) }
  return ABI.cas_solver_suggest_all(solver, edits, values, count, out_changes, out_count)
}

@inline(never)
private func recorded_solver_suggest_all(
  _ solver: OpaquePointer?, _ edits: UnsafePointer<cas_edit>?, _ values: UnsafePointer<Double>?, _ count: Int,
  _ out_changes: UnsafeMutablePointer<UnsafePointer<cas_value>?>?, _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  let words: InlineArray<6, UInt64> = [
    word(solver), word(edits), word(values), word(count), word(out_changes), word(out_count),
  ]
  let call = RecordedCall(
    on: solver.unsafelyUnwrapped, 31, "cas_solver_suggest_all K:S[3]u[3]dz>>(5){ud}>z", words.span)
  let result = cas_solver_suggest_all(solver, edits, values, count, out_changes, out_count)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_edit_range")
public func cas_solver_edit_range(
  _ solver: OpaquePointer?, _ edit: cas_edit, _ out_low: UnsafeMutablePointer<Double>?,
  _ out_high: UnsafeMutablePointer<Double>?
) -> cas_status {
  if isRecorded(solver) { return recorded_solver_edit_range(solver, edit, out_low, out_high) }
  return ABI.cas_solver_edit_range(solver, edit, out_low, out_high)
}

@inline(never)
private func recorded_solver_edit_range(
  _ solver: OpaquePointer?, _ edit: cas_edit, _ out_low: UnsafeMutablePointer<Double>?,
  _ out_high: UnsafeMutablePointer<Double>?
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(solver), word(edit), word(out_low), word(out_high)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 32, "cas_solver_edit_range k:Su>d>d", words.span)
  let result = cas_solver_edit_range(solver, edit, out_low, out_high)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_edit_end")
public func cas_solver_edit_end(_ solver: OpaquePointer?, _ edit: cas_edit) -> cas_status {
  if isRecorded(solver) { return recorded_solver_edit_end(solver, edit) }
  return ABI.cas_solver_edit_end(solver, edit)
}

@inline(never)
private func recorded_solver_edit_end(_ solver: OpaquePointer?, _ edit: cas_edit) -> cas_status {
  let words: InlineArray<2, UInt64> = [word(solver), word(edit)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 33, "cas_solver_edit_end k:Su", words.span)
  let result = cas_solver_edit_end(solver, edit)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_path")
public func cas_solver_path(
  _ solver: OpaquePointer?, _ edit: cas_edit, _ target: Double, _ out_path: UnsafeMutablePointer<OpaquePointer?>?
) -> cas_status {
  if isRecorded(solver) { return recorded_solver_path(solver, edit, target, out_path) }
  return ABI.cas_solver_path(solver, edit, target, out_path)
}

@inline(never)
private func recorded_solver_path(
  _ solver: OpaquePointer?, _ edit: cas_edit, _ target: Double, _ out_path: UnsafeMutablePointer<OpaquePointer?>?
) -> cas_status {
  let words: InlineArray<4, UInt64> = [word(solver), word(edit), word(target), word(out_path)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 34, "cas_solver_path k:Sud>P", words.span)
  let result = cas_solver_path(solver, edit, target, out_path)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_get_statistics")
public func cas_solver_get_statistics(
  _ solver: OpaquePointer?, _ out_statistics: UnsafeMutablePointer<cas_solver_statistics>?
) -> cas_status {
  if isRecorded(solver) { return recorded_solver_get_statistics(solver, out_statistics) }
  return ABI.cas_solver_get_statistics(solver, out_statistics)
}

@inline(never)
private func recorded_solver_get_statistics(
  _ solver: OpaquePointer?, _ out_statistics: UnsafeMutablePointer<cas_solver_statistics>?
) -> cas_status {
  let words: InlineArray<2, UInt64> = [word(solver), word(out_statistics)]
  let call = RecordedCall(
    on: solver.unsafelyUnwrapped, 40, "cas_solver_get_statistics k:S>o{zqqqqqqqqqqqvv}", words.span)
  let result = cas_solver_get_statistics(solver, out_statistics)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_check")
public func cas_solver_check(_ solver: OpaquePointer?) -> cas_status {
  if isRecorded(solver) { return recorded_solver_check(solver) }
  return ABI.cas_solver_check(solver)
}

@inline(never)
private func recorded_solver_check(_ solver: OpaquePointer?) -> cas_status {
  let words: InlineArray<1, UInt64> = [word(solver)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 41, "cas_solver_check k:S", words.span)
  let result = cas_solver_check(solver)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_digest")
public func cas_solver_digest(_ solver: OpaquePointer?) -> UInt64 {
  if isRecorded(solver) { return recorded_solver_digest(solver) }
  return ABI.cas_solver_digest(solver)
}

@inline(never)
private func recorded_solver_digest(_ solver: OpaquePointer?) -> UInt64 {
  let words: InlineArray<1, UInt64> = [word(solver)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 42, "cas_solver_digest q:S", words.span)
  let result = cas_solver_digest(solver)
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}

@implementation @_cdecl("cas_solver_dump")
public func cas_solver_dump(_ solver: OpaquePointer?, _ write: cas_write?, _ context: UnsafeMutableRawPointer?)
  -> cas_status
{
  if isRecorded(solver) { return recorded_solver_dump(solver, write, context) }
  return ABI.cas_solver_dump(solver, write, context)
}

@inline(never)
private func recorded_solver_dump(_ solver: OpaquePointer?, _ write: cas_write?, _ context: UnsafeMutableRawPointer?)
  -> cas_status
{
  let words: InlineArray<3, UInt64> = [word(solver), word(write), word(context)]
  let call = RecordedCall(on: solver.unsafelyUnwrapped, 43, "cas_solver_dump k:SW-", words.span)
  let result = call.recording.relaying(write, context) { cas_solver_dump(solver, $0, $1) }
  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }
  return result
}
