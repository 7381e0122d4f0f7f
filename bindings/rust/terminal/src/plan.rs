//! The rows of a layout, in a solver that keeps them.
//!
//! Each part has a length, a multiple of one variable. With modes other than `Legacy`, parts with the same constraint share
//! a variable; all `Fill`s always do, since their lengths are in proportion. The room between parts is one variable as well:
//! nothing tells one gap from another.

use crate::layout::{Constraint, Flex, Layout};
use casement::{Edit, Expression, Priority, Result, Row, Solver, Variable};

const SPACING: Priority = Priority(900);
const BOUND: Priority = Priority(800);
const LENGTH: Priority = Priority(700);
const PERCENTAGE: Priority = Priority(600);
const RATIO: Priority = Priority(500);
const TARGET: Priority = Priority(400);
const FILL: Priority = Priority(300);
const SHARE: Priority = Priority(250);
const REST: Priority = Priority(200);
const EQUAL: Priority = Priority(100);

/// A length of `multiple` times the value of a variable.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Length {
    variable: Variable,
    multiple: f64,
}

/// Parts that share a variable.
struct Group {
    constraint: Constraint,
    variable: Variable,
    /// The sum of their multiples.
    weight: f64,
}

#[derive(Debug)]
pub(crate) struct Plan {
    solver: Solver,
    total: Variable,
    resize: Edit,
    parts: Vec<Length>,
    /// The room in front of the first part, between two parts, and behind the last one.
    spaces: [Option<Length>; 3],
    edges: Vec<u16>,
}

impl Plan {
    pub(crate) fn new(layout: &Layout) -> Result<Plan> {
        let mut solver = Solver::new()?;
        let total = solver.add_variables(1)?[0];
        let is_set = solver.add(total.equal_to(0.0))?;
        let (groups, parts) = grouped(&mut solver, layout)?;
        let spaces = spaces(&mut solver, layout)?;
        let gaps = parts.len().saturating_sub(1) as f64;

        let mut rows = vec![sum(&parts, spaces, gaps).equal_to(total)];
        if parts.is_empty() {
            rows.clear();
        }
        rows.extend(inside(layout, &groups, &parts, spaces, total));
        rows.extend(spacing_rows(layout, spaces, gaps));
        for group in &groups {
            constraint_rows(group, layout.flex, total, &mut rows);
        }
        rows.extend(fill_rows(&groups, layout.flex, total));
        rows.extend(rest_rows(layout.flex, spaces, total));
        if layout.flex != Flex::Legacy {
            rows.extend(equal_rows(&parts));
        }
        solver.add_all(rows)?;
        let resize = solver.edit_constant(is_set)?;
        Ok(Plan { solver, total, resize, parts, spaces, edges: Vec::new() })
    }

    /// Returns the rounded edges for a length of the area: the start, both ends of each part, and the end.
    pub(crate) fn edges(&mut self, length: u16) -> Result<&[u16]> {
        if self.solver.value(self.total) != f64::from(length) || self.edges.is_empty() {
            self.solver.set_edit(self.resize, f64::from(length))?;
            self.round(length);
        }
        Ok(&self.edges)
    }

    fn round(&mut self, length: u16) {
        let solver = &self.solver;
        let value = |length: Length| length.multiple * solver.value(length.variable);
        let [front, between, _] = self.spaces.map(|space| space.map_or(0.0, value));
        // A value is a half also where it is one but for the last bits.
        let cell = |edge: f64| (edge + 0.5 + 1e-6).floor().clamp(0.0, f64::from(length)) as u16;
        let mut edge = front;
        self.edges.clear();
        self.edges.push(0);
        for part in &self.parts {
            let end = edge + value(*part);
            self.edges.extend([cell(edge), cell(end)]);
            edge = end + between;
        }
        self.edges.push(length);
    }
}

/// Makes the variables of all parts.
fn grouped(solver: &mut Solver, layout: &Layout) -> Result<(Vec<Group>, Vec<Length>)> {
    let is_legacy = layout.flex == Flex::Legacy;
    let fills = |constraint: &Constraint| match constraint {
        Constraint::Fill(weight) => *weight > 0,
        Constraint::Min(_) => !is_legacy,
        _ => false,
    };
    let zero = if layout.constraints.iter().any(fills) { 0.0 } else { 1.0 };
    let mut groups: Vec<Group> = Vec::new();
    let mut parts = Vec::with_capacity(layout.constraints.len());
    for constraint in &layout.constraints {
        let multiple = match constraint {
            Constraint::Fill(0) => zero,
            Constraint::Fill(weight) => f64::from(*weight),
            _ => 1.0,
        };
        let is_alike = |group: &&mut Group| match (group.constraint, *constraint) {
            (Constraint::Fill(_), Constraint::Fill(_)) => true,
            (one, other) => one == other && !is_legacy,
        };
        let variable = match groups.iter_mut().find(is_alike) {
            Some(group) => {
                group.weight += multiple;
                group.variable
            }
            None => {
                let variable = solver.add_variables(1)?[0];
                groups.push(Group { constraint: *constraint, variable, weight: multiple });
                variable
            }
        };
        parts.push(Length { variable, multiple });
    }
    Ok((groups, parts))
}

/// Makes the variables of the room around parts: at the front, between, and at the end.
fn spaces(solver: &mut Solver, layout: &Layout) -> Result<[Option<Length>; 3]> {
    let mut space = || solver.add_variables(1).map(|made| Length { variable: made[0], multiple: 1.0 });
    let gap = space()?;
    let between = (layout.constraints.len() > 1).then_some(gap);
    Ok(match layout.flex {
        Flex::Legacy | Flex::SpaceBetween => [None, between, None],
        Flex::Start => [None, between, Some(space()?)],
        Flex::End => [Some(space()?), between, None],
        Flex::Center => {
            let side = space()?;
            [Some(side), between, Some(side)]
        }
        Flex::SpaceEvenly => [Some(gap), between, Some(gap)],
        Flex::SpaceAround => [Some(gap), between.map(|gap| Length { multiple: 2.0, ..gap }), Some(gap)],
    })
}

/// The sum of all lengths.
fn sum(parts: &[Length], [front, between, end]: [Option<Length>; 3], gaps: f64) -> Expression {
    let mut sum = Expression::default();
    parts.iter().copied().chain(front).chain(end).for_each(|part| sum += part.variable * part.multiple);
    if let Some(gap) = between {
        sum += gap.variable * (gap.multiple * gaps);
    }
    sum
}

/// Parts have no negative length and lie inside the area.
fn inside(
    layout: &Layout,
    groups: &[Group],
    parts: &[Length],
    [front, between, end]: [Option<Length>; 3],
    total: Variable,
) -> Vec<Row> {
    let mut rows: Vec<Row> = groups.iter().map(|group| group.variable.at_least(0.0)).collect();
    rows.extend(front.into_iter().chain(end).map(|space| space.variable.at_least(0.0)));
    let gap = match between {
        Some(gap) => gap,
        None => return rows,
    };
    if layout.spacing >= 0 {
        rows.push(gap.variable.at_least(0.0));
        return rows;
    }
    let mut edge = front.map_or(Expression::default(), |space| space.variable * space.multiple);
    for part in &parts[..parts.len() - 1] {
        edge += part.variable * part.multiple;
        rows.push(edge.clone().at_most(total));
        edge += gap.variable * gap.multiple;
        rows.push(edge.clone().at_least(0.0));
    }
    rows
}

fn spacing_rows(layout: &Layout, [front, between, _]: [Option<Length>; 3], gaps: f64) -> Option<Row> {
    let spacing = f64::from(layout.spacing);
    match layout.flex {
        // The smallest space, also where the one between parts is twice as much.
        Flex::SpaceBetween | Flex::SpaceAround | Flex::SpaceEvenly => {
            let space = front.or(between)?;
            Some(space.variable.at_least(spacing).priority(SPACING))
        }
        _ => Some(between?.variable.equal_to(spacing).priority(SPACING).weight(gaps)),
    }
}

/// What a constraint asks for. A violation counts once for each part.
fn constraint_rows(group: &Group, flex: Flex, total: Variable, rows: &mut Vec<Row>) {
    let length = group.variable;
    let mut add = |row: Row, priority| rows.push(row.priority(priority).weight(group.weight));
    match group.constraint {
        Constraint::Length(cells) => add(length.equal_to(f64::from(cells)), LENGTH),
        Constraint::Percentage(percent) => add(length.equal_to(total * (f64::from(percent) / 100.0)), PERCENTAGE),
        Constraint::Ratio(part, whole) => {
            add(length.equal_to(total * (f64::from(part) / f64::from(whole.max(1)))), RATIO);
        }
        Constraint::Min(cells) => {
            add(length.at_least(f64::from(cells)), BOUND);
            if flex == Flex::Legacy {
                add(length.equal_to(f64::from(cells)), TARGET);
            }
        }
        Constraint::Max(cells) => {
            add(length.at_most(f64::from(cells)), BOUND);
            add(length.equal_to(f64::from(cells)), TARGET);
        }
        Constraint::Fill(_) => {}
    }
}

/// What fills takes all that is left, and shares it. Each pair is to be in proportion, which makes the lengths as equal as
/// minima allow.
fn fill_rows(groups: &[Group], flex: Flex, total: Variable) -> Vec<Row> {
    let is_filling = |group: &&Group| match group.constraint {
        Constraint::Fill(_) => group.weight > 0.0,
        Constraint::Min(_) => flex != Flex::Legacy,
        _ => false,
    };
    let filling: Vec<&Group> = groups.iter().filter(is_filling).collect();
    let mut all = Expression::default();
    filling.iter().for_each(|group| all += group.variable * group.weight);
    let mut rows = Vec::new();
    if !filling.is_empty() {
        // The sum is shorter, also where parts overlap, so this row asks for as much as there is.
        let most = total * (filling.iter().map(|group| group.weight).sum::<f64>() + 1.0);
        rows.push(all.equal_to(most).priority(FILL));
    }
    for (index, one) in filling.iter().enumerate() {
        for other in &filling[index + 1..] {
            let row = (one.variable - other.variable).equal_to(0.0);
            rows.push(row.priority(SHARE).weight(one.weight * other.weight));
        }
    }
    rows
}

/// The room that nothing takes.
fn rest_rows(flex: Flex, [front, between, end]: [Option<Length>; 3], total: Variable) -> Option<Row> {
    let space = match flex {
        Flex::Legacy => return None,
        Flex::SpaceBetween => between?,
        _ => front.or(end)?,
    };
    Some(space.variable.equal_to(total).priority(REST))
}

fn equal_rows(parts: &[Length]) -> Vec<Row> {
    let differs = |pair: &&[Length]| pair[0] != pair[1];
    let pairs = parts.windows(2).filter(differs);
    pairs
        .map(|pair| {
            let [one, other] = [pair[0], pair[1]].map(|part| part.variable * part.multiple);
            (one - other).equal_to(0.0).priority(EQUAL)
        })
        .filter(|row| !row.is_empty())
        .collect()
}
