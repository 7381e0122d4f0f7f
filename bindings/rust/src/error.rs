//! The error type.

use crate::ffi;
use std::ffi::CStr;
use std::fmt;

/// A failed call: its status and message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    pub status: ffi::cas_status,
    pub message: String,
}

impl Error {
    pub(crate) fn new(status: ffi::cas_status, message: &str) -> Error {
        Error { status, message: message.to_owned() }
    }

    /// Returns the status and message of the last failed call on the scene.
    ///
    /// # Safety
    /// The scene is alive.
    pub(crate) unsafe fn of(scene: *const ffi::cas_scene, status: ffi::cas_status) -> Error {
        let message = CStr::from_ptr(ffi::cas_scene_last_error(scene));
        Error::new(status, &message.to_string_lossy())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.message)
    }
}

impl std::error::Error for Error {}
