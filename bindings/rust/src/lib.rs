//! Casement for Rust: a scene with a screen, safely. What this has no method for is
//! in [`ffi`], which is all of casement.h.
//!
//! A scene is freed when it is dropped. Ids of items are plain numbers; one whose
//! item is gone is answered with an error. What the library lends borrows the scene,
//! so it cannot be kept beyond the next call that would change it.

mod changes;
mod error;
#[rustfmt::skip] // made by interface/rust.py
pub mod ffi;
mod scene;

pub use changes::{Change, Changes};
pub use error::Error;
pub use ffi::{cas_insets as Insets, cas_rect as Rect};
pub use scene::{Controller, Item, Options, Scene};

/// What a fallible call answers.
pub type Result<T> = std::result::Result<T, Error>;
