//! Bars of controllers, the status bar, and what is covered.

use crate::scene::{slice, Scene};
use crate::words::BarKind;
use crate::{ffi, Controller, Insets, Item, Rect, Result};
use std::ptr::null;

impl Scene {
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

    /// Returns where a navigation bar draws a background image of a height, and the height of the opaque black above it.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// # let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// scene.layout()?;
    /// let (frame, black) = scene.bar_image_frame(navigation, 64.0)?;
    /// assert_eq!((frame.height, black), (64.0, 0.0));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn bar_image_frame(&self, navigation: Controller, image_height: f64) -> Result<(Rect, f64)> {
        let (mut frame, mut black) = (Rect::default().into(), 0.0);
        self.expect(unsafe {
            let navigation = self.raw(navigation)?;
            ffi::cas_bar_image_frame(self.as_ptr(), navigation, image_height, &mut frame, &mut black)
        })?;
        Ok((frame.into(), black))
    }

    /// Tells a navigation controller that its bar was tapped: collapsed bars return.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// # let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// scene.tap_bar(navigation)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn tap_bar(&mut self, navigation: Controller) -> Result<()> {
        self.expect(unsafe { ffi::cas_navigation_tap_bar(self.as_ptr(), self.raw(navigation)?) })
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
