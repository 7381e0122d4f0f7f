/* The libffi of the system. */
#include <ffi.h>

/* A type of libffi by its letter in a shape: see Sources/Recording/Replay/Shape.swift. */
static inline ffi_type *casement_ffi_type(unsigned char letter) {
    switch (letter) {
    case 'i': case 'k': case 'K': case 'L': return &ffi_type_sint32;
    case 'u': return &ffi_type_uint32;
    case 'q': case 'z': return &ffi_type_uint64;
    case 'd': return &ffi_type_double;
    case '0': return &ffi_type_void;
    default: return &ffi_type_pointer;
    }
}
