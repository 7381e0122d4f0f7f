//! Bars of controllers, the status bar, and what is covered.

use crate::scene::{slice, Scene};
use crate::words::BarKind;
use crate::{ffi, Controller, Insets, Item, Rect, Result};
use std::ptr::null;

/// The state of a bar.
///
/// ```
/// # use casement::{BarKind, Options, Profile, Scene};
/// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
/// let navigation = scene.add_navigation(Scene::WINDOW)?;
/// scene.push(navigation, "page")?;
/// scene.layout()?;
/// let bar = scene.bar(navigation, BarKind::NavigationBar)?;
/// assert_eq!((bar.frame.height, bar.effective_height), (44.0, 64.0));
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Bar {
    /// The bar as an item, which constraints may name.
    pub item: Item,
    /// The frame in the controller's view, without the part under the status bar.
    pub frame: Rect,
    /// The height with the part under the status bar; 0 while hidden.
    pub effective_height: f64,
    /// Whether the bar is hidden.
    pub is_hidden: bool,
    /// Whether content extends under the bar.
    pub is_translucent: bool,
}

/// The state of the status bar.
///
/// ```
/// # use casement::{Options, Profile, Scene};
/// # let scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
/// assert_eq!(scene.status_bar()?.height, 20.0);
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct StatusBar {
    /// The status bar as an item, which constraints may name.
    pub item: Item,
    /// The frame in the window.
    pub frame: Rect,
    /// The height; 0 while hidden.
    pub height: f64,
    /// Whether its text is white.
    pub is_text_white: bool,
    /// Whether it is hidden.
    pub is_hidden: bool,
}

impl Scene {
    /// Returns the state of a bar of a navigation or tab controller.
    ///
    /// ```
    /// # use casement::{BarKind, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// assert!(scene.bar(navigation, BarKind::Toolbar)?.is_hidden);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn bar(&self, controller: Controller, kind: BarKind) -> Result<Bar> {
        // All zero is valid.
        let mut raw: ffi::cas_bar = unsafe { std::mem::zeroed() };
        self.expect(unsafe { ffi::cas_bar_get(self.as_ptr(), self.raw(controller)?, kind.raw(), &mut raw) })?;
        Ok(Bar {
            item: self.owner.item(raw.item),
            frame: raw.frame.into(),
            effective_height: raw.effective_height,
            is_hidden: raw.is_hidden != 0,
            is_translucent: raw.is_translucent != 0,
        })
    }

    /// Hides or shows a bar.
    ///
    /// ```
    /// # use casement::{BarKind, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// # let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// scene.set_bar_hidden(navigation, BarKind::NavigationBar, true)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_bar_hidden(&mut self, controller: Controller, kind: BarKind, is_hidden: bool) -> Result<()> {
        self.expect(unsafe {
            ffi::cas_bar_set_hidden(self.as_ptr(), self.raw(controller)?, kind.raw(), is_hidden.into())
        })
    }

    /// Sets whether a bar is translucent. Content extends under translucent bars, from iOS 7 on.
    ///
    /// ```
    /// # use casement::{BarKind, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// # let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// scene.set_bar_translucent(navigation, BarKind::NavigationBar, false)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_bar_translucent(&mut self, controller: Controller, kind: BarKind, is_translucent: bool) -> Result<()> {
        let is_translucent = is_translucent.into();
        self.expect(unsafe {
            ffi::cas_bar_set_translucent(self.as_ptr(), self.raw(controller)?, kind.raw(), is_translucent)
        })
    }

    /// Sets whether a navigation bar has a prompt, a line of text above its title.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// # let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// scene.set_prompt(navigation, true)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_prompt(&mut self, navigation: Controller, has_prompt: bool) -> Result<()> {
        self.expect(unsafe { ffi::cas_bar_set_prompt(self.as_ptr(), self.raw(navigation)?, has_prompt.into()) })
    }

    /// Sets whether a navigation bar has a large title below it, which collapses as the content scrolls.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(375.0, 812.0) })?;
    /// # let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// scene.set_large_title(navigation, true)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_large_title(&mut self, navigation: Controller, is_large: bool) -> Result<()> {
        self.expect(unsafe { ffi::cas_bar_set_large_title(self.as_ptr(), self.raw(navigation)?, is_large.into()) })
    }

    /// Returns the state of the status bar.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// assert!(!scene.status_bar()?.is_hidden);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn status_bar(&self) -> Result<StatusBar> {
        // All zero is valid.
        let mut raw: ffi::cas_status_bar = unsafe { std::mem::zeroed() };
        self.expect(unsafe { ffi::cas_status_bar_get(self.as_ptr(), &mut raw) })?;
        Ok(StatusBar {
            item: self.owner.item(raw.item),
            frame: raw.frame.into(),
            height: raw.height,
            is_text_white: raw.is_text_white != 0,
            is_hidden: raw.is_hidden != 0,
        })
    }

    /// Hides or shows the status bar.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// scene.set_status_bar_hidden(true)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_status_bar_hidden(&mut self, is_hidden: bool) -> Result<()> {
        self.expect(unsafe { ffi::cas_status_bar_set_hidden(self.as_ptr(), is_hidden.into()) })
    }

    /// Sets whether the status bar has the height it has during a call.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// scene.set_in_call(true)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_in_call(&mut self, is_in_call: bool) -> Result<()> {
        self.expect(unsafe { ffi::cas_status_bar_set_in_call(self.as_ptr(), is_in_call.into()) })
    }

    /// Returns how much bars and a docked keyboard cover of an item, from each of its edges.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.add_rules(&["H:|[view]|", "V:|[view]|"])?;
    /// scene.show_keyboard(0.0)?;
    /// scene.layout()?;
    /// assert_eq!(scene.obscured_by(view)?.bottom, 216.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn obscured_by(&self, item: Item) -> Result<Insets> {
        let mut insets = ffi::cas_insets { top: 0.0, left: 0.0, bottom: 0.0, right: 0.0 };
        self.expect(unsafe { ffi::cas_item_obscured(self.as_ptr(), self.raw(item)?, &mut insets) })?;
        Ok(insets.into())
    }

    /// Returns all views that bars, obstructions or a docked keyboard cover in part or in whole, and how much.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// let page = scene.push(navigation, "page")?;
    /// let view = scene.add_view(scene.controller_view(page).unwrap(), "view")?;
    /// scene.add_rules(&["H:|[view]|", "V:|-50-[view(30)]"])?;
    /// scene.layout()?;
    /// let obscured = scene.obscured()?;
    /// assert_eq!((obscured[0].0, obscured[0].1.top), (view, 14.0)); // by the navigation bar
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn obscured(&self) -> Result<Vec<(Item, Insets)>> {
        let (mut first, mut count) = (null(), 0);
        self.expect(unsafe { ffi::cas_scene_obscured(self.as_ptr(), &mut first, &mut count) })?;
        Ok(unsafe { slice(first, count) }.iter().map(|each| (self.owner.item(each.item), each.insets.into())).collect())
    }
}
