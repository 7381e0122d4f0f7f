//! Conflicts, ambiguity, and explanations of a scene.

use crate::scene::{slice, Constraint, Scene};
use crate::solver::{written, Statistics};
use crate::words::Axis;
use crate::{ffi, Item, Result};
use std::ptr::null;

impl Scene {
    /// Solves and returns the conflicts: for each dropped constraint a minimal set that cannot hold together. The dropped one
    /// comes first.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// let narrow = scene.add(view.width().at_most(100.0))?;
    /// let wide = scene.add(view.width().at_least(200.0))?;
    /// assert_eq!(scene.conflicts()?, [[wide, narrow]]);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn conflicts(&mut self) -> Result<Vec<Vec<Constraint>>> {
        self.first_conflicts(usize::MAX)
    }

    /// Solves and returns the first conflicts, at most `limit` of them. Each that is returned costs up to one solve.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # scene.add_view(Scene::WINDOW, "view")?;
    /// scene.add_rules(&["view.width <= 9", "view.width >= 99", "view.height <= 9", "view.height >= 99"])?;
    /// assert_eq!(scene.first_conflicts(1)?, scene.conflicts()?[..1]);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn first_conflicts(&mut self, limit: usize) -> Result<Vec<Vec<Constraint>>> {
        (0..self.conflict_count()?.min(limit))
            .map(|index| {
                self.constraints_of(|scene, first, count| unsafe {
                    ffi::cas_scene_conflict(scene, index, first, count)
                })
            })
            .collect()
    }

    fn conflict_count(&self) -> Result<usize> {
        let count = unsafe { ffi::cas_scene_conflict_count(self.as_ptr()) };
        let (mut first, mut length) = (null(), 0);
        // There is none, or the solve failed: then the first is refused for another reason than that.
        let status = match count {
            0 => unsafe { ffi::cas_scene_conflict(self.as_ptr(), 0, &mut first, &mut length) },
            _ => ffi::CAS_OK,
        };
        self.expect(if status == ffi::CAS_ERROR_OUT_OF_RANGE { ffi::CAS_OK } else { status })?;
        Ok(count)
    }

    /// Solves and returns the conflicts as text: a sentence, and a line for each constraint, the dropped one first.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # scene.add_view(Scene::WINDOW, "view")?;
    /// scene.add_rules(&["view.width <= 100", "view.width >= 200"])?;
    /// assert!(scene.conflict_texts()?[0].contains("view.width >= 200"));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn conflict_texts(&mut self) -> Result<Vec<String>> {
        (0..self.conflict_count()?)
            .map(|index| {
                written(|write, context| {
                    self.expect(unsafe { ffi::cas_scene_write_conflict(self.as_ptr(), index, write, context) })
                })
            })
            .collect()
    }

    /// Returns the constraints that the last refused edit of a strict scene conflicts with: a minimal set.
    ///
    /// ```
    /// # use casement::{Options, Scene};
    /// let mut scene = Scene::new(Options { strict: true, ..Options::sized(320.0, 480.0) })?;
    /// let view = scene.add_view(Scene::WINDOW, "view")?;
    /// let narrow = scene.add(view.width().at_most(100.0))?;
    /// assert!(scene.add(view.width().at_least(200.0)).is_err());
    /// assert_eq!(scene.refusal()?, [narrow]);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn refusal(&self) -> Result<Vec<Constraint>> {
        self.constraints_of(|scene, first, count| unsafe { ffi::cas_scene_refusal(scene, first, count) })
    }

    /// Solves and returns whether another position or size of an item along an axis would be as good. The answer is exact.
    ///
    /// ```
    /// # use casement::{Axis, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.add_rules(&["H:|[view]|"])?;
    /// assert!(!scene.is_ambiguous(view, Axis::Horizontal)?);
    /// assert!(scene.is_ambiguous(view, Axis::Vertical)?);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn is_ambiguous(&mut self, item: Item, axis: Axis) -> Result<bool> {
        let mut is_ambiguous = 0;
        self.expect(unsafe {
            ffi::cas_item_is_ambiguous(self.as_ptr(), self.raw(item)?, axis.raw(), &mut is_ambiguous)
        })?;
        Ok(is_ambiguous != 0)
    }

    /// Solves and returns all ambiguous items, with the axis.
    ///
    /// ```
    /// # use casement::{Axis, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.add_rules(&["H:|[view]|"])?;
    /// assert_eq!(scene.ambiguities()?, [(view, Axis::Vertical)]);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn ambiguities(&mut self) -> Result<Vec<(Item, Axis)>> {
        self.first_ambiguities(usize::MAX)
    }

    /// Solves and returns the first ambiguous items, at most `limit` of them, with the axis. No more are looked for.
    ///
    /// ```
    /// # use casement::{Axis, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// assert_eq!(scene.first_ambiguities(1)?, scene.ambiguities()?[..1]);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn first_ambiguities(&mut self, limit: usize) -> Result<Vec<(Item, Axis)>> {
        let (mut first, mut count) = (null(), 0);
        self.expect(unsafe { ffi::cas_scene_ambiguities(self.as_ptr(), limit, &mut first, &mut count) })?;
        let found = unsafe { slice(first, count) }.iter();
        Ok(found.filter_map(|each| Some((self.owner.item(each.item), Axis::from_raw(each.axis)?))).collect())
    }

    /// Moves an ambiguous item, and everything ambiguous inside it, to another layout that is as good. Returns whether
    /// anything moved; the next layout reports it.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// assert!(scene.exercise(view)?);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn exercise(&mut self, item: Item) -> Result<bool> {
        let mut moved = 0;
        self.expect(unsafe { ffi::cas_scene_exercise(self.as_ptr(), self.raw(item)?, &mut moved) })?;
        Ok(moved != 0)
    }

    /// Solves and returns the constraints that determine the position and size of an item along an axis, directly or through
    /// others.
    ///
    /// ```
    /// # use casement::{Axis, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// let width = scene.add(view.width().equal_to(100.0))?;
    /// assert!(scene.constraints_affecting(view, Axis::Horizontal)?.contains(&width));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn constraints_affecting(&mut self, item: Item, axis: Axis) -> Result<Vec<Constraint>> {
        let item = self.raw(item)?;
        self.constraints_of(|scene, first, count| unsafe {
            ffi::cas_item_constraints_affecting(scene, item, axis.raw(), first, count)
        })
    }

    /// Returns the tree of items with their frames, and all constraints with their state, as readable text.
    ///
    /// ```
    /// # let mut scene = casement::Scene::sized(320.0, 480.0)?;
    /// scene.layout()?;
    /// assert!(scene.describe()?.contains("window  (0, 0) 320 × 480"));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn describe(&mut self) -> Result<String> {
        written(|write, context| self.expect(unsafe { ffi::cas_scene_describe(self.as_ptr(), write, context) }))
    }

    /// Returns how large the solver of the scene is, and what it has done.
    ///
    /// ```
    /// # let scene = casement::Scene::sized(320.0, 480.0)?;
    /// assert!(scene.statistics()?.variables > 0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn statistics(&self) -> Result<Statistics> {
        Statistics::filled(|raw| self.expect(unsafe { ffi::cas_scene_get_statistics(self.as_ptr(), raw) }))
    }

    /// Verifies the last layout from the constraints alone.
    ///
    /// ```
    /// # let mut scene = casement::Scene::sized(320.0, 480.0)?;
    /// scene.layout()?;
    /// scene.check()?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn check(&mut self) -> Result<()> {
        self.expect(unsafe { ffi::cas_scene_check(self.as_ptr()) })
    }

    /// Returns a number that stays the same as long as nothing changes the scene or its screen.
    ///
    /// ```
    /// # let mut scene = casement::Scene::sized(320.0, 480.0)?;
    /// let before = scene.digest();
    /// scene.set_size(480.0, 320.0)?;
    /// assert_ne!(scene.digest(), before);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn digest(&self) -> u64 {
        unsafe { ffi::cas_scene_digest(self.as_ptr()) }
    }
}
