//! The layouts that ratatui's own tests state, which are in ratatui.tsv.

use casement_terminal::{Constraint, Direction, Flex, Layout, Rect};

const CASES: &str = include_str!("ratatui.tsv");

fn cases() -> impl Iterator<Item = Vec<&'static str>> {
    CASES.lines().filter(|line| !line.starts_with('#')).skip(1).map(|line| line.split('\t').collect())
}

fn constraint(text: &str) -> Constraint {
    let (kind, number) = text.split_once(' ').unwrap();
    match kind {
        "length" => Constraint::Length(number.parse().unwrap()),
        "percent" => Constraint::Percentage(number.parse().unwrap()),
        "min" => Constraint::Min(number.parse().unwrap()),
        "max" => Constraint::Max(number.parse().unwrap()),
        "fill" => Constraint::Fill(number.parse().unwrap()),
        "ratio" => {
            let (part, whole) = number.split_once('/').unwrap();
            Constraint::Ratio(part.parse().unwrap(), whole.parse().unwrap())
        }
        _ => panic!("{text}"),
    }
}

fn flex(text: &str) -> Flex {
    match text {
        "legacy" => Flex::Legacy,
        "start" => Flex::Start,
        "end" => Flex::End,
        "center" => Flex::Center,
        "space-between" => Flex::SpaceBetween,
        "space-around" => Flex::SpaceAround,
        "space-evenly" => Flex::SpaceEvenly,
        _ => panic!("{text}"),
    }
}

fn direction(case: &[&str]) -> Direction {
    if case[4] == "vertical" {
        Direction::Vertical
    } else {
        Direction::Horizontal
    }
}

fn layout(case: &[&str]) -> Layout {
    let constraints = case[6].split(", ").map(constraint);
    Layout::new(direction(case), constraints).flex(flex(case[2])).spacing(case[3].parse().unwrap())
}

/// Returns the places of a case, as start+length.
fn found(case: &[&str]) -> Vec<String> {
    let area: Vec<u16> = case[5].split(' ').map(|number| number.parse().unwrap()).collect();
    let (parts, spacers) = layout(case).split_with_spacers(Rect::new(area[0], area[1], area[2], area[3]));
    let rects = if case[1] == "spacers" { spacers } else { parts };
    let direction = direction(case);
    let place = |rect: &Rect| match direction {
        Direction::Horizontal => format!("{}+{}", rect.x, rect.width),
        Direction::Vertical => format!("{}+{}", rect.y, rect.height),
    };
    rects.iter().map(place).collect()
}

fn is_same(expected: &str, found: &[String]) -> bool {
    let expected: Vec<&str> = expected.split(' ').collect();
    let same = |(expected, found): (&&str, &String)| match expected.strip_prefix("?+") {
        Some(length) => found.split_once('+').unwrap().1 == length,
        None => expected == found,
    };
    expected.len() == found.len() && expected.iter().zip(found).all(same)
}

#[test]
fn the_layouts_of_ratatui() {
    let mut wrong = Vec::new();
    let mut count = 0;
    for case in cases() {
        count += 1;
        let found = found(&case);
        if !is_same(case[7], &found) {
            wrong.push(format!("{}\t{}", case.join("\t"), found.join(" ")));
        }
    }
    println!("{} of {count} layouts of ratatui", count - wrong.len());
    assert!(wrong.is_empty(), "{} differ; the last column is what casement finds:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_splitter_finds_what_a_new_one_finds() {
    let mut layouts: Vec<Layout> = cases().map(|case| layout(&case)).collect();
    layouts.dedup();
    for layout in layouts {
        let mut splitter = layout.splitter();
        for length in (0..=40).chain((0..120).rev().step_by(7)) {
            let area = Rect::new(3, 5, length, length);
            let parts = splitter.split(area);
            assert_eq!(parts, layout.split(area), "{layout:?} in {length}");
            assert!(parts.iter().all(|part| part.x >= 3 && part.right() <= area.right()), "{layout:?} in {length}");
        }
    }
}
