//! The keyboard of a screen.

use crate::animation::Timing;
use crate::scene::Scene;
use crate::{ffi, Outcome, Rect, Result};

impl Scene {
    /// Shows the standard keyboard, animated for a duration in seconds along its own curve.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// scene.show_keyboard(0.25)?;
    /// assert_eq!(scene.keyboard_frame().height, 216.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn show_keyboard(&mut self, duration: f64) -> Result<Outcome> {
        self.show_keyboard_at(self.standard_keyboard(0.0), Timing::keyboard(duration))
    }

    /// Shows the keyboard at a frame. On iOS 6 and iOS 7 profiles the frame is in portrait screen coordinates, whatever the
    /// orientation. A keyboard that does not cover the bottom of the window from side to side floats.
    ///
    /// ```
    /// # use casement::{Options, Profile, Rect, Scene, Timing};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// scene.show_keyboard_at(Rect::new(0.0, 227.0, 320.0, 253.0), Timing::keyboard(0.25))?;
    /// assert!(scene.is_keyboard_docked());
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn show_keyboard_at(&mut self, frame: Rect, timing: Timing) -> Result<Outcome> {
        self.took_place(unsafe {
            ffi::cas_keyboard_show(self.as_ptr(), frame.into(), timing.duration, timing.curve.raw())
        })
    }

    /// Hides the keyboard.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene, Timing};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// # scene.show_keyboard(0.25)?;
    /// scene.hide_keyboard(Timing::keyboard(0.25))?;
    /// assert!(!scene.is_keyboard_docked());
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn hide_keyboard(&mut self, timing: Timing) -> Result<Outcome> {
        self.took_place(unsafe { ffi::cas_keyboard_hide(self.as_ptr(), timing.duration, timing.curve.raw()) })
    }

    /// Returns the frame of the keyboard in the window; all 0 while it is hidden.
    ///
    /// ```
    /// # use casement::{Options, Profile, Rect, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// assert_eq!(scene.keyboard_frame(), Rect::default());
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn keyboard_frame(&self) -> Rect {
        unsafe { ffi::cas_keyboard_frame(self.as_ptr()) }.into()
    }

    /// Returns whether the keyboard is shown and covers the bottom of the window from side to side.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// scene.show_keyboard(0.0)?;
    /// assert!(scene.is_keyboard_docked());
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn is_keyboard_docked(&self) -> bool {
        unsafe { ffi::cas_keyboard_is_docked(self.as_ptr()) != 0 }
    }

    /// Returns the frame of the standard keyboard in the present orientation, with an accessory of a height on top, as
    /// [`show_keyboard_at`](Scene::show_keyboard_at) takes it.
    ///
    /// ```
    /// # use casement::{Options, Profile, Rect, Scene};
    /// # let scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// assert_eq!(scene.standard_keyboard(44.0), Rect::new(0.0, 220.0, 320.0, 260.0));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn standard_keyboard(&self, accessory: f64) -> Rect {
        unsafe { ffi::cas_keyboard_standard_frame(self.as_ptr(), accessory) }.into()
    }
}
