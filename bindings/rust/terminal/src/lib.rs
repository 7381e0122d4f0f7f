//! Splits an area of a terminal into rectangles of whole cells.
//!
//! ```
//! use casement_terminal::{split, Constraint, Direction, Rect};
//!
//! let screen = Rect::new(0, 0, 80, 24);
//! let parts = split(screen, Direction::Vertical, &[Constraint::Length(1), Constraint::Fill(1), Constraint::Length(3)]);
//! assert_eq!(parts, [Rect::new(0, 0, 80, 1), Rect::new(0, 1, 80, 20), Rect::new(0, 21, 80, 3)]);
//! ```
//!
//! [`Layout`] adds spacing, margins and flex modes; a [`Splitter`] splits areas of changing sizes without building the rows
//! again.
//!
//! # What wins
//!
//! The rows are solved by [`casement`], with strict priorities. From the strongest to the weakest:
//!
//! 1. parts lie inside the area and have no negative length;
//! 2. spacing;
//! 3. `Min` and `Max` as bounds;
//! 4. `Length`;
//! 5. `Percentage`;
//! 6. `Ratio`;
//! 7. `Max` is as long as it may be, and with [`Flex::Legacy`] `Min` is as short as it may be;
//! 8. `Fill`, and with other modes `Min`, take what is left;
//! 9. they share it: `Fill` by weight, and `Min` as `Fill(1)`;
//! 10. room that nothing takes is outside of the parts, or between them, as the flex mode says;
//! 11. neighbours have equal lengths, except with [`Flex::Legacy`].
//!
//! Where that leaves several answers, earlier parts have what they ask for. With modes other than `Legacy`, parts with the same
//! constraint have the same length before rounding.
//!
//! # Cells
//!
//! The edges of all parts are solved as fractions of a cell, and each edge is rounded to the nearest cell, a half to the
//! right or downwards. Lengths are differences of rounded edges, so neighbours neither overlap nor leave a gap. The result
//! depends on the constraints and the area alone: there is no cache, no time limit and no random order in it.

#![deny(missing_docs, missing_debug_implementations)]
#![forbid(unsafe_code)]

mod layout;
mod plan;
mod rect;

pub use layout::{split, Constraint, Direction, Flex, Layout, Splitter};
pub use rect::Rect;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
