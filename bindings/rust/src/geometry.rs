//! Rectangles, sizes, points and insets. They have the layout of the structs of casement.h.

use crate::ffi;

macro_rules! geometry {
    ($(#[$about:meta])* $name:ident = $foreign:ident { $($(#[$doc:meta])* $member:ident),* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq)]
        #[repr(C)]
        pub struct $name {
            $($(#[$doc])* pub $member: f64,)*
        }

        impl From<ffi::$foreign> for $name {
            fn from(other: ffi::$foreign) -> $name {
                $name { $($member: other.$member),* }
            }
        }

        impl From<$name> for ffi::$foreign {
            fn from(other: $name) -> ffi::$foreign {
                ffi::$foreign { $($member: other.$member),* }
            }
        }
    };
}

geometry! {
    /// A rectangle; y grows downwards.
    ///
    /// ```
    /// use casement::Rect;
    /// let frame = Rect::new(8.0, 20.0, 100.0, 44.0);
    /// assert_eq!((frame.right(), frame.bottom()), (108.0, 64.0));
    /// ```
    Rect = cas_rect {
        /// The left edge.
        x,
        /// The top edge.
        y,
        /// The width. It is not negative.
        width,
        /// The height. It is not negative.
        height
    }
}

geometry! {
    /// A width and a height.
    ///
    /// ```
    /// assert_eq!(casement::Size::new(60.0, 30.0).width, 60.0);
    /// ```
    Size = cas_size {
        /// The width.
        width,
        /// The height.
        height
    }
}

geometry! {
    /// A point; y grows downwards.
    ///
    /// ```
    /// assert_eq!(casement::Point::new(3.0, 4.0).y, 4.0);
    /// ```
    Point = cas_point {
        /// The distance from the left.
        x,
        /// The distance from the top.
        y
    }
}

geometry! {
    /// Distances from the edges of a rectangle, inwards.
    ///
    /// ```
    /// use casement::Insets;
    /// assert_eq!(Insets::all(8.0), Insets::new(8.0, 8.0, 8.0, 8.0));
    /// ```
    Insets = cas_insets {
        /// From the top edge.
        top,
        /// From the left edge.
        left,
        /// From the bottom edge.
        bottom,
        /// From the right edge.
        right
    }
}

impl Rect {
    /// Returns the rectangle with a left and a top edge, a width and a height.
    ///
    /// ```
    /// assert_eq!(casement::Rect::new(1.0, 2.0, 3.0, 4.0).height, 4.0);
    /// ```
    pub const fn new(x: f64, y: f64, width: f64, height: f64) -> Rect {
        Rect { x, y, width, height }
    }

    /// Returns the right edge.
    ///
    /// ```
    /// assert_eq!(casement::Rect::new(1.0, 2.0, 3.0, 4.0).right(), 4.0);
    /// ```
    pub fn right(&self) -> f64 {
        self.x + self.width
    }

    /// Returns the bottom edge.
    ///
    /// ```
    /// assert_eq!(casement::Rect::new(1.0, 2.0, 3.0, 4.0).bottom(), 6.0);
    /// ```
    pub fn bottom(&self) -> f64 {
        self.y + self.height
    }
}

impl Size {
    /// Returns the size with a width and a height.
    ///
    /// ```
    /// assert_eq!(casement::Size::new(60.0, 30.0).height, 30.0);
    /// ```
    pub const fn new(width: f64, height: f64) -> Size {
        Size { width, height }
    }
}

impl Point {
    /// Returns the point at x and y.
    ///
    /// ```
    /// assert_eq!(casement::Point::new(3.0, 4.0).x, 3.0);
    /// ```
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }
}

impl Insets {
    /// Returns insets from the top, left, bottom and right edge.
    ///
    /// ```
    /// assert_eq!(casement::Insets::new(64.0, 0.0, 44.0, 0.0).bottom, 44.0);
    /// ```
    pub const fn new(top: f64, left: f64, bottom: f64, right: f64) -> Insets {
        Insets { top, left, bottom, right }
    }

    /// Returns the same inset at every edge.
    ///
    /// ```
    /// assert_eq!(casement::Insets::all(8.0).right, 8.0);
    /// ```
    pub const fn all(inset: f64) -> Insets {
        Insets::new(inset, inset, inset, inset)
    }
}
