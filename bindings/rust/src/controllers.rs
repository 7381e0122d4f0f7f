//! Screens: profiles, devices, orientation, and controllers with their views.

use crate::id::Id;
use crate::scene::{text, Scene};
use crate::words::{Capability, ControllerKind, Height, Idiom, Orientation};
use crate::{ffi, Insets, Item, Outcome, Rect, Result};
use std::ffi::CStr;

/// Manages a view of its own on a screen, as a view controller does.
///
/// ```
/// # use casement::{Options, Profile, Scene};
/// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
/// let navigation = scene.add_navigation(Scene::WINDOW)?;
/// let page = scene.push(navigation, "page")?;
/// scene.layout()?;
/// let guide = scene.controller_state(page)?.top_guide.unwrap();
/// assert_eq!(scene.frame(guide).height, 64.0); // below status bar and navigation bar
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Controller(pub(crate) Id);

impl Controller {
    /// Returns the id, for functions of [`ffi`] beside this.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// assert_ne!(scene.add_navigation(Scene::WINDOW)?.id(), 0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn id(self) -> ffi::cas_controller {
        self.0.number
    }
}

/// A device: its screen, and what its hardware takes from it.
///
/// ```
/// let phone = casement::Device::all().into_iter().find(|device| device.name == "iPhone X").unwrap();
/// assert_eq!((phone.width, phone.height, phone.scale), (375.0, 812.0, 3.0));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Device {
    /// The name.
    pub name: String,
    /// A phone or a tablet.
    pub idiom: Idiom,
    /// The width of the screen in portrait.
    pub width: f64,
    /// The height of the screen in portrait.
    pub height: f64,
    /// The number of pixels per point, for [`SceneSettings::scale`](crate::SceneSettings::scale).
    pub scale: f64,
    /// What cutouts, rounded corners and a home indicator take in portrait.
    pub portrait: Insets,
    /// What they take with the home button on the right.
    pub landscape: Insets,
    /// The height of the status bar; 0 for that of the profile.
    pub status_bar: f64,
}

impl Device {
    /// Returns the devices of the table.
    ///
    /// ```
    /// assert!(casement::Device::all().len() > 5);
    /// ```
    pub fn all() -> Vec<Device> {
        (0..).map_while(Device::at).collect()
    }

    fn at(index: usize) -> Option<Device> {
        // All zero is valid.
        let mut raw: ffi::cas_device = unsafe { std::mem::zeroed() };
        if unsafe { ffi::cas_device_get(index, &mut raw) } != ffi::CAS_OK {
            return None;
        }
        Device::of(&raw)
    }

    /// Returns nothing for an idiom that casement.h does not have.
    fn of(raw: &ffi::cas_device) -> Option<Device> {
        let name = if raw.name.is_null() { Default::default() } else { unsafe { CStr::from_ptr(raw.name) } };
        Some(Device {
            name: name.to_string_lossy().into(),
            idiom: Idiom::from_raw(raw.idiom)?,
            width: raw.width,
            height: raw.height,
            scale: raw.scale,
            portrait: raw.portrait.into(),
            landscape: raw.landscape.into(),
            status_bar: raw.status_bar,
        })
    }
}

/// Screens.
impl Scene {
    /// Returns whether the screen has a capability.
    ///
    /// ```
    /// # use casement::{Capability, Options, Profile, Scene};
    /// let scene = Scene::new(Options { profile: Profile::Ios6, ..Options::sized(320.0, 480.0) })?;
    /// assert!(!scene.has_capability(Capability::ContentUnderlapsBars));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn has_capability(&self, capability: Capability) -> bool {
        unsafe { ffi::cas_scene_has_capability(self.as_ptr(), capability.raw()) != 0 }
    }

    /// Replaces a height of the table, for portrait or for landscape.
    ///
    /// ```
    /// # use casement::{Height, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// scene.set_height(Height::Toolbar, false, 50.0)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_height(&mut self, height: Height, is_landscape: bool, value: f64) -> Result<()> {
        self.expect(unsafe { ffi::cas_scene_set_height(self.as_ptr(), height.raw(), is_landscape.into(), value) })
    }

    /// Returns a height of the table, for portrait or for landscape; NaN without a screen.
    ///
    /// ```
    /// # use casement::{Height, Options, Profile, Scene};
    /// # let scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// assert_eq!(scene.height(Height::TabBar, false), 49.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn height(&self, height: Height, is_landscape: bool) -> f64 {
        unsafe { ffi::cas_scene_height(self.as_ptr(), height.raw(), is_landscape.into()) }
    }

    /// Makes the screen that of a device: its window is as large as the screen in the present orientation.
    ///
    /// ```
    /// # use casement::{Device, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(320.0, 480.0) })?;
    /// let phone = Device::all().into_iter().find(|device| device.name == "iPhone X").unwrap();
    /// scene.set_device(&phone)?;
    /// scene.layout()?;
    /// assert_eq!(scene.frame(Scene::WINDOW).height, 812.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_device(&mut self, device: &Device) -> Result<()> {
        let name = text(&device.name)?;
        let raw = ffi::cas_device {
            name: name.as_ptr(),
            idiom: device.idiom.raw(),
            width: device.width,
            height: device.height,
            scale: device.scale,
            portrait: device.portrait.into(),
            landscape: device.landscape.into(),
            status_bar: device.status_bar,
        };
        self.expect(unsafe { ffi::cas_scene_set_device(self.as_ptr(), &raw) })
    }

    /// Returns the device of the scene; `None` if none was set.
    ///
    /// ```
    /// # use casement::{Device, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(320.0, 480.0) })?;
    /// assert_eq!(scene.device(), None);
    /// let phone = Device::all().remove(0);
    /// scene.set_device(&phone)?;
    /// assert_eq!(scene.device(), Some(phone));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn device(&self) -> Option<Device> {
        // All zero is valid.
        let mut raw: ffi::cas_device = unsafe { std::mem::zeroed() };
        let status = unsafe { ffi::cas_scene_device(self.as_ptr(), &mut raw) };
        (status == ffi::CAS_OK).then(|| Device::of(&raw)).flatten()
    }

    /// Resizes the window, and sets where on the screen of the device it is.
    ///
    /// ```
    /// # use casement::{Device, Idiom, Options, Profile, Rect, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(320.0, 480.0) })?;
    /// let pad = Device::all().into_iter().find(|device| device.idiom == Idiom::Pad).unwrap();
    /// scene.set_device(&pad)?;
    /// scene.set_window(Rect::new(0.0, 0.0, 320.0, pad.height))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_window(&mut self, frame: Rect) -> Result<()> {
        self.expect(unsafe { ffi::cas_scene_set_window(self.as_ptr(), frame.into()) })
    }

    /// Rotates the device, animated. A keyboard that is shown stays, with the height of the new orientation.
    ///
    /// ```
    /// # use casement::{Options, Orientation, Outcome, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// assert_eq!(scene.rotate(Orientation::LandscapeLeft)?, Outcome::Solved);
    /// assert_eq!(scene.screen_state()?.orientation, Orientation::LandscapeLeft);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn rotate(&mut self, orientation: Orientation) -> Result<Outcome> {
        self.took_place(unsafe { ffi::cas_scene_rotate(self.as_ptr(), orientation.raw()) })
    }
}

/// Controllers.
impl Scene {
    /// Adds a controller with a view that fills a view. In the view of a navigation controller it is pushed; in that of a tab
    /// controller it becomes a tab.
    ///
    /// ```
    /// # use casement::{ControllerKind, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// let tabs = scene.add_controller(Scene::WINDOW, ControllerKind::Tab, "tabs")?;
    /// let view = scene.controller_view(tabs).unwrap();
    /// let first = scene.add_controller(view, ControllerKind::Content, "first")?;
    /// assert_eq!(scene.controller_state(tabs)?.shown, Some(first));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn add_controller(&mut self, view: Item, kind: ControllerKind, name: &str) -> Result<Controller> {
        let name = text(name)?;
        self.made(unsafe { ffi::cas_scene_add_controller(self.as_ptr(), self.raw(view)?, kind.raw(), name.as_ptr()) })
            .map(Controller)
    }

    /// Adds a navigation controller without a name.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn add_navigation(&mut self, view: Item) -> Result<Controller> {
        self.add_controller(view, ControllerKind::Navigation, "")
    }

    /// Pushes a new content controller onto a navigation controller.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// # let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// let page = scene.push(navigation, "page")?;
    /// assert_eq!(scene.controller_state(navigation)?.shown, Some(page));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn push(&mut self, navigation: Controller, name: &str) -> Result<Controller> {
        let name = text(name)?;
        self.made(unsafe { ffi::cas_navigation_push(self.as_ptr(), self.raw(navigation)?, name.as_ptr()) })
            .map(Controller)
    }

    /// Removes the last controller of a navigation controller's stack, which may not be the only one.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// # let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// let (list, detail) = (scene.push(navigation, "list")?, scene.push(navigation, "detail")?);
    /// scene.pop(navigation)?;
    /// assert_eq!(scene.controller_state(navigation)?.shown, Some(list));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn pop(&mut self, navigation: Controller) -> Result<()> {
        self.expect(unsafe { ffi::cas_navigation_pop(self.as_ptr(), self.raw(navigation)?) })?;
        self.forget_removed();
        Ok(())
    }

    /// Removes a controller with its view and everything inside it.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// scene.remove_controller(navigation)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn remove_controller(&mut self, controller: Controller) -> Result<()> {
        self.expect(unsafe { ffi::cas_controller_remove(self.as_ptr(), self.raw(controller)?) })?;
        self.forget_removed();
        Ok(())
    }

    /// Shows the tab at an index, from 0.
    ///
    /// ```
    /// # use casement::{ControllerKind, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// # let tabs = scene.add_controller(Scene::WINDOW, ControllerKind::Tab, "tabs")?;
    /// # let view = scene.controller_view(tabs).unwrap();
    /// # scene.add_controller(view, ControllerKind::Content, "first")?;
    /// let second = scene.add_controller(view, ControllerKind::Content, "second")?;
    /// scene.select_tab(tabs, 1)?;
    /// assert_eq!(scene.controller_state(tabs)?.shown, Some(second));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn select_tab(&mut self, tabs: Controller, index: usize) -> Result<()> {
        self.expect(unsafe { ffi::cas_tab_select(self.as_ptr(), self.raw(tabs)?, index) })
    }

    /// Returns the view of a controller; `None` if it was removed.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// # let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// let page = scene.push(navigation, "page")?;
    /// let root = scene.controller_view(page).unwrap();
    /// scene.add_view(root, "title")?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn controller_view(&self, controller: Controller) -> Option<Item> {
        self.item(unsafe { ffi::cas_controller_view(self.as_ptr(), self.raw_or_none(controller)) })
    }

    /// Returns the controller whose view an item is; `None` if it is no controller's.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// let view = scene.controller_view(navigation).unwrap();
    /// assert_eq!(scene.controller_of(view), Some(navigation));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn controller_of(&self, view: Item) -> Option<Controller> {
        self.controller(unsafe { ffi::cas_item_controller(self.as_ptr(), self.raw_or_none(view)) })
    }
}
