//! Animation. The program passes the time; the library has no timer.

use crate::changes::{Changes, Coordinates, Outcome};
use crate::id::Owner;
use crate::scene::Scene;
use crate::words::{Curve, Status};
use crate::{ffi, Error, Item, Point, Rect, Result};

/// The duration and the curve of an animation.
///
/// ```
/// use casement::{Curve, Timing};
/// let timing = Timing::new(0.3, Curve::EaseOut).moving_constraints();
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Timing {
    pub(crate) duration: f64,
    pub(crate) curve: Curve,
    flags: u32,
}

impl Timing {
    /// Returns the timing with a duration in seconds and a curve.
    ///
    /// ```
    /// let timing = casement::Timing::new(0.25, casement::Curve::Linear);
    /// ```
    pub fn new(duration: f64, curve: Curve) -> Timing {
        Timing { duration, curve, flags: 0 }
    }

    /// Returns the timing of the keyboard. Its curve takes half a second, whatever the duration except 0.
    ///
    /// ```
    /// use casement::{Curve, Timing};
    /// assert_eq!(Timing::keyboard(0.25), Timing::new(0.25, Curve::Keyboard));
    /// ```
    pub fn keyboard(duration: f64) -> Timing {
        Timing::new(duration, Curve::Keyboard)
    }

    /// Animates constants instead of frames: every sample is a layout.
    ///
    /// ```
    /// let timing = casement::Timing::new(0.25, casement::Curve::Linear).moving_constraints();
    /// ```
    pub fn moving_constraints(mut self) -> Timing {
        self.flags |= ffi::CAS_MOVE_CONSTRAINTS;
        self
    }

    /// Starts from where the layout had put items, instead of where they are shown.
    ///
    /// ```
    /// let timing = casement::Timing::new(0.25, casement::Curve::Linear).from_beginning();
    /// ```
    pub fn from_beginning(mut self) -> Timing {
        self.flags |= ffi::CAS_FROM_BEGINNING;
        self
    }
}

/// Commits the transaction of a scene when its closure ends, also by a panic.
struct Transaction<'scene> {
    scene: &'scene mut Scene,
    owner: Owner,
    is_open: bool,
}

impl Transaction<'_> {
    fn commit(&mut self) -> Result<Outcome> {
        self.is_open = false;
        if self.scene.owner != self.owner {
            return Err(Error::new(Status::Mode, "the closure put another scene in place of the one that it animates"));
        }
        self.scene.commit()
    }
}

impl Drop for Transaction<'_> {
    fn drop(&mut self) {
        if self.is_open && self.scene.owner == self.owner {
            unsafe { ffi::cas_scene_commit_animation(self.scene.as_ptr()) };
            self.scene.measures.forget_panic(); // another one goes on
        }
    }
}

impl Scene {
    /// Animates what a closure changes: it moves together. The closure may also show the keyboard or rotate the device.
    ///
    /// If the closure returns an error, what it changed before is animated, and the error is returned. If a closure that
    /// measures panics in the layout before the changes, they are not made. [`commit`](Scene::commit) in the closure ends the
    /// animation there, and [`Status::Mode`] is returned at the end.
    ///
    /// ```
    /// # use casement::{Curve, Options, Profile, Scene, Timing};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// let view = scene.add_view(Scene::WINDOW, "view")?;
    /// let left = scene.add(view.left().equal_to(Scene::WINDOW.left()))?;
    /// scene.layout()?;
    /// scene.animate(Timing::new(1.0, Curve::Linear), |scene| scene.set_constant(left, 100.0))?;
    /// scene.sample(0.25)?;
    /// assert_eq!(scene.shown_frame(view).x, 25.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn animate(&mut self, timing: Timing, changes: impl FnOnce(&mut Scene) -> Result<()>) -> Result<Outcome> {
        let begun =
            unsafe { ffi::cas_scene_begin_animation(self.as_ptr(), timing.duration, timing.curve.raw(), timing.flags) };
        if begun < ffi::CAS_OK {
            return self.took_place(begun);
        }
        let mut transaction = Transaction { owner: self.owner, scene: self, is_open: true };
        transaction.scene.measures.resume();
        let changed = changes(transaction.scene);
        let outcome = transaction.commit();
        changed.and(outcome)
    }

    /// Ends the transaction of an [`animate`](Scene::animate) that failed at its end, for example at the step limit.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene, Status};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// assert_eq!(scene.commit().unwrap_err().status(), Status::Mode); // there is none
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn commit(&mut self) -> Result<Outcome> {
        let status = unsafe { ffi::cas_scene_commit_animation(self.as_ptr()) };
        self.took_place(status)
    }

    /// Returns the frames at a time in seconds after the last commit or event, where they differ from the last report. A time
    /// before it is its beginning.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// scene.layout()?;
    /// scene.show_keyboard(0.25)?;
    /// for frame in 0..=30 {
    ///     for change in scene.sample(f64::from(frame) / 60.0)? {
    ///         println!("{} {}", change.name, change.frame.y);
    ///     }
    /// }
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn sample(&mut self, time: f64) -> Result<Changes<'_>> {
        self.told(|scene, changes, count| unsafe { ffi::cas_scene_sample(scene, time, changes, count) })
    }

    /// Samples, and returns frames as shown in the coordinates of the window: of the items whose shown frames differ from
    /// those of the last call.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// for change in scene.sample_in_window(0.0)? {
    ///     println!("{} {:?}", change.name, change.frame);
    /// }
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn sample_in_window(&mut self, time: f64) -> Result<Changes<'_>> {
        self.told_in(Coordinates::Window, |scene, changes, count| unsafe {
            ffi::cas_scene_sample_in_window(scene, time, changes, count)
        })
    }

    /// Shows the scene at a time in seconds after the last commit, without a report.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// scene.seek(0.5)?;
    /// assert_eq!(scene.time(), 0.5);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn seek(&mut self, time: f64) -> Result<()> {
        self.expect(unsafe { ffi::cas_scene_seek(self.as_ptr(), time) })
    }

    /// Returns when the animation ends, in seconds after the last commit; `None` if nothing moves after the last sample.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// scene.show_keyboard(0.25)?;
    /// assert_eq!(scene.moves_until(), Some(0.5));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn moves_until(&self) -> Option<f64> {
        let mut end = 0.0;
        let is_moving = unsafe { ffi::cas_scene_is_moving(self.as_ptr(), &mut end) != 0 };
        is_moving.then_some(end)
    }

    /// Returns the time of the last sample or seek, in seconds after the last commit; NaN without a screen.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// assert_eq!(scene.time(), 0.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn time(&self) -> f64 {
        unsafe { ffi::cas_scene_time(self.as_ptr()) }
    }

    /// Returns the frame of an item as last sampled, in the coordinates of its parent.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// scene.layout()?;
    /// assert_eq!(scene.shown_frame(Scene::WINDOW).width, 320.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn shown_frame(&self, item: Item) -> Rect {
        unsafe { ffi::cas_item_shown_frame(self.as_ptr(), self.raw_or_none(item)) }.into()
    }

    /// Returns the control points of a curve that [`define_curve`](Scene::define_curve) defined.
    ///
    /// ```
    /// # use casement::{Curve, Options, Point, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// scene.define_curve(Curve::Custom(100), Point::new(0.2, 0.0), Point::new(0.0, 1.0))?;
    /// assert_eq!(scene.curve(Curve::Custom(100))?, (Point::new(0.2, 0.0), Point::new(0.0, 1.0)));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn curve(&self, curve: Curve) -> Result<(Point, Point)> {
        let (mut first, mut second) = (Point::default().into(), Point::default().into());
        self.expect(unsafe { ffi::cas_scene_curve(self.as_ptr(), curve.raw(), &mut first, &mut second) })?;
        Ok((first.into(), second.into()))
    }

    /// Defines a curve of the program's own: a cubic Bézier from (0, 0) to (1, 1) with two control points.
    ///
    /// ```
    /// # use casement::{Curve, Options, Point, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) })?;
    /// scene.define_curve(Curve::Custom(100), Point::new(0.2, 0.0), Point::new(0.0, 1.0))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn define_curve(&mut self, curve: Curve, first: Point, second: Point) -> Result<()> {
        self.expect(unsafe { ffi::cas_scene_define_curve(self.as_ptr(), curve.raw(), first.into(), second.into()) })
    }
}
