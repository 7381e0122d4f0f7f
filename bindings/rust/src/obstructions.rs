//! Obstructions, and the safe areas that they leave.

use crate::scene::{text, Scene};
use crate::words::ObstructionKind;
use crate::{ffi, Edges, Insets, Item, Rect, Result};

impl Scene {
    /// Adds an obstruction that takes nothing yet: from one edge of the window, from side to side, or a rectangle with
    /// `Edges::NONE`.
    ///
    /// ```
    /// # use casement::{Edges, ObstructionKind, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Plain, ..Options::sized(320.0, 480.0) })?;
    /// let panel = scene.add_obstruction(ObstructionKind::Panel, Edges::LEFT, "panel")?;
    /// scene.set_obstruction_depth(panel, 80.0)?;
    /// scene.layout()?;
    /// assert_eq!(scene.safe_insets(Scene::WINDOW)?.left, 80.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn add_obstruction(&mut self, kind: ObstructionKind, edge: Edges, name: &str) -> Result<Item> {
        let name = text(name)?;
        self.made(unsafe { ffi::cas_scene_add_obstruction(self.as_ptr(), kind.raw(), edge.raw(), name.as_ptr()) })
            .map(Item)
    }

    /// Sets how far an obstruction reaches from its edge into the window.
    ///
    /// ```
    /// # use casement::{Edges, ObstructionKind, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Plain, ..Options::sized(320.0, 480.0) })?;
    /// let keyboard = scene.add_obstruction(ObstructionKind::Keyboard, Edges::BOTTOM, "own keyboard")?;
    /// scene.set_obstruction_depth(keyboard, 200.0)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_obstruction_depth(&mut self, obstruction: Item, depth: f64) -> Result<()> {
        self.expect(unsafe { ffi::cas_obstruction_set_depth(self.as_ptr(), self.raw(obstruction)?, depth) })
    }

    /// Sets where in the window an obstruction without an edge is.
    ///
    /// ```
    /// # use casement::{Edges, ObstructionKind, Options, Profile, Rect, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Plain, ..Options::sized(320.0, 480.0) })?;
    /// let hinge = scene.add_obstruction(ObstructionKind::Cutout, Edges::NONE, "hinge")?;
    /// scene.set_obstruction_frame(hinge, Rect::new(150.0, 0.0, 20.0, 480.0))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_obstruction_frame(&mut self, obstruction: Item, frame: Rect) -> Result<()> {
        self.expect(unsafe { ffi::cas_obstruction_set_frame(self.as_ptr(), self.raw(obstruction)?, frame.into()) })
    }

    /// Returns the guide of a view's safe area, which is made when it is first asked for.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(320.0, 480.0) })?;
    /// let view = scene.add_view(Scene::WINDOW, "view")?;
    /// let safe = scene.safe_area(Scene::WINDOW)?;
    /// scene.add_all([view.top().equal_to(safe.top()), view.bottom().equal_to(safe.bottom())])?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn safe_area(&mut self, view: Item) -> Result<Item> {
        self.made(unsafe { ffi::cas_view_safe_area(self.as_ptr(), self.raw(view)?) }).map(Item)
    }

    /// Returns how far the safe area lies inside a view, from each of its edges.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(320.0, 480.0) })?;
    /// scene.layout()?;
    /// assert_eq!(scene.safe_insets(Scene::WINDOW)?.top, 20.0); // the status bar
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn safe_insets(&self, view: Item) -> Result<Insets> {
        let mut insets = ffi::cas_insets { top: 0.0, left: 0.0, bottom: 0.0, right: 0.0 };
        self.expect(unsafe { ffi::cas_view_safe_insets(self.as_ptr(), self.raw(view)?, &mut insets) })?;
        Ok(insets.into())
    }
}
