//! Stacks: views that arrange their children in a row or a column.

use crate::scene::{text, Scene};
use crate::words::{Axis, Kind};
use crate::{ffi, Item, Result};

impl Scene {
    /// Adds a stack, which arranges some of its children in a row or a column. It begins with `Distribution::Fill`,
    /// `Alignment::Fill` and spacing 0.
    ///
    /// ```
    /// # use casement::{Axis, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let row = scene.add_stack(Scene::WINDOW, Axis::Horizontal, "row")?;
    /// let (ok, cancel) = (scene.add_arranged(row, "ok")?, scene.add_arranged(row, "cancel")?);
    /// scene.set_intrinsic(ok, Some(60.0), Some(30.0))?;
    /// scene.set_intrinsic(cancel, Some(80.0), Some(30.0))?;
    /// scene.change_stack(row, |row| row.spacing = 8.0)?;
    /// scene.layout()?;
    /// assert_eq!(scene.frame(row).width, 148.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn add_stack(&mut self, parent: Item, axis: Axis, name: &str) -> Result<Item> {
        let name = text(name)?;
        self.made(unsafe { ffi::cas_scene_add_stack(self.as_ptr(), self.raw(parent)?, axis.raw(), name.as_ptr()) })
            .map(Item)
    }

    /// Adds a view as the last child of a stack, and arranges it behind the others.
    ///
    /// ```
    /// # use casement::{Axis, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let row = scene.add_stack(Scene::WINDOW, Axis::Horizontal, "row")?;
    /// let view = scene.add_arranged(row, "view")?;
    /// assert_eq!((scene.arranged(row), scene.parent(view)), (vec![view], Some(row)));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn add_arranged(&mut self, stack: Item, name: &str) -> Result<Item> {
        let (name, kind) = (text(name)?, Kind::Plain.raw());
        self.made(unsafe { ffi::cas_stack_add_view(self.as_ptr(), self.raw(stack)?, kind, name.as_ptr()) }).map(Item)
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
}
