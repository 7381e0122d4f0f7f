//! Closures that measure views.

use crate::id::Owner;
use crate::scene::Scene;
use crate::{ffi, Item, Result, Size};
use std::any::Any;
use std::collections::HashMap;
use std::ffi::c_void;
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};
use std::ptr::{null_mut, NonNull};
use std::sync::{Arc, Mutex};

/// What a closure that measures is asked for.
///
/// ```
/// # use casement::{Scene, Size};
/// # let mut scene = Scene::sized(100.0, 480.0)?;
/// let text = scene.add_view(Scene::WINDOW, "text")?;
/// scene.set_measure(text, |request| match request.width {
///     None => Size::new(180.0, 20.0),                                  // the natural size, one line
///     Some(width) => Size::new(180.0, 20.0 * (180.0 / width).ceil()),  // wrapped
/// })?;
/// scene.add_rules(&["H:|[text]|", "V:|[text]"])?;
/// scene.layout()?;
/// assert_eq!(scene.frame(text).height, 40.0);
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct MeasureRequest {
    /// The view.
    pub item: Item,
    /// The width at which text wraps; `None` asks for the natural size.
    pub width: Option<f64>,
    /// The size of text of the scene; 1 is the usual one.
    pub text_size: f64,
}

/// The answer of a closure that measures.
///
/// ```
/// use casement::Measurement;
/// let label = Measurement { first_baseline: Some(16.0), ..Measurement::new(60.0, 20.0) };
/// let line = Measurement { height: Some(1.0), ..Measurement::default() }; // no intrinsic width
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Measurement {
    /// The width; `None` for none. Ignored where the request has a width.
    pub width: Option<f64>,
    /// The height; `None` for none.
    pub height: Option<f64>,
    /// The distance of the first baseline from the top; `None` for the one that was set.
    pub first_baseline: Option<f64>,
    /// The distance of the last baseline from the bottom; `None` for the one that was set.
    pub last_baseline: Option<f64>,
}

impl Measurement {
    /// Returns a size without baselines.
    ///
    /// ```
    /// assert_eq!(casement::Measurement::new(60.0, 20.0).width, Some(60.0));
    /// ```
    pub fn new(width: f64, height: f64) -> Measurement {
        Measurement { width: Some(width), height: Some(height), ..Measurement::default() }
    }
}

impl From<Size> for Measurement {
    fn from(size: Size) -> Measurement {
        Measurement::new(size.width, size.height)
    }
}

type Panic = Arc<Mutex<Option<Box<dyn Any + Send>>>>;

/// A closure, and where its panic waits for the end of the call.
struct Measure {
    function: Box<dyn FnMut(MeasureRequest) -> Measurement + Send>,
    panic: Panic,
    owner: Owner,
}

/// Owns a closure to which the library has a pointer.
struct Owned(NonNull<Measure>);

impl Owned {
    fn new(measure: Measure) -> Owned {
        Owned(NonNull::from(Box::leak(Box::new(measure))))
    }
}

impl Drop for Owned {
    fn drop(&mut self) {
        // It came from a box, and the library has forgotten it.
        drop(unsafe { Box::from_raw(self.0.as_ptr()) });
    }
}

/// The closures of a scene, by the ids of its views.
#[derive(Default)]
pub(crate) struct Measures {
    closures: HashMap<u32, Owned>,
    panic: Panic,
}

impl Measures {
    /// Returns whether the panic of a closure waits to be continued.
    pub(crate) fn has_panic(&self) -> bool {
        matches!(self.panic.lock(), Ok(waiting) if waiting.is_some())
    }

    pub(crate) fn forget_panic(&self) {
        drop(self.panic.lock().map(|mut waiting| waiting.take()));
    }

    /// Continues the panic of a closure, if there was one.
    pub(crate) fn resume(&self) {
        if self.closures.is_empty() {
            return;
        }
        let panic = self.panic.lock().map(|mut waiting| waiting.take());
        if let Ok(Some(panic)) = panic {
            resume_unwind(panic);
        }
    }

    /// Frees the closures of views that were removed.
    pub(crate) fn forget_removed(&mut self, scene: *mut ffi::cas_scene) {
        self.closures.retain(|id, _| unsafe { ffi::cas_item_kind(scene, *id) } >= 0);
    }
}

/// Returns a length as the library takes it. The number that stands for none there becomes another that it refuses.
pub(crate) fn metric(length: Option<f64>) -> f64 {
    match length {
        None => ffi::CAS_NO_METRIC,
        Some(length) if length == ffi::CAS_NO_METRIC => 2.0 * length,
        Some(length) => length,
    }
}

impl Measure {
    /// Returns nothing after a panic, which waits for the end of the call.
    fn answer(&mut self, request: MeasureRequest) -> Option<Measurement> {
        match catch_unwind(AssertUnwindSafe(|| (self.function)(request))) {
            Ok(found) => Some(found),
            Err(panic) => {
                if let Ok(mut waiting) = self.panic.lock() {
                    waiting.get_or_insert(panic);
                }
                None
            }
        }
    }
}

/// Called by the library. No panic leaves it: the answer is then one that the library refuses.
unsafe extern "C" fn measure(
    request: *const ffi::cas_measure_request,
    out_measurement: *mut ffi::cas_measurement,
    context: *mut c_void,
) {
    let (request, answer) = (&*request, &mut *out_measurement);
    let measure = &mut *context.cast::<Measure>();
    let given = MeasureRequest {
        item: measure.owner.item(request.item),
        width: (request.mode == ffi::CAS_MEASURE_EXACTLY).then_some(request.width),
        text_size: request.text_size,
    };
    // It lives until the library has another function for the view, and only the library uses it meanwhile.
    match measure.answer(given) {
        Some(found) => {
            answer.width = metric(found.width);
            answer.height = metric(found.height);
            answer.first_baseline = found.first_baseline.unwrap_or(f64::NAN);
            answer.last_baseline = found.last_baseline.unwrap_or(f64::NAN);
        }
        None => answer.height = f64::NAN,
    }
}

impl Scene {
    /// Sets the closure that measures the intrinsic size of a view, and its baselines if it returns them. It replaces an
    /// intrinsic size that was set, and another closure.
    ///
    /// A layout asks once for the natural size. While constraints give the view another width, it asks for the height at
    /// that width. What only has a height for a width, as a picture that fills a column, has no natural size. A panic in
    /// the closure continues when the call that measured returns; the scene is intact then, and the next layout measures again.
    ///
    /// ```
    /// # use casement::{Measurement, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let label = scene.add_view(Scene::WINDOW, "label")?;
    /// scene.set_measure(label, |request| Measurement::new(60.0 * request.text_size, 20.0 * request.text_size))?;
    /// scene.layout()?;
    /// assert_eq!(scene.frame(label).width, 60.0);
    /// scene.change(|settings| settings.text_size = 1.5)?;
    /// scene.layout()?;
    /// assert_eq!(scene.frame(label).width, 90.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    ///
    /// ```
    /// # use casement::{Measurement, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let picture = scene.add_view(Scene::WINDOW, "picture")?;
    /// scene.set_measure(picture, |request| Measurement {
    ///     height: request.width.map(|width| width * 9.0 / 16.0),
    ///     ..Measurement::default()
    /// })?;
    /// scene.add_rules(&["H:|[picture]|", "V:|[picture]"])?;
    /// scene.layout()?;
    /// assert_eq!(scene.frame(picture).height, 180.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_measure<Answer, Closure>(&mut self, view: Item, mut closure: Closure) -> Result<()>
    where
        Answer: Into<Measurement>,
        Closure: FnMut(MeasureRequest) -> Answer + Send + 'static,
    {
        let view = self.raw(view)?;
        let function = Box::new(move |request| closure(request).into());
        let owned = Owned::new(Measure { function, panic: Arc::clone(&self.measures.panic), owner: self.owner });
        let context = owned.0.as_ptr().cast();
        let status = unsafe { ffi::cas_view_set_measure(self.as_ptr(), view, Some(measure), context) };
        if status == ffi::CAS_OK {
            self.measures.closures.insert(view, owned);
        }
        self.expect(status)
    }

    /// Removes the closure that measures a view.
    ///
    /// ```
    /// # use casement::{Scene, Size};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.set_measure(view, |_| Size::new(60.0, 20.0))?;
    /// scene.remove_measure(view)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn remove_measure(&mut self, view: Item) -> Result<()> {
        let view = self.raw(view)?;
        self.expect(unsafe { ffi::cas_view_set_measure(self.as_ptr(), view, None, null_mut()) })?;
        self.measures.closures.remove(&view);
        Ok(())
    }

    /// Makes the next layout measure a view again, for instance because its text changed.
    ///
    /// ```
    /// # use casement::{Scene, Size};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.set_measure(view, |_| Size::new(60.0, 20.0))?;
    /// scene.invalidate_measure(view)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn invalidate_measure(&mut self, view: Item) -> Result<()> {
        self.expect(unsafe { ffi::cas_view_invalidate_measure(self.as_ptr(), self.raw(view)?) })
    }

    /// Returns the size of a view by the constraints between it and what is inside it, if its width and height are also to
    /// be those of `target`, at two priorities. Nothing in the scene changes.
    ///
    /// ```
    /// # use casement::{Priority, Scene, Size};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let box_ = scene.add_view(Scene::WINDOW, "box")?;
    /// let text = scene.add_view(box_, "text")?;
    /// scene.set_intrinsic(text, Some(60.0), Some(20.0))?;
    /// scene.add_rules(&["H:|-10-[text]-10-|", "V:|[text]|"])?;
    /// let smallest = scene.fitting_size(box_, Size::default(), Priority::FITTING, Priority::FITTING)?;
    /// assert_eq!(smallest, Size::new(80.0, 20.0));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn fitting_size(
        &mut self,
        view: Item,
        target: Size,
        width_priority: impl Into<crate::Priority>,
        height_priority: impl Into<crate::Priority>,
    ) -> Result<Size> {
        let (width, height) = (width_priority.into().0, height_priority.into().0);
        let mut size = ffi::cas_size { width: 0.0, height: 0.0 };
        self.expect(unsafe {
            ffi::cas_view_fitting_size(self.as_ptr(), self.raw(view)?, target.into(), width, height, &mut size)
        })?;
        Ok(size.into())
    }
}
