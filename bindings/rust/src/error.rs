//! The error type.

use crate::ffi;
use crate::words::{FaultKind, Status};
use std::ffi::CStr;
use std::fmt;
use std::os::raw::c_char;

/// A failed call: its status, the sentence of the library, and for a rule where it is wrong.
///
/// ```
/// use casement::{FaultKind, Scene, Status};
///
/// let mut scene = Scene::sized(320.0, 480.0)?;
/// let error = scene.add_rules(&["H:|-[nobody]-|"]).unwrap_err();
/// assert_eq!(error.status(), Status::Rule);
/// let fault = error.fault().unwrap();
/// assert_eq!((fault.line, fault.column, fault.kind), (1, 6, FaultKind::UnknownItem));
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Error {
    status: Status,
    message: String,
    fault: Option<Fault>,
}

/// Where and why a rule was refused.
///
/// ```
/// # let mut scene = casement::Scene::sized(320.0, 480.0)?;
/// let error = scene.add_rules(&["window.width == 5", "window.height == "]).unwrap_err();
/// assert_eq!(error.fault().unwrap().line, 2);
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line of the rule, from 1; 0 for a fault without a place.
    pub line: usize,
    /// The column in the line, in characters from 1; 0 for a fault without a place.
    pub column: usize,
    /// The number of characters of the word at fault, without quotes; 0 if there is none.
    pub length: usize,
    /// What is wrong.
    pub kind: FaultKind,
}

impl Error {
    /// Returns the status of the call.
    ///
    /// ```
    /// # use casement::{Scene, Status};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.remove(view)?;
    /// assert_eq!(scene.remove(view).unwrap_err().status(), Status::Stale);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn status(&self) -> Status {
        self.status
    }

    /// Returns the sentence of the library. If the error is about an argument, it begins with its name.
    ///
    /// ```
    /// # let mut scene = casement::Scene::sized(320.0, 480.0)?;
    /// let error = scene.set_size(f64::NAN, 480.0).unwrap_err();
    /// assert_eq!(error.message(), "width: a number is NaN or infinite");
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Returns where a rule is wrong; `None` if the error is not about a rule.
    ///
    /// ```
    /// # let mut scene = casement::Scene::sized(320.0, 480.0)?;
    /// assert!(scene.set_size(-1.0, 480.0).unwrap_err().fault().is_none());
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref()
    }

    pub(crate) fn new(status: Status, message: &str) -> Error {
        Error { status, message: message.to_owned(), fault: None }
    }

    /// Returns the error of a sum with the entry of a batch that it is, as C has it for equations.
    pub(crate) fn of_entry(mut self, index: usize) -> Error {
        let members = ["summands", "relation", "priority", "constant", "weight", "identifier"];
        let is_about_member = self.message.split([':', '[']).next().map_or(false, |name| members.contains(&name));
        self.message = format!("equations[{index}]{}{}", if is_about_member { "." } else { ": " }, self.message);
        self
    }

    /// Returns the error with the right index, if as many entries of the batch were added by other calls.
    pub(crate) fn after_entries(mut self, count: usize) -> Error {
        let entry = self.message.strip_prefix("equations[").and_then(|rest| rest.split_once(']'));
        if let Some((Ok(index), rest)) = entry.map(|(index, rest)| (index.parse::<usize>(), rest)) {
            self.message = format!("equations[{}]{rest}", count + index);
        }
        self
    }

    /// Returns the error of a call that made nothing which could say more.
    pub(crate) fn of_status(status: ffi::cas_status) -> Error {
        let status = Status::from_raw(status).unwrap_or(Status::Internal);
        Error::new(status, status.text())
    }

    /// Returns the error of a status with a sentence of the library.
    ///
    /// # Safety
    /// `message` is a text that ends with a zero.
    pub(crate) unsafe fn told(status: ffi::cas_status, message: *const c_char) -> Error {
        Error::new(Status::from_raw(status).unwrap_or(Status::Internal), &CStr::from_ptr(message).to_string_lossy())
    }

    /// Returns the status and message of the last failed call on the scene, and the fault if it was about a rule.
    ///
    /// # Safety
    /// The scene is alive.
    pub(crate) unsafe fn of_scene(scene: *mut ffi::cas_scene, status: ffi::cas_status) -> Error {
        let mut error = Error::told(status, ffi::cas_scene_last_error(scene));
        let mut fault: ffi::cas_fault = std::mem::zeroed();
        ffi::cas_scene_last_fault(scene, &mut fault);
        error.fault = FaultKind::from_raw(fault.kind).map(|kind| Fault {
            line: fault.line,
            column: fault.column,
            length: fault.length,
            kind,
        });
        error
    }
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.message)
    }
}

impl std::error::Error for Error {}
