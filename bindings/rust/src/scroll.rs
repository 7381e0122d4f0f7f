//! Scroll views of a screen.

use crate::scene::Scene;
use crate::words::Adjustment;
use crate::{ffi, Insets, Item, Point, Rect, Result, Size};
use std::ptr::null_mut;

/// The state of a scroll view on a screen.
///
/// ```
/// # use casement::{Options, Profile, Scene};
/// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
/// let list = scene.add_scroll(Scene::WINDOW, "list")?;
/// scene.add_rules(&["H:|[list]|", "V:|[list]|"])?;
/// scene.set_content_size(list, 320.0, 900.0)?;
/// scene.layout()?;
/// assert_eq!(scene.scroll(list)?.content_size.height, 900.0);
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Scroll {
    /// The insets: the program's, plus what bars or the keyboard cover.
    pub insets: Insets,
    /// The insets of the scroll indicators.
    pub indicator_insets: Insets,
    /// The size of the content.
    pub content_size: Size,
    /// The point of the content at the top left of the scroll view, after the layout.
    pub offset: Point,
    /// The offset as last sampled.
    pub shown_offset: Point,
    /// The rectangle inside all insets, in content coordinates.
    pub visible: Rect,
    /// Whether bars adjust the insets.
    pub is_adjusted: bool,
}

impl Scene {
    /// Returns the state of a scroll view.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// let list = scene.add_scroll(Scene::WINDOW, "list")?;
    /// assert_eq!(scene.scroll(list)?.offset.y, 0.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn scroll(&self, scroll: Item) -> Result<Scroll> {
        // All zero is valid.
        let mut raw: ffi::cas_scroll = unsafe { std::mem::zeroed() };
        self.expect(unsafe { ffi::cas_scroll_get(self.as_ptr(), self.raw(scroll)?, &mut raw) })?;
        Ok(Scroll {
            insets: raw.insets.into(),
            indicator_insets: raw.indicator_insets.into(),
            content_size: raw.content_size.into(),
            offset: raw.offset.into(),
            shown_offset: raw.shown_offset.into(),
            visible: raw.visible.into(),
            is_adjusted: raw.is_adjusted != 0,
        })
    }

    /// Returns the insets of a scroll view; all NaN if it is none.
    ///
    /// ```
    /// # use casement::{Insets, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// let list = scene.add_scroll(Scene::WINDOW, "list")?;
    /// assert_eq!(scene.insets(list), Insets::default());
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn insets(&self, scroll: Item) -> Insets {
        unsafe { ffi::cas_scroll_insets(self.as_ptr(), self.raw_or_none(scroll)) }.into()
    }

    /// Returns the insets of a scroll view at the last sample: during an animation they are on the way to
    /// [`insets`](Scene::insets).
    ///
    /// ```
    /// # use casement::{Insets, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// let list = scene.add_scroll(Scene::WINDOW, "list")?;
    /// assert_eq!(scene.shown_insets(list), Insets::default());
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn shown_insets(&self, scroll: Item) -> Insets {
        unsafe { ffi::cas_scroll_shown_insets(self.as_ptr(), self.raw_or_none(scroll)) }.into()
    }

    /// Sets the program's part of the insets and of the indicators' insets; what is covered is added to it.
    ///
    /// ```
    /// # use casement::{Insets, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// # let list = scene.add_scroll(Scene::WINDOW, "list")?;
    /// scene.set_insets(list, Insets::all(8.0), Insets::default())?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_insets(&mut self, scroll: Item, insets: Insets, indicator_insets: Insets) -> Result<()> {
        self.expect(unsafe {
            ffi::cas_scroll_set_insets(self.as_ptr(), self.raw(scroll)?, insets.into(), indicator_insets.into())
        })
    }

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
    /// assert_eq!(scene.scroll(list)?.offset.y, 100.0);
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
    /// assert_eq!(scene.scroll(list)?.offset.y, 520.0);
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

    /// Sets whether the keyboard and a docked input adjust the insets of a scroll view; `None` for the default.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// # let list = scene.add_scroll(Scene::WINDOW, "list")?;
    /// scene.set_follows_keyboard(list, Some(true))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_follows_keyboard(&mut self, scroll: Item, follows: Option<bool>) -> Result<()> {
        let follows = match follows {
            None => ffi::CAS_FOLLOWS_BY_DEFAULT,
            Some(false) => ffi::CAS_FOLLOWS_NOT,
            Some(true) => ffi::CAS_FOLLOWS,
        };
        self.expect(unsafe { ffi::cas_scroll_set_follows_keyboard(self.as_ptr(), self.raw(scroll)?, follows) })
    }

    /// Sets which edges of the safe area pad a scroll view, from iOS 11 on.
    ///
    /// ```
    /// # use casement::{Adjustment, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(320.0, 480.0) })?;
    /// # let list = scene.add_scroll(Scene::WINDOW, "list")?;
    /// scene.set_scroll_adjustment(list, Adjustment::Always)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_scroll_adjustment(&mut self, scroll: Item, adjustment: Adjustment) -> Result<()> {
        self.expect(unsafe {
            ffi::cas_scroll_set_adjustment(self.as_ptr(), self.raw(scroll)?, adjustment.raw(), null_mut())
        })
    }

    /// Docks a view to a scroll view, as the input of a chat: the bottom inset reaches up to the top of the input. `None`
    /// undocks.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// let messages = scene.add_scroll(Scene::WINDOW, "messages")?;
    /// let input = scene.add_view(Scene::WINDOW, "input")?;
    /// scene.add_rules(&["H:|[messages]|", "V:|[messages]|", "H:|[input]|", "V:[input(44)]|"])?;
    /// scene.dock(messages, input)?;
    /// scene.layout()?;
    /// assert_eq!(scene.insets(messages).bottom, 44.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn dock(&mut self, scroll: Item, input: impl Into<Option<Item>>) -> Result<()> {
        let input = input.into().map_or(Ok(0), |item| self.raw(item))?;
        self.expect(unsafe { ffi::cas_scene_dock(self.as_ptr(), self.raw(scroll)?, input) })
    }
}
