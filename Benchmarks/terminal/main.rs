//! Prints a line for each layout: microseconds of casement-terminal, and of cassowary-rs if there is one.
//!
//! The peer runs in several processes, since its order of variables is random: once unmeasured, then once measured. The
//! figure is the median of those that end in time.

use casement_terminal::{Constraint, Constraint::*, Flex, Layout, Rect};
use std::hint::black_box;
use std::time::Instant;

struct Case {
    name: &'static str,
    constraints: Vec<Constraint>,
    flex: Flex,
    spacing: i16,
    length: u16,
}

fn cases() -> Vec<Case> {
    let case = |name, constraints: &[Constraint], flex, spacing, length| Case {
        name,
        constraints: constraints.to_vec(),
        flex,
        spacing,
        length,
    };
    let table: Vec<Constraint> = (0..50).map(|column| Length(3 + column * 5 % 7)).collect();
    vec![
        case("header, body, footer", &[Length(1), Min(0), Length(3)], Flex::Start, 0, 24),
        case("four columns", &[Length(20), Percentage(30), Fill(1), Fill(2)], Flex::Start, 1, 120),
        case("24 x Min(3) in 72", &[Min(3); 24], Flex::Start, 0, 72),
        case("24 x Min(3) in 72, legacy", &[Min(3); 24], Flex::Legacy, 0, 72),
        case("24 x Min(3) in 60", &[Min(3); 24], Flex::Start, 0, 60),
        case("50 columns of a table", &table, Flex::Start, 1, 200),
    ]
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// Returns the median of microseconds of a call, over batches.
fn measured(batches: usize, mut call: impl FnMut(usize)) -> f64 {
    let size = 20;
    let mut batch = || {
        let begin = Instant::now();
        (0..size).for_each(&mut call);
        begin.elapsed().as_secs_f64() * 1e6 / size as f64
    };
    batch();
    median((0..batches).map(|_| batch()).collect())
}

#[cfg(feature = "peer")]
mod peer {
    use super::Case;
    use casement_terminal::{Constraint, Flex};
    use cassowary::strength::{MEDIUM, REQUIRED, STRONG, WEAK};
    use cassowary::WeightedRelation::{EQ, GE, LE};
    use cassowary::{Expression, Solver, Variable};
    use std::process::{Command, Stdio};
    use std::time::{Duration, Instant};

    /// Splits as ratatui does: rows between the edges of all parts, with strengths as weights.
    pub fn split(case: &Case) -> Vec<f64> {
        let mut solver = Solver::new();
        let edges: Vec<Variable> = (0..2 * case.constraints.len() + 2).map(|_| Variable::new()).collect();
        let (start, end, length) = (edges[0], edges[edges.len() - 1], f64::from(case.length));
        let mut add = |row: cassowary::Constraint| solver.add_constraint(row).unwrap();
        add(start | EQ(REQUIRED) | 0.0);
        add(end | EQ(REQUIRED) | length);
        for edge in &edges {
            add(*edge | GE(REQUIRED) | 0.0);
            add(*edge | LE(REQUIRED) | length);
        }
        let size = |pair: &[Variable]| -> Expression { pair[1] - pair[0] };
        let parts: Vec<&[Variable]> = edges[1..edges.len() - 1].chunks(2).collect();
        parts.iter().for_each(|part| add(part[0] | LE(REQUIRED) | part[1]));
        let spaces: Vec<&[Variable]> = edges.chunks(2).collect();
        for space in &spaces[1..spaces.len() - 1] {
            add(size(space) | EQ(STRONG * 100.1) | f64::from(case.spacing));
        }
        let (first, last) = (spaces[0], spaces[spaces.len() - 1]);
        add(size(first) | EQ(REQUIRED - WEAK) | 0.0);
        let is_legacy = case.flex == Flex::Legacy;
        if is_legacy {
            add(size(last) | EQ(REQUIRED - WEAK) | 0.0);
        } else {
            add(size(last) | EQ(MEDIUM / 10.0) | length);
        }
        let mut filling = Vec::new();
        for (constraint, part) in case.constraints.iter().zip(&parts) {
            match *constraint {
                Constraint::Length(cells) => add(size(part) | EQ(STRONG * 10.0) | f64::from(cells)),
                Constraint::Percentage(percent) => add(size(part) | EQ(STRONG) | (length * f64::from(percent) / 100.0)),
                Constraint::Min(cells) => {
                    add(size(part) | GE(STRONG * 100.0) | f64::from(cells));
                    if is_legacy {
                        add(size(part) | EQ(MEDIUM * 10.0) | f64::from(cells));
                    } else {
                        add(size(part) | EQ(MEDIUM) | length);
                        filling.push((1.0, part));
                    }
                }
                Constraint::Fill(weight) => {
                    add(size(part) | EQ(MEDIUM) | length);
                    filling.push((f64::from(weight), part));
                }
                _ => unreachable!(),
            }
        }
        for (index, one) in filling.iter().enumerate() {
            for other in &filling[index + 1..] {
                add((size(one.1) * other.0) | EQ(MEDIUM / 10.0) | (size(other.1) * one.0));
            }
        }
        if !is_legacy {
            for pair in parts.windows(2) {
                add(size(pair[0]) | EQ(WEAK) | size(pair[1]));
            }
        }
        edges.iter().map(|edge| solver.get_value(*edge)).collect()
    }

    /// Returns the median of microseconds in new processes, and how many failed or did not end in time.
    pub fn measured(index: usize, runs: usize, limit: Duration) -> (Option<f64>, usize) {
        let program = std::env::current_exe().unwrap();
        let mut times = Vec::new();
        for _ in 0..runs {
            let mut child = Command::new(&program).args(["--peer", &index.to_string()]).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
            let begin = Instant::now();
            while begin.elapsed() < limit && child.try_wait().unwrap().is_none() {
                std::thread::sleep(Duration::from_millis(2));
            }
            if child.try_wait().unwrap().is_some() {
                let output = child.wait_with_output().unwrap();
                times.extend(String::from_utf8_lossy(&output.stdout).trim().parse::<f64>());
            } else {
                child.kill().unwrap();
                child.wait().unwrap();
            }
        }
        let stopped = runs - times.len();
        ((!times.is_empty()).then(|| super::median(times)), stopped)
    }
}

#[cfg(feature = "peer")]
fn peer_cells(index: usize, quick: bool) -> String {
    let (runs, seconds) = if quick { (3, 2) } else { (20, 10) };
    let (time, stopped) = peer::measured(index, runs, std::time::Duration::from_secs(seconds));
    let time = time.map_or(format!(">{seconds}000000"), |time| format!("{time:.0}"));
    format!("{time}\t{stopped} of {runs}")
}

#[cfg(not(feature = "peer"))]
fn peer_cells(_: usize, _: bool) -> String {
    String::from("\t")
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let cases = cases();
    #[cfg(feature = "peer")]
    if arguments.first().map(String::as_str) == Some("--peer") {
        let case = &cases[arguments[1].parse::<usize>().unwrap()];
        black_box(peer::split(case));
        let begin = Instant::now();
        black_box(peer::split(case));
        println!("{}", begin.elapsed().as_secs_f64() * 1e6);
        return;
    }
    let quick = arguments.iter().any(|argument| argument == "--quick");
    println!("layout\tnew layout, µs\tresized, µs\tcassowary-rs, µs\tfailed or did not end");
    for (index, case) in cases.iter().enumerate() {
        let layout = Layout::vertical(case.constraints.iter().copied()).flex(case.flex).spacing(case.spacing);
        let area = |height: usize| Rect::new(0, 0, 80, case.length + height as u16);
        let batches = if quick { 5 } else { 50 };
        let new = measured(batches, |_| drop(black_box(layout.split(black_box(area(0))))));
        let mut splitter = layout.splitter();
        let resized = measured(batches, |step| drop(black_box(splitter.split(black_box(area(step % 5))))));
        println!("{}\t{new:.1}\t{resized:.2}\t{}", case.name, peer_cells(index, quick));
    }
}
