//! Anchors of items, and equations between them.

use crate::id::Owner;
use crate::scene::text;
use crate::words::{Attribute, Priority, Relation};
use crate::{ffi, Item, Result};
use std::ffi::CString;
use std::ops::{Add, Div, Mul, Sub};

/// An attribute of an item, as its leading edge or its width.
///
/// ```
/// # use casement::Scene;
/// # let mut scene = Scene::sized(320.0, 480.0)?;
/// # let (a, b) = (scene.add_view(Scene::WINDOW, "a")?, scene.add_view(Scene::WINDOW, "b")?);
/// scene.add(b.leading().equal_to(a.trailing() + 8.0))?;
/// scene.add(b.width().at_least(a.width() * 0.5 + 20.0))?;
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Anchor {
    item: Item,
    attribute: Attribute,
}

/// The right side of an equation: a multiple of an anchor and a constant, or a constant alone.
///
/// ```
/// use casement::{Scene, Term};
/// let half: Term = Scene::WINDOW.width() / 2.0 - 8.0;
/// let fixed: Term = 44.0.into();
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Term {
    anchor: Option<Anchor>,
    multiplier: f64,
    constant: f64,
}

/// A constraint to add to a scene: "first relation multiplier * second + constant", with a priority, a weight and an
/// identifier.
///
/// ```
/// # use casement::Scene;
/// # let mut scene = Scene::sized(320.0, 480.0)?;
/// # let view = scene.add_view(Scene::WINDOW, "view")?;
/// let equation = view.width().equal_to(Scene::WINDOW.width() / 3.0).priority(750).identifier("third");
/// let third = scene.add(equation)?;
/// assert_eq!(scene.constraint_text(third)?, "view.width == 0.3333333333333333 * window.width @750 \"third\"");
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[must_use = "an equation has no effect until a scene adds it"]
pub struct Equation {
    first: Anchor,
    relation: Relation,
    second: Term,
    priority: Priority,
    weight: f64,
    identifier: Option<String>,
    is_inactive: bool,
}

macro_rules! anchors {
    ($($(#[$doc:meta])* $name:ident = $attribute:ident,)*) => {
        /// The anchors of an item.
        impl Item {$(
            $(#[$doc])*
            ///
            /// ```
            /// use casement::{Attribute, Scene};
            #[doc = concat!("assert_eq!(Scene::WINDOW.", stringify!($name), "().attribute(), Attribute::", stringify!($attribute), ");")]
            /// ```
            pub fn $name(self) -> Anchor {
                self.anchor(Attribute::$attribute)
            }
        )*}
    };
}

anchors! {
    /// Returns the left edge.
    left = Left,
    /// Returns the right edge.
    right = Right,
    /// Returns the top edge.
    top = Top,
    /// Returns the bottom edge.
    bottom = Bottom,
    /// Returns the edge at which text begins.
    leading = Leading,
    /// Returns the edge at which text ends.
    trailing = Trailing,
    /// Returns the width.
    width = Width,
    /// Returns the height.
    height = Height,
    /// Returns the middle between left and right.
    center_x = CenterX,
    /// Returns the middle between top and bottom.
    center_y = CenterY,
    /// Returns the baseline of the first line of text.
    first_baseline = FirstBaseline,
    /// Returns the baseline of the last line of text.
    last_baseline = LastBaseline,
    /// Returns the left edge inside the margins.
    left_margin = LeftMargin,
    /// Returns the right edge inside the margins.
    right_margin = RightMargin,
    /// Returns the top edge inside the margins.
    top_margin = TopMargin,
    /// Returns the bottom edge inside the margins.
    bottom_margin = BottomMargin,
    /// Returns the leading edge inside the margins.
    leading_margin = LeadingMargin,
    /// Returns the trailing edge inside the margins.
    trailing_margin = TrailingMargin,
}

impl Item {
    /// Returns the anchor of an attribute.
    ///
    /// ```
    /// use casement::{Attribute, Scene};
    /// assert_eq!(Scene::WINDOW.anchor(Attribute::Left), Scene::WINDOW.left());
    /// ```
    pub fn anchor(self, attribute: Attribute) -> Anchor {
        Anchor { item: self, attribute }
    }
}

impl Anchor {
    /// Returns the item.
    ///
    /// ```
    /// use casement::Scene;
    /// assert_eq!(Scene::WINDOW.left().item(), Scene::WINDOW);
    /// ```
    pub fn item(self) -> Item {
        self.item
    }

    /// Returns the attribute.
    ///
    /// ```
    /// use casement::{Attribute, Scene};
    /// assert_eq!(Scene::WINDOW.left().attribute(), Attribute::Left);
    /// ```
    pub fn attribute(self) -> Attribute {
        self.attribute
    }

    /// Returns the equation that the anchor equals another anchor, a term or a number.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.add(view.top().equal_to(Scene::WINDOW.top() + 20.0))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn equal_to(self, other: impl Into<Term>) -> Equation {
        self.equation(Relation::Equal, other.into())
    }

    /// Returns the equation that the anchor is at least another anchor, a term or a number.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.add(view.width().at_least(0.0))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn at_least(self, other: impl Into<Term>) -> Equation {
        self.equation(Relation::GreaterOrEqual, other.into())
    }

    /// Returns the equation that the anchor is at most another anchor, a term or a number.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.add(view.bottom().at_most(Scene::WINDOW.bottom()))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn at_most(self, other: impl Into<Term>) -> Equation {
        self.equation(Relation::LessOrEqual, other.into())
    }

    fn equation(self, relation: Relation, second: Term) -> Equation {
        Equation {
            first: self,
            relation,
            second,
            priority: Priority::REQUIRED,
            weight: 1.0,
            identifier: None,
            is_inactive: false,
        }
    }
}

impl Equation {
    /// Sets the priority; an equation is required if none is set.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// scene.add(Scene::WINDOW.width().at_most(1000.0).priority(500))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn priority(mut self, priority: impl Into<Priority>) -> Equation {
        self.priority = priority.into();
        self
    }

    /// Sets the weight within the priority; 1 if none is set.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// scene.add(Scene::WINDOW.width().at_most(1000.0).priority(500).weight(2.0))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn weight(mut self, weight: f64) -> Equation {
        self.weight = weight;
        self
    }

    /// Sets the identifier, by which [`Scene::find_constraint`](crate::Scene::find_constraint) finds the constraint.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let limit = scene.add(Scene::WINDOW.width().at_most(1000.0).identifier("limit"))?;
    /// assert_eq!(scene.find_constraint("limit")?, Some(limit));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn identifier(mut self, identifier: impl Into<String>) -> Equation {
        self.identifier = Some(identifier.into());
        self
    }

    /// Makes the constraint inactive until [`Scene::set_active`](crate::Scene::set_active) activates it.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let wide = scene.add(Scene::WINDOW.width().at_least(600.0).inactive())?;
    /// assert!(!scene.layout()?.has_conflict());
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn inactive(mut self) -> Equation {
        self.is_inactive = true;
        self
    }

    /// Returns the relation.
    ///
    /// ```
    /// use casement::{Relation, Scene};
    /// assert_eq!(Scene::WINDOW.width().at_most(9.0).relation(), Relation::LessOrEqual);
    /// ```
    pub fn relation(&self) -> Relation {
        self.relation
    }

    /// Returns the identifier as C takes it.
    pub(crate) fn raw_identifier(&self) -> Result<Option<CString>> {
        self.identifier.as_deref().map(text).transpose()
    }

    /// Returns the struct of casement.h, which is valid as long as the identifier.
    pub(crate) fn raw(&self, owner: Owner, identifier: Option<&CString>) -> Result<ffi::cas_equation> {
        // In the struct, 0 stands for a multiplier of 1, for required and for a weight of 1.
        let second = self.second.anchor.filter(|_| self.second.multiplier != 0.0);
        Ok(ffi::cas_equation {
            first: owner.raw(self.first.item)?,
            first_attribute: self.first.attribute.raw(),
            relation: self.relation.raw(),
            second: second.map_or(Ok(0), |anchor| owner.raw(anchor.item))?,
            second_attribute: second.map_or(ffi::CAS_NO_ATTRIBUTE, |anchor| anchor.attribute.raw()),
            priority: if self.priority.0 == 0 { -1 } else { self.priority.0 },
            multiplier: self.second.multiplier,
            constant: self.second.constant,
            weight: if self.weight == 0.0 { -1.0 } else { self.weight },
            identifier: identifier.map_or(std::ptr::null(), |text| text.as_ptr()),
            is_inactive: self.is_inactive.into(),
        })
    }
}

impl From<Anchor> for Term {
    fn from(anchor: Anchor) -> Term {
        Term { anchor: Some(anchor), multiplier: 1.0, constant: 0.0 }
    }
}

impl From<f64> for Term {
    fn from(constant: f64) -> Term {
        Term { anchor: None, multiplier: 1.0, constant }
    }
}

impl Mul<f64> for Term {
    type Output = Term;
    fn mul(self, factor: f64) -> Term {
        Term { anchor: self.anchor, multiplier: self.multiplier * factor, constant: self.constant * factor }
    }
}

impl Div<f64> for Term {
    type Output = Term;
    fn div(self, divisor: f64) -> Term {
        Term { anchor: self.anchor, multiplier: self.multiplier / divisor, constant: self.constant / divisor }
    }
}

impl Add<f64> for Term {
    type Output = Term;
    fn add(self, constant: f64) -> Term {
        Term { constant: self.constant + constant, ..self }
    }
}

impl Sub<f64> for Term {
    type Output = Term;
    fn sub(self, constant: f64) -> Term {
        Term { constant: self.constant - constant, ..self }
    }
}

macro_rules! as_a_term {
    ($($operator:ident $function:ident,)*) => {$(
        impl $operator<f64> for Anchor {
            type Output = Term;
            fn $function(self, number: f64) -> Term {
                Term::from(self).$function(number)
            }
        }
    )*};
}

as_a_term! { Mul mul, Div div, Add add, Sub sub, }
