//! Scroll views of a screen.

use crate::scene::Scene;
use crate::{ffi, Item, Point, Rect, Result};

impl Scene {
    /// Sets the size of the content, where no constraints determine it.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// # let list = scene.add_scroll(Scene::WINDOW, "list")?;
    /// scene.set_content_size(list, 320.0, 2000.0)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_content_size(&mut self, scroll: Item, width: f64, height: f64) -> Result<()> {
        self.expect(unsafe { ffi::cas_scroll_set_content_size(self.as_ptr(), self.raw(scroll)?, width, height) })
    }

    /// Sets the offset, as a program does: bars do not collapse.
    ///
    /// ```
    /// # use casement::{Options, Point, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// # let list = scene.add_scroll(Scene::WINDOW, "list")?;
    /// scene.set_offset(list, Point::new(0.0, 100.0))?;
    /// assert_eq!(scene.scroll_state(list)?.offset.y, 100.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_offset(&mut self, scroll: Item, offset: Point) -> Result<()> {
        self.expect(unsafe { ffi::cas_scroll_set_offset(self.as_ptr(), self.raw(scroll)?, offset.x, offset.y) })
    }

    /// Sets the offset, as a user's finger does: bars may collapse. The velocity is in points a second, positive into the
    /// content.
    ///
    /// ```
    /// # use casement::{Options, Point, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// # let list = scene.add_scroll(Scene::WINDOW, "list")?;
    /// scene.drag(list, Point::new(0.0, 30.0), 200.0)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn drag(&mut self, scroll: Item, offset: Point, velocity: f64) -> Result<()> {
        self.expect(unsafe { ffi::cas_scroll_drag(self.as_ptr(), self.raw(scroll)?, offset.x, offset.y, velocity) })
    }

    /// Makes the next layout scroll to the end of the content, above whatever covers it. If the keyboard is shown or hidden or the
    /// screen rotates before that, it is the layout after the event that scrolls.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// # let list = scene.add_scroll(Scene::WINDOW, "list")?;
    /// scene.add_rules(&["V:|[list]|"])?;
    /// scene.set_content_size(list, 320.0, 1000.0)?;
    /// scene.scroll_to_bottom(list)?;
    /// scene.layout()?;
    /// assert_eq!(scene.scroll_state(list)?.offset.y, 520.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn scroll_to_bottom(&mut self, scroll: Item) -> Result<()> {
        self.expect(unsafe { ffi::cas_scroll_to_bottom(self.as_ptr(), self.raw(scroll)?) })
    }

    /// Returns the nearest offset at which a rectangle in content coordinates is visible. Nothing scrolls.
    ///
    /// ```
    /// # use casement::{Options, Profile, Rect, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// # let list = scene.add_scroll(Scene::WINDOW, "list")?;
    /// scene.add_rules(&["H:|[list]|", "V:|[list]|"])?;
    /// scene.set_content_size(list, 320.0, 1000.0)?;
    /// scene.layout()?;
    /// let offset = scene.offset_showing(list, Rect::new(0.0, 600.0, 320.0, 44.0))?;
    /// assert_eq!(offset.y, 164.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn offset_showing(&self, scroll: Item, rect: Rect) -> Result<Point> {
        let mut offset = ffi::cas_point { x: 0.0, y: 0.0 };
        self.expect(unsafe {
            ffi::cas_scroll_offset_showing(self.as_ptr(), self.raw(scroll)?, rect.into(), &mut offset)
        })?;
        Ok(offset.into())
    }
}
