//! Rectangles of cells.

/// A rectangle of cells; y grows downwards.
///
/// ```
/// use casement_terminal::Rect;
/// let rect = Rect::new(2, 1, 10, 5);
/// assert_eq!((rect.right(), rect.bottom()), (12, 6));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rect {
    /// The first column.
    pub x: u16,
    /// The first row.
    pub y: u16,
    /// The number of columns.
    pub width: u16,
    /// The number of rows.
    pub height: u16,
}

impl Rect {
    /// Returns the rectangle with a first column and row, and numbers of columns and rows.
    ///
    /// ```
    /// assert_eq!(casement_terminal::Rect::new(2, 1, 10, 5).width, 10);
    /// ```
    pub const fn new(x: u16, y: u16, width: u16, height: u16) -> Rect {
        Rect { x, y, width, height }
    }

    /// Returns the column behind the last one.
    ///
    /// ```
    /// assert_eq!(casement_terminal::Rect::new(2, 1, 10, 5).right(), 12);
    /// ```
    pub const fn right(self) -> u16 {
        self.x.saturating_add(self.width)
    }

    /// Returns the row below the last one.
    ///
    /// ```
    /// assert_eq!(casement_terminal::Rect::new(2, 1, 10, 5).bottom(), 6);
    /// ```
    pub const fn bottom(self) -> u16 {
        self.y.saturating_add(self.height)
    }

    /// Returns the rectangle without margins on both sides. Where a margin leaves nothing, the result is empty and lies in
    /// the middle.
    ///
    /// ```
    /// use casement_terminal::Rect;
    /// assert_eq!(Rect::new(0, 0, 10, 5).inside(1, 1), Rect::new(1, 1, 8, 3));
    /// assert_eq!(Rect::new(0, 0, 10, 5).inside(6, 0), Rect::new(5, 0, 0, 5));
    /// ```
    pub fn inside(self, horizontal: u16, vertical: u16) -> Rect {
        let (x, width) = shortened(self.x, self.width, horizontal);
        let (y, height) = shortened(self.y, self.height, vertical);
        Rect { x, y, width, height }
    }
}

/// Returns the start and the length without a margin at both ends.
fn shortened(start: u16, length: u16, margin: u16) -> (u16, u16) {
    match margin.checked_mul(2).and_then(|both| length.checked_sub(both)) {
        Some(rest) => (start.saturating_add(margin), rest),
        None => (start.saturating_add(length / 2), 0),
    }
}
