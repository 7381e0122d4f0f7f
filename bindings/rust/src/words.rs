//! The enumerations of casement.h as types.

use crate::ffi;
use std::fmt;

/// Makes an enumeration whose cases have the numbers of casement.h.
macro_rules! words {
    ($($(#[$about:meta])* $name:ident: $foreign:ident { $($(#[$doc:meta])* $case:ident = $value:ident,)* })*) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $name {
            $($(#[$doc])* $case,)*
        }

        #[allow(dead_code)] // some are given only, others returned only
        impl $name {
            pub(crate) fn raw(self) -> ffi::$foreign {
                match self {
                    $($name::$case => ffi::$value,)*
                }
            }

            /// Returns nothing for a number that casement.h does not have.
            pub(crate) fn from_raw(value: ffi::$foreign) -> Option<$name> {
                match value {
                    $(ffi::$value => Some($name::$case),)*
                    _ => None,
                }
            }
        }
    )*};
}

mod enumerations;

pub use enumerations::*;

impl Status {
    /// Returns a short sentence about the status.
    ///
    /// ```
    /// assert_eq!(casement::Status::Zero.text(), "the coefficient is 0");
    /// ```
    pub fn text(self) -> &'static str {
        // The text is static and ASCII.
        unsafe { std::ffi::CStr::from_ptr(ffi::cas_status_text(self.raw())) }.to_str().unwrap_or_default()
    }
}

impl fmt::Display for Status {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.text())
    }
}

/// A priority from 1 to 1000. Below [`Priority::REQUIRED`] every priority is strict: one constraint at 500 outweighs any
/// number of constraints at 499.
///
/// ```
/// use casement::{Priority, Scene};
/// let equation = Scene::WINDOW.width().equal_to(320.0).priority(600);
/// assert_eq!(equation, Scene::WINDOW.width().equal_to(320.0).priority(Priority(600)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Priority(
    /// The number, from 1 to 1000.
    pub i32,
);

impl Priority {
    /// The constraint holds, or conflicts with others.
    ///
    /// ```
    /// assert_eq!(casement::Priority::REQUIRED.0, 1000);
    /// ```
    pub const REQUIRED: Priority = Priority(ffi::CAS_REQUIRED);
    /// 750, the default of compression resistance.
    ///
    /// ```
    /// assert!(casement::Priority::STRONG > casement::Priority::MEDIUM);
    /// ```
    pub const STRONG: Priority = Priority(ffi::CAS_STRONG);
    /// 500.
    ///
    /// ```
    /// assert!(casement::Priority::MEDIUM > casement::Priority::WEAK);
    /// ```
    pub const MEDIUM: Priority = Priority(ffi::CAS_MEDIUM);
    /// 250, the default of hugging.
    ///
    /// ```
    /// assert!(casement::Priority::WEAK > casement::Priority::FITTING);
    /// ```
    pub const WEAK: Priority = Priority(ffi::CAS_WEAK);
    /// 50, for fitting sizes.
    ///
    /// ```
    /// assert_eq!(casement::Priority::FITTING.0, 50);
    /// ```
    pub const FITTING: Priority = Priority(ffi::CAS_PRIORITY_FITTING_SIZE);
}

impl From<i32> for Priority {
    fn from(number: i32) -> Priority {
        Priority(number)
    }
}

/// The curve of an animation.
///
/// ```
/// # use casement::{Curve, Options, Profile, Scene, Timing};
/// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
/// let view = scene.add_view(Scene::WINDOW, "view")?;
/// scene.animate(Timing::new(0.3, Curve::EaseOut), |scene| scene.set_size(320.0, 400.0))?;
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Curve {
    /// Slow at both ends.
    EaseInOut,
    /// Slow at the beginning.
    EaseIn,
    /// Slow at the end.
    EaseOut,
    /// The same speed throughout.
    Linear,
    /// A critically damped spring of half a second, whatever the duration except 0.
    Keyboard,
    /// A number of the program's own, defined by [`Scene::define_curve`](crate::Scene::define_curve), or of a system.
    Custom(i32),
}

impl Curve {
    pub(crate) fn raw(self) -> ffi::cas_curve {
        match self {
            Curve::EaseInOut => ffi::CAS_CURVE_EASE_IN_OUT,
            Curve::EaseIn => ffi::CAS_CURVE_EASE_IN,
            Curve::EaseOut => ffi::CAS_CURVE_EASE_OUT,
            Curve::Linear => ffi::CAS_CURVE_LINEAR,
            Curve::Keyboard => ffi::CAS_CURVE_KEYBOARD,
            Curve::Custom(number) => number,
        }
    }
}
