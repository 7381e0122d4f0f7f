//! Rules: constraints as text.

use crate::scene::{text, Constraint, Scene};
use crate::words::{Attribute, Direction};
use crate::{ffi, Item, Result};
use std::ffi::CString;
use std::ptr::null;

/// How a text of rules is read: names for numbers and items, and options of visual formats.
///
/// ```
/// use casement::{Attribute, Format, Scene};
///
/// let mut scene = Scene::sized(320.0, 480.0)?;
/// let (a, b) = (scene.add_view(Scene::WINDOW, "a")?, scene.add_view(Scene::WINDOW, "b")?);
/// let format = Format::new().metric("gap", 12.0).view("box", b).align(Attribute::CenterY).extended();
/// scene.add_format("H:|-gap-[a(25%)]-gap-[box]-gap-|", &format)?;
/// scene.layout()?;
/// assert_eq!((scene.frame(a).width, scene.frame(b).x), (80.0, 104.0));
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Format {
    flags: u32,
    alignment: u32,
    direction: Direction,
    root: Item,
    metrics: Vec<(String, f64)>,
    views: Vec<(String, Item)>,
}

impl Default for Format {
    fn default() -> Format {
        Format::new()
    }
}

impl Format {
    /// Returns the default: no further names, nothing aligned, from leading to trailing.
    ///
    /// ```
    /// # let mut scene = casement::Scene::sized(320.0, 480.0)?;
    /// scene.add_format("window.width <= 1000", &casement::Format::new())?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn new() -> Format {
        Format {
            flags: 0,
            alignment: 0,
            direction: Direction::Inherited,
            root: Scene::WINDOW,
            metrics: Vec::new(),
            views: Vec::new(),
        }
    }

    /// Allows attributes, arithmetic and `~` in visual formats.
    ///
    /// ```
    /// # use casement::{Format, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # scene.add_view(Scene::WINDOW, "a")?;
    /// scene.add_format("H:|~[a(50%)]~|", &Format::new().extended())?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn extended(mut self) -> Format {
        self.flags |= ffi::CAS_FORMAT_EXTENDED;
        self
    }

    /// Makes all views of a visual format agree in an attribute. It may be called for several.
    ///
    /// ```
    /// # use casement::{Attribute, Format, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # scene.add_view(Scene::WINDOW, "a")?;
    /// # scene.add_view(Scene::WINDOW, "b")?;
    /// let format = Format::new().align(Attribute::Top).align(Attribute::Bottom);
    /// scene.add_format("H:|-[a]-[b(a)]-|", &format)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn align(mut self, attribute: Attribute) -> Format {
        self.alignment |= 1 << attribute.raw();
        self
    }

    /// Sets the direction of horizontal visual formats, instead of from leading to trailing.
    ///
    /// ```
    /// # use casement::{Direction, Format, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # scene.add_view(Scene::WINDOW, "a")?;
    /// scene.add_format("H:|-[a]", &Format::new().direction(Direction::RightToLeft))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn direction(mut self, direction: Direction) -> Format {
        self.direction = direction;
        self
    }

    /// Looks names up in an item and inside it only.
    ///
    /// ```
    /// # use casement::{Format, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// for name in ["left", "right"] {
    ///     let card = scene.add_view(Scene::WINDOW, name)?;
    ///     scene.add_view(card, "title")?;
    ///     scene.add_format("H:|-[title]-|", &Format::new().root(card))?;
    /// }
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn root(mut self, item: Item) -> Format {
        self.root = item;
        self
    }

    /// Names a number.
    ///
    /// ```
    /// # let mut scene = casement::Scene::sized(320.0, 480.0)?;
    /// scene.add_format("window.width <= limit", &casement::Format::new().metric("limit", 1000.0))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn metric(mut self, name: impl Into<String>, value: f64) -> Format {
        self.metrics.push((name.into(), value));
        self
    }

    /// Names an item, beside its own name.
    ///
    /// ```
    /// # use casement::{Format, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let unnamed = scene.add_view(Scene::WINDOW, "")?;
    /// scene.add_format("H:|[box]|", &Format::new().view("box", unnamed))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn view(mut self, name: impl Into<String>, item: Item) -> Format {
        self.views.push((name.into(), item));
        self
    }
}

impl Scene {
    /// Adds rules, all or none: the Visual Format Language and equations, one a line. A text may have several lines.
    ///
    /// An error has the line and the column of the [`fault`](crate::Error::fault).
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # scene.add_view(Scene::WINDOW, "text")?;
    /// # scene.add_view(Scene::WINDOW, "send")?;
    /// scene.add_rules(&["H:|-[text]-[send(>=60)]-|", "V:|-[text(30)]", "send.centerY == text.centerY @750"])?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn add_rules(&mut self, rules: &[&str]) -> Result<()> {
        let rules = text(&rules.join("\n"))?;
        self.added(|scene, first, count| unsafe {
            ffi::cas_scene_add_format(scene, rules.as_ptr(), null(), first, count)
        })
        .map(drop)
    }

    /// Adds the rules of one text and returns their constraints, in the order of the rules.
    ///
    /// ```
    /// # use casement::{Format, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// let size = scene.add_format("view.width == 100\nview.height == 50", &Format::new())?;
    /// scene.set_constant(size[0], 120.0)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn add_format(&mut self, rules: &str, format: &Format) -> Result<Vec<Constraint>> {
        let rules = text(rules)?;
        let names = |given: &mut dyn Iterator<Item = &String>| -> Result<Vec<CString>> {
            given.map(|name| text(name)).collect()
        };
        let metric_names = names(&mut format.metrics.iter().map(|metric| &metric.0))?;
        let view_names = names(&mut format.views.iter().map(|view| &view.0))?;
        let metrics: Vec<ffi::cas_metric> = (metric_names.iter().zip(&format.metrics))
            .map(|(name, metric)| ffi::cas_metric { name: name.as_ptr(), value: metric.1 })
            .collect();
        let views = (view_names.iter().zip(&format.views))
            .map(|(name, view)| Ok(ffi::cas_named_item { name: name.as_ptr(), item: self.raw(view.1)? }))
            .collect::<Result<Vec<ffi::cas_named_item>>>()?;
        let options = ffi::cas_format_options {
            size: std::mem::size_of::<ffi::cas_format_options>(),
            flags: format.flags,
            alignment: format.alignment,
            direction: format.direction.raw(),
            root: self.raw(format.root)?,
            metrics: metrics.as_ptr(),
            metric_count: metrics.len(),
            views: views.as_ptr(),
            view_count: views.len(),
        };
        self.added(|scene, first, count| unsafe {
            ffi::cas_scene_add_format(scene, rules.as_ptr(), &options, first, count)
        })
    }
}
