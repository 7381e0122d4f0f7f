//! The solver: variables, rows and edits.

use crate::changes::Outcome;
use crate::expression::{Row, Variable};
use crate::id::{Id, Owner};
use crate::scene::{slice, text};
use crate::settings::unknown;
use crate::words::{Priority, Relation};
use crate::{ffi, Error, Result};
use std::ffi::{c_void, CStr};
use std::fmt;
use std::os::raw::c_char;
use std::ptr::{null, null_mut, NonNull};

/// A row of a solver.
///
/// ```
/// # let mut solver = casement::Solver::new()?;
/// # let x = solver.add_variable("x")?;
/// let row = solver.add(x.equal_to(10.0))?;
/// solver.set_constant(row, 20.0)?;
/// solver.solve()?;
/// assert_eq!(solver.value(x), 20.0);
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RowId(pub(crate) Id);

impl RowId {
    /// Returns the id, for functions of [`ffi`] beside this.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// assert_ne!(solver.add(x.equal_to(10.0))?.id(), 0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn id(self) -> ffi::cas_constraint {
        self.0.number
    }
}

/// A number that changes often: the desired value of a variable, or the constant of a row.
///
/// ```
/// # let mut solver = casement::Solver::new()?;
/// # let x = solver.add_variable("x")?;
/// let drag = solver.edit_variable(x, 500)?;
/// assert_eq!(solver.suggest(drag, 12.0)?.iter().next().unwrap().value, 12.0);
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Edit(pub(crate) Id);

impl Edit {
    /// Returns the id, for functions of [`ffi`] beside this.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// assert_ne!(solver.edit_variable(x, 500)?.id(), 0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn id(self) -> ffi::cas_edit {
        self.0.number
    }
}

/// A variable and its value.
///
/// ```
/// # let mut solver = casement::Solver::new()?;
/// # let x = solver.add_variable("x")?;
/// solver.add(x.equal_to(10.0))?;
/// solver.solve()?;
/// assert_eq!(solver.changes()?, [casement::Value { variable: x, value: 10.0 }]);
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value {
    /// The variable.
    pub variable: Variable,
    /// Its value.
    pub value: f64,
}

/// The values that a suggestion changed, each variable once, and whether the required rows hold. They are in memory of the
/// solver, which stays borrowed:
///
/// ```compile_fail,E0499
/// # fn keeps(solver: &mut casement::Solver, drag: casement::Edit) -> casement::Result<usize> {
/// let moved = solver.suggest(drag, 12.0)?;
/// solver.solve()?;
/// Ok(moved.len())
/// # }
/// ```
///
/// Copies may be kept:
///
/// ```
/// use casement::Outcome;
/// # let mut solver = casement::Solver::new()?;
/// # let x = solver.add_variable("x")?;
/// let drag = solver.edit_variable(x, 500)?;
/// let moved = solver.suggest(drag, 12.0)?;
/// assert_eq!(moved.outcome(), Outcome::Solved);
/// let values: Vec<f64> = moved.iter().map(|change| change.value).collect();
/// assert_eq!(values, [12.0]);
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Copy)]
pub struct Values<'solver> {
    found: &'solver [ffi::cas_value],
    owner: Owner,
    outcome: Outcome,
}

impl<'solver> Values<'solver> {
    /// Returns the number of values that changed.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// let drag = solver.edit_variable(x, 500)?;
    /// assert_eq!(solver.suggest(drag, 12.0)?.len(), 1);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn len(&self) -> usize {
        self.found.len()
    }

    /// Returns whether no value changed.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// let drag = solver.edit_variable(x, 500)?;
    /// solver.suggest(drag, 12.0)?;
    /// assert!(solver.suggest(drag, 12.0)?.is_empty());
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// Returns the changed values. A loop may also take the values themselves.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// let drag = solver.edit_variable(x, 500)?;
    /// assert_eq!(solver.suggest(drag, 12.0)?.iter().next().unwrap().variable, x);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn iter(&self) -> ValuesIter<'solver> {
        ValuesIter { found: self.found.iter(), owner: self.owner }
    }

    /// Returns whether the required rows hold.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// let drag = solver.edit_variable(x, 500)?;
    /// assert_eq!(solver.suggest(drag, 12.0)?.outcome(), casement::Outcome::Solved);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// Returns whether required rows conflict. [`Solver::conflicts`] lists them.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// let drag = solver.edit_variable(x, 500)?;
    /// solver.add_all([x.at_least(20.0), x.at_most(10.0)])?;
    /// assert!(solver.suggest(drag, 12.0)?.has_conflict());
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn has_conflict(&self) -> bool {
        self.outcome == Outcome::Conflict
    }
}

/// Changed values one by one.
///
/// ```
/// # let mut solver = casement::Solver::new()?;
/// # let x = solver.add_variable("x")?;
/// let drag = solver.edit_variable(x, 500)?;
/// for change in solver.suggest(drag, 12.0)? {
///     println!("{:?} is {}", change.variable, change.value);
/// }
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone)]
pub struct ValuesIter<'solver> {
    found: std::slice::Iter<'solver, ffi::cas_value>,
    owner: Owner,
}

impl Iterator for ValuesIter<'_> {
    type Item = Value;

    fn next(&mut self) -> Option<Value> {
        let found = self.found.next()?;
        Some(Value { variable: Variable(self.owner.id(found.variable)), value: found.value })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.found.size_hint()
    }
}

impl ExactSizeIterator for ValuesIter<'_> {}

impl<'solver> IntoIterator for Values<'solver> {
    type Item = Value;
    type IntoIter = ValuesIter<'solver>;

    fn into_iter(self) -> ValuesIter<'solver> {
        self.iter()
    }
}

impl<'solver> IntoIterator for &Values<'solver> {
    type Item = Value;
    type IntoIter = ValuesIter<'solver>;

    fn into_iter(self) -> ValuesIter<'solver> {
        self.iter()
    }
}

impl fmt::Debug for Values<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(self).finish()
    }
}

impl fmt::Debug for ValuesIter<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(self.clone()).finish()
    }
}

/// How large a solver is, and what it has done.
///
/// ```
/// let mut solver = casement::Solver::new()?;
/// solver.add_variable("x")?;
/// assert_eq!(solver.statistics()?.variables, 1);
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Statistics {
    /// The number of variables.
    pub variables: u64,
    /// The number of rows.
    pub rows: u64,
    /// The number of terms of all rows.
    pub terms: u64,
    /// Since creation: the steps that exchanged rows of the basis.
    pub pivots: u64,
    /// The number of bytes held from the allocator.
    pub bytes: u64,
    /// Since creation: the calls that allocated memory.
    pub allocations: u64,
}

impl Statistics {
    /// Returns the statistics that `fill` fills in.
    pub(crate) fn filled(fill: impl FnOnce(*mut ffi::cas_solver_statistics) -> Result<()>) -> Result<Statistics> {
        // All zero is valid, and the size tells which version of the struct this is.
        let mut raw: ffi::cas_solver_statistics = unsafe { std::mem::zeroed() };
        raw.size = std::mem::size_of_val(&raw);
        fill(&mut raw)?;
        Ok(Statistics {
            variables: raw.variables,
            rows: raw.constraints,
            terms: raw.terms,
            pivots: raw.pivots,
            bytes: raw.bytes,
            allocations: raw.allocations,
        })
    }
}

/// Variables, linear rows between them, and values.
///
/// Adding, removing and changing rows records the change; [`solve`](Solver::solve) applies all of it. Required rows hold;
/// below them the weighted sum of violations is smallest, priority by priority. Where that leaves several answers, the sum of
/// all violations without weights is least, then the sum of violations times the age of their rows, then times the square of
/// the age: older rows mostly win.
///
/// A box 100 wide is dragged and stays inside 320:
///
/// ```
/// use casement::{Priority, Solver};
///
/// let mut solver = Solver::new()?;
/// let (left, right) = (solver.add_variable("left")?, solver.add_variable("right")?);
/// solver.add((right - left).equal_to(100.0))?;
/// solver.add(right.at_most(320.0))?;
/// let drag = solver.edit_variable(left, Priority::STRONG)?;
/// for (x, expected) in [(180.0, 180.0), (240.0, 220.0)] {
///     solver.suggest(drag, x)?;
///     assert_eq!(solver.value(left), expected);
/// }
/// # Ok::<(), casement::Error>(())
/// ```
pub struct Solver {
    solver: NonNull<ffi::cas_solver>,
    owner: Owner,
}

// Any thread may use a solver, one at a time: it can be sent, but not shared.
unsafe impl Send for Solver {}

impl Solver {
    /// Creates a solver.
    ///
    /// ```
    /// let solver = casement::Solver::new()?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn new() -> Result<Solver> {
        Solver::with_flags(0)
    }

    /// Creates a solver in which all soft rows share one priority, and only weights decide between them.
    ///
    /// ```
    /// let mut solver = casement::Solver::with_weights_only()?;
    /// let x = solver.add_variable("x")?;
    /// solver.add(x.equal_to(10.0).priority(700).weight(1.0))?;
    /// solver.add(x.equal_to(20.0).priority(200).weight(5.0))?;
    /// solver.solve()?;
    /// assert_eq!(solver.value(x), 20.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn with_weights_only() -> Result<Solver> {
        Solver::with_flags(ffi::CAS_SOLVER_WEIGHTS_ONLY)
    }

    /// Creates a solver in which newer rows mostly win among equally good answers, instead of older ones: the sum of
    /// violations times ages is greatest, not least.
    ///
    /// ```
    /// let mut solver = casement::Solver::with_newer_wins()?;
    /// let x = solver.add_variable("x")?;
    /// solver.add(x.equal_to(10.0).priority(500))?;
    /// solver.add(x.equal_to(20.0).priority(500))?;
    /// solver.solve()?;
    /// assert_eq!(solver.value(x), 20.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn with_newer_wins() -> Result<Solver> {
        Solver::with_flags(ffi::CAS_SOLVER_NEWER_WINS)
    }

    fn with_flags(flags: u32) -> Result<Solver> {
        // All zero is the default of every field.
        let mut options: ffi::cas_solver_options = unsafe { std::mem::zeroed() };
        options.size = std::mem::size_of_val(&options);
        options.flags = flags;
        let mut status = ffi::CAS_OK;
        NonNull::new(unsafe { ffi::cas_solver_new(&options, &mut status) })
            .map(|solver| Solver { solver, owner: Owner::new() })
            .ok_or_else(|| Error::of_status(status))
    }

    /// Returns the pointer, for functions of [`ffi`] beside this.
    ///
    /// ```
    /// let solver = casement::Solver::new()?;
    /// assert_ne!(unsafe { casement::ffi::cas_solver_digest(solver.as_ptr()) }, 0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn as_ptr(&self) -> *mut ffi::cas_solver {
        self.solver.as_ptr()
    }

    /// Returns the error of a status. A remark is none.
    fn expect(&self, status: ffi::cas_status) -> Result<()> {
        if status >= ffi::CAS_OK {
            return Ok(());
        }
        // The solver is alive.
        Err(unsafe { Error::told(status, ffi::cas_solver_last_error(self.as_ptr())) })
    }

    /// Returns the remark on a solve that took place.
    fn took_place(&self, status: ffi::cas_status) -> Result<Outcome> {
        self.expect(status).map(|()| Outcome::of(status))
    }

    /// Returns the id, or the error if it is 0.
    fn made(&self, id: u32) -> Result<Id> {
        if id == 0 {
            self.expect(unsafe { ffi::cas_solver_last_status(self.as_ptr()) })?;
        }
        Ok(self.owner.id(id))
    }

    /// Returns the number of an id as the library takes it, or an error if another solver gave it out.
    fn raw(&self, id: impl Into<Id>) -> Result<u32> {
        self.owner.raw(id)
    }

    /// Returns the number of an id as the library takes it, or 0, which is nothing, if another solver gave it out.
    fn raw_or_none(&self, id: impl Into<Id>) -> u32 {
        self.raw(id).unwrap_or(0)
    }

    /// Adds a variable with value 0.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// let x = solver.add_variable("x")?;
    /// assert_eq!((solver.value(x), solver.name(x)), (0.0, "x"));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn add_variable(&mut self, name: &str) -> Result<Variable> {
        let name = text(name)?;
        self.made(unsafe { ffi::cas_solver_add_variable(self.as_ptr(), name.as_ptr()) }).map(Variable)
    }

    /// Adds variables without names, all with value 0.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// assert_eq!(solver.add_variables(3)?.len(), 3);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn add_variables(&mut self, count: usize) -> Result<Vec<Variable>> {
        let mut ids: Vec<u32> = Vec::new();
        ids.try_reserve_exact(count).map_err(|_| Error::of_status(ffi::CAS_ERROR_TOO_MANY))?;
        self.expect(unsafe { ffi::cas_solver_add_variables(self.as_ptr(), count, ids.as_mut_ptr()) })?;
        unsafe { ids.set_len(count) }; // the library has filled them in
        Ok(ids.into_iter().map(|number| Variable(self.owner.id(number))).collect())
    }

    /// Removes a variable that no row and no edit uses.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// let x = solver.add_variable("x")?;
    /// solver.remove_variable(x)?;
    /// assert!(solver.value(x).is_nan());
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn remove_variable(&mut self, variable: Variable) -> Result<()> {
        self.expect(unsafe { ffi::cas_solver_remove_variable(self.as_ptr(), self.raw(variable)?) })
    }

    /// Returns the name of a variable; "" if it has none or was removed.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// let x = solver.add_variable("x")?;
    /// assert_eq!(solver.name(x), "x");
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn name(&self, variable: Variable) -> &str {
        let name = unsafe { CStr::from_ptr(ffi::cas_solver_name(self.as_ptr(), self.raw_or_none(variable))) };
        name.to_str().unwrap_or_default() // the library takes UTF-8 only
    }

    /// Adds a row. It takes effect at the next solve.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let (x, y) = (solver.add_variable("x")?, solver.add_variable("y")?);
    /// solver.add((x + y).equal_to(100.0))?;
    /// solver.add(x.equal_to(y * 3.0).priority(500))?;
    /// solver.solve()?;
    /// assert_eq!((solver.value(x), solver.value(y)), (75.0, 25.0));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn add(&mut self, row: Row) -> Result<RowId> {
        self.add_all([row]).map(|ids| ids[0])
    }

    /// Adds many rows, all or none.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// assert!(solver.add_all([x.at_least(0.0), x.at_most(f64::NAN)]).is_err());
    /// assert_eq!(solver.statistics()?.rows, 0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn add_all(&mut self, rows: impl IntoIterator<Item = Row>) -> Result<Vec<RowId>> {
        let rows: Vec<Row> = rows.into_iter().collect();
        let terms = rows.iter().map(|row| self.raw_terms(row)).collect::<Result<Vec<Vec<ffi::cas_term>>>>()?;
        let raw: Vec<ffi::cas_row> = rows.iter().zip(&terms).map(|(row, terms)| raw_row(row, terms)).collect();
        let mut ids = vec![0; rows.len()];
        self.expect(unsafe { ffi::cas_solver_add_rows(self.as_ptr(), raw.as_ptr(), raw.len(), ids.as_mut_ptr()) })?;
        Ok(ids.into_iter().map(|number| RowId(self.owner.id(number))).collect())
    }

    /// Adds one row and solves. A required row that conflicts with the required rows is refused and leaves no trace;
    /// [`refusal`](Solver::refusal) then returns the rows it conflicts with.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// let floor = solver.try_add(x.at_least(10.0))?;
    /// assert!(solver.try_add(x.at_most(5.0)).is_err());
    /// assert_eq!(solver.refusal()?, [floor]);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn try_add(&mut self, row: Row) -> Result<RowId> {
        let terms = self.raw_terms(&row)?;
        let raw = raw_row(&row, &terms);
        self.made(unsafe { ffi::cas_solver_try_add(self.as_ptr(), &raw) }).map(RowId)
    }

    fn raw_terms(&self, row: &Row) -> Result<Vec<ffi::cas_term>> {
        let raw = |term: &(Variable, f64)| Ok(ffi::cas_term { variable: self.raw(term.0)?, coefficient: term.1 });
        row.terms.iter().map(raw).collect()
    }

    /// Returns a row as it was stated, with all edits since: all variables on its left side, and the number on its right.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let (x, y) = (solver.add_variable("x")?, solver.add_variable("y")?);
    /// let row = solver.add((x + 2.0).equal_to(y * 3.0).priority(500))?;
    /// solver.set_weight(row, 2.0)?;
    /// assert_eq!(solver.row(row)?, (x - y * 3.0).equal_to(-2.0).priority(500).weight(2.0));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn row(&self, row: RowId) -> Result<Row> {
        // All zero is valid.
        let mut raw: ffi::cas_row = unsafe { std::mem::zeroed() };
        self.expect(unsafe { ffi::cas_solver_get_row(self.as_ptr(), self.raw(row)?, &mut raw) })?;
        let terms = unsafe { slice(raw.terms, raw.term_count) }.iter();
        Ok(Row {
            terms: terms.map(|term| (Variable(self.owner.id(term.variable)), term.coefficient)).collect(),
            relation: Relation::from_raw(raw.relation).ok_or_else(unknown)?,
            constant: raw.constant,
            priority: Priority(raw.priority),
            weight: raw.weight,
        })
    }

    /// Returns the rows that the last refused row conflicts with: a minimal set.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// assert!(solver.refusal()?.is_empty());
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn refusal(&self) -> Result<Vec<RowId>> {
        self.rows(|solver, first, count| unsafe { ffi::cas_solver_refusal(solver, first, count) })
    }

    fn rows<Call>(&self, call: Call) -> Result<Vec<RowId>>
    where
        Call: FnOnce(*mut ffi::cas_solver, *mut *const ffi::cas_constraint, *mut usize) -> ffi::cas_status,
    {
        let (mut first, mut count) = (null(), 0);
        self.expect(call(self.as_ptr(), &mut first, &mut count))?;
        Ok(unsafe { slice(first, count) }.iter().map(|number| RowId(self.owner.id(*number))).collect())
    }

    /// Removes a row; an edit of its constant ends.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// let row = solver.add(x.equal_to(10.0))?;
    /// solver.remove(row)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn remove(&mut self, row: RowId) -> Result<()> {
        self.expect(unsafe { ffi::cas_solver_remove(self.as_ptr(), self.raw(row)?) })
    }

    /// Removes many rows, all or none.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// let rows = solver.add_all([x.at_least(0.0), x.at_most(9.0)])?;
    /// solver.remove_all(&rows)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn remove_all(&mut self, rows: &[RowId]) -> Result<()> {
        let ids = rows.iter().map(|row| self.raw(*row)).collect::<Result<Vec<u32>>>()?;
        self.expect(unsafe { ffi::cas_solver_remove_rows(self.as_ptr(), ids.as_ptr(), ids.len()) })
    }

    /// Replaces the constant of a row: the number on its right side, with all variables on its left side.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// let row = solver.add((x + 2.0).equal_to(10.0))?; // x == 8
    /// solver.set_constant(row, 9.0)?;
    /// solver.solve()?;
    /// assert_eq!(solver.value(x), 9.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_constant(&mut self, row: RowId, constant: f64) -> Result<()> {
        self.expect(unsafe { ffi::cas_solver_set_constant(self.as_ptr(), self.raw(row)?, constant) })
    }

    /// Replaces the priority of a row.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// let row = solver.add(x.equal_to(10.0))?;
    /// solver.set_priority(row, 500)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_priority(&mut self, row: RowId, priority: impl Into<Priority>) -> Result<()> {
        self.expect(unsafe { ffi::cas_solver_set_priority(self.as_ptr(), self.raw(row)?, priority.into().0) })
    }

    /// Replaces the weight of a row within its priority.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// let row = solver.add(x.equal_to(10.0).priority(500))?;
    /// solver.set_weight(row, 2.0)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_weight(&mut self, row: RowId, weight: f64) -> Result<()> {
        self.expect(unsafe { ffi::cas_solver_set_weight(self.as_ptr(), self.raw(row)?, weight) })
    }

    /// Solves: required rows hold, and below them violations are smallest.
    ///
    /// A conflict of required rows is no error: the newest of each conflict is dropped, and values are those of the others.
    ///
    /// ```
    /// # use casement::Outcome;
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// solver.add_all([x.equal_to(10.0), x.equal_to(20.0)])?;
    /// assert_eq!(solver.solve()?, Outcome::Conflict);
    /// assert_eq!(solver.value(x), 10.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn solve(&mut self) -> Result<Outcome> {
        self.took_place(unsafe { ffi::cas_solver_solve(self.as_ptr()) })
    }

    /// Limits the steps of each later call that solves; 0 means no limit. A call that reaches the limit fails with
    /// [`Status::Limit`](crate::Status::Limit), and the next one goes on.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// solver.set_limit(10_000)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_limit(&mut self, steps: u64) -> Result<()> {
        self.expect(unsafe { ffi::cas_solver_set_limit(self.as_ptr(), steps) })
    }

    /// Returns the limit of steps; 0 for none.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// solver.set_limit(10_000)?;
    /// assert_eq!(solver.limit(), 10_000);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn limit(&self) -> u64 {
        unsafe { ffi::cas_solver_limit(self.as_ptr()) }
    }

    /// Returns the value of a variable as of the last solve; NaN if it was removed.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// let x = solver.add_variable("x")?;
    /// assert_eq!(solver.value(x), 0.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn value(&self, variable: Variable) -> f64 {
        unsafe { ffi::cas_solver_value(self.as_ptr(), self.raw_or_none(variable)) }
    }

    /// Returns the values of many variables as of the last solve.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// let variables = solver.add_variables(2)?;
    /// assert_eq!(solver.values(&variables)?, [0.0, 0.0]);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn values(&self, variables: &[Variable]) -> Result<Vec<f64>> {
        let ids = variables.iter().map(|variable| self.raw(*variable)).collect::<Result<Vec<u32>>>()?;
        let mut values = vec![0.0; ids.len()];
        self.expect(unsafe { ffi::cas_solver_values(self.as_ptr(), ids.as_ptr(), ids.len(), values.as_mut_ptr()) })?;
        Ok(values)
    }

    /// Returns the variables whose values differ from the last report, each once. A report is a call of this function or of
    /// [`suggest`](Solver::suggest).
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// solver.add(x.equal_to(10.0))?;
    /// solver.solve()?;
    /// assert_eq!(solver.changes()?.len(), 1);
    /// assert!(solver.changes()?.is_empty());
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn changes(&mut self) -> Result<Vec<Value>> {
        let (mut first, mut count) = (null(), 0);
        self.expect(unsafe { ffi::cas_solver_changes(self.as_ptr(), &mut first, &mut count) })?;
        let found = unsafe { slice(first, count) }.iter();
        Ok(found.map(|each| Value { variable: Variable(self.owner.id(each.variable)), value: each.value }).collect())
    }

    /// Makes a variable editable: adds the soft row "variable == value", beginning with the current value.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// let drag = solver.edit_variable(x, casement::Priority::STRONG)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn edit_variable(&mut self, variable: Variable, priority: impl Into<Priority>) -> Result<Edit> {
        self.made(unsafe { ffi::cas_solver_edit_variable(self.as_ptr(), self.raw(variable)?, priority.into().0) })
            .map(Edit)
    }

    /// Makes the constant of a row editable. A row has one edit at most.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// let row = solver.add(x.equal_to(10.0))?;
    /// let edit = solver.edit_constant(row)?;
    /// solver.suggest(edit, 20.0)?;
    /// assert_eq!(solver.value(x), 20.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn edit_constant(&mut self, row: RowId) -> Result<Edit> {
        self.made(unsafe { ffi::cas_solver_edit_constant(self.as_ptr(), self.raw(row)?) }).map(Edit)
    }

    /// Sets an edit, solves, and returns the variables whose values changed since the last report. A conflict of required rows
    /// is no error.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let (x, y) = (solver.add_variable("x")?, solver.add_variable("y")?);
    /// solver.add(y.equal_to(x + 8.0))?;
    /// let drag = solver.edit_variable(x, 500)?;
    /// for change in solver.suggest(drag, 10.0)? {
    ///     println!("{:?} is {}", change.variable, change.value);
    /// }
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn suggest(&mut self, edit: Edit, value: f64) -> Result<Values<'_>> {
        let edit = self.raw(edit)?;
        self.reported(|solver, first, count| unsafe { ffi::cas_solver_suggest(solver, edit, value, first, count) })
    }

    fn reported<Call>(&mut self, call: Call) -> Result<Values<'_>>
    where
        Call: FnOnce(*mut ffi::cas_solver, *mut *const ffi::cas_value, *mut usize) -> ffi::cas_status,
    {
        let (mut first, mut count) = (null(), 0);
        let outcome = self.took_place(call(self.as_ptr(), &mut first, &mut count))?;
        // The library keeps the values until the next call that changes the solver.
        Ok(Values { found: unsafe { slice(first, count) }, owner: self.owner, outcome })
    }

    /// Sets an edit and solves; the changes stay for the next report. It allocates nothing while the edit is inside its
    /// range. A conflict of required rows is no error.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// let drag = solver.edit_variable(x, 500)?;
    /// solver.set_edit(drag, 10.0)?;
    /// assert_eq!(solver.value(x), 10.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_edit(&mut self, edit: Edit, value: f64) -> Result<Outcome> {
        self.took_place(unsafe {
            ffi::cas_solver_suggest(self.as_ptr(), self.raw(edit)?, value, null_mut(), null_mut())
        })
    }

    /// Sets several edits, solves once, and returns the variables whose values changed since the last report. A conflict of
    /// required rows is no error.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let (x, y) = (solver.add_variable("x")?, solver.add_variable("y")?);
    /// let edits = [solver.edit_variable(x, 500)?, solver.edit_variable(y, 500)?];
    /// assert_eq!(solver.suggest_all(&[(edits[0], 3.0), (edits[1], 4.0)])?.len(), 2);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn suggest_all(&mut self, suggestions: &[(Edit, f64)]) -> Result<Values<'_>> {
        let edits = suggestions.iter().map(|each| self.raw(each.0)).collect::<Result<Vec<u32>>>()?;
        let numbers: Vec<f64> = suggestions.iter().map(|each| each.1).collect();
        self.reported(|solver, first, count| unsafe {
            let (edits, numbers) = (edits.as_ptr(), numbers.as_ptr());
            ffi::cas_solver_suggest_all(solver, edits, numbers, suggestions.len(), first, count)
        })
    }

    /// Solves and returns the range of an edit in which all values are linear functions of its number; most steps in it
    /// are one pass. While a required row is dropped, it is the present number alone, since the row may hold at the next
    /// one.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// solver.add(x.at_most(100.0))?;
    /// let drag = solver.edit_variable(x, 500)?;
    /// assert_eq!(solver.edit_range(drag)?, (f64::NEG_INFINITY, 100.0));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn edit_range(&mut self, edit: Edit) -> Result<(f64, f64)> {
        let (mut low, mut high) = (0.0, 0.0);
        self.expect(unsafe { ffi::cas_solver_edit_range(self.as_ptr(), self.raw(edit)?, &mut low, &mut high) })?;
        Ok((low, high))
    }

    /// Ends an edit. The row of an edited variable is removed; an edited constant keeps its last value.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// let drag = solver.edit_variable(x, 500)?;
    /// solver.end_edit(drag)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn end_edit(&mut self, edit: Edit) -> Result<()> {
        self.expect(unsafe { ffi::cas_solver_end_edit(self.as_ptr(), self.raw(edit)?) })
    }

    /// Returns how far a row is from holding, as of the last solve: 0 if it holds.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// solver.add(x.equal_to(10.0))?;
    /// let target = solver.add(x.equal_to(25.0).priority(500))?;
    /// solver.solve()?;
    /// assert_eq!(solver.violation(target)?, 15.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn violation(&self, row: RowId) -> Result<f64> {
        let mut violation = 0.0;
        self.expect(unsafe { ffi::cas_solver_violation(self.as_ptr(), self.raw(row)?, &mut violation) })?;
        Ok(violation)
    }

    /// Solves and returns the conflicts: for each dropped row a minimal set of required rows that cannot hold together. The
    /// dropped row comes first.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// let rows = solver.add_all([x.at_most(10.0), x.at_least(20.0)])?;
    /// assert_eq!(solver.conflicts()?, [[rows[1], rows[0]]]);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn conflicts(&mut self) -> Result<Vec<Vec<RowId>>> {
        self.first_conflicts(usize::MAX)
    }

    /// Solves and returns the first conflicts, at most `limit` of them. Each that is returned costs up to one solve.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let (x, y) = (solver.add_variable("x")?, solver.add_variable("y")?);
    /// solver.add_all([x.at_most(1.0), x.at_least(2.0), y.at_most(1.0), y.at_least(2.0)])?;
    /// assert_eq!(solver.first_conflicts(1)?, solver.conflicts()?[..1]);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn first_conflicts(&mut self, limit: usize) -> Result<Vec<Vec<RowId>>> {
        let count = match self.solve()? {
            Outcome::Conflict => unsafe { ffi::cas_solver_conflict_count(self.as_ptr()) },
            _ => 0,
        };
        (0..count.min(limit))
            .map(|index| {
                self.rows(|solver, first, count| unsafe { ffi::cas_solver_conflict(solver, index, first, count) })
            })
            .collect()
    }

    /// Solves and returns whether another value of the variable would be as good. The answer is exact.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// solver.add(x.at_least(10.0))?;
    /// assert!(solver.is_ambiguous(x)?);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn is_ambiguous(&mut self, variable: Variable) -> Result<bool> {
        let mut is_ambiguous = 0;
        self.expect(unsafe { ffi::cas_solver_is_ambiguous(self.as_ptr(), self.raw(variable)?, &mut is_ambiguous) })?;
        Ok(is_ambiguous != 0)
    }

    /// Solves and returns all ambiguous variables.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let (x, y) = (solver.add_variable("x")?, solver.add_variable("y")?);
    /// solver.add_all([x.equal_to(10.0), y.at_least(10.0)])?;
    /// assert_eq!(solver.ambiguous()?, [y]);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn ambiguous(&mut self) -> Result<Vec<Variable>> {
        self.first_ambiguous(usize::MAX)
    }

    /// Solves and returns the first ambiguous variables, at most `limit` of them. No more are looked for.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let (x, y) = (solver.add_variable("x")?, solver.add_variable("y")?);
    /// solver.add_all([x.at_most(10.0), y.at_least(10.0)])?;
    /// assert_eq!(solver.first_ambiguous(1)?, [x]);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn first_ambiguous(&mut self, limit: usize) -> Result<Vec<Variable>> {
        let (mut first, mut count) = (null(), 0);
        self.expect(unsafe { ffi::cas_solver_ambiguous(self.as_ptr(), limit, &mut first, &mut count) })?;
        Ok(unsafe { slice(first, count) }.iter().map(|number| Variable(self.owner.id(*number))).collect())
    }

    /// Returns how large the solver is, and what it has done.
    ///
    /// ```
    /// # let solver = casement::Solver::new()?;
    /// assert_eq!(solver.statistics()?.pivots, 0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn statistics(&self) -> Result<Statistics> {
        Statistics::filled(|raw| self.expect(unsafe { ffi::cas_solver_get_statistics(self.as_ptr(), raw) }))
    }

    /// Verifies the last solve from the rows alone.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// # let x = solver.add_variable("x")?;
    /// solver.add(x.equal_to(10.0).priority(500))?;
    /// solver.solve()?;
    /// solver.check()?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn check(&mut self) -> Result<()> {
        self.expect(unsafe { ffi::cas_solver_check(self.as_ptr()) })
    }

    /// Returns variables, rows and basis as readable text.
    ///
    /// ```
    /// # let mut solver = casement::Solver::new()?;
    /// solver.add_variable("edge")?;
    /// assert!(solver.dump()?.contains("edge"));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn dump(&self) -> Result<String> {
        written(|write, context| self.expect(unsafe { ffi::cas_solver_dump(self.as_ptr(), write, context) }))
    }
}

impl fmt::Debug for Solver {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Solver").finish_non_exhaustive()
    }
}

impl Drop for Solver {
    fn drop(&mut self) {
        unsafe { ffi::cas_solver_free(self.as_ptr()) }
    }
}

fn raw_row(row: &Row, terms: &[ffi::cas_term]) -> ffi::cas_row {
    ffi::cas_row {
        terms: terms.as_ptr(),
        term_count: terms.len(),
        relation: row.relation.raw(),
        priority: row.priority.0,
        constant: row.constant,
        weight: if row.weight == 0.0 { -1.0 } else { row.weight }, // 0 would stand for 1
    }
}

/// Returns the text that a call writes.
pub(crate) fn written(call: impl FnOnce(ffi::cas_write, *mut c_void) -> Result<()>) -> Result<String> {
    unsafe extern "C" fn append(text: *const c_char, length: usize, context: *mut c_void) {
        if length > 0 {
            // The context is the vector below, and nothing else uses it during the call.
            (*context.cast::<Vec<u8>>()).extend_from_slice(std::slice::from_raw_parts(text.cast(), length));
        }
    }
    let mut bytes: Vec<u8> = Vec::new();
    let context: *mut Vec<u8> = &mut bytes;
    call(Some(append), context.cast())?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
