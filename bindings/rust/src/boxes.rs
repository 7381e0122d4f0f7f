//! Boxes, which arrange their children without constraints: flows and grids.

use crate::scene::{text, Scene};
use crate::settings::{BoxedSettings, DimensionsSettings, FlowSettings, GridSettings};
use crate::{ffi, Item, Result};

impl Scene {
    /// Adds a flow: a row or a column that can wrap, as in CSS Flexible Box. The closure sets it up; if a setting is
    /// refused, no flow is added.
    ///
    /// Every view that is added to the flow is arranged, in the order of children.
    ///
    /// ```
    /// use casement::{BoxAlignment, Rect, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let row = scene.add_flow(Scene::WINDOW, "row", |row| {
    ///     row.gap = 8.into();
    ///     row.padding = 12.into();
    ///     row.align = BoxAlignment::Center;
    /// })?;
    /// let icon = scene.add_view(row, "icon")?;
    /// scene.set_intrinsic(icon, Some(24.0), Some(24.0))?;
    /// let title = scene.add_boxed(row, "title", |title| title.grow = 1.0)?;
    /// scene.set_intrinsic(title, Some(80.0), Some(18.0))?;
    /// scene.add_rules(&["H:|[row]|", "V:|[row]"])?;
    /// scene.layout()?;
    /// assert_eq!(scene.frame(title), Rect::new(44.0, 15.0, 264.0, 18.0));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn add_flow(&mut self, parent: Item, name: &str, settings: impl FnOnce(&mut FlowSettings)) -> Result<Item> {
        let name = text(name)?;
        let flow = self.made(unsafe { ffi::cas_scene_add_flow(self.as_ptr(), self.raw(parent)?, name.as_ptr()) })?;
        self.set_up(Item(flow), |scene, flow| scene.change_flow(flow, settings))
    }

    /// Adds a grid: columns and rows, as in CSS Grid. The closure sets it up; if a setting is refused, no grid is added.
    ///
    /// Children fill the cells in their order, unless they have an area, or lines at which they begin.
    ///
    /// ```
    /// use casement::{Rect, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let page = scene.add_grid(Scene::WINDOW, "page", |page| {
    ///     page.columns = "100 1fr".into();
    ///     page.rows = "44 1fr".into();
    ///     page.areas = "head head / side main".into();
    /// })?;
    /// let main = scene.add_boxed(page, "main", |main| main.area = "main".into())?;
    /// scene.add_rules(&["H:|[page]|", "V:|[page]|"])?;
    /// scene.layout()?;
    /// assert_eq!(scene.frame(main), Rect::new(100.0, 44.0, 220.0, 436.0));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn add_grid(&mut self, parent: Item, name: &str, settings: impl FnOnce(&mut GridSettings)) -> Result<Item> {
        let name = text(name)?;
        let grid = self.made(unsafe { ffi::cas_scene_add_grid(self.as_ptr(), self.raw(parent)?, name.as_ptr()) })?;
        self.set_up(Item(grid), |scene, grid| scene.change_grid(grid, settings))
    }

    /// Adds a view to a flow or a grid with settings for it; if one is refused, no view is added.
    /// [`change_boxed`](Scene::change_boxed) sets up children of another kind.
    ///
    /// ```
    /// # use casement::{Scene, Status};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let row = scene.add_flow(Scene::WINDOW, "row", |_| ())?;
    /// let title = scene.add_boxed(row, "title", |title| title.grow = 1.0)?;
    /// assert_eq!(scene.boxed_settings(title)?.grow, 1.0);
    /// let refused = scene.add_boxed(row, "title", |title| title.grow = -1.0);
    /// assert_eq!((refused.unwrap_err().status(), scene.children(row)), (Status::OutOfRange, vec![title]));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn add_boxed(&mut self, parent: Item, name: &str, settings: impl FnOnce(&mut BoxedSettings)) -> Result<Item> {
        let view = self.add_view(parent, name)?;
        self.set_up(view, |scene, view| scene.change_boxed(view, settings))
    }

    /// Adds a view to a flow or a grid with a width and a height, or with limits and an aspect ratio; if one is refused, no
    /// view is added.
    ///
    /// ```
    /// use casement::{Length, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let column = scene.add_flow(Scene::WINDOW, "column", |flow| flow.direction = casement::FlowDirection::Column)?;
    /// let photo = scene.add_sized(column, "photo", |photo| {
    ///     photo.max_width = Length::Percent(50.0);
    ///     photo.aspect_ratio = 2.0;
    /// })?;
    /// scene.add_rules(&["H:|[column]|", "V:|[column]"])?;
    /// scene.layout()?;
    /// assert_eq!((scene.frame(photo).width, scene.frame(photo).height), (160.0, 80.0));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn add_sized(
        &mut self,
        parent: Item,
        name: &str,
        settings: impl FnOnce(&mut DimensionsSettings),
    ) -> Result<Item> {
        let view = self.add_view(parent, name)?;
        self.set_up(view, |scene, view| scene.change_dimensions(view, settings))
    }

    /// Returns a new view, or removes it if what sets it up returns an error.
    fn set_up(&mut self, view: Item, settings: impl FnOnce(&mut Scene, Item) -> Result<()>) -> Result<Item> {
        let answer = settings(self, view);
        if answer.is_err() {
            self.remove(view)?;
        }
        answer.map(|()| view)
    }
}
