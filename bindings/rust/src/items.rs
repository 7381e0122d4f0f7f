//! Views and guides: the tree, what is set for them, and their frames.

use crate::id::Id;
use crate::measure::metric;
use crate::scene::text;
use crate::words::Kind;
use crate::{ffi, Rect, Result, Scene, Size};
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

    /// Removes an item, everything inside it, and every constraint that names any of these. An obstruction is removed so, too.
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
        self.expect(unsafe { ffi::cas_item_remove(self.as_ptr(), self.raw(item)?) })?;
        self.forget_removed();
        Ok(())
    }

    /// Frees the closures of views that were removed.
    pub(crate) fn forget_removed(&mut self) {
        let scene = self.as_ptr();
        self.measures.forget_removed(scene);
    }

    /// Moves a view to an index among the children of a parent, from 0: its own parent, or another one. It takes everything
    /// inside it and all constraints with it.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let (card, title) = (scene.add_view(Scene::WINDOW, "card")?, scene.add_view(Scene::WINDOW, "title")?);
    /// scene.move_view(title, Scene::WINDOW, 0)?;
    /// assert_eq!(scene.children(Scene::WINDOW), [title, card]);
    /// scene.move_view(title, card, 0)?;
    /// assert_eq!(scene.children(card), [title]);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn move_view(&mut self, view: Item, parent: Item, index: usize) -> Result<()> {
        self.expect(unsafe { ffi::cas_view_move(self.as_ptr(), self.raw(view)?, self.raw(parent)?, index) })
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
        let (width, height) = (metric(width), metric(height));
        self.expect(unsafe { ffi::cas_view_set_intrinsic(self.as_ptr(), self.raw(view)?, width, height) })
    }

    /// Returns whether leading is right in an item.
    ///
    /// ```
    /// # use casement::Scene;
    /// # use casement::Direction;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.change_view(Scene::WINDOW, |window| window.direction = Direction::RightToLeft)?;
    /// assert!(scene.is_right_to_left(view));
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

    /// Sets the intrinsic sizes of many views, along both axes; of all or none.
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
        let sizes = sizes.iter().map(|each| (metric(Some(each.1.width)), metric(Some(each.1.height))));
        let sizes: Vec<_> = sizes.map(|(width, height)| ffi::cas_size { width, height }).collect();
        self.expect(unsafe { ffi::cas_scene_set_intrinsics(self.as_ptr(), ids.as_ptr(), sizes.as_ptr(), ids.len()) })
    }
}
