//! Lengths of boxes: points, percentages, and those that the content gives.

use crate::ffi;

/// A length of a flow, of a grid or of a child of one. A number is points.
///
/// ```
/// use casement::Length;
/// assert_eq!(Length::from(8), Length::Points(8.0));
/// assert_eq!(Length::default(), Length::Auto);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[non_exhaustive]
pub enum Length {
    /// By the content and what is around it; no limit; for gaps and padding 0.
    #[default]
    Auto,
    /// Points.
    Points(f64),
    /// A part of the room in the parent, from 0 to 100: of its size without padding, of a child of a grid that of its
    /// cells; for margins and padding of its width.
    Percent(f64),
    /// As small as the content allows.
    MinContent,
    /// The size of the content without a limit.
    MaxContent,
    /// The size of the content, as far as there is room.
    FitContent,
    /// All the room there is.
    Stretch,
    /// For [`BoxedSettings::basis`](crate::BoxedSettings::basis): that of the content, whatever width and height are.
    OwnContent,
}

impl Length {
    /// Returns nothing for a unit that casement.h does not have.
    pub(crate) fn from_raw(raw: ffi::cas_length) -> Option<Length> {
        match raw.unit {
            ffi::CAS_AUTO => Some(Length::Auto),
            ffi::CAS_POINTS => Some(Length::Points(raw.value)),
            ffi::CAS_PERCENT => Some(Length::Percent(raw.value)),
            ffi::CAS_MIN_CONTENT => Some(Length::MinContent),
            ffi::CAS_MAX_CONTENT => Some(Length::MaxContent),
            ffi::CAS_FIT_CONTENT => Some(Length::FitContent),
            ffi::CAS_STRETCH => Some(Length::Stretch),
            ffi::CAS_OWN_CONTENT => Some(Length::OwnContent),
            _ => None,
        }
    }

    pub(crate) fn raw(self) -> ffi::cas_length {
        let (value, unit) = match self {
            Length::Auto => (0.0, ffi::CAS_AUTO),
            Length::Points(points) => (points, ffi::CAS_POINTS),
            Length::Percent(percent) => (percent, ffi::CAS_PERCENT),
            Length::MinContent => (0.0, ffi::CAS_MIN_CONTENT),
            Length::MaxContent => (0.0, ffi::CAS_MAX_CONTENT),
            Length::FitContent => (0.0, ffi::CAS_FIT_CONTENT),
            Length::Stretch => (0.0, ffi::CAS_STRETCH),
            Length::OwnContent => (0.0, ffi::CAS_OWN_CONTENT),
        };
        ffi::cas_length { value, unit }
    }
}

impl From<f64> for Length {
    fn from(points: f64) -> Length {
        Length::Points(points)
    }
}

impl From<i32> for Length {
    fn from(points: i32) -> Length {
        Length::Points(points.into())
    }
}

/// A length for each edge: margins around a child of a box, or the padding of a box. A number is points at all edges.
///
/// ```
/// use casement::{Length, Lengths};
/// assert_eq!(Lengths::from(8), Lengths::new(8, 8, 8, 8));
/// assert_eq!(Lengths { left: Length::Auto, right: Length::Auto, ..Lengths::all(0) }.top, Length::Points(0.0));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Lengths {
    /// At the top edge.
    pub top: Length,
    /// At the left edge.
    pub left: Length,
    /// At the bottom edge.
    pub bottom: Length,
    /// At the right edge.
    pub right: Length,
}

impl Lengths {
    /// Returns lengths at the top, left, bottom and right edge.
    ///
    /// ```
    /// use casement::{Length, Lengths};
    /// assert_eq!(Lengths::new(0, Length::Auto, 0, Length::Percent(10.0)).right, Length::Percent(10.0));
    /// ```
    pub fn new(
        top: impl Into<Length>,
        left: impl Into<Length>,
        bottom: impl Into<Length>,
        right: impl Into<Length>,
    ) -> Lengths {
        Lengths { top: top.into(), left: left.into(), bottom: bottom.into(), right: right.into() }
    }

    /// Returns the same length at every edge.
    ///
    /// ```
    /// use casement::{Length, Lengths};
    /// assert_eq!(Lengths::all(Length::Auto).left, Length::Auto);
    /// ```
    pub fn all(length: impl Into<Length>) -> Lengths {
        let length = length.into();
        Lengths { top: length, left: length, bottom: length, right: length }
    }

    /// Returns one length at the top and the bottom, and one at the left and the right.
    ///
    /// ```
    /// use casement::Lengths;
    /// assert_eq!(Lengths::symmetric(4, 12), Lengths::new(4, 12, 4, 12));
    /// ```
    pub fn symmetric(vertical: impl Into<Length>, horizontal: impl Into<Length>) -> Lengths {
        let (vertical, horizontal) = (vertical.into(), horizontal.into());
        Lengths { top: vertical, left: horizontal, bottom: vertical, right: horizontal }
    }

    /// Returns nothing for a unit that casement.h does not have.
    pub(crate) fn from_raw(raw: ffi::cas_lengths) -> Option<Lengths> {
        Some(Lengths {
            top: Length::from_raw(raw.top)?,
            left: Length::from_raw(raw.left)?,
            bottom: Length::from_raw(raw.bottom)?,
            right: Length::from_raw(raw.right)?,
        })
    }

    pub(crate) fn raw(self) -> ffi::cas_lengths {
        ffi::cas_lengths {
            top: self.top.raw(),
            left: self.left.raw(),
            bottom: self.bottom.raw(),
            right: self.right.raw(),
        }
    }
}

impl<Each: Into<Length>> From<Each> for Lengths {
    fn from(length: Each) -> Lengths {
        Lengths::all(length)
    }
}
