//! The changed frames of a layout or a sample.

use crate::{ffi, Item, Rect, Scene};

/// What became of the required constraints and measured sizes in a layout. The layout took place in every case.
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
pub enum Outcome {
    /// All required constraints hold.
    Solved,
    /// Required constraints contradict each other: of each conflict the newest is dropped until it can hold.
    Conflict,
    /// Measured sizes keep changing; the last ones were used.
    Unsettled,
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

    /// Returns the changed items with their names and frames.
    ///
    /// ```
    /// # let mut scene = casement::Scene::sized(320.0, 480.0)?;
    /// for change in scene.layout()?.iter() {
    ///     println!("{} is at {}, {}", change.name, change.frame.x, change.frame.y);
    /// }
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Change<'scene>> + 'scene {
        let scene = self.scene;
        self.found.iter().map(move |each| Change {
            item: Item(each.item),
            name: scene.name(Item(each.item)),
            frame: each.frame.into(),
        })
    }
}
