//! Casement is a constraint solver and layout engine: describe how views are positioned relative to each other, change a
//! number, and get the views that moved.
//!
//! It has three levels, each usable alone:
//!
//! | level | types |
//! |---|---|
//! | solver: variables and linear rows, required or soft with strict priorities | [`Solver`], [`Expression`], [`Row`] |
//! | scene: a tree of views with constraints, rules as text, stacks, flows and grids, measured content | [`Scene`], [`Item`], [`Anchor`] |
//! | screen: a scene with bars, keyboard, rotation and animation | [`Scene`] with a [`Profile`], [`Controller`] |
//!
//! ```
//! use casement::{Priority, Scene};
//!
//! let mut scene = Scene::sized(320.0, 480.0)?;
//! let field = scene.add_view(Scene::WINDOW, "field")?;
//! let button = scene.add_view(Scene::WINDOW, "button")?;
//! scene.add_rules(&["H:|-[field]-[button(80)]-|", "V:|-[field(30)]"])?;
//! scene.add(button.center_y().equal_to(field.center_y()))?;
//! scene.add(button.height().equal_to(field.height()).priority(Priority::STRONG))?;
//! for change in scene.layout()? {
//!     println!("{} {:?}", change.name, change.frame);
//! }
//! assert_eq!(scene.frame(field).width, 192.0);
//! # Ok::<(), casement::Error>(())
//! ```
//!
//! # Lifetimes
//!
//! [`Scene`] and [`Solver`] own their memory and free it when they are dropped. Items, constraints, variables and edits are
//! ids: they are `Copy`, and know the scene or solver that returned them. A call with the id of something removed, or of
//! another scene or solver, returns an error with [`Status::Stale`]; a call that returns no `Result` returns what it does for
//! something removed. [`Scene::WINDOW`] is in every scene. [`Changes`] and names borrow the scene, so they end before the
//! next call that changes it.
//!
//! # Threads
//!
//! Different threads may use different scenes and solvers at the same time. A scene or solver can be sent to another thread,
//! and cannot be shared: both are `Send` and not `Sync`.
//!
//! # Errors and panics
//!
//! A failed call changes nothing and returns an [`Error`] with the status and the sentence of the library. Conflicts of
//! required rows and constraints are no errors of a solve or a layout: its [`Outcome`] tells that one was dropped. A panic in a closure that
//! measures does not cross the library: it continues when the call that measured returns.

#![deny(missing_docs, missing_debug_implementations)]

mod anchor;
mod animation;
mod bars;
mod boxes;
mod changes;
mod constraints;
mod controllers;
mod error;
mod expression;
#[allow(missing_docs)]
#[rustfmt::skip] // made by interface/rust.py
pub mod ffi;
mod geometry;
mod id;
mod insight;
mod items;
mod keyboard;
mod lengths;
mod measure;
mod obstructions;
mod rules;
mod scene;
mod scroll;
mod settings;
mod solver;
mod stacks;
mod words;

pub use anchor::{Anchor, Equation, Sum, Summand};
pub use animation::Timing;
pub use changes::{Change, Changes, Iter, Outcome};
pub use constraints::SceneEdit;
pub use controllers::{Controller, Device};
pub use error::{Error, Fault};
pub use expression::{Expression, Row, Variable};
pub use geometry::{Insets, Point, Rect, Size};
pub use items::Item;
pub use lengths::{Length, Lengths};
pub use measure::{MeasureRequest, Measurement};
pub use rules::Format;
pub use scene::{Constraint, Options, Scene};
pub use settings::*;
pub use solver::{Edit, RowId, Solver, Statistics, Value, Values, ValuesIter};
pub use words::{
    Adjustment, Alignment, Attribute, Axis, BarKind, BoxAlignment, Capability, ControllerKind, Curve, Direction,
    Distribution, FaultKind, FlowDirection, Height, Idiom, Kind, ObstructionKind, Orientation, Priority, Profile,
    Relation, Status, StatusBarSource, StatusBarStyle, Wrap,
};

/// The result of a call that can fail.
///
/// ```
/// fn width(scene: &mut casement::Scene) -> casement::Result<f64> {
///     scene.layout()?;
///     Ok(scene.frame(casement::Scene::WINDOW).width)
/// }
/// # assert_eq!(width(&mut casement::Scene::sized(320.0, 480.0)?)?, 320.0);
/// # Ok::<(), casement::Error>(())
/// ```
pub type Result<T> = std::result::Result<T, Error>;

/// Returns the version of the library that is linked.
///
/// ```
/// assert!(casement::version().starts_with("0."));
/// ```
pub fn version() -> &'static str {
    // The text is static and ASCII.
    unsafe { std::ffi::CStr::from_ptr(ffi::cas_version_string()) }.to_str().unwrap_or_default()
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
