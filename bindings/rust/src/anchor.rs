//! Anchors of items, sums of them, and equations between these.

use crate::id::Owner;
use crate::scene::text;
use crate::words::{Attribute, Priority, Relation, Status};
use crate::{ffi, Error, Item, Result};
use std::ffi::CString;
use std::ops::{Add, Div, Mul, Neg, Sub};

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

/// An anchor of a sum or of a constraint, and the number that it is multiplied by.
///
/// ```
/// use casement::{Scene, Summand};
/// let half = Summand { anchor: Scene::WINDOW.width(), multiplier: 0.5 };
/// assert_eq!(half.anchor.item(), Scene::WINDOW);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summand {
    /// The anchor.
    pub anchor: Anchor,
    /// Its factor.
    pub multiplier: f64,
}

/// A side of an equation: anchors, each times a number, and a constant.
///
/// ```
/// use casement::{Scene, Sum};
/// let half: Sum = Scene::WINDOW.width() / 2.0 - 8.0;
/// let fixed: Sum = 44.0.into();
/// let distance: Sum = Scene::WINDOW.right() - Scene::WINDOW.left();
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sum {
    summands: Vec<Summand>,
    constant: f64,
}

/// A constraint to add to a scene: two sums and the relation between them, with a priority, a weight and an identifier.
///
/// With one anchor, or with two positions or two lengths, it has the form "first relation multiplier * second + constant".
/// With more, or with a position beside a length, it is a sum of all anchors.
///
/// ```
/// # use casement::Scene;
/// # let mut scene = Scene::sized(320.0, 480.0)?;
/// # let (row, icon) = (scene.add_view(Scene::WINDOW, "row")?, scene.add_view(Scene::WINDOW, "icon")?);
/// # let (text, mark) = (scene.add_view(Scene::WINDOW, "text")?, scene.add_view(Scene::WINDOW, "mark")?);
/// scene.add(row.width().equal_to(icon.width() + text.width() + 8.0))?;
/// scene.add(mark.left().equal_to(0.25 * Scene::WINDOW.width()))?;
/// scene.add((mark.right() - mark.left()).at_most(2.0 * icon.width()))?;
/// # Ok::<(), casement::Error>(())
/// ```
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
    left: Sum,
    relation: Relation,
    right: Sum,
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

    /// Returns the equation that the anchor equals another anchor, a sum or a number.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.add(view.top().equal_to(Scene::WINDOW.top() + 20.0))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn equal_to(self, other: impl Into<Sum>) -> Equation {
        Equation::new(self.into(), Relation::Equal, other.into())
    }

    /// Returns the equation that the anchor is at least another anchor, a sum or a number.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.add(view.width().at_least(0.0))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn at_least(self, other: impl Into<Sum>) -> Equation {
        Equation::new(self.into(), Relation::GreaterOrEqual, other.into())
    }

    /// Returns the equation that the anchor is at most another anchor, a sum or a number.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.add(view.bottom().at_most(Scene::WINDOW.bottom()))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn at_most(self, other: impl Into<Sum>) -> Equation {
        Equation::new(self.into(), Relation::LessOrEqual, other.into())
    }
}

impl Sum {
    /// Returns the equation that the sum equals an anchor, another sum or a number.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.add((view.right() - view.left()).equal_to(44.0))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn equal_to(self, other: impl Into<Sum>) -> Equation {
        Equation::new(self, Relation::Equal, other.into())
    }

    /// Returns the equation that the sum is at least an anchor, another sum or a number.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.add((Scene::WINDOW.right() - view.right()).at_least(8.0))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn at_least(self, other: impl Into<Sum>) -> Equation {
        Equation::new(self, Relation::GreaterOrEqual, other.into())
    }

    /// Returns the equation that the sum is at most an anchor, another sum or a number.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.add((view.width() + view.height()).at_most(Scene::WINDOW.width()))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn at_most(self, other: impl Into<Sum>) -> Equation {
        Equation::new(self, Relation::LessOrEqual, other.into())
    }

    fn plus(mut self, other: Sum, factor: f64) -> Sum {
        let scaled = other.summands.iter().map(|each| Summand { multiplier: each.multiplier * factor, ..*each });
        self.summands.extend(scaled);
        self.constant += other.constant * factor;
        self
    }

    /// Returns each anchor once, in order, without those whose factors cancel.
    fn merged(&self) -> Vec<Summand> {
        let mut found: Vec<Summand> = Vec::new();
        for each in &self.summands {
            match found.iter_mut().find(|known| known.anchor == each.anchor) {
                Some(known) => known.multiplier += each.multiplier,
                None => found.push(*each),
            }
        }
        found.retain(|each| each.multiplier != 0.0);
        found
    }
}

/// What the library takes for an equation.
pub(crate) enum Stated {
    Equation(ffi::cas_equation),
    /// The struct points to the summands.
    Sum(ffi::cas_sum, #[allow(dead_code)] Vec<ffi::cas_summand>),
}

impl Equation {
    fn new(left: Sum, relation: Relation, right: Sum) -> Equation {
        Equation {
            left,
            relation,
            right,
            priority: Priority::REQUIRED,
            weight: 1.0,
            identifier: None,
            is_inactive: false,
        }
    }

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

    /// Makes the constraint inactive until [`Scene::set_active`](crate::Scene::set_active) or
    /// [`Scene::switch`](crate::Scene::switch) activates it.
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

    /// Returns what the library takes, which is valid as long as the identifier.
    pub(crate) fn raw(&self, owner: Owner, identifier: Option<&CString>) -> Result<Stated> {
        let (ours, theirs) = (self.left.merged(), self.right.merged());
        let all = self.left.clone().plus(self.right.clone(), -1.0);
        let constant = 0.0 - all.constant;
        let all = all.merged();
        // An anchor on both sides stays there, so that a violation is what the sides differ by.
        if let ([first], [second]) = (&ours[..], &theirs[..]) {
            if first.anchor == second.anchor {
                let is_turned = second.multiplier == 1.0 && first.multiplier != 1.0;
                let (first, second) = if is_turned { (second, first) } else { (first, second) };
                let multiplier = second.multiplier - (first.multiplier - 1.0);
                let constant = if is_turned { 0.0 - constant } else { constant };
                let second = Summand { multiplier, ..*second };
                return self.equation(owner, identifier, first.anchor, Some(second), constant, is_turned);
            }
        }
        let is_length = |of: &Summand| matches!(of.anchor.attribute, Attribute::Width | Attribute::Height);
        match &all[..] {
            [] => Err(Error::new(Status::Empty, "a constraint is about an anchor, and here all cancel out")),
            [first] => {
                let (factor, is_mirrored) = (first.multiplier, first.multiplier < 0.0);
                self.equation(owner, identifier, first.anchor, None, constant / factor, is_mirrored)
            }
            [first, second] if is_length(first) == is_length(second) => {
                let (factor, is_mirrored) = (first.multiplier, first.multiplier < 0.0);
                let second = Summand { multiplier: -second.multiplier / factor, ..*second };
                self.equation(owner, identifier, first.anchor, Some(second), constant / factor, is_mirrored)
            }
            _ => self.sum(owner, identifier, &all, constant),
        }
    }

    fn equation(
        &self,
        owner: Owner,
        identifier: Option<&CString>,
        first: Anchor,
        second: Option<Summand>,
        constant: f64,
        is_mirrored: bool,
    ) -> Result<Stated> {
        // In the struct, 0 stands for a multiplier of 1, for required and for a weight of 1.
        let second = second.filter(|second| second.multiplier != 0.0);
        Ok(Stated::Equation(ffi::cas_equation {
            first: owner.raw(first.item)?,
            first_attribute: first.attribute.raw(),
            relation: if is_mirrored { mirrored(self.relation) } else { self.relation }.raw(),
            second: second.map_or(Ok(0), |each| owner.raw(each.anchor.item))?,
            second_attribute: second.map_or(ffi::CAS_NO_ATTRIBUTE, |each| each.anchor.attribute.raw()),
            priority: if self.priority.0 == 0 { -1 } else { self.priority.0 },
            multiplier: second.map_or(1.0, |each| each.multiplier),
            constant,
            weight: if self.weight == 0.0 { -1.0 } else { self.weight },
            identifier: identifier.map_or(std::ptr::null(), |text| text.as_ptr()),
            is_inactive: self.is_inactive.into(),
        }))
    }

    fn sum(&self, owner: Owner, identifier: Option<&CString>, all: &[Summand], constant: f64) -> Result<Stated> {
        let summands = all
            .iter()
            .map(|each| {
                let (item, attribute) = (owner.raw(each.anchor.item)?, each.anchor.attribute.raw());
                Ok(ffi::cas_summand { item, attribute, multiplier: each.multiplier })
            })
            .collect::<Result<Vec<ffi::cas_summand>>>()?;
        let sum = ffi::cas_sum {
            summands: summands.as_ptr(),
            count: summands.len(),
            relation: self.relation.raw(),
            priority: if self.priority.0 == 0 { -1 } else { self.priority.0 },
            constant,
            weight: if self.weight == 0.0 { -1.0 } else { self.weight },
            identifier: identifier.map_or(std::ptr::null(), |text| text.as_ptr()),
            is_inactive: self.is_inactive.into(),
        };
        Ok(Stated::Sum(sum, summands))
    }
}

/// The relation of exchanged sides.
fn mirrored(relation: Relation) -> Relation {
    match relation {
        Relation::LessOrEqual => Relation::GreaterOrEqual,
        Relation::GreaterOrEqual => Relation::LessOrEqual,
        other => other,
    }
}

impl From<Anchor> for Sum {
    fn from(anchor: Anchor) -> Sum {
        Sum { summands: vec![Summand { anchor, multiplier: 1.0 }], constant: 0.0 }
    }
}

impl From<f64> for Sum {
    fn from(constant: f64) -> Sum {
        Sum { summands: Vec::new(), constant }
    }
}

macro_rules! sums {
    ($($left:ty, $right:ty;)*) => {$(
        impl Add<$right> for $left {
            type Output = Sum;
            fn add(self, other: $right) -> Sum {
                Sum::from(self).plus(other.into(), 1.0)
            }
        }

        impl Sub<$right> for $left {
            type Output = Sum;
            fn sub(self, other: $right) -> Sum {
                Sum::from(self).plus(other.into(), -1.0)
            }
        }
    )*};
}

sums! {
    Anchor, Anchor;
    Anchor, Sum;
    Anchor, f64;
    Sum, Anchor;
    Sum, Sum;
    Sum, f64;
    f64, Anchor;
    f64, Sum;
}

macro_rules! multiples {
    ($($kind:ty,)*) => {$(
        impl Mul<f64> for $kind {
            type Output = Sum;
            fn mul(self, factor: f64) -> Sum {
                Sum::default().plus(self.into(), factor)
            }
        }

        impl Mul<$kind> for f64 {
            type Output = Sum;
            fn mul(self, of: $kind) -> Sum {
                of * self
            }
        }

        impl Div<f64> for $kind {
            type Output = Sum;
            fn div(self, divisor: f64) -> Sum {
                self * (1.0 / divisor)
            }
        }

        impl Neg for $kind {
            type Output = Sum;
            fn neg(self) -> Sum {
                self * -1.0
            }
        }
    )*};
}

multiples! { Anchor, Sum, }
