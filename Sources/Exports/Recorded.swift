// What exported functions do where there is a trace; the other files of this folder are made by abi/exports.py.

import ABI
import CCasement
import Trace

/// Where a solver that is made with these options records.
func recording(in options: UnsafePointer<cas_solver_options>?) -> Recording? {
  options.flatMap { Recording(read($0, or: cas_solver_options())?.trace) }
}

/// Where a scene that is made with these options records.
func recording(in options: UnsafePointer<cas_scene_options>?) -> Recording? {
  options.flatMap { Recording(read($0, or: cas_scene_options())?.trace) }
}

// MARK: Parameters as words

func word(_ number: Int32) -> UInt64 { UInt64(UInt32(bitPattern: number)) }
func word(_ number: UInt32) -> UInt64 { UInt64(number) }
func word(_ number: Int) -> UInt64 { UInt64(bitPattern: Int64(number)) }
func word(_ number: Double) -> UInt64 { number.bitPattern }
func word(_ handle: OpaquePointer?) -> UInt64 { UInt64(UInt(bitPattern: handle)) }
func word(_ pointer: UnsafeMutableRawPointer?) -> UInt64 { UInt64(UInt(bitPattern: pointer)) }
func word<Element>(_ pointer: UnsafePointer<Element>?) -> UInt64 { UInt64(UInt(bitPattern: pointer)) }
func word<Element>(_ pointer: UnsafeMutablePointer<Element>?) -> UInt64 { UInt64(UInt(bitPattern: pointer)) }

/// Of a function only that there is one.
func word(_ write: cas_write?) -> UInt64 { write == nil ? 0 : 1 }
func word(_ measure: cas_measure?) -> UInt64 { measure == nil ? 0 : 1 }
