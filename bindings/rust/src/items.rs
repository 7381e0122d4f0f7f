//! Views and guides: the tree, what is set for them, and their frames.

use crate::id::Id;
use crate::scene::text;
use crate::words::{Axis, Direction, Kind, Priority};
use crate::{ffi, Insets, Rect, Result, Scene, Size};
use std::ffi::CStr;

/// A view or a guide.
///
/// ```
/// # use casement::Scene;
/// # let mut scene = Scene::sized(320.0, 480.0)?;
/// let view = scene.add_view(Scene::WINDOW, "view")?;
/// assert_eq!(scene.parent(view), Some(Scene::WINDOW));
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Item(pub(crate) Id);

impl Item {
    /// Returns the id, for functions of [`ffi`] beside this, and for rules: # and the id names the item.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let view = scene.add_view(Scene::WINDOW, "")?;
    /// scene.add_rules(&[&format!("#{}.width == 100", view.id())])?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn id(self) -> ffi::cas_item {
        self.0.number
    }
}

/// What was set for a view.
///
/// ```
/// # use casement::{Insets, Scene};
/// # let mut scene = Scene::sized(320.0, 480.0)?;
/// let settings = scene.settings(Scene::WINDOW)?;
/// assert_eq!((settings.margins, settings.is_measured), (Insets::all(8.0), false));
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Settings {
    /// The intrinsic width; of a measured view what was last measured.
    pub intrinsic_width: Option<f64>,
    /// The intrinsic height; of a measured view what was last measured.
    pub intrinsic_height: Option<f64>,
    /// Whether a closure measures the view.
    pub is_measured: bool,
    /// The distance of the first baseline from the top.
    pub first_baseline: f64,
    /// The distance of the last baseline from the bottom.
    pub last_baseline: f64,
    /// The margins that were set.
    pub margins: Insets,
    /// How far the alignment rect lies inside the frame.
    pub alignment_insets: Insets,
    /// The margins with what the safe area adds, as of the last layout.
    pub effective_margins: Insets,
}

fn metric(value: f64) -> Option<f64> {
    (value != ffi::CAS_NO_METRIC).then_some(value)
}

impl Scene {
    /// Adds a view in front of the other children of its parent. The name need not be unique; rules find views by it.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let card = scene.add_view(Scene::WINDOW, "card")?;
    /// let title = scene.add_view(card, "title")?;
    /// assert_eq!(scene.children(card), [title]);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn add_view(&mut self, parent: Item, name: &str) -> Result<Item> {
        self.add_item(parent, Kind::Plain, name)
    }

    /// Adds a scroll view.
    ///
    /// ```
    /// # use casement::{Kind, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let list = scene.add_scroll(Scene::WINDOW, "list")?;
    /// assert_eq!(scene.kind(list), Some(Kind::Scroll));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn add_scroll(&mut self, parent: Item, name: &str) -> Result<Item> {
        self.add_item(parent, Kind::Scroll, name)
    }

    fn add_item(&mut self, parent: Item, kind: Kind, name: &str) -> Result<Item> {
        let name = text(name)?;
        self.made(unsafe { ffi::cas_scene_add_view(self.as_ptr(), self.raw(parent)?, kind.raw(), name.as_ptr()) })
            .map(Item)
    }

    /// Adds a guide to a view: a rectangle that is not drawn.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let gap = scene.add_guide(Scene::WINDOW, "gap")?;
    /// scene.add(gap.height().equal_to(40.0))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn add_guide(&mut self, owner: Item, name: &str) -> Result<Item> {
        let name = text(name)?;
        self.made(unsafe { ffi::cas_scene_add_guide(self.as_ptr(), self.raw(owner)?, name.as_ptr()) }).map(Item)
    }

    /// Removes an item, everything inside it, and every constraint that names any of these.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.remove(view)?;
    /// assert_eq!(scene.kind(view), None);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn remove(&mut self, item: Item) -> Result<()> {
        self.expect(unsafe { ffi::cas_scene_remove(self.as_ptr(), self.raw(item)?) })?;
        self.forget_removed();
        Ok(())
    }

    /// Frees the closures of views that were removed.
    pub(crate) fn forget_removed(&mut self) {
        let scene = self.as_ptr();
        self.measures.forget_removed(scene);
    }

    /// Moves a view to an index among the children of its parent, from 0, in a scene with a screen.
    ///
    /// ```
    /// # use casement::{Options, Profile, Scene};
    /// # let mut scene = Scene::new(Options { profile: Profile::Plain, ..Options::sized(320.0, 480.0) })?;
    /// let (back, front) = (scene.add_view(Scene::WINDOW, "back")?, scene.add_view(Scene::WINDOW, "front")?);
    /// scene.set_index(front, 0)?;
    /// assert_eq!(scene.children(Scene::WINDOW), [front, back]);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_index(&mut self, view: Item, index: usize) -> Result<()> {
        self.expect(unsafe { ffi::cas_view_set_index(self.as_ptr(), self.raw(view)?, index) })
    }

    /// Hides or shows a view. A hidden view keeps its constraints; a stack leaves it out.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.set_hidden(view, true)?;
    /// assert!(scene.is_hidden(view));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_hidden(&mut self, view: Item, is_hidden: bool) -> Result<()> {
        self.expect(unsafe { ffi::cas_view_set_hidden(self.as_ptr(), self.raw(view)?, is_hidden.into()) })
    }

    /// Sets the intrinsic size of a view; `None` along an axis without one.
    ///
    /// It acts as "size <= intrinsic" at the hugging priority and "size >= intrinsic" at the compression resistance priority.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.set_intrinsic(view, Some(60.0), None)?;
    /// scene.layout()?;
    /// assert_eq!(scene.frame(view).width, 60.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_intrinsic(&mut self, view: Item, width: Option<f64>, height: Option<f64>) -> Result<()> {
        let (width, height) = (width.unwrap_or(ffi::CAS_NO_METRIC), height.unwrap_or(ffi::CAS_NO_METRIC));
        self.expect(unsafe { ffi::cas_view_set_intrinsic(self.as_ptr(), self.raw(view)?, width, height) })
    }

    /// Sets the priority at which a view is no larger than its intrinsic size; 250 at first.
    ///
    /// ```
    /// # use casement::{Axis, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.set_hugging(view, Axis::Horizontal, 251)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_hugging(&mut self, view: Item, axis: Axis, priority: impl Into<Priority>) -> Result<()> {
        self.expect(unsafe { ffi::cas_view_set_hugging(self.as_ptr(), self.raw(view)?, axis.raw(), priority.into().0) })
    }

    /// Sets the priority at which a view is no smaller than its intrinsic size; 750 at first.
    ///
    /// ```
    /// # use casement::{Axis, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.set_compression(view, Axis::Horizontal, 749)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_compression(&mut self, view: Item, axis: Axis, priority: impl Into<Priority>) -> Result<()> {
        self.expect(unsafe {
            ffi::cas_view_set_compression(self.as_ptr(), self.raw(view)?, axis.raw(), priority.into().0)
        })
    }

    /// Sets the distance of the first baseline from the top, and of the last baseline from the bottom.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.set_baselines(view, 16.0, 4.0)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_baselines(&mut self, view: Item, first: f64, last: f64) -> Result<()> {
        self.expect(unsafe { ffi::cas_view_set_baselines(self.as_ptr(), self.raw(view)?, first, last) })
    }

    /// Sets the margins of a view; 8 on each side at first.
    ///
    /// ```
    /// # use casement::{Insets, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// scene.set_margins(Scene::WINDOW, Insets::all(16.0))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_margins(&mut self, view: Item, margins: Insets) -> Result<()> {
        self.expect(unsafe { ffi::cas_view_set_margins(self.as_ptr(), self.raw(view)?, margins.into()) })
    }

    /// Sets margins by the direction of a view: `leading` is on the left, or on the right where text runs from right to left.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// scene.set_directional_margins(Scene::WINDOW, 8.0, 16.0, 8.0, 12.0)?;
    /// assert_eq!(scene.settings(Scene::WINDOW)?.margins.left, 16.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_directional_margins(
        &mut self,
        view: Item,
        top: f64,
        leading: f64,
        bottom: f64,
        trailing: f64,
    ) -> Result<()> {
        let margins = ffi::cas_directional_insets { top, leading, bottom, trailing };
        self.expect(unsafe { ffi::cas_view_set_directional_margins(self.as_ptr(), self.raw(view)?, margins) })
    }

    /// Sets how far the alignment rect of a view lies inside its frame; 0 at first. Constraints refer to the alignment rect.
    ///
    /// ```
    /// # use casement::{Insets, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.set_alignment_insets(view, Insets::new(0.0, 0.0, 4.0, 0.0))?; // a shadow below
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_alignment_insets(&mut self, view: Item, insets: Insets) -> Result<()> {
        self.expect(unsafe { ffi::cas_view_set_alignment_insets(self.as_ptr(), self.raw(view)?, insets.into()) })
    }

    /// Sets the direction of a view and of everything inside it that inherits its own.
    ///
    /// ```
    /// # use casement::{Direction, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.set_direction(Scene::WINDOW, Direction::RightToLeft)?;
    /// assert!(scene.is_right_to_left(view));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_direction(&mut self, view: Item, direction: Direction) -> Result<()> {
        self.expect(unsafe { ffi::cas_view_set_direction(self.as_ptr(), self.raw(view)?, direction.raw()) })
    }

    /// Returns whether leading is right in an item.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let scene = Scene::sized(320.0, 480.0)?;
    /// assert!(!scene.is_right_to_left(Scene::WINDOW));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn is_right_to_left(&self, item: Item) -> bool {
        unsafe { ffi::cas_item_is_right_to_left(self.as_ptr(), self.raw_or_none(item)) != 0 }
    }

    /// Sets a number of the program's own, as an index of its widgets; 0 at first.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// scene.set_data(Scene::WINDOW, 7)?;
    /// assert_eq!(scene.data(Scene::WINDOW), 7);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_data(&mut self, item: Item, data: u64) -> Result<()> {
        self.expect(unsafe { ffi::cas_item_set_data(self.as_ptr(), self.raw(item)?, data) })
    }

    /// Returns the number that [`set_data`](Scene::set_data) set.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let scene = Scene::sized(320.0, 480.0)?;
    /// assert_eq!(scene.data(Scene::WINDOW), 0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn data(&self, item: Item) -> u64 {
        unsafe { ffi::cas_item_data(self.as_ptr(), self.raw_or_none(item)) }
    }

    /// Gives an item another name. Rules find it by the new name only.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.set_name(view, "title")?;
    /// assert_eq!(scene.name(view), "title");
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_name(&mut self, item: Item, name: &str) -> Result<()> {
        let name = text(name)?;
        self.expect(unsafe { ffi::cas_item_set_name(self.as_ptr(), self.raw(item)?, name.as_ptr()) })
    }

    /// Returns the name; "" if the item has none or was removed.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let scene = Scene::sized(320.0, 480.0)?;
    /// assert_eq!(scene.name(Scene::WINDOW), "window");
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn name(&self, item: Item) -> &str {
        let name = unsafe { CStr::from_ptr(ffi::cas_item_name(self.as_ptr(), self.raw_or_none(item))) };
        name.to_str().unwrap_or_default() // the library takes UTF-8 only
    }

    /// Returns what an item is; `None` if it was removed.
    ///
    /// ```
    /// # use casement::{Kind, Scene};
    /// # let scene = Scene::sized(320.0, 480.0)?;
    /// assert_eq!(scene.kind(Scene::WINDOW), Some(Kind::Plain));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn kind(&self, item: Item) -> Option<Kind> {
        Kind::from_raw(unsafe { ffi::cas_item_kind(self.as_ptr(), self.raw_or_none(item)) })
    }

    /// Returns the parent of a view or the owner of a guide; `None` for the window.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let scene = Scene::sized(320.0, 480.0)?;
    /// assert_eq!(scene.parent(Scene::WINDOW), None);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn parent(&self, item: Item) -> Option<Item> {
        self.item(unsafe { ffi::cas_item_parent(self.as_ptr(), self.raw_or_none(item)) })
    }

    /// Returns the children of a view, from back to front.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let view = scene.add_view(Scene::WINDOW, "view")?;
    /// assert_eq!(scene.children(Scene::WINDOW), [view]);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn children(&self, view: Item) -> Vec<Item> {
        self.siblings(unsafe { ffi::cas_item_first_child(self.as_ptr(), self.raw_or_none(view)) })
    }

    /// Returns the guides of a view, bars included.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let guide = scene.add_guide(Scene::WINDOW, "middle")?;
    /// assert_eq!(scene.guides(Scene::WINDOW), [guide]);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn guides(&self, view: Item) -> Vec<Item> {
        self.siblings(unsafe { ffi::cas_item_first_guide(self.as_ptr(), self.raw_or_none(view)) })
    }

    fn siblings(&self, first: u32) -> Vec<Item> {
        let next = |item: &Item| self.item(unsafe { ffi::cas_item_next_sibling(self.as_ptr(), item.id()) });
        std::iter::successors(self.item(first), next).collect()
    }

    /// Returns whether an item is hidden.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let scene = Scene::sized(320.0, 480.0)?;
    /// assert!(!scene.is_hidden(Scene::WINDOW));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn is_hidden(&self, item: Item) -> bool {
        unsafe { ffi::cas_item_is_hidden(self.as_ptr(), self.raw_or_none(item)) != 0 }
    }

    /// Returns the guide that is as large as the content of a scroll view; `None` for anything else.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let list = scene.add_scroll(Scene::WINDOW, "list")?;
    /// let content = scene.content_guide(list).unwrap();
    /// scene.add(content.height().equal_to(900.0))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn content_guide(&self, scroll: Item) -> Option<Item> {
        self.item(unsafe { ffi::cas_scroll_content_guide(self.as_ptr(), self.raw_or_none(scroll)) })
    }

    /// Returns the guide that has the size of a scroll view and stays in place; `None` for anything else.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let list = scene.add_scroll(Scene::WINDOW, "list")?;
    /// assert!(scene.frame_guide(list).is_some());
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn frame_guide(&self, scroll: Item) -> Option<Item> {
        self.item(unsafe { ffi::cas_scroll_frame_guide(self.as_ptr(), self.raw_or_none(scroll)) })
    }

    /// Returns the guide of the part of a view where lines of text are not too long. It is made when it is first asked for.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(1024.0, 768.0)?;
    /// let readable = scene.readable_guide(Scene::WINDOW)?;
    /// scene.layout()?;
    /// assert_eq!(scene.frame(readable).width, 672.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn readable_guide(&mut self, view: Item) -> Result<Item> {
        self.made(unsafe { ffi::cas_view_readable_guide(self.as_ptr(), self.raw(view)?) }).map(Item)
    }

    /// Returns what was set for a view.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.set_intrinsic(view, Some(60.0), None)?;
    /// assert_eq!(scene.settings(view)?.intrinsic_width, Some(60.0));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn settings(&self, view: Item) -> Result<Settings> {
        // All zero is valid, and the size tells which version of the struct this is.
        let mut raw: ffi::cas_view_settings = unsafe { std::mem::zeroed() };
        raw.size = std::mem::size_of_val(&raw);
        self.expect(unsafe { ffi::cas_view_get(self.as_ptr(), self.raw(view)?, &mut raw) })?;
        Ok(Settings {
            intrinsic_width: metric(raw.intrinsic.width),
            intrinsic_height: metric(raw.intrinsic.height),
            is_measured: raw.is_measured != 0,
            first_baseline: raw.first_baseline,
            last_baseline: raw.last_baseline,
            margins: raw.margins.into(),
            alignment_insets: raw.alignment_insets.into(),
            effective_margins: raw.effective_margins.into(),
        })
    }

    /// Returns the frame of an item as of the last layout, in the coordinates of its parent; all NaN if it was removed.
    ///
    /// ```
    /// # use casement::{Rect, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// scene.layout()?;
    /// assert_eq!(scene.frame(Scene::WINDOW), Rect::new(0.0, 0.0, 320.0, 480.0));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn frame(&self, item: Item) -> Rect {
        unsafe { ffi::cas_item_frame(self.as_ptr(), self.raw_or_none(item)) }.into()
    }

    /// Returns where an item is seen in the window as of the last layout, offsets of scroll views applied.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let outer = scene.add_view(Scene::WINDOW, "outer")?;
    /// let inner = scene.add_view(outer, "inner")?;
    /// scene.add_rules(&["H:|-50-[outer]", "H:|-8-[inner]"])?;
    /// scene.layout()?;
    /// assert_eq!((scene.frame(inner).x, scene.window_frame(inner).x), (8.0, 58.0));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn window_frame(&self, item: Item) -> Rect {
        unsafe { ffi::cas_item_window_frame(self.as_ptr(), self.raw_or_none(item)) }.into()
    }

    /// Returns the frame of an item as solved, without rounding to pixels.
    ///
    /// ```
    /// # use casement::{Options, Scene};
    /// let mut scene = Scene::new(Options { scale: 1.0, ..Options::sized(320.0, 480.0) })?;
    /// let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.add(view.width().equal_to(10.25))?;
    /// scene.layout()?;
    /// assert_eq!((scene.frame(view).width, scene.exact_frame(view).width), (10.0, 10.25));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn exact_frame(&self, item: Item) -> Rect {
        unsafe { ffi::cas_item_exact_frame(self.as_ptr(), self.raw_or_none(item)) }.into()
    }

    /// Returns the frames of many items, in the coordinates of their parents.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// scene.layout()?;
    /// assert_eq!(scene.frames(&[Scene::WINDOW])?[0].width, 320.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn frames(&self, items: &[Item]) -> Result<Vec<Rect>> {
        let ids = self.all_raw(items.iter().copied())?;
        let mut frames = vec![ffi::cas_rect { x: 0.0, y: 0.0, width: 0.0, height: 0.0 }; ids.len()];
        self.expect(unsafe { ffi::cas_scene_frames(self.as_ptr(), ids.as_ptr(), ids.len(), frames.as_mut_ptr()) })?;
        Ok(frames.into_iter().map(Rect::from).collect())
    }

    /// Returns the innermost view or bar at a point of the window, as of the last layout; `None` outside of the window.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// scene.layout()?;
    /// assert_eq!(scene.item_at(10.0, 10.0), Some(Scene::WINDOW));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn item_at(&self, x: f64, y: f64) -> Option<Item> {
        self.item(unsafe { ffi::cas_scene_item_at(self.as_ptr(), x, y) })
    }

    /// Sets the intrinsic sizes of many views, all or none.
    ///
    /// ```
    /// # use casement::{Scene, Size};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.set_intrinsics(&[(view, Size::new(60.0, 20.0))])?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_intrinsics(&mut self, sizes: &[(Item, Size)]) -> Result<()> {
        let ids = self.all_raw(sizes.iter().map(|each| each.0))?;
        let sizes: Vec<ffi::cas_size> = sizes.iter().map(|each| each.1.into()).collect();
        self.expect(unsafe { ffi::cas_scene_set_intrinsics(self.as_ptr(), ids.as_ptr(), sizes.as_ptr(), ids.len()) })
    }
}
