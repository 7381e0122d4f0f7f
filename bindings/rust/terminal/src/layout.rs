//! Constraints, flex modes and layouts.

use crate::plan::Plan;
use crate::Rect;

/// The axis along which an area is split.
///
/// ```
/// use casement_terminal::{split, Constraint::Fill, Direction, Rect};
/// let columns = split(Rect::new(0, 0, 10, 4), Direction::Horizontal, &[Fill(1), Fill(1)]);
/// assert_eq!(columns[1], Rect::new(5, 0, 5, 4));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Side by side.
    Horizontal,
    /// One below the other.
    Vertical,
}

/// How long a part is.
///
/// ```
/// use casement_terminal::{split, Constraint::*, Direction, Rect};
/// let parts = split(Rect::new(0, 0, 100, 1), Direction::Horizontal, &[Length(10), Percentage(20), Fill(1), Fill(2)]);
/// assert_eq!(parts.iter().map(|part| part.width).collect::<Vec<_>>(), [10, 20, 23, 47]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Constraint {
    /// A number of cells.
    Length(u16),
    /// A part in a hundred of the area, without its margins.
    Percentage(u16),
    /// A numerator and a denominator: a part of the area, without its margins. A denominator of 0 counts as 1.
    Ratio(u32, u32),
    /// At least a number of cells. It takes what is left as `Fill(1)`, except with [`Flex::Legacy`].
    Min(u16),
    /// At most a number of cells, and as many where they are there.
    Max(u16),
    /// A share of what is left, by weight. A weight of 0 has a share only if nothing else takes what is left.
    Fill(u16),
}

/// Where the room goes that no part takes.
///
/// ```
/// use casement_terminal::{Constraint::Length, Flex, Layout, Rect};
/// let layout = Layout::horizontal([Length(10), Length(10)]).flex(Flex::Center);
/// assert_eq!(layout.split(Rect::new(0, 0, 100, 1))[0], Rect::new(40, 0, 10, 1));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Flex {
    /// Into the part with the weakest constraint; of several, into the last.
    Legacy,
    /// Behind the parts.
    #[default]
    Start,
    /// In front of the parts.
    End,
    /// In front of the parts and behind them, the same on both sides.
    Center,
    /// Between the parts, everywhere the same.
    SpaceBetween,
    /// Around each part, the same on both of its sides: twice as much between parts as at the ends.
    SpaceAround,
    /// In front of the parts, between them and behind them, everywhere the same.
    SpaceEvenly,
}

/// Splits an area along a direction, with [`Flex::Start`], without spacing and margins.
///
/// # Panics
///
/// Panics if memory is out, as collections do.
///
/// ```
/// use casement_terminal::{split, Constraint, Direction, Rect};
/// let rows = split(Rect::new(0, 0, 80, 24), Direction::Vertical, &[Constraint::Min(0), Constraint::Length(1)]);
/// assert_eq!(rows[1], Rect::new(0, 23, 80, 1));
/// ```
pub fn split(area: Rect, direction: Direction, constraints: &[Constraint]) -> Vec<Rect> {
    Layout::new(direction, constraints.iter().copied()).split(area)
}

/// A direction and constraints, with spacing, margins and a flex mode.
///
/// ```
/// use casement_terminal::{Constraint::*, Flex, Layout, Rect};
/// let layout = Layout::horizontal([Length(20), Fill(1)]).spacing(1).margin(1);
/// let parts = layout.split(Rect::new(0, 0, 80, 24));
/// assert_eq!(parts, [Rect::new(1, 1, 20, 22), Rect::new(22, 1, 57, 22)]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    pub(crate) direction: Direction,
    pub(crate) constraints: Vec<Constraint>,
    pub(crate) flex: Flex,
    pub(crate) spacing: i16,
    horizontal_margin: u16,
    vertical_margin: u16,
}

impl Layout {
    /// Returns a layout with [`Flex::Start`], without spacing and margins.
    ///
    /// ```
    /// use casement_terminal::{Constraint::Fill, Direction, Layout};
    /// assert_eq!(Layout::new(Direction::Vertical, [Fill(1)]), Layout::vertical([Fill(1)]));
    /// ```
    pub fn new(direction: Direction, constraints: impl IntoIterator<Item = Constraint>) -> Layout {
        Layout {
            direction,
            constraints: constraints.into_iter().collect(),
            flex: Flex::Start,
            spacing: 0,
            horizontal_margin: 0,
            vertical_margin: 0,
        }
    }

    /// Returns a layout of columns.
    ///
    /// ```
    /// use casement_terminal::{Constraint::Fill, Layout, Rect};
    /// assert_eq!(Layout::horizontal([Fill(1), Fill(3)]).split(Rect::new(0, 0, 40, 1))[0].width, 10);
    /// ```
    pub fn horizontal(constraints: impl IntoIterator<Item = Constraint>) -> Layout {
        Layout::new(Direction::Horizontal, constraints)
    }

    /// Returns a layout of rows.
    ///
    /// ```
    /// use casement_terminal::{Constraint::Fill, Layout, Rect};
    /// assert_eq!(Layout::vertical([Fill(1), Fill(3)]).split(Rect::new(0, 0, 1, 40))[0].height, 10);
    /// ```
    pub fn vertical(constraints: impl IntoIterator<Item = Constraint>) -> Layout {
        Layout::new(Direction::Vertical, constraints)
    }

    /// Sets where the room goes that no part takes.
    ///
    /// ```
    /// use casement_terminal::{Constraint::Length, Flex, Layout, Rect};
    /// let layout = Layout::horizontal([Length(10)]).flex(Flex::End);
    /// assert_eq!(layout.split(Rect::new(0, 0, 100, 1))[0].x, 90);
    /// ```
    pub fn flex(mut self, flex: Flex) -> Layout {
        self.flex = flex;
        self
    }

    /// Sets the number of cells between parts; of a negative number that many overlap, as borders do. With
    /// [`Flex::SpaceBetween`], [`Flex::SpaceAround`] and [`Flex::SpaceEvenly`] it is the least room there.
    ///
    /// ```
    /// use casement_terminal::{Constraint::Length, Layout, Rect};
    /// let layout = Layout::horizontal([Length(20), Length(20)]).spacing(-1);
    /// assert_eq!(layout.split(Rect::new(0, 0, 100, 1))[1].x, 19);
    /// ```
    pub fn spacing(mut self, cells: i16) -> Layout {
        self.spacing = cells;
        self
    }

    /// Sets the number of cells that stay free at all four sides of the area.
    ///
    /// ```
    /// use casement_terminal::{Constraint::Fill, Layout, Rect};
    /// assert_eq!(Layout::vertical([Fill(1)]).margin(2).split(Rect::new(0, 0, 80, 24)), [Rect::new(2, 2, 76, 20)]);
    /// ```
    pub fn margin(self, cells: u16) -> Layout {
        self.margins(cells, cells)
    }

    /// Sets the numbers of cells that stay free left and right, and above and below.
    ///
    /// ```
    /// use casement_terminal::{Constraint::Fill, Layout, Rect};
    /// assert_eq!(Layout::vertical([Fill(1)]).margins(2, 1).split(Rect::new(0, 0, 80, 24)), [Rect::new(2, 1, 76, 22)]);
    /// ```
    pub fn margins(mut self, horizontal: u16, vertical: u16) -> Layout {
        self.horizontal_margin = horizontal;
        self.vertical_margin = vertical;
        self
    }

    /// Splits an area into one rectangle for each constraint.
    ///
    /// # Panics
    ///
    /// Panics if memory is out, as collections do.
    ///
    /// ```
    /// use casement_terminal::{Constraint::*, Layout, Rect};
    /// let rows = Layout::vertical([Length(3), Fill(1)]).split(Rect::new(0, 0, 80, 24));
    /// assert_eq!(rows, [Rect::new(0, 0, 80, 3), Rect::new(0, 3, 80, 21)]);
    /// ```
    pub fn split(&self, area: Rect) -> Vec<Rect> {
        self.splitter().split(area)
    }

    /// Splits an area, and returns the parts and the room in front of the first, between them, and behind the last: one
    /// rectangle more than parts. Where parts overlap, the room between them is empty.
    ///
    /// # Panics
    ///
    /// Panics if memory is out, as collections do.
    ///
    /// ```
    /// use casement_terminal::{Constraint::Length, Flex, Layout, Rect};
    /// let layout = Layout::horizontal([Length(10), Length(10)]).flex(Flex::SpaceBetween);
    /// let (_, room) = layout.split_with_spacers(Rect::new(0, 0, 100, 1));
    /// assert_eq!(room.iter().map(|room| room.width).collect::<Vec<_>>(), [0, 80, 0]);
    /// ```
    pub fn split_with_spacers(&self, area: Rect) -> (Vec<Rect>, Vec<Rect>) {
        self.splitter().split_with_spacers(area)
    }

    /// Returns a splitter, which keeps the rows of the layout for areas of changing sizes.
    ///
    /// # Panics
    ///
    /// Panics if memory is out, as collections do.
    ///
    /// ```
    /// use casement_terminal::{Constraint::*, Layout, Rect};
    /// let mut splitter = Layout::vertical([Fill(1), Length(1)]).splitter();
    /// for height in [24, 50, 12] {
    ///     assert_eq!(splitter.split(Rect::new(0, 0, 80, height))[1].y, height - 1);
    /// }
    /// ```
    pub fn splitter(&self) -> Splitter {
        let plan = Plan::new(self).unwrap_or_else(|error| panic!("{error}"));
        let (direction, margins) = (self.direction, (self.horizontal_margin, self.vertical_margin));
        Splitter { direction, margins, plan }
    }
}

/// A layout that keeps its rows: another size of the area changes one number in them. The parts are those of
/// [`Layout::split`], whatever was split before.
///
/// ```
/// use casement_terminal::{Constraint::*, Layout, Rect};
/// let layout = Layout::horizontal([Min(20), Percentage(30)]);
/// let mut splitter = layout.splitter();
/// for width in 0..100 {
///     let area = Rect::new(0, 0, width, 1);
///     assert_eq!(splitter.split(area), layout.split(area));
/// }
/// ```
#[derive(Debug)]
pub struct Splitter {
    direction: Direction,
    margins: (u16, u16),
    plan: Plan,
}

impl Splitter {
    /// Splits an area into one rectangle for each constraint.
    ///
    /// # Panics
    ///
    /// Panics if memory is out, as collections do.
    ///
    /// ```
    /// use casement_terminal::{Constraint::Fill, Layout, Rect};
    /// let mut splitter = Layout::vertical([Fill(1), Fill(1)]).splitter();
    /// assert_eq!(splitter.split(Rect::new(0, 0, 80, 24))[1].height, 12);
    /// ```
    pub fn split(&mut self, area: Rect) -> Vec<Rect> {
        self.edges(area, false)
    }

    /// Splits an area, and returns the parts and the room around them, as [`Layout::split_with_spacers`] does.
    ///
    /// # Panics
    ///
    /// Panics if memory is out, as collections do.
    ///
    /// ```
    /// use casement_terminal::{Constraint::Length, Layout, Rect};
    /// let mut splitter = Layout::vertical([Length(20)]).splitter();
    /// assert_eq!(splitter.split_with_spacers(Rect::new(0, 0, 80, 24)).1[1].height, 4);
    /// ```
    pub fn split_with_spacers(&mut self, area: Rect) -> (Vec<Rect>, Vec<Rect>) {
        (self.edges(area, false), self.edges(area, true))
    }

    fn edges(&mut self, area: Rect, of_spacers: bool) -> Vec<Rect> {
        let inside = area.inside(self.margins.0, self.margins.1);
        let (start, length) = match self.direction {
            Direction::Horizontal => (inside.x, inside.right() - inside.x),
            Direction::Vertical => (inside.y, inside.bottom() - inside.y),
        };
        let edges = self.plan.edges(length).unwrap_or_else(|error| panic!("{error}"));
        let pairs = if of_spacers { 0 } else { 1 };
        edges[pairs..edges.len() - pairs]
            .chunks_exact(2)
            .map(|pair| {
                let (first, length) = (start + pair[0], pair[1].saturating_sub(pair[0]));
                match self.direction {
                    Direction::Horizontal => Rect { x: first, width: length, ..inside },
                    Direction::Vertical => Rect { y: first, height: length, ..inside },
                }
            })
            .collect()
    }
}
