//! A scene with one of each thing that has settings.

use casement::{Axis, Controller, Item, Options, Profile, Result, Scene};

pub struct World {
    pub scene: Scene,
    pub view: Item,
    pub row: Item,
    pub list: Item,
    pub input: Item,
    pub navigation: Controller,
    pub page: Controller,
    /// A scroll view inside the page.
    pub inner: Item,
    pub flow: Item,
    pub grid: Item,
    /// A child of the grid.
    pub child: Item,
}

impl World {
    pub fn new() -> Result<World> {
        let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(320.0, 480.0) })?;
        let navigation = scene.add_navigation(Scene::WINDOW)?;
        let page = scene.push(navigation, "page")?;
        let root = scene.controller_view(page).unwrap();
        let inner = scene.add_scroll(root, "inner")?;
        let row = scene.add_stack(Scene::WINDOW, Axis::Horizontal, "row")?;
        let view = scene.add_arranged(row, "view")?;
        let list = scene.add_scroll(Scene::WINDOW, "list")?;
        let input = scene.add_view(Scene::WINDOW, "input")?;
        let flow = scene.add_flow(Scene::WINDOW, "flow", |_| ())?;
        let grid = scene.add_grid(Scene::WINDOW, "grid", |_| ())?;
        let child = scene.add_view(grid, "child")?;
        Ok(World { scene, view, row, list, input, navigation, page, inner, flow, grid, child })
    }
}

/// Sets each member of some settings to another value, and expects that only this one has changed.
macro_rules! read_as_set {
    ($world:ident, $get:ident, $change:ident, $places:tt, $before:ident { $($member:ident = $value:expr,)* }) => {$(
        read_as_set! { @ $world, $get, $change, $places, $before, $member, $value }
    )*};
    (@ $world:ident, $get:ident, $change:ident, ($($place:expr),*), $before:ident, $member:ident, $value:expr) => {
        let $before = $world.scene.$get($($place),*)?;
        let (mut expected, original) = ($world.scene.$get($($place),*)?, $world.scene.$get($($place),*)?);
        expected.$member = $value;
        assert_ne!(expected, $before, stringify!($member));
        $world.scene.$change($($place,)* |settings| settings.$member = $value)?;
        assert_eq!($world.scene.$get($($place),*)?, expected, stringify!($member));
        $world.scene.$change($($place,)* |settings| *settings = original)?;
        assert_eq!($world.scene.$get($($place),*)?, $before, stringify!($member));
    };
}
