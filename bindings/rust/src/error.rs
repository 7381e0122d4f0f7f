//! Everything that goes wrong is one error.

use crate::ffi;
use std::ffi::CStr;
use std::fmt;

/// A call that failed: its status and the words of its scene.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    pub status: ffi::cas_status,
    pub message: String,
}

impl Error {
    pub(crate) fn new(status: ffi::cas_status, message: &str) -> Error {
        Error { status, message: message.to_owned() }
    }

    /// The status and message of a call that just failed on the scene.
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
