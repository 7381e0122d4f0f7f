//! The scene: its options, what owns its memory, and how calls and errors pass.

use crate::changes::{Changes, Coordinates, Missed, Outcome};
use crate::id::{Id, Owner};
use crate::measure::Measures;
use crate::words::{Direction, Idiom, Orientation, Profile, Status};
use crate::{ffi, Controller, Error, Item, Result};
use std::ffi::CString;
use std::fmt;
use std::ptr::{null, NonNull};

/// A constraint of a scene.
///
/// ```
/// # use casement::Scene;
/// # let mut scene = Scene::sized(320.0, 480.0)?;
/// let view = scene.add_view(Scene::WINDOW, "view")?;
/// let width = scene.add(view.width().equal_to(100.0))?;
/// scene.set_constant(width, 120.0)?;
/// scene.layout()?;
/// assert_eq!(scene.frame(view).width, 120.0);
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Constraint(pub(crate) Id);

impl Constraint {
    /// Returns the id, for functions of [`ffi`] beside this.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let width = scene.add(Scene::WINDOW.width().at_least(100.0))?;
    /// assert_ne!(width.id(), 0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn id(self) -> ffi::cas_constraint {
        self.0.number
    }
}

/// Options of a scene.
///
/// ```
/// use casement::{Options, Profile, Scene};
/// let scene = Scene::new(Options { profile: Profile::Ios7, scale: 2.0, ..Options::sized(320.0, 480.0) })?;
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// The width of the window; at first 0.
    pub width: f64,
    /// The height of the window; at first 0.
    pub height: f64,
    /// The number of device pixels per point; 0, the default, disables rounding.
    pub scale: f64,
    /// The direction of the window; by default from left to right.
    pub direction: Direction,
    /// Whether edits that conflict with required constraints are refused with [`Status::Conflict`], instead of dropping a
    /// constraint at the next layout.
    pub strict: bool,
    /// The generation of the screen; by default there is none.
    pub profile: Profile,
    /// A phone or a tablet; by default a phone.
    pub idiom: Idiom,
    /// How the device is held, which width and height refer to; by default upright.
    pub orientation: Orientation,
}

impl Options {
    /// Returns the default options with a size of the window.
    ///
    /// ```
    /// use casement::Options;
    /// assert_eq!(Options::sized(320.0, 480.0), Options { width: 320.0, height: 480.0, ..Options::default() });
    /// ```
    pub fn sized(width: f64, height: f64) -> Options {
        Options { width, height, ..Options::default() }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            width: 0.0,
            height: 0.0,
            scale: 0.0,
            direction: Direction::Inherited,
            strict: false,
            profile: Profile::None,
            idiom: Idiom::Phone,
            orientation: Orientation::Portrait,
        }
    }
}

/// A tree of views and guides with constraints between them, and a screen if its options have a profile.
///
/// Calls record changes; [`layout`](Scene::layout) solves and returns the frames that changed. Items are ids, and functions
/// of the scene act on them.
///
/// ```
/// use casement::{Rect, Scene};
///
/// let mut scene = Scene::sized(320.0, 480.0)?;
/// let label = scene.add_view(Scene::WINDOW, "label")?;
/// let field = scene.add_view(Scene::WINDOW, "field")?;
/// scene.set_intrinsic(label, Some(60.0), Some(20.0))?;
/// scene.add_rules(&["H:|-[label]-[field]-|", "V:|-[field(30)]"])?;
/// scene.add(label.center_y().equal_to(field.center_y()))?;
/// scene.layout()?;
/// scene.set_size(480.0, 320.0)?;
/// let moved: Vec<_> = scene.layout()?.iter().map(|change| change.name).collect();
/// assert_eq!(moved, ["window", "field"]);
/// assert_eq!(scene.frame(field), Rect::new(88.0, 20.0, 372.0, 30.0));
/// # Ok::<(), casement::Error>(())
/// ```
pub struct Scene {
    scene: NonNull<ffi::cas_scene>,
    pub(crate) owner: Owner,
    pub(crate) measures: Measures,
    missed: Missed,
}

// Any thread may use a scene, one at a time: it can be sent, but not shared. The closures that measure are Send.
unsafe impl Send for Scene {}

impl Scene {
    /// The root of every scene: a view as large as the window.
    ///
    /// ```
    /// use casement::Scene;
    /// let scene = Scene::sized(320.0, 480.0)?;
    /// assert_eq!(scene.name(Scene::WINDOW), "window");
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub const WINDOW: Item = Item(Id::WINDOW);

    /// Creates a scene.
    ///
    /// ```
    /// use casement::{Options, Profile, Scene, Status};
    /// let scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// assert_eq!(Scene::sized(f64::NAN, 480.0).unwrap_err().status(), Status::NotFinite);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn new(options: Options) -> Result<Scene> {
        // All zero is the default of every field.
        let mut given: ffi::cas_scene_options = unsafe { std::mem::zeroed() };
        given.size = std::mem::size_of_val(&given);
        given.width = options.width;
        given.height = options.height;
        given.scale = options.scale;
        given.direction = options.direction.raw();
        given.flags = if options.strict { ffi::CAS_SCENE_STRICT } else { 0 };
        given.profile = options.profile.raw();
        given.idiom = options.idiom.raw();
        given.orientation = options.orientation.raw();
        let mut status = ffi::CAS_OK;
        NonNull::new(unsafe { ffi::cas_scene_new(&given, &mut status) })
            .map(|scene| Scene { scene, owner: Owner::new(), measures: Measures::default(), missed: Missed::default() })
            .ok_or_else(|| Error::of_status(status))
    }

    /// Creates a scene without a screen.
    ///
    /// ```
    /// let scene = casement::Scene::sized(320.0, 480.0)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn sized(width: f64, height: f64) -> Result<Scene> {
        Scene::new(Options::sized(width, height))
    }

    /// Returns the pointer, for functions of [`ffi`] beside this.
    ///
    /// ```
    /// let scene = casement::Scene::sized(320.0, 480.0)?;
    /// assert_ne!(unsafe { casement::ffi::cas_scene_digest(scene.as_ptr()) }, 0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn as_ptr(&self) -> *mut ffi::cas_scene {
        self.scene.as_ptr()
    }

    /// Resizes the window.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// scene.set_size(480.0, 320.0)?;
    /// scene.layout()?;
    /// assert_eq!(scene.frame(Scene::WINDOW).width, 480.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_size(&mut self, width: f64, height: f64) -> Result<()> {
        self.expect(unsafe { ffi::cas_scene_set_size(self.as_ptr(), width, height) })
    }

    /// Brings all frames up to date and returns those that differ from the last report.
    ///
    /// A conflict of required constraints is no error: the layout drops the newest of each conflict, and
    /// [`Changes::outcome`] tells it.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// scene.add_view(Scene::WINDOW, "view")?;
    /// scene.add_rules(&["H:|[view]|", "V:|[view]|"])?;
    /// for change in scene.layout()? {
    ///     println!("{} {:?}", change.name, change.frame);
    /// }
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn layout(&mut self) -> Result<Changes<'_>> {
        self.told(|scene, changes, count| unsafe { ffi::cas_scene_layout_if_needed(scene, changes, count) })
    }

    /// Returns the result of a call that returns changes, in the coordinates of parents.
    pub(crate) fn told<Call>(&mut self, call: Call) -> Result<Changes<'_>>
    where
        Call: FnOnce(*mut ffi::cas_scene, *mut *const ffi::cas_change, *mut usize) -> ffi::cas_status,
    {
        self.told_in(Coordinates::Parent, call)
    }

    pub(crate) fn told_in<Call>(&mut self, coordinates: Coordinates, call: Call) -> Result<Changes<'_>>
    where
        Call: FnOnce(*mut ffi::cas_scene, *mut *const ffi::cas_change, *mut usize) -> ffi::cas_status,
    {
        let (mut first, mut count) = (null(), 0);
        let status = call(self.as_ptr(), &mut first, &mut count);
        // The scene is borrowed as long as the slice, so nothing can change it.
        let mut found = if status < ffi::CAS_OK { &[] } else { unsafe { slice(first, count) } };
        if self.measures.has_panic() {
            self.missed.keep(found, coordinates);
        }
        let outcome = self.took_place(status)?;
        let is_merged = !self.missed.is_empty();
        if is_merged {
            let scene = self.as_ptr();
            self.missed.merge(found, coordinates, |item| unsafe { ffi::cas_item_shown_frame(scene, item) });
        }
        let scene: &Scene = self;
        if is_merged {
            found = scene.missed.merged();
        }
        Ok(Changes { scene, found, outcome })
    }

    /// Returns the error of a status, after a panic of a closure that measured has gone on. A remark is none.
    pub(crate) fn expect(&self, status: ffi::cas_status) -> Result<()> {
        self.measures.resume();
        self.checked(status)
    }

    /// Returns the error of a status, while the panic of a closure that measured may wait. A remark is none.
    pub(crate) fn checked(&self, status: ffi::cas_status) -> Result<()> {
        if status >= ffi::CAS_OK {
            return Ok(());
        }
        Err(unsafe { Error::of_scene(self.as_ptr(), status) })
    }

    /// Returns the remark on a layout that took place.
    pub(crate) fn took_place(&self, status: ffi::cas_status) -> Result<Outcome> {
        self.expect(status).map(|()| Outcome::of(status))
    }

    /// Returns the id, or the error if it is 0, after a panic of a closure that measured has gone on.
    pub(crate) fn made(&self, id: u32) -> Result<Id> {
        self.measures.resume();
        self.checked_id(id).map(|id| self.owner.id(id))
    }

    /// Returns the id, or the error if it is 0, while the panic of a closure that measured may wait.
    pub(crate) fn checked_id(&self, id: u32) -> Result<u32> {
        if id != 0 {
            return Ok(id);
        }
        self.checked(unsafe { ffi::cas_scene_last_status(self.as_ptr()) }).map(|()| id)
    }

    /// Returns the number of an id as the library takes it, or an error if another scene gave it out.
    pub(crate) fn raw(&self, id: impl Into<Id>) -> Result<u32> {
        self.owner.raw(id)
    }

    /// Returns the number of an id as the library takes it, or 0, which is nothing, if another scene gave it out.
    pub(crate) fn raw_or_none(&self, id: impl Into<Id>) -> u32 {
        self.raw(id).unwrap_or(0)
    }

    /// Returns the numbers of ids as the library takes them, or an error if another scene gave one out.
    pub(crate) fn all_raw<Handle: Into<Id>>(&self, ids: impl Iterator<Item = Handle>) -> Result<Vec<u32>> {
        ids.map(|id| self.raw(id)).collect()
    }

    /// Returns a controller, or nothing for 0.
    pub(crate) fn controller(&self, number: u32) -> Option<Controller> {
        (number != 0).then(|| Controller(self.owner.id(number)))
    }

    /// Returns an item, or nothing for 0.
    pub(crate) fn item(&self, number: u32) -> Option<Item> {
        (number != 0).then(|| self.owner.item(number))
    }

    /// Returns the constraints that a call returns.
    pub(crate) fn constraints_of<Call>(&self, call: Call) -> Result<Vec<Constraint>>
    where
        Call: FnOnce(*mut ffi::cas_scene, *mut *const ffi::cas_constraint, *mut usize) -> ffi::cas_status,
    {
        let (mut first, mut count) = (null(), 0);
        self.expect(call(self.as_ptr(), &mut first, &mut count))?;
        Ok(unsafe { slice(first, count) }.iter().map(|number| Constraint(self.owner.id(*number))).collect())
    }
}

impl fmt::Debug for Scene {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Scene").finish_non_exhaustive()
    }
}

impl Drop for Scene {
    fn drop(&mut self) {
        unsafe { ffi::cas_scene_free(self.as_ptr()) }
    }
}

/// Returns the text as C takes it.
pub(crate) fn text(text: &str) -> Result<CString> {
    CString::new(text).map_err(|_| Error::new(Status::Text, "a text has a zero inside"))
}

/// # Safety
/// `first` points to `count` elements that live and stay as they are as long as the slice, or the count is 0.
pub(crate) unsafe fn slice<'a, Element>(first: *const Element, count: usize) -> &'a [Element] {
    if count == 0 {
        return &[];
    }
    std::slice::from_raw_parts(first, count)
}
