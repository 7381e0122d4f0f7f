//! Tests of splitting: equal parts, margins, extremes, and the number of cases that hang other solvers.

use casement_terminal::{split, Constraint, Constraint::*, Direction, Flex, Layout, Rect};

/// Returns the widths of columns.
fn lengths(layout: &Layout, length: u16) -> Vec<u16> {
    layout.split(Rect::new(0, 0, length, 1)).iter().map(|part| part.width).collect()
}

#[test]
fn many_minima_that_fit_exactly() {
    for flex in [Flex::Legacy, Flex::Start, Flex::Center, Flex::SpaceBetween, Flex::SpaceEvenly] {
        let rows = Layout::vertical([Min(3); 24]).flex(flex).split(Rect::new(0, 0, 80, 72));
        assert!(rows.iter().enumerate().all(|(index, row)| row.y as usize == 3 * index && row.height == 3), "{flex:?}");
    }
}

#[test]
fn parts_with_the_same_constraint_differ_by_rounding_only() {
    let all = [Length(7), Min(5), Length(7), Max(9), Min(5), Percentage(20), Fill(2), Max(9), Percentage(20), Fill(2)];
    for flex in [Flex::Start, Flex::End, Flex::Center, Flex::SpaceBetween, Flex::SpaceAround, Flex::SpaceEvenly] {
        for length in 0..200 {
            let found = lengths(&Layout::horizontal(all).flex(flex), length);
            for (one, other) in [(0, 2), (1, 4), (3, 7), (5, 8), (6, 9)] {
                assert!(found[one].abs_diff(found[other]) <= 1, "{flex:?} {length} {found:?}");
            }
        }
    }
}

#[test]
fn nothing_and_extremes() {
    assert!(split(Rect::new(0, 0, 80, 24), Direction::Vertical, &[]).is_empty());
    let (parts, room) = Layout::horizontal([]).split_with_spacers(Rect::new(2, 0, 80, 24));
    assert_eq!((parts, room), (vec![], vec![Rect::new(2, 0, 80, 24)]));
    let most = u16::MAX;
    let all =
        [Length(most), Percentage(most), Ratio(u32::MAX, 0), Min(most), Max(most), Fill(most), Fill(0), Ratio(0, 0)];
    for flex in [Flex::Legacy, Flex::Start, Flex::Center, Flex::SpaceBetween, Flex::SpaceAround, Flex::SpaceEvenly] {
        for spacing in [i16::MIN, -1, 0, 1, i16::MAX] {
            for area in [Rect::default(), Rect::new(0, 0, most, most), Rect::new(most, most, most, most)] {
                let parts = Layout::horizontal(all).flex(flex).spacing(spacing).split(area);
                assert!(
                    parts.iter().all(|part| part.x >= area.x && part.right() <= area.right()),
                    "{flex:?} {spacing}"
                );
            }
        }
    }
}

#[test]
fn margins_that_leave_nothing() {
    let layout = Layout::horizontal([Length(3), Fill(1)]).margin(5);
    assert_eq!(layout.split(Rect::new(0, 0, 9, 20)), [Rect::new(4, 5, 0, 10), Rect::new(4, 5, 0, 10)]);
}

#[test]
fn weights_are_exact() {
    let layout = |weights: &[u16]| Layout::horizontal(weights.iter().map(|weight| Constraint::Fill(*weight)));
    assert_eq!(lengths(&layout(&[1, 2, 3, 4]), 100), [10, 20, 30, 40]);
    assert_eq!(lengths(&layout(&[0, 65535]), 100), [0, 100]);
    assert_eq!(lengths(&layout(&[0, 0]), 100), [50, 50]);
}

#[test]
fn minima_share_what_is_left() {
    let layout = Layout::horizontal([Min(50), Min(0), Fill(1), Fill(2)]);
    assert_eq!(lengths(&layout, 100), [50, 13, 12, 25]);
    assert_eq!(lengths(&layout, 500), [100, 100, 100, 200]);
}

#[test]
fn parts_of_different_kinds_fill_the_area_in_order() {
    let rows = split(Rect::new(2, 2, 10, 10), Direction::Vertical, &[Percentage(10), Max(5), Min(1)]);
    assert_eq!(rows.iter().map(|row| row.height).collect::<Vec<_>>(), [1, 5, 4]);
    assert!(rows.windows(2).all(|pair| pair[0].bottom() == pair[1].y));
}
