//! Settings and states: structs of casement.h as types of this crate.

use crate::{ffi, scene::text, words::Status, Error, Result};
use std::ffi::{CStr, CString};
use std::os::raw::c_char;

/// Makes a set of flags with the numbers of casement.h.
macro_rules! flags {
    ($($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $flag:ident = $value:ident,)* })*) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name(u32);

        impl $name {
            /// None of them.
            pub const NONE: $name = $name(0);
            $($(#[$doc])* pub const $flag: $name = $name(ffi::$value);)*

            /// Returns whether all of some flags are among these.
            pub fn contains(self, others: $name) -> bool {
                self.0 & others.0 == others.0
            }

            pub(crate) fn from_raw(raw: u32) -> $name {
                $name(raw)
            }

            pub(crate) fn raw(self) -> u32 {
                self.0
            }
        }

        impl std::ops::BitOr for $name {
            type Output = $name;
            fn bitor(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }
        }
    )*};
}

#[rustfmt::skip] // made by interface/rust.py
mod list;

pub use list::*;

/// The error of a value that a newer library returned.
pub(crate) fn unknown() -> Error {
    Error::new(Status::Internal, "the library returned a value that this crate does not know")
}

fn metric(value: f64) -> Option<f64> {
    (value != ffi::CAS_NO_METRIC).then_some(value)
}

/// What is left to the library is nothing; nothing outside is a choice that this crate does not know.
fn choice(raw: ffi::cas_choice) -> Option<Option<bool>> {
    match raw {
        ffi::CAS_AUTOMATIC => Some(None),
        ffi::CAS_NO => Some(Some(false)),
        ffi::CAS_YES => Some(Some(true)),
        _ => None,
    }
}

fn raw_choice(choice: Option<bool>) -> ffi::cas_choice {
    match choice {
        None => ffi::CAS_AUTOMATIC,
        Some(false) => ffi::CAS_NO,
        Some(true) => ffi::CAS_YES,
    }
}

/// Returns a copy of a text of the library; nothing is an empty text.
fn text_from(raw: *const c_char) -> String {
    if raw.is_null() {
        return String::new();
    }
    unsafe { CStr::from_ptr(raw) }.to_string_lossy().into_owned()
}

/// The texts that a struct of casement.h points to. It must live until the call that takes the struct has returned.
#[derive(Default)]
struct Texts(Vec<CString>);

impl Texts {
    fn raw(&mut self, given: &str) -> Result<*const c_char> {
        let copy = text(given)?;
        let place = copy.as_ptr(); // it stays when the list grows
        self.0.push(copy);
        Ok(place)
    }
}
