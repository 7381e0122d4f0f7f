//! Variables of a solver, sums of them, and rows.

use crate::ffi;
use crate::id::Id;
use crate::words::{Priority, Relation};
use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub};

/// A variable of a solver.
///
/// ```
/// let mut solver = casement::Solver::new()?;
/// let x = solver.add_variable("x")?;
/// solver.add((x * 2.0 - 10.0).equal_to(30.0))?;
/// solver.solve()?;
/// assert_eq!(solver.value(x), 20.0);
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Variable(pub(crate) Id);

impl Variable {
    /// Returns the id, for functions of [`ffi`] beside this.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// assert_ne!(solver.add_variable("x")?.id(), 0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn id(self) -> ffi::cas_variable {
        self.0.number
    }
}

/// A sum of variables with coefficients, and a constant. A variable appears once: coefficients of the same variable are
/// added, and a coefficient of 0 disappears.
///
/// ```
/// # let mut solver = casement::Solver::new()?;
/// let (left, right) = (solver.add_variable("left")?, solver.add_variable("right")?);
/// let width = right - left;
/// solver.add(width.clone().equal_to(100.0))?;
/// solver.add((width / 2.0 + left).equal_to(200.0))?;
/// solver.solve()?;
/// assert_eq!((solver.value(left), solver.value(right)), (150.0, 250.0));
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Expression {
    pub(crate) terms: Vec<(Variable, f64)>,
    pub(crate) constant: f64,
}

/// A row to add to a solver: an expression compared with another, a priority and a weight.
///
/// ```
/// # let mut solver = casement::Solver::new()?;
/// # let x = solver.add_variable("x")?;
/// let target = solver.add(x.equal_to(50.0).priority(500).weight(2.0))?;
/// solver.add(x.at_most(30.0))?;
/// solver.solve()?;
/// assert_eq!((solver.value(x), solver.violation(target)?), (30.0, 20.0));
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[must_use = "a row has no effect until a solver adds it"]
pub struct Row {
    pub(crate) terms: Vec<(Variable, f64)>,
    pub(crate) relation: Relation,
    pub(crate) constant: f64,
    pub(crate) priority: Priority,
    pub(crate) weight: f64,
}

impl Row {
    /// Sets the priority; a row is required if none is set.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// solver.add(x.equal_to(10.0).priority(casement::Priority::WEAK))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn priority(mut self, priority: impl Into<Priority>) -> Row {
        self.priority = priority.into();
        self
    }

    /// Sets the weight of the violation within the priority; 1 if none is set.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// solver.add(x.equal_to(10.0).priority(250).weight(1.0))?;
    /// solver.add(x.equal_to(20.0).priority(250).weight(3.0))?;
    /// solver.solve()?;
    /// assert_eq!(solver.value(x), 20.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn weight(mut self, weight: f64) -> Row {
        self.weight = weight;
        self
    }

    /// Returns whether the row has no terms; no solver accepts it.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// assert!((x - x).equal_to(0.0).is_empty());
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn is_empty(&self) -> bool {
        self.terms.is_empty()
    }
}

impl Expression {
    /// Returns the row that the expression equals another expression, a variable or a number.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let (x, y) = (solver.add_variable("x")?, solver.add_variable("y")?);
    /// solver.add((x + y).equal_to(y * 3.0))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn equal_to(self, other: impl Into<Expression>) -> Row {
        self.row(Relation::Equal, other.into())
    }

    /// Returns the row that the expression is at least another one.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let (x, y) = (solver.add_variable("x")?, solver.add_variable("y")?);
    /// solver.add((x - y).at_least(8.0))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn at_least(self, other: impl Into<Expression>) -> Row {
        self.row(Relation::GreaterOrEqual, other.into())
    }

    /// Returns the row that the expression is at most another one.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let (x, y) = (solver.add_variable("x")?, solver.add_variable("y")?);
    /// solver.add((x + y).at_most(100.0))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn at_most(self, other: impl Into<Expression>) -> Row {
        self.row(Relation::LessOrEqual, other.into())
    }

    fn row(self, relation: Relation, other: Expression) -> Row {
        let Expression { terms, constant } = self - other;
        // Negating 0 would give -0.
        Row { terms, relation, constant: 0.0 - constant, priority: Priority::REQUIRED, weight: 1.0 }
    }

    fn add_term(&mut self, variable: Variable, coefficient: f64) {
        match self.terms.iter().position(|term| term.0 == variable) {
            Some(place) => {
                self.terms[place].1 += coefficient;
                if self.terms[place].1 == 0.0 {
                    self.terms.remove(place);
                }
            }
            None if coefficient != 0.0 => self.terms.push((variable, coefficient)),
            None => {}
        }
    }
}

impl Variable {
    /// Returns the row that the variable equals an expression, another variable or a number.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let (x, y) = (solver.add_variable("x")?, solver.add_variable("y")?);
    /// solver.add(x.equal_to(y + 8.0))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn equal_to(self, other: impl Into<Expression>) -> Row {
        Expression::from(self).equal_to(other)
    }

    /// Returns the row that the variable is at least an expression, another variable or a number.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// solver.add(x.at_least(0.0))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn at_least(self, other: impl Into<Expression>) -> Row {
        Expression::from(self).at_least(other)
    }

    /// Returns the row that the variable is at most an expression, another variable or a number.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// solver.add(x.at_most(320.0))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn at_most(self, other: impl Into<Expression>) -> Row {
        Expression::from(self).at_most(other)
    }
}

impl From<Variable> for Expression {
    fn from(variable: Variable) -> Expression {
        Expression { terms: vec![(variable, 1.0)], constant: 0.0 }
    }
}

impl From<f64> for Expression {
    fn from(constant: f64) -> Expression {
        Expression { terms: Vec::new(), constant }
    }
}

impl<Other: Into<Expression>> AddAssign<Other> for Expression {
    fn add_assign(&mut self, other: Other) {
        let other = other.into();
        for (variable, coefficient) in other.terms {
            self.add_term(variable, coefficient);
        }
        self.constant += other.constant;
    }
}

impl Neg for Expression {
    type Output = Expression;
    fn neg(self) -> Expression {
        self * -1.0
    }
}

impl Mul<f64> for Expression {
    type Output = Expression;
    fn mul(mut self, factor: f64) -> Expression {
        self.terms.iter_mut().for_each(|term| term.1 *= factor);
        self.terms.retain(|term| term.1 != 0.0);
        self.constant *= factor;
        self
    }
}

impl<Other: Into<Expression>> Add<Other> for Expression {
    type Output = Expression;
    fn add(mut self, other: Other) -> Expression {
        self += other;
        self
    }
}

impl<Other: Into<Expression>> Sub<Other> for Expression {
    type Output = Expression;
    fn sub(mut self, other: Other) -> Expression {
        self += -other.into();
        self
    }
}

impl Div<f64> for Expression {
    type Output = Expression;
    fn div(self, divisor: f64) -> Expression {
        let mut result = self;
        result.terms.iter_mut().for_each(|term| term.1 /= divisor);
        result.constant /= divisor;
        result
    }
}

impl Neg for Variable {
    type Output = Expression;
    fn neg(self) -> Expression {
        Expression::from(self) * -1.0
    }
}

impl Mul<f64> for Variable {
    type Output = Expression;
    fn mul(self, factor: f64) -> Expression {
        Expression::from(self) * factor
    }
}

impl Div<f64> for Variable {
    type Output = Expression;
    fn div(self, divisor: f64) -> Expression {
        Expression::from(self) / divisor
    }
}

impl<Other: Into<Expression>> Add<Other> for Variable {
    type Output = Expression;
    fn add(self, other: Other) -> Expression {
        Expression::from(self) + other
    }
}

impl<Other: Into<Expression>> Sub<Other> for Variable {
    type Output = Expression;
    fn sub(self, other: Other) -> Expression {
        Expression::from(self) - other
    }
}
