// cassowary-rs through a few C functions. The program is passed as arrays. Every
// function returns whether the solver succeeded.
extern crate cassowary;

use cassowary::{Constraint, Expression, RelationalOperator, Solver, Term, Variable};
use std::slice::from_raw_parts;

#[repr(C)]
pub struct PlainTerm {
    variable: i32,
    coefficient: f64,
}

pub struct Held {
    solver: Solver,
    variables: Vec<Variable>,
}

#[no_mangle]
pub extern "C" fn cassowary_new(variable_count: usize) -> *mut Held {
    let variables = (0..variable_count).map(|_| Variable::new()).collect();
    Box::into_raw(Box::new(Held { solver: Solver::new(), variables }))
}

#[no_mangle]
pub unsafe extern "C" fn cassowary_free(held: *mut Held) {
    drop(Box::from_raw(held));
}

#[no_mangle]
pub unsafe extern "C" fn cassowary_constraint(
    held: *mut Held, terms: *const PlainTerm, count: usize, relation: i32, constant: f64, strength: f64,
) -> *mut Constraint {
    let variables = &(*held).variables;
    let terms = from_raw_parts(terms, count)
        .iter()
        .map(|term| Term { variable: variables[term.variable as usize], coefficient: term.coefficient })
        .collect();
    let relation = match relation {
        0 => RelationalOperator::Equal,
        1 => RelationalOperator::LessOrEqual,
        _ => RelationalOperator::GreaterOrEqual,
    };
    Box::into_raw(Box::new(Constraint::new(Expression::new(terms, -constant), relation, strength)))
}

#[no_mangle]
pub unsafe extern "C" fn cassowary_constraint_free(constraint: *mut Constraint) {
    drop(Box::from_raw(constraint));
}

#[no_mangle]
pub unsafe extern "C" fn cassowary_add(held: *mut Held, constraint: *const Constraint) -> bool {
    (*held).solver.add_constraint((*constraint).clone()).is_ok()
}

#[no_mangle]
pub unsafe extern "C" fn cassowary_remove(held: *mut Held, constraint: *const Constraint) -> bool {
    (*held).solver.remove_constraint(&*constraint).is_ok()
}

#[no_mangle]
pub unsafe extern "C" fn cassowary_edit(held: *mut Held, variable: i32, strength: f64) -> bool {
    let variable = (&(*held).variables)[variable as usize];
    (*held).solver.add_edit_variable(variable, strength).is_ok()
}

#[no_mangle]
pub unsafe extern "C" fn cassowary_suggest(held: *mut Held, variable: i32, value: f64) -> bool {
    let variable = (&(*held).variables)[variable as usize];
    (*held).solver.suggest_value(variable, value).is_ok()
}

#[no_mangle]
pub unsafe extern "C" fn cassowary_edit_end(held: *mut Held, variable: i32) -> bool {
    let variable = (&(*held).variables)[variable as usize];
    (*held).solver.remove_edit_variable(variable).is_ok()
}

#[no_mangle]
pub unsafe extern "C" fn cassowary_fetch(held: *mut Held) -> usize {
    (*held).solver.fetch_changes().len()
}

#[no_mangle]
pub unsafe extern "C" fn cassowary_value(held: *mut Held, variable: i32) -> f64 {
    (*held).solver.get_value((&(*held).variables)[variable as usize])
}
