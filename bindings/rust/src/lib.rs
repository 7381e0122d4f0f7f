//! Casement for Rust: a safe scene with a screen. [`ffi`] has all functions of
//! casement.h.
//!
//! A scene is freed when it is dropped. Ids of items are plain numbers; the id of a
//! removed item gives an error. References to memory of the library borrow the scene,
//! so they end before the next call that changes it.

mod changes;
mod error;
#[rustfmt::skip] // made by interface/rust.py
pub mod ffi;
mod scene;

pub use changes::{Change, Changes};
pub use error::Error;
pub use ffi::{cas_insets as Insets, cas_rect as Rect};
pub use scene::{Controller, Item, Options, Scene};

/// The result of a call that can fail.
pub type Result<T> = std::result::Result<T, Error>;
