//! The changed frames of a layout or a sample.

use crate::{ffi, Item, Rect, Scene};
use std::collections::HashSet;
use std::fmt;

/// What became of the required constraints and measured sizes in a layout, or of the required rows in a solve. It took place
/// in every case.
///
/// ```
/// use casement::{Outcome, Scene};
/// let mut scene = Scene::sized(320.0, 480.0)?;
/// scene.add_view(Scene::WINDOW, "a")?;
/// scene.add_rules(&["a.width == 5", "a.width == 6"])?;
/// assert_eq!(scene.layout()?.outcome(), Outcome::Conflict);
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Outcome {
    /// All required constraints hold.
    Solved,
    /// Required constraints or rows contradict each other: of each conflict the newest is dropped until it can hold.
    Conflict,
    /// Measured sizes keep changing; the last valid ones were used.
    Unsettled,
    /// A closure that measures returned an impossible size; the last valid ones were used.
    Mismeasured,
}

impl Outcome {
    /// Returns the remark of a status that is no error.
    pub(crate) fn of(status: ffi::cas_status) -> Outcome {
        match status {
            ffi::CAS_CONFLICT => Outcome::Conflict,
            ffi::CAS_UNSETTLED => Outcome::Unsettled,
            ffi::CAS_MISMEASURED => Outcome::Mismeasured,
            _ => Outcome::Solved,
        }
    }
}

/// An item with its new frame, in the coordinates of its parent.
///
/// ```
/// # let mut scene = casement::Scene::sized(320.0, 480.0)?;
/// let first = scene.layout()?.iter().next().unwrap();
/// assert_eq!((first.name, first.frame.width), ("window", 320.0));
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Change<'scene> {
    /// The item.
    pub item: Item,
    /// Its name; "" if it has none.
    pub name: &'scene str,
    /// Its frame.
    pub frame: Rect,
}

/// The changed frames, each item once. They are in memory of the scene, which stays borrowed:
///
/// ```compile_fail,E0499
/// # fn keeps(scene: &mut casement::Scene) -> casement::Result<usize> {
/// let changes = scene.layout()?;
/// scene.add_rules(&["H:|[a]|"])?;
/// Ok(changes.len())
/// # }
/// ```
///
/// Copies may be kept:
///
/// ```
/// # let mut scene = casement::Scene::sized(320.0, 480.0)?;
/// let frames: Vec<_> = scene.layout()?.iter().map(|change| (change.item, change.frame)).collect();
/// scene.set_size(480.0, 320.0)?;
/// assert_eq!(frames.len(), 1);
/// # Ok::<(), casement::Error>(())
/// ```
pub struct Changes<'scene> {
    pub(crate) scene: &'scene Scene,
    pub(crate) found: &'scene [ffi::cas_change],
    pub(crate) outcome: Outcome,
}

impl<'scene> Changes<'scene> {
    /// Returns the number of items that changed.
    ///
    /// ```
    /// # let mut scene = casement::Scene::sized(320.0, 480.0)?;
    /// assert_eq!(scene.layout()?.len(), 1); // the window
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn len(&self) -> usize {
        self.found.len()
    }

    /// Returns whether nothing changed.
    ///
    /// ```
    /// # let mut scene = casement::Scene::sized(320.0, 480.0)?;
    /// scene.layout()?;
    /// assert!(scene.layout()?.is_empty());
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// Returns whether the required constraints hold and measured sizes settled.
    ///
    /// ```
    /// # let mut scene = casement::Scene::sized(320.0, 480.0)?;
    /// assert_eq!(scene.layout()?.outcome(), casement::Outcome::Solved);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// Returns whether required constraints conflict. [`Scene::conflicts`] lists them.
    ///
    /// ```
    /// # let mut scene = casement::Scene::sized(320.0, 480.0)?;
    /// assert!(!scene.layout()?.has_conflict());
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn has_conflict(&self) -> bool {
        self.outcome == Outcome::Conflict
    }

    /// Returns the changed items with their names and frames. A loop may also take the changes themselves.
    ///
    /// ```
    /// # let mut scene = casement::Scene::sized(320.0, 480.0)?;
    /// let widest = scene.layout()?.iter().map(|change| change.frame.width).fold(0.0, f64::max);
    /// assert_eq!(widest, 320.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn iter(&self) -> Iter<'scene> {
        Iter { scene: self.scene, found: self.found.iter() }
    }
}

/// The coordinates of the frames in a report.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Coordinates {
    Parent,
    Window,
}

/// What was reported while the panic of a closure waited: the next report has it, too.
#[derive(Default)]
pub(crate) struct Missed {
    /// Of all such reports; the frames are read again.
    items: Vec<ffi::cas_change>,
    /// Of those in the coordinates of the window, which only reports have.
    in_window: Vec<ffi::cas_change>,
    merged: Vec<ffi::cas_change>,
}

impl Missed {
    pub(crate) fn keep(&mut self, found: &[ffi::cas_change], coordinates: Coordinates) {
        Self::add(&mut self.items, found);
        if coordinates == Coordinates::Window {
            Self::add(&mut self.in_window, found);
        }
    }

    /// Adds changes. Of each item the latest counts.
    fn add(changes: &mut Vec<ffi::cas_change>, found: &[ffi::cas_change]) {
        let items: HashSet<_> = found.iter().map(|each| each.item).collect();
        changes.retain(|each| !items.contains(&each.item));
        changes.extend_from_slice(found);
    }

    /// Puts what was missed before a report. Items that were removed, whose frame is NaN, are left out. What a report in the
    /// window tells, layouts do not report either.
    pub(crate) fn merge(
        &mut self,
        found: &[ffi::cas_change],
        coordinates: Coordinates,
        shown_frame: impl Fn(ffi::cas_item) -> ffi::cas_rect,
    ) {
        let mut all = match coordinates {
            Coordinates::Parent => std::mem::take(&mut self.items),
            Coordinates::Window => std::mem::take(&mut self.in_window),
        };
        all.retain_mut(|each| {
            let frame = shown_frame(each.item);
            if coordinates == Coordinates::Parent {
                each.frame = frame;
            }
            !frame.x.is_nan()
        });
        Self::add(&mut all, found);
        let told: HashSet<_> = all.iter().map(|each| each.item).collect();
        self.items.retain(|each| !told.contains(&each.item));
        self.merged = all;
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.items.is_empty() && self.in_window.is_empty()
    }

    pub(crate) fn merged(&self) -> &[ffi::cas_change] {
        &self.merged
    }
}

/// The changes one by one.
///
/// ```
/// # let mut scene = casement::Scene::sized(320.0, 480.0)?;
/// for change in scene.layout()? {
///     println!("{} is at {}, {}", change.name, change.frame.x, change.frame.y);
/// }
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone)]
pub struct Iter<'scene> {
    scene: &'scene Scene,
    found: std::slice::Iter<'scene, ffi::cas_change>,
}

impl<'scene> Iterator for Iter<'scene> {
    type Item = Change<'scene>;

    fn next(&mut self) -> Option<Change<'scene>> {
        let found = self.found.next()?;
        let item = self.scene.owner.item(found.item);
        Some(Change { item, name: self.scene.name(item), frame: found.frame.into() })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.found.size_hint()
    }
}

impl ExactSizeIterator for Iter<'_> {}

impl<'scene> IntoIterator for Changes<'scene> {
    type Item = Change<'scene>;
    type IntoIter = Iter<'scene>;

    fn into_iter(self) -> Iter<'scene> {
        self.iter()
    }
}

impl<'scene> IntoIterator for &Changes<'scene> {
    type Item = Change<'scene>;
    type IntoIter = Iter<'scene>;

    fn into_iter(self) -> Iter<'scene> {
        self.iter()
    }
}

impl fmt::Debug for Changes<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(self).finish()
    }
}

impl fmt::Debug for Iter<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(self.clone()).finish()
    }
}
