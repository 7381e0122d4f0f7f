//! Tests of the solver.

use casement::{ffi, Outcome, Priority, Result, Solver, Status};

#[test]
fn expressions_add_their_terms() -> Result<()> {
    let mut solver = Solver::new()?;
    let (x, y) = (solver.add_variable("x")?, solver.add_variable("y")?);
    solver.add((x + y + x - 4.0).equal_to(y * 2.0 + 6.0))?; // 2x == y + 10
    solver.add((-x).equal_to(-20.0))?;
    solver.solve()?;
    assert_eq!(solver.values(&[x, y])?, [20.0, 30.0]);
    assert_eq!(solver.add((x - x).equal_to(0.0)).unwrap_err().status(), Status::Empty);
    Ok(())
}

#[test]
fn priorities_are_strict() -> Result<()> {
    let mut solver = Solver::new()?;
    let x = solver.add_variable("x")?;
    solver.add(x.equal_to(100.0).priority(500))?;
    for _ in 0..50 {
        solver.add(x.equal_to(0.0).priority(499))?;
    }
    solver.solve()?;
    assert_eq!(solver.value(x), 100.0);
    solver.check()
}

#[test]
fn a_refused_row_leaves_no_trace() -> Result<()> {
    let mut solver = Solver::new()?;
    let x = solver.add_variable("x")?;
    let row = solver.add(x.at_least(10.0))?;
    solver.solve()?;
    let before = solver.dump()?;
    assert_eq!(solver.try_add(x.at_most(9.0)).unwrap_err().status(), Status::Conflict);
    assert_eq!(solver.dump()?, before);
    assert_eq!(solver.refusal()?, [row]);
    Ok(())
}

#[test]
fn errors_name_their_argument() -> Result<()> {
    let mut solver = Solver::new()?;
    let x = solver.add_variable("x")?;
    let error = solver.add(x.equal_to(f64::NAN)).unwrap_err();
    assert_eq!((error.status(), error.message()), (Status::NotFinite, "rows[0].constant: a number is NaN or infinite"));
    assert_eq!(solver.add(x.equal_to(1.0).weight(0.0)).unwrap_err().status(), Status::OutOfRange);
    assert_eq!(solver.edit_variable(x, Priority::REQUIRED).unwrap_err().status(), Status::OutOfRange);
    assert_eq!(solver.add_variable("a\0b").unwrap_err().status(), Status::Text);
    Ok(())
}

#[test]
fn an_id_of_another_solver_is_refused() -> Result<()> {
    let (mut solver, mut other) = (Solver::new()?, Solver::new()?);
    let (x, mine) = (solver.add_variable("x")?, other.add_variable("mine")?);
    let (row, edit) = (solver.add(x.equal_to(10.0))?, solver.edit_variable(x, 500)?);
    let kept = other.add(mine.equal_to(10.0))?;
    assert_eq!((x.id(), row.id()), (mine.id(), kept.id()));
    assert!(x != mine && row != kept);
    let before = unsafe { ffi::cas_solver_digest(other.as_ptr()) };
    let answers = [
        other.add(x.equal_to(1.0)).map(drop),
        other.add((mine + x).equal_to(1.0)).map(drop),
        other.try_add(x.equal_to(1.0)).map(drop),
        other.set_constant(row, 20.0),
        other.remove(row),
        other.remove_all(&[kept, row]),
        other.remove_variable(x),
        other.edit_variable(x, 500).map(drop),
        other.edit_constant(row).map(drop),
        other.suggest(edit, 20.0).map(drop),
        other.suggest_all(&[(edit, 20.0)]).map(drop),
        other.end_edit(edit),
        other.values(&[mine, x]).map(drop),
        other.violation(row).map(drop),
        other.is_ambiguous(x).map(drop),
    ];
    for (place, answer) in answers.into_iter().enumerate() {
        assert_eq!(answer.expect_err(&place.to_string()).status(), Status::Stale, "{place}");
    }
    assert!(other.value(x).is_nan());
    assert_eq!(other.name(x), "");
    assert_eq!(unsafe { ffi::cas_solver_digest(other.as_ptr()) }, before);
    Ok(())
}

#[test]
fn a_solver_goes_to_another_thread() {
    let mut solver = Solver::new().unwrap();
    let x = solver.add_variable("x").unwrap();
    let drag = solver.edit_variable(x, 500).unwrap();
    let value =
        std::thread::spawn(move || solver.suggest(drag, 5.0).unwrap().iter().next().unwrap().value).join().unwrap();
    assert_eq!(value, 5.0);
}

#[test]
fn a_conflict_is_an_outcome_of_every_call_that_solves() -> Result<()> {
    let mut solver = Solver::new()?;
    let (x, y) = (solver.add_variable("x")?, solver.add_variable("y")?);
    let drag = solver.edit_variable(x, 500)?;
    solver.add_all([y.at_least(5.0), y.at_most(3.0)])?;
    let moved = solver.suggest(drag, 9.0)?;
    assert_eq!((moved.len(), moved.outcome(), moved.has_conflict()), (2, Outcome::Conflict, true));
    assert_eq!(solver.value(x), 9.0);
    assert_eq!(solver.solve()?, Outcome::Conflict);
    assert_eq!(solver.set_edit(drag, 8.0)?, Outcome::Conflict);
    assert!(solver.suggest_all(&[(drag, 7.0)])?.has_conflict());
    assert_eq!((solver.value(x), solver.conflicts()?.len()), (7.0, 1));
    Ok(())
}

#[test]
fn more_variables_than_there_is_memory_are_refused() -> Result<()> {
    let mut solver = Solver::new()?;
    for count in [1 << 28, usize::MAX / 8, usize::MAX] {
        assert_eq!(solver.add_variables(count).unwrap_err().status(), Status::TooMany);
    }
    assert_eq!(solver.add_variables(0)?, []);
    Ok(())
}
