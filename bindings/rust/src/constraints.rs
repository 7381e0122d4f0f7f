//! Constraints of a scene, and edits.

use crate::anchor::{Anchor, Equation, Stated, Summand};
use crate::changes::Changes;
use crate::id::Id;
use crate::scene::{slice, text, Constraint, Scene};
use crate::solver::written;
use crate::words::{Attribute, Priority};
use crate::{ffi, Item, Result};
use std::ffi::CString;
use std::ptr::null;

/// A number of a scene that changes often, as the place of a divider that the user drags.
///
/// ```
/// # use casement::Scene;
/// # let mut scene = Scene::sized(320.0, 480.0)?;
/// let divider = scene.add_view(Scene::WINDOW, "divider")?;
/// let drag = scene.edit_anchor(divider.left(), 500)?;
/// assert_eq!(scene.suggest(drag, 120.0)?.len(), 2); // the window, and the divider
/// assert_eq!(scene.suggest(drag, 130.0)?.len(), 1);
/// # Ok::<(), casement::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SceneEdit(pub(crate) Id);

impl SceneEdit {
    /// Returns the id, for functions of [`ffi`] beside this.
    ///
    /// ```
    /// # let mut scene = casement::Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(casement::Scene::WINDOW, "view")?;
    /// assert_ne!(scene.edit_anchor(view.left(), 750)?.id(), 0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn id(self) -> ffi::cas_edit {
        self.0.number
    }
}

impl Scene {
    /// Adds a constraint.
    ///
    /// In a scene that is not strict, a conflict is no error of this call: the next layout drops the newest of the
    /// constraints in conflict, which keeps its id.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.add(view.center_x().equal_to(Scene::WINDOW.center_x()))?;
    /// scene.add(view.width().at_most(200.0).priority(750))?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn add(&mut self, equation: Equation) -> Result<Constraint> {
        let identifier = equation.raw_identifier()?;
        let id = match equation.raw(self.owner, identifier.as_ref())? {
            Stated::Equation(raw) => unsafe { ffi::cas_scene_add_constraint(self.as_ptr(), &raw) },
            Stated::Sum(raw, _) => unsafe { ffi::cas_scene_add_sum(self.as_ptr(), &raw) },
        };
        self.take_back_after_panic(&[id]);
        self.made(id).map(Constraint)
    }

    /// Adds many constraints, all or none.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// let window = Scene::WINDOW;
    /// scene.add_all([view.left().equal_to(window.left()), view.right().equal_to(window.right())])?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn add_all(&mut self, equations: impl IntoIterator<Item = Equation>) -> Result<Vec<Constraint>> {
        let equations: Vec<Equation> = equations.into_iter().collect();
        let identifiers = equations.iter().map(Equation::raw_identifier).collect::<Result<Vec<Option<CString>>>>()?;
        let stated = equations
            .iter()
            .zip(&identifiers)
            .map(|(equation, identifier)| equation.raw(self.owner, identifier.as_ref()))
            .collect::<Result<Vec<Stated>>>()?;
        let mut ids = Vec::new();
        let added = self.add_in_order(&stated, &mut ids);
        if added.is_err() {
            self.take_back(&ids);
        }
        self.take_back_after_panic(&ids);
        self.measures.resume();
        added?;
        Ok(ids.into_iter().map(|number| Constraint(self.owner.id(number))).collect())
    }

    fn take_back(&self, ids: &[u32]) {
        unsafe { ffi::cas_scene_remove_constraints(self.as_ptr(), ids.as_ptr(), ids.len()) };
    }

    /// Removes what a call added if a closure that measures panicked in it: so it changes nothing.
    fn take_back_after_panic(&self, ids: &[u32]) {
        if self.measures.has_panic() {
            self.take_back(ids);
        }
    }

    /// Returns the constraints that a call adds.
    pub(crate) fn added<Call>(&mut self, call: Call) -> Result<Vec<Constraint>>
    where
        Call: FnOnce(*mut ffi::cas_scene, *mut *const ffi::cas_constraint, *mut usize) -> ffi::cas_status,
    {
        let (mut first, mut count) = (null(), 0);
        let status = call(self.as_ptr(), &mut first, &mut count);
        let ids = if status < ffi::CAS_OK { Vec::new() } else { unsafe { slice(first, count) }.to_vec() };
        self.take_back_after_panic(&ids);
        self.expect(status)?;
        Ok(ids.into_iter().map(|number| Constraint(self.owner.id(number))).collect())
    }

    /// Adds equations together and sums one by one, in order, and their ids to those given.
    fn add_in_order(&mut self, stated: &[Stated], ids: &mut Vec<u32>) -> Result<()> {
        let mut waiting = Vec::new();
        for each in stated {
            match each {
                Stated::Equation(equation) => waiting.push(*equation),
                Stated::Sum(sum, _) => {
                    self.add_equations(&mut waiting, ids)?;
                    let id = unsafe { ffi::cas_scene_add_sum(self.as_ptr(), sum) };
                    ids.push(self.checked_id(id).map_err(|error| error.of_entry(ids.len()))?);
                }
            }
        }
        self.add_equations(&mut waiting, ids)
    }

    fn add_equations(&mut self, waiting: &mut Vec<ffi::cas_equation>, ids: &mut Vec<u32>) -> Result<()> {
        let mut made = vec![0; waiting.len()];
        self.checked(unsafe {
            ffi::cas_scene_add_constraints(self.as_ptr(), waiting.as_ptr(), waiting.len(), made.as_mut_ptr())
        })
        .map_err(|error| error.after_entries(ids.len()))?;
        waiting.clear();
        ids.append(&mut made);
        Ok(())
    }

    /// Removes a constraint.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let limit = scene.add(Scene::WINDOW.width().at_most(1000.0))?;
    /// scene.remove_constraint(limit)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn remove_constraint(&mut self, constraint: Constraint) -> Result<()> {
        self.expect(unsafe { ffi::cas_constraint_remove(self.as_ptr(), self.raw(constraint)?) })
    }

    /// Removes many constraints, all or none.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let limit = scene.add(Scene::WINDOW.width().at_most(1000.0))?;
    /// scene.remove_constraints(&[limit])?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn remove_constraints(&mut self, constraints: &[Constraint]) -> Result<()> {
        let ids = self.all_raw(constraints.iter().copied())?;
        self.expect(unsafe { ffi::cas_scene_remove_constraints(self.as_ptr(), ids.as_ptr(), ids.len()) })
    }

    /// Activates or deactivates a constraint. It keeps its id.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// let wide = scene.add(view.width().equal_to(300.0))?;
    /// scene.set_active(wide, false)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_active(&mut self, constraint: Constraint, is_active: bool) -> Result<()> {
        self.expect(unsafe { ffi::cas_constraint_set_active(self.as_ptr(), self.raw(constraint)?, is_active.into()) })
    }

    /// Deactivates some constraints and activates others, together, all or none. They keep their ids. A strict scene tries
    /// those of `on` without those of `off`. So a layout changes from one arrangement to another.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// let narrow = scene.add(view.width().equal_to(100.0))?;
    /// let wide = scene.add(view.width().equal_to(300.0).inactive())?;
    /// scene.switch(&[narrow], &[wide])?;
    /// scene.layout()?;
    /// assert_eq!(scene.frame(view).width, 300.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn switch(&mut self, off: &[Constraint], on: &[Constraint]) -> Result<()> {
        let (off, on) = (self.all_raw(off.iter().copied())?, self.all_raw(on.iter().copied())?);
        self.expect(unsafe {
            ffi::cas_scene_switch_constraints(self.as_ptr(), off.as_ptr(), off.len(), on.as_ptr(), on.len())
        })
    }

    /// Returns the anchors of a constraint, each with the number that it is multiplied by: their sum is equal to the
    /// constant, at least or at most as large.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let (a, b) = (scene.add_view(Scene::WINDOW, "a")?, scene.add_view(Scene::WINDOW, "b")?);
    /// let made = scene.add(a.width().at_least(b.width() + 0.5 * b.height()))?;
    /// let found = scene.summands(made)?;
    /// assert_eq!((found[0].anchor, found[0].multiplier), (a.width(), 1.0));
    /// assert_eq!((found[2].anchor, found[2].multiplier), (b.height(), -0.5));
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn summands(&mut self, constraint: Constraint) -> Result<Vec<Summand>> {
        let mut sum: ffi::cas_sum = unsafe { std::mem::zeroed() };
        self.expect(unsafe { ffi::cas_constraint_get_sum(self.as_ptr(), self.raw(constraint)?, &mut sum) })?;
        // They are valid until the next call on the scene.
        let found = unsafe { slice(sum.summands, sum.count) };
        Ok(found
            .iter()
            .filter_map(|each| {
                let attribute = Attribute::from_raw(each.attribute)?;
                Some(Summand { anchor: self.owner.item(each.item).anchor(attribute), multiplier: each.multiplier })
            })
            .collect())
    }

    /// Replaces the constant of a constraint. The next layout costs as much as it moves.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// let left = scene.add(view.left().equal_to(Scene::WINDOW.left() + 8.0))?;
    /// scene.set_constant(left, 16.0)?;
    /// scene.layout()?;
    /// assert_eq!(scene.frame(view).x, 16.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_constant(&mut self, constraint: Constraint, constant: f64) -> Result<()> {
        self.expect(unsafe { ffi::cas_constraint_set_constant(self.as_ptr(), self.raw(constraint)?, constant) })
    }

    /// Replaces the constants of many constraints, all or none.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// let size = scene.add_all([view.width().equal_to(10.0), view.height().equal_to(10.0)])?;
    /// scene.set_constants(&[(size[0], 60.0), (size[1], 20.0)])?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_constants(&mut self, constants: &[(Constraint, f64)]) -> Result<()> {
        let ids = self.all_raw(constants.iter().map(|each| each.0))?;
        let numbers: Vec<f64> = constants.iter().map(|each| each.1).collect();
        self.expect(unsafe { ffi::cas_scene_set_constants(self.as_ptr(), ids.as_ptr(), numbers.as_ptr(), ids.len()) })
    }

    /// Replaces the multiplier of a constraint; not 0.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// let part = scene.add(view.width().equal_to(Scene::WINDOW.width() / 2.0))?;
    /// scene.set_multiplier(part, 0.25)?;
    /// scene.layout()?;
    /// assert_eq!(scene.frame(view).width, 80.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_multiplier(&mut self, constraint: Constraint, multiplier: f64) -> Result<()> {
        self.expect(unsafe { ffi::cas_constraint_set_multiplier(self.as_ptr(), self.raw(constraint)?, multiplier) })
    }

    /// Replaces the priority of a constraint.
    ///
    /// ```
    /// # use casement::{Priority, Scene};
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let limit = scene.add(Scene::WINDOW.width().at_most(100.0))?;
    /// scene.set_priority(limit, Priority::WEAK)?;
    /// assert!(!scene.layout()?.has_conflict());
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_priority(&mut self, constraint: Constraint, priority: impl Into<Priority>) -> Result<()> {
        self.expect(unsafe {
            ffi::cas_constraint_set_priority(self.as_ptr(), self.raw(constraint)?, priority.into().0)
        })
    }

    /// Replaces the weight of a constraint within its priority.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let limit = scene.add(Scene::WINDOW.width().at_most(100.0).priority(500))?;
    /// scene.set_weight(limit, 2.0)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn set_weight(&mut self, constraint: Constraint, weight: f64) -> Result<()> {
        self.expect(unsafe { ffi::cas_constraint_set_weight(self.as_ptr(), self.raw(constraint)?, weight) })
    }

    /// Returns the constraint with an identifier; of several, the oldest.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// scene.add_rules(&["window.width <= 1000 \"limit\""])?;
    /// assert!(scene.find_constraint("limit")?.is_some());
    /// assert!(scene.find_constraint("other")?.is_none());
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn find_constraint(&self, identifier: &str) -> Result<Option<Constraint>> {
        let identifier = text(identifier)?;
        let number = unsafe { ffi::cas_scene_find_constraint(self.as_ptr(), identifier.as_ptr()) };
        Ok((number != 0).then(|| Constraint(self.owner.id(number))))
    }

    /// Returns all constraints that the program added, active or not.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let limit = scene.add(Scene::WINDOW.width().at_most(1000.0))?;
    /// assert_eq!(scene.constraints()?, [limit]);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn constraints(&self) -> Result<Vec<Constraint>> {
        self.constraints_of(|scene, first, count| unsafe { ffi::cas_scene_constraints(scene, first, count) })
    }

    /// Returns the constraints that the program added and that name an item.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// let width = scene.add(view.width().equal_to(100.0))?;
    /// assert_eq!(scene.constraints_on(view)?, [width]);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn constraints_on(&self, item: Item) -> Result<Vec<Constraint>> {
        let item = self.raw(item)?;
        self.constraints_of(|scene, first, count| unsafe { ffi::cas_item_constraints(scene, item, first, count) })
    }

    /// Returns a constraint as a line of text, which is also a rule.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let limit = scene.add(Scene::WINDOW.width().at_most(1000.0))?;
    /// assert_eq!(scene.constraint_text(limit)?, "window.width <= 1000 @1000");
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn constraint_text(&self, constraint: Constraint) -> Result<String> {
        written(|write, context| {
            self.expect(unsafe { ffi::cas_constraint_write(self.as_ptr(), self.raw(constraint)?, write, context) })
        })
    }

    /// Returns how far an active constraint is from holding, as of the last layout.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// let target = scene.add(Scene::WINDOW.width().equal_to(300.0).priority(500))?;
    /// scene.layout()?;
    /// assert_eq!(scene.violation(target)?, 20.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn violation(&self, constraint: Constraint) -> Result<f64> {
        let mut violation = 0.0;
        self.expect(unsafe { ffi::cas_constraint_violation(self.as_ptr(), self.raw(constraint)?, &mut violation) })?;
        Ok(violation)
    }

    /// Makes the constant of a constraint an edit. A constraint has one edit at most.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// let left = scene.add(view.left().equal_to(Scene::WINDOW.left()))?;
    /// let drag = scene.edit_constant(left)?;
    /// scene.suggest(drag, 40.0)?;
    /// assert_eq!(scene.frame(view).x, 40.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn edit_constant(&mut self, constraint: Constraint) -> Result<SceneEdit> {
        self.made(unsafe { ffi::cas_scene_edit_constant(self.as_ptr(), self.raw(constraint)?) }).map(SceneEdit)
    }

    /// Adds a soft constraint "anchor == number" whose number is an edit, beginning with that of the last layout.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// let drag = scene.edit_anchor(view.left(), 750)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn edit_anchor(&mut self, anchor: Anchor, priority: impl Into<Priority>) -> Result<SceneEdit> {
        let (item, attribute) = (self.raw(anchor.item())?, anchor.attribute().raw());
        self.made(unsafe { ffi::cas_scene_edit_attribute(self.as_ptr(), item, attribute, priority.into().0) })
            .map(SceneEdit)
    }

    /// Sets the number of an edit, lays out, and returns the frames that changed.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// let drag = scene.edit_anchor(view.left(), 750)?;
    /// for x in [10.0, 20.0, 30.0] {
    ///     for change in scene.suggest(drag, x)? {
    ///         println!("{} {}", change.name, change.frame.x);
    ///     }
    /// }
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn suggest(&mut self, edit: SceneEdit, number: f64) -> Result<Changes<'_>> {
        let edit = self.raw(edit)?;
        self.told(|scene, changes, count| unsafe { ffi::cas_scene_suggest(scene, edit, number, changes, count) })
    }

    /// Lays out, and returns the range of numbers in which all exact frames are linear functions of the number. While a
    /// required constraint is dropped, it is the present number alone, since that constraint may hold at the next one.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// scene.add(view.left().at_most(Scene::WINDOW.right()))?;
    /// let drag = scene.edit_anchor(view.left(), 750)?;
    /// assert_eq!(scene.edit_range(drag)?.1, 320.0);
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn edit_range(&mut self, edit: SceneEdit) -> Result<(f64, f64)> {
        let (mut low, mut high) = (0.0, 0.0);
        self.expect(unsafe { ffi::cas_scene_edit_range(self.as_ptr(), self.raw(edit)?, &mut low, &mut high) })?;
        Ok((low, high))
    }

    /// Ends an edit. A constraint that [`edit_anchor`](Scene::edit_anchor) added is removed; another keeps the last number.
    ///
    /// ```
    /// # use casement::Scene;
    /// # let mut scene = Scene::sized(320.0, 480.0)?;
    /// # let view = scene.add_view(Scene::WINDOW, "view")?;
    /// let drag = scene.edit_anchor(view.left(), 750)?;
    /// scene.end_edit(drag)?;
    /// # Ok::<(), casement::Error>(())
    /// ```
    pub fn end_edit(&mut self, edit: SceneEdit) -> Result<()> {
        self.expect(unsafe { ffi::cas_scene_end_edit(self.as_ptr(), self.raw(edit)?) })
    }
}
