//! A scene with a screen: views, rules, and the animated keyboard.

use crate::{ffi, Changes, Error, Insets, Rect, Result};
use std::ffi::{CStr, CString};
use std::os::raw::c_char;
use std::ptr::{null, NonNull};

/// A view or a guide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Item(pub(crate) ffi::cas_item);

impl Item {
    /// For calls of [`ffi`] beside this.
    pub fn id(self) -> ffi::cas_item {
        self.0
    }
}

/// A controller, which has a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Controller(pub(crate) ffi::cas_controller);

impl Controller {
    /// For calls of [`ffi`] beside this.
    pub fn id(self) -> ffi::cas_controller {
        self.0
    }
}

/// Options of a scene. Without a profile the scene has no screen.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    pub profile: ffi::cas_profile,
    pub width: f64,
    pub height: f64,
    /// Device pixels per point; 0 disables rounding.
    pub scale: f64,
}

pub struct Scene {
    scene: NonNull<ffi::cas_scene>,
}

// Any thread may use a scene, one at a time: it can be sent, but not shared.
unsafe impl Send for Scene {}

impl Scene {
    /// The root of every scene, a view with the size of the window.
    pub const WINDOW: Item = Item(ffi::CAS_WINDOW);

    pub fn new(options: Options) -> Result<Scene> {
        // All zero is the default of every field.
        let mut given: ffi::cas_scene_options = unsafe { std::mem::zeroed() };
        given.size = std::mem::size_of_val(&given);
        given.profile = options.profile;
        given.width = options.width;
        given.height = options.height;
        given.scale = options.scale;
        NonNull::new(unsafe { ffi::cas_scene_new(&given) })
            .map(|scene| Scene { scene })
            .ok_or_else(|| Error::new(ffi::CAS_ERROR_OUT_OF_RANGE, "memory is out, or the options are not valid"))
    }

    /// For calls of [`ffi`] beside this.
    pub fn as_ptr(&self) -> *mut ffi::cas_scene {
        self.scene.as_ptr()
    }

    pub fn add_view(&mut self, parent: Item, name: &str) -> Result<Item> {
        self.add(parent, ffi::CAS_PLAIN, name)
    }

    /// Adds a scroll view.
    pub fn add_scroll(&mut self, parent: Item, name: &str) -> Result<Item> {
        self.add(parent, ffi::CAS_SCROLL, name)
    }

    fn add(&mut self, parent: Item, kind: ffi::cas_kind, name: &str) -> Result<Item> {
        let name = text(name)?;
        self.made(unsafe { ffi::cas_scene_add_view(self.as_ptr(), parent.0, kind, name.as_ptr()) }).map(Item)
    }

    /// Returns the name; "" for a removed item.
    pub fn name(&self, item: Item) -> &str {
        let name = unsafe { CStr::from_ptr(ffi::cas_item_name(self.as_ptr(), item.0)) };
        name.to_str().unwrap_or_default() // the library takes UTF-8 only
    }

    /// Sets the intrinsic size; None along an axis without one.
    pub fn set_intrinsic(&mut self, view: Item, width: Option<f64>, height: Option<f64>) -> Result<()> {
        let (width, height) = (width.unwrap_or(ffi::CAS_NO_METRIC), height.unwrap_or(ffi::CAS_NO_METRIC));
        self.expect(unsafe { ffi::cas_view_set_intrinsic(self.as_ptr(), view.0, width, height) })
    }

    /// Adds a list of rules, all or none.
    pub fn add_rules(&mut self, rules: &[&str]) -> Result<()> {
        let rules = rules.iter().map(|rule| text(rule)).collect::<Result<Vec<CString>>>()?;
        let pointers: Vec<*const c_char> = rules.iter().map(|rule| rule.as_ptr()).collect();
        self.expect(unsafe { ffi::cas_scene_add_rules(self.as_ptr(), pointers.as_ptr(), pointers.len()) })
    }

    /// Updates all frames and returns the changed ones.
    pub fn layout(&mut self) -> Result<Changes<'_>> {
        self.told(|scene, changes, count| unsafe { ffi::cas_scene_layout_if_needed(scene, changes, count) })
    }

    pub fn frame(&self, item: Item) -> Rect {
        unsafe { ffi::cas_item_frame(self.as_ptr(), item.0) }
    }

    pub fn add_navigation(&mut self, view: Item) -> Result<Controller> {
        self.made(unsafe { ffi::cas_scene_add_navigation(self.as_ptr(), view.0) }).map(Controller)
    }

    pub fn push(&mut self, navigation: Controller, name: &str) -> Result<Controller> {
        let name = text(name)?;
        self.made(unsafe { ffi::cas_navigation_push(self.as_ptr(), navigation.0, name.as_ptr()) }).map(Controller)
    }

    /// Returns the view of a controller.
    pub fn view(&self, controller: Controller) -> Item {
        Item(unsafe { ffi::cas_controller_view(self.as_ptr(), controller.0) })
    }

    /// Docks a view at the end of a scroll view, which is inset up to the top of that view.
    pub fn dock(&mut self, scroll: Item, input: Item) -> Result<()> {
        self.expect(unsafe { ffi::cas_scene_dock(self.as_ptr(), scroll.0, input.0) })
    }

    pub fn insets(&self, scroll: Item) -> Insets {
        unsafe { ffi::cas_scroll_insets(self.as_ptr(), scroll.0) }
    }

    /// Shows the standard keyboard. It is shown even with a conflict, which the next
    /// sample reports.
    pub fn show_keyboard(&mut self, duration: f64) -> Result<()> {
        let frame = unsafe { ffi::cas_keyboard_standard_frame(self.as_ptr(), 0.0) };
        let status = unsafe { ffi::cas_keyboard_show(self.as_ptr(), frame, duration, ffi::CAS_CURVE_KEYBOARD) };
        self.took_place(status).map(drop)
    }

    /// Returns the frames, a number of seconds after the event, that differ from those reported.
    pub fn sample(&mut self, time: f64) -> Result<Changes<'_>> {
        self.told(|scene, changes, count| unsafe { ffi::cas_scene_sample(scene, time, changes, count) })
    }

    fn told<Call>(&mut self, call: Call) -> Result<Changes<'_>>
    where
        Call: FnOnce(*mut ffi::cas_scene, *mut *const ffi::cas_change, *mut usize) -> ffi::cas_status,
    {
        let (mut first, mut count) = (null(), 0);
        let status = self.took_place(call(self.as_ptr(), &mut first, &mut count))?;
        // The scene is borrowed as long as the slice, so nothing can change it.
        let found = if count == 0 { &[] } else { unsafe { std::slice::from_raw_parts(first, count) } };
        Ok(Changes { scene: self, found, status })
    }

    fn expect(&self, status: ffi::cas_status) -> Result<()> {
        if status == ffi::CAS_OK {
            return Ok(());
        }
        Err(unsafe { Error::of(self.as_ptr(), status) })
    }

    /// Conflicts and heights that do not settle are not errors here, because a layout was made.
    fn took_place(&self, status: ffi::cas_status) -> Result<ffi::cas_status> {
        match status {
            ffi::CAS_ERROR_CONFLICT | ffi::CAS_ERROR_UNSETTLED => Ok(status),
            _ => self.expect(status).map(|()| status),
        }
    }

    /// Returns the id, or the error if it is 0.
    fn made(&self, id: u32) -> Result<u32> {
        if id != 0 {
            return Ok(id);
        }
        Err(unsafe { Error::of(self.as_ptr(), ffi::cas_scene_last_status(self.as_ptr())) })
    }
}

impl Drop for Scene {
    fn drop(&mut self) {
        unsafe { ffi::cas_scene_free(self.as_ptr()) }
    }
}

fn text(text: &str) -> Result<CString> {
    CString::new(text).map_err(|_| Error::new(ffi::CAS_ERROR_TEXT, "a zero inside a text"))
}
