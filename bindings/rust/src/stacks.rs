//! Stacks: views that arrange their children in a row or a column.

use crate::scene::{text, Scene};
use crate::words::{Alignment, Axis, Distribution};
use crate::{ffi, Item, Result};

impl Scene {
    /// Adds a stack, which arranges some of its children in a row or a column. It begins with `Distribution::Fill`,
    /// `Alignment::Fill` and spacing 0.
    ///
    /// ```
    /// # use casement::{Axis, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let row = scene.add_stack(Scene::WINDOW, Axis::Horizontal, "row")?;
    /// let (ok, cancel) = (scene.add_view(row, "ok")?, scene.add_view(row, "cancel")?);
    /// scene.arrange(row, &[ok, cancel])?;
    /// scene.set_intrinsic(ok, Some(60.0), Some(30.0))?;
    /// scene.set_intrinsic(cancel, Some(80.0), Some(30.0))?;
    /// scene.set_spacing(row, 8.0)?;
    /// scene.layout()?;
    /// assert_eq!(scene.frame(row).width, 148.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn add_stack(&mut self, parent: Item, axis: Axis, name: &str) -> Result<Item> {
        let name = text(name)?;
        self.made(unsafe { ffi::cas_scene_add_stack(self.as_ptr(), self.raw(parent)?, axis.raw(), name.as_ptr()) })
            .map(Item)
    }

    /// Arranges children of a stack behind those it arranges already.
    ///
    /// ```
    /// # use casement::{Axis, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let row = scene.add_stack(Scene::WINDOW, Axis::Horizontal, "row")?;
    /// let view = scene.add_view(row, "view")?;
    /// scene.arrange(row, &[view])?;
    /// assert_eq!(scene.arranged(row), [view]);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn arrange(&mut self, stack: Item, views: &[Item]) -> Result<()> {
        let ids = self.all_raw(views.iter().copied())?;
        self.expect(unsafe { ffi::cas_stack_append(self.as_ptr(), self.raw(stack)?, ids.as_ptr(), ids.len()) })
    }

    /// Arranges a child of a stack at an index, from 0. A view that is arranged already moves there.
    ///
    /// ```
    /// # use casement::{Axis, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let row = scene.add_stack(Scene::WINDOW, Axis::Horizontal, "row")?;
    /// let (a, b) = (scene.add_view(row, "a")?, scene.add_view(row, "b")?);
    /// scene.arrange(row, &[a, b])?;
    /// scene.arrange_at(row, b, 0)?;
    /// assert_eq!(scene.arranged(row), [b, a]);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn arrange_at(&mut self, stack: Item, view: Item, index: usize) -> Result<()> {
        self.expect(unsafe { ffi::cas_stack_insert(self.as_ptr(), self.raw(stack)?, self.raw(view)?, index) })
    }

    /// Removes a view from the arrangement of its stack; it stays a child.
    ///
    /// ```
    /// # use casement::{Axis, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let row = scene.add_stack(Scene::WINDOW, Axis::Horizontal, "row")?;
    /// let view = scene.add_view(row, "view")?;
    /// scene.arrange(row, &[view])?;
    /// scene.remove_arranged(view)?;
    /// assert!(scene.arranged(row).is_empty());
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn remove_arranged(&mut self, view: Item) -> Result<()> {
        self.expect(unsafe { ffi::cas_stack_remove(self.as_ptr(), self.raw(view)?) })
    }

    /// Returns the arranged views of a stack, hidden ones included.
    ///
    /// ```
    /// # use casement::{Axis, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let row = scene.add_stack(Scene::WINDOW, Axis::Horizontal, "row")?;
    /// assert!(scene.arranged(row).is_empty());
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn arranged(&self, stack: Item) -> Vec<Item> {
        let count = unsafe { ffi::cas_stack_count(self.as_ptr(), self.raw_or_none(stack)) };
        (0..count)
            .filter_map(|index| {
                self.item(unsafe { ffi::cas_stack_view(self.as_ptr(), self.raw_or_none(stack), index) })
            })
            .collect()
    }

    /// Sets the axis of a stack: a row, or a column.
    ///
    /// ```
    /// # use casement::{Axis, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let row = scene.add_stack(Scene::WINDOW, Axis::Horizontal, "row")?;
    /// scene.set_axis(row, Axis::Vertical)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_axis(&mut self, stack: Item, axis: Axis) -> Result<()> {
        self.expect(unsafe { ffi::cas_stack_set_axis(self.as_ptr(), self.raw(stack)?, axis.raw()) })
    }

    /// Sets how a stack distributes the room along its axis.
    ///
    /// ```
    /// # use casement::{Axis, Distribution, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let row = scene.add_stack(Scene::WINDOW, Axis::Horizontal, "row")?;
    /// scene.set_distribution(row, Distribution::EqualSpacing)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_distribution(&mut self, stack: Item, distribution: Distribution) -> Result<()> {
        self.expect(unsafe { ffi::cas_stack_set_distribution(self.as_ptr(), self.raw(stack)?, distribution.raw()) })
    }

    /// Sets where the views of a stack lie across its axis.
    ///
    /// ```
    /// # use casement::{Alignment, Axis, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let row = scene.add_stack(Scene::WINDOW, Axis::Horizontal, "row")?;
    /// scene.set_alignment(row, Alignment::FirstBaseline)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_alignment(&mut self, stack: Item, alignment: Alignment) -> Result<()> {
        self.expect(unsafe { ffi::cas_stack_set_alignment(self.as_ptr(), self.raw(stack)?, alignment.raw()) })
    }

    /// Sets the distance between the views of a stack.
    ///
    /// ```
    /// # use casement::{Axis, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let row = scene.add_stack(Scene::WINDOW, Axis::Horizontal, "row")?;
    /// scene.set_spacing(row, 8.0)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_spacing(&mut self, stack: Item, spacing: f64) -> Result<()> {
        self.expect(unsafe { ffi::cas_stack_set_spacing(self.as_ptr(), self.raw(stack)?, spacing) })
    }

    /// Sets whether views lie within the margins of the stack, or at its edges as at first.
    ///
    /// ```
    /// # use casement::{Axis, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let row = scene.add_stack(Scene::WINDOW, Axis::Horizontal, "row")?;
    /// scene.set_in_margins(row, true)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_in_margins(&mut self, stack: Item, in_margins: bool) -> Result<()> {
        self.expect(unsafe { ffi::cas_stack_set_in_margins(self.as_ptr(), self.raw(stack)?, in_margins.into()) })
    }

    /// Sets the distance behind one arranged view; `None` for that of the stack.
    ///
    /// ```
    /// # use casement::{Axis, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let row = scene.add_stack(Scene::WINDOW, Axis::Horizontal, "row")?;
    /// # let view = scene.add_view(row, "view")?;
    /// scene.arrange(row, &[view])?;
    /// scene.set_spacing_after(view, Some(20.0))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_spacing_after(&mut self, view: Item, spacing: Option<f64>) -> Result<()> {
        self.expect(match spacing {
            Some(spacing) => unsafe { ffi::cas_stack_set_spacing_after(self.as_ptr(), self.raw(view)?, spacing) },
            None => unsafe { ffi::cas_stack_reset_spacing_after(self.as_ptr(), self.raw(view)?) },
        })
    }
}
