//! Settings and states: structs of casement.h as types of this crate.

use crate::{ffi, words::Status, Error};
use std::ops::BitOr;

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

        impl BitOr for $name {
            type Output = $name;
            fn bitor(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }
        }
    )*};
}

flags! {
    /// A set of edges.
    ///
    /// ```
    /// use casement::Edges;
    /// assert_eq!(Edges::TOP | Edges::LEFT | Edges::BOTTOM | Edges::RIGHT, Edges::ALL);
    /// assert!(Edges::ALL.contains(Edges::TOP) && !Edges::NONE.contains(Edges::TOP));
    /// ```
    Edges {
        /// The top edge.
        TOP = CAS_EDGE_TOP,
        /// The left edge.
        LEFT = CAS_EDGE_LEFT,
        /// The bottom edge.
        BOTTOM = CAS_EDGE_BOTTOM,
        /// The right edge.
        RIGHT = CAS_EDGE_RIGHT,
        /// All four edges.
        ALL = CAS_EDGE_ALL,
    }

    /// What the keyboard guide follows.
    ///
    /// ```
    /// # use casement::{KeyboardGuide, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios15, ..Options::sized(320.0, 480.0) })?;
    /// scene.change_screen(|screen| screen.keyboard_guide = KeyboardGuide::FOLLOWS_UNDOCKED)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    KeyboardGuide {
        /// It has the frame of a keyboard that floats or is split.
        FOLLOWS_UNDOCKED = CAS_GUIDE_FOLLOWS_UNDOCKED,
        /// While the keyboard is away, it ends at the bottom of the window.
        IGNORES_SAFE_AREA = CAS_GUIDE_IGNORES_SAFE_AREA,
    }

    /// What a scene was made with.
    ///
    /// ```
    /// # use casement::{Options, Scene, SceneFlags};
    /// let scene = Scene::new(Options { strict: true, ..Options::sized(320.0, 480.0) })?;
    /// assert!(scene.settings()?.flags.contains(SceneFlags::STRICT));
    /// # Ok::<(), casement::Error>(())
    /// ```
    SceneFlags {
        /// Edits that conflict with required constraints are refused with [`Status::Conflict`].
        STRICT = CAS_SCENE_STRICT,
    }
}
