//! Screens: profiles, devices, orientation, and controllers with their views.

use crate::id::Id;
use crate::scene::{text, Scene};
use crate::words::{Capability, ControllerKind, Height, Idiom, Orientation, Profile};
use crate::{ffi, Insets, Item, Outcome, Rect, Result};
use std::ffi::CStr;
use std::ops::BitOr;
use std::ptr::null_mut;

/// Manages a view of its own on a screen, as a view controller does.
///
/// ```
/// # use casement::{Options, Profile, Scene};
/// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
/// let navigation = scene.add_navigation(Scene::WINDOW)?;
/// let page = scene.push(navigation, "page")?;
/// scene.layout()?;
/// let guide = scene.top_guide(page).unwrap();
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

/// A set of edges.
///
/// ```
/// use casement::Edges;
/// assert_eq!(Edges::TOP | Edges::LEFT | Edges::BOTTOM | Edges::RIGHT, Edges::ALL);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Edges(u32);

impl Edges {
    /// No edge.
    ///
    /// ```
    /// assert_eq!(casement::Edges::NONE, casement::Edges::default());
    /// ```
    pub const NONE: Edges = Edges(0);
    /// The top edge.
    ///
    /// ```
    /// assert_ne!(casement::Edges::TOP, casement::Edges::BOTTOM);
    /// ```
    pub const TOP: Edges = Edges(ffi::CAS_EDGE_TOP);
    /// The left edge.
    ///
    /// ```
    /// assert_ne!(casement::Edges::LEFT, casement::Edges::RIGHT);
    /// ```
    pub const LEFT: Edges = Edges(ffi::CAS_EDGE_LEFT);
    /// The bottom edge.
    ///
    /// ```
    /// assert_ne!(casement::Edges::BOTTOM, casement::Edges::TOP);
    /// ```
    pub const BOTTOM: Edges = Edges(ffi::CAS_EDGE_BOTTOM);
    /// The right edge.
    ///
    /// ```
    /// assert_ne!(casement::Edges::RIGHT, casement::Edges::LEFT);
    /// ```
    pub const RIGHT: Edges = Edges(ffi::CAS_EDGE_RIGHT);
    /// All four edges.
    ///
    /// ```
    /// assert_eq!(casement::Edges::ALL | casement::Edges::TOP, casement::Edges::ALL);
    /// ```
    pub const ALL: Edges = Edges(ffi::CAS_EDGE_ALL);

    pub(crate) fn raw(self) -> u32 {
        self.0
    }
}

impl BitOr for Edges {
    type Output = Edges;
    fn bitor(self, other: Edges) -> Edges {
        Edges(self.0 | other.0)
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
    /// The number of pixels per point, for [`Scene::set_scale`].
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
        // The name is static and UTF-8.
        let name = if raw.name.is_null() {
            String::new()
        } else {
            unsafe { CStr::from_ptr(raw.name) }.to_string_lossy().into()
        };
        Some(Device {
            name,
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

    /// Changes the profile; heights are those of its table again.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// scene.set_profile(Profile::Ios6)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_profile(&mut self, profile: Profile) -> Result<()> {
        self.expect(unsafe { ffi::cas_scene_set_profile(self.as_ptr(), profile.raw()) })
    }

    /// Returns the profile; [`Profile::None`] without a screen.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// let scene = Scene::new(Options { profile: Profile::Android, ..Options::sized(320.0, 480.0) })?;
    /// assert_eq!(scene.profile(), Profile::Android);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn profile(&self) -> Profile {
        Profile::from_raw(unsafe { ffi::cas_scene_profile(self.as_ptr()) }).unwrap_or(Profile::None)
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
    /// assert_eq!(scene.orientation(), Some(Orientation::LandscapeLeft));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn rotate(&mut self, orientation: Orientation) -> Result<Outcome> {
        self.took_place(unsafe { ffi::cas_scene_rotate(self.as_ptr(), orientation.raw()) })
    }

    /// Sets the durations of rotations by 90 and by 180 degrees, in seconds; 0.4 and 0.8 at first.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// scene.set_rotation_times(0.3, 0.6)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_rotation_times(&mut self, quarter: f64, half: f64) -> Result<()> {
        self.expect(unsafe { ffi::cas_scene_set_rotation_times(self.as_ptr(), quarter, half) })
    }

    /// Returns how the device is held; `None` without a screen.
    ///
    /// ```
    /// # use casement::Scene;
    /// assert_eq!(Scene::sized(320.0, 480.0)?.orientation(), None);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn orientation(&self) -> Option<Orientation> {
        Orientation::from_raw(unsafe { ffi::cas_scene_orientation(self.as_ptr()) })
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
    /// assert_eq!(scene.shown_controller(tabs), Some(first));
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
        self.made(unsafe { ffi::cas_scene_add_navigation(self.as_ptr(), self.raw(view)?) }).map(Controller)
    }

    /// Pushes a new content controller onto a navigation controller.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// # let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// let page = scene.push(navigation, "page")?;
    /// assert_eq!(scene.shown_controller(navigation), Some(page));
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
    /// assert_eq!(scene.shown_controller(navigation), Some(list));
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
    /// assert_eq!(scene.shown_controller(tabs), Some(second));
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

    /// Returns what a controller is; `None` if it was removed.
    ///
    /// ```
    /// # use casement::{ControllerKind, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// assert_eq!(scene.controller_kind(navigation), Some(ControllerKind::Navigation));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn controller_kind(&self, controller: Controller) -> Option<ControllerKind> {
        ControllerKind::from_raw(unsafe { ffi::cas_controller_get_kind(self.as_ptr(), self.raw_or_none(controller)) })
    }

    /// Returns the controller that contains a controller; `None` if none does.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// let page = scene.push(navigation, "page")?;
    /// assert_eq!(scene.controller_parent(page), Some(navigation));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn controller_parent(&self, controller: Controller) -> Option<Controller> {
        self.controller(unsafe { ffi::cas_controller_parent(self.as_ptr(), self.raw_or_none(controller)) })
    }

    /// Returns the controller that a navigation or tab controller shows; `None` if it has none.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// assert_eq!(scene.shown_controller(navigation), None);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn shown_controller(&self, container: Controller) -> Option<Controller> {
        self.controller(unsafe { ffi::cas_controller_shown(self.as_ptr(), self.raw_or_none(container)) })
    }

    /// Returns the top layout guide of a content controller; `None` if it has none.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// # let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// let page = scene.push(navigation, "page")?;
    /// let (guide, root) = (scene.top_guide(page).unwrap(), scene.controller_view(page).unwrap());
    /// let field = scene.add_view(root, "field")?;
    /// scene.add(field.top().equal_to(guide.bottom() + 20.0))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn top_guide(&self, controller: Controller) -> Option<Item> {
        self.item(unsafe { ffi::cas_controller_top_guide(self.as_ptr(), self.raw_or_none(controller)) })
    }

    /// Returns the bottom layout guide of a content controller; `None` if it has none.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// # let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// let page = scene.push(navigation, "page")?;
    /// assert!(scene.bottom_guide(page).is_some());
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn bottom_guide(&self, controller: Controller) -> Option<Item> {
        self.item(unsafe { ffi::cas_controller_bottom_guide(self.as_ptr(), self.raw_or_none(controller)) })
    }

    /// Sets the edges at which a content controller's view extends under bars; all at first. Returns whether anything reads
    /// them.
    ///
    /// ```
    /// # use casement::{Edges, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// # let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// let page = scene.push(navigation, "page")?;
    /// assert!(scene.set_extended_edges(page, Edges::NONE)?);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_extended_edges(&mut self, controller: Controller, edges: Edges) -> Result<bool> {
        let mut has_effect = 0;
        self.expect(unsafe {
            ffi::cas_controller_set_edges(self.as_ptr(), self.raw(controller)?, edges.raw(), &mut has_effect)
        })?;
        Ok(has_effect != 0)
    }

    /// Sets whether bars adjust the insets of a controller's scroll view; they do at first.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// # let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// let page = scene.push(navigation, "page")?;
    /// scene.set_adjusts_scroll_insets(page, false)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_adjusts_scroll_insets(&mut self, controller: Controller, adjusts: bool) -> Result<()> {
        let adjusts = adjusts.into();
        self.expect(unsafe {
            ffi::cas_controller_set_adjusts_scroll_insets(self.as_ptr(), self.raw(controller)?, adjusts, null_mut())
        })
    }

    /// Sets what a controller keeps free in its view, besides what is covered.
    ///
    /// ```
    /// # use casement::{Insets, Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(320.0, 480.0) })?;
    /// # let navigation = scene.add_navigation(Scene::WINDOW)?;
    /// let page = scene.push(navigation, "page")?;
    /// scene.set_additional_insets(page, Insets::new(0.0, 0.0, 60.0, 0.0))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_additional_insets(&mut self, controller: Controller, insets: Insets) -> Result<()> {
        self.expect(unsafe {
            ffi::cas_controller_set_additional_insets(self.as_ptr(), self.raw(controller)?, insets.into())
        })
    }
}
