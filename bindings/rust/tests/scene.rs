//! Tests of scenes: errors, conflicts, lifetimes, closures that measure.

use casement::{
    ffi, Axis, Curve, Direction, Equation, Format, Measurement, Options, Outcome, Point, Priority, Profile, Rect,
    Result, Scene, SceneFlags, Size, Status, Timing,
};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Arc;

fn screen() -> Scene {
    Scene::new(Options { profile: Profile::Ios7, ..Options::sized(320.0, 480.0) }).unwrap()
}

#[test]
fn an_error_in_a_rule_has_its_place() -> Result<()> {
    let mut scene = screen();
    scene.add_view(Scene::WINDOW, "a")?;
    let error = scene.add_rules(&["a.width == 5", "a.height == "]).unwrap_err();
    assert_eq!(error.status(), Status::Rule);
    assert!(error.to_string().contains("line 2"), "{error}");
    assert_eq!(error.fault().unwrap().line, 2);
    assert!(scene.constraints()?.is_empty());
    Ok(())
}

#[test]
fn an_error_of_another_call_has_no_place() -> Result<()> {
    let mut scene = screen();
    scene.add_rules(&["nonsense"]).unwrap_err();
    assert!(scene.set_size(-1.0, 0.0).unwrap_err().fault().is_none());
    Ok(())
}

#[test]
fn a_removed_item_is_an_error() -> Result<()> {
    let mut scene = screen();
    let removed = scene.add_view(Scene::WINDOW, "removed")?;
    scene.remove(removed)?;
    assert_eq!(scene.add_view(removed, "inside").unwrap_err().status(), Status::Stale);
    assert_eq!(scene.name(removed), "");
    assert!(scene.frame(removed).width.is_nan());
    Ok(())
}

#[test]
fn an_id_of_another_scene_is_refused() -> Result<()> {
    let (mut scene, mut other) = (screen(), screen());
    let (view, guide) = (scene.add_view(Scene::WINDOW, "view")?, scene.add_guide(Scene::WINDOW, "guide")?);
    let (stack, width) = (scene.add_stack(Scene::WINDOW, Axis::Horizontal, "stack")?, view.width().equal_to(10.0));
    let (constraint, edit) = (scene.add(width.clone())?, scene.edit_anchor(view.left(), 500)?);
    let controller = scene.add_navigation(view)?;
    let (another, inside) = (other.add_view(Scene::WINDOW, "another")?, other.add_guide(Scene::WINDOW, "inside")?);
    let equal = other.add_stack(Scene::WINDOW, Axis::Horizontal, "equal")?;
    let kept = other.add(another.width().equal_to(10.0))?;
    let list = other.add_scroll(Scene::WINDOW, "list")?;
    assert_eq!(
        (another.id(), inside.id(), equal.id(), kept.id()),
        (view.id(), guide.id(), stack.id(), constraint.id())
    );
    assert_ne!((another, inside, equal), (view, guide, stack));
    assert_ne!(kept, constraint);
    let before = unsafe { ffi::cas_scene_digest(other.as_ptr()) };
    let format = Format::new().view("it", view);
    let answers = [
        other.add_view(view, "child").map(drop),
        other.set_hidden(view, true),
        other.set_name(guide, "name"),
        other.arrange(stack, &[another]),
        other.arrange(equal, &[another, view]),
        other.add(width).map(drop),
        other.add(another.left().equal_to(view.left())).map(drop),
        other.add_all([another.left().equal_to(0.0), another.top().equal_to(guide.top())]).map(drop),
        other.add_format("it.width == 5", &format).map(drop),
        other.add_format("H:|[another]|", &Format::new().root(view)).map(drop),
        other.set_constant(constraint, 20.0),
        other.set_constants(&[(kept, 20.0), (constraint, 20.0)]),
        other.remove_constraint(constraint),
        other.edit_constant(constraint).map(drop),
        other.suggest(edit, 20.0).map(drop),
        other.set_intrinsics(&[(another, Size::new(1.0, 1.0)), (view, Size::new(1.0, 1.0))]),
        other.set_measure(view, |_| Size::new(1.0, 1.0)),
        other.pop(controller).map(drop),
        other.change_scroll(list, |list| list.docked = Some(view)),
        other.change_view(view, |_| ()),
        other.move_view(another, view, 0),
        other.frames(&[another, view]).map(drop),
        other.remove(view),
    ];
    for (place, answer) in answers.into_iter().enumerate() {
        assert_eq!(answer.expect_err(&place.to_string()).status(), Status::Stale, "{place}");
    }
    assert_eq!((other.name(view), other.children(view), other.parent(view)), ("", vec![], None));
    assert!(other.frame(view).width.is_nan());
    assert_eq!(unsafe { ffi::cas_scene_digest(other.as_ptr()) }, before);
    Ok(())
}

#[test]
fn the_window_and_what_a_scene_returns_are_its_own() -> Result<()> {
    let mut scene = Scene::sized(320.0, 480.0)?;
    let view = scene.add_view(Scene::WINDOW, "view")?;
    scene.add_rules(&["H:|[view]|", "V:|[view(10)]"])?;
    let changed: Vec<_> = scene.layout()?.iter().map(|change| change.item).collect();
    assert!(changed.contains(&view) && changed.contains(&Scene::WINDOW));
    assert_eq!((scene.parent(view), scene.item_at(1.0, 1.0)), (Some(Scene::WINDOW), Some(view)));
    assert!(scene.children(Scene::WINDOW).contains(&view));
    assert!(scene.constraints()?.into_iter().all(|constraint| scene.violation(constraint) == Ok(0.0)));
    scene.set_measure(view, move |request| {
        assert_eq!(request.item, view);
        Size::new(10.0, 10.0)
    })?;
    scene.layout()?;
    Ok(())
}

#[test]
fn a_conflict_does_not_stop_a_layout() -> Result<()> {
    let mut scene = screen();
    let view = scene.add_view(Scene::WINDOW, "a")?;
    scene.add_rules(&["a.width == 5", "a.width == 6"])?;
    let changes = scene.layout()?;
    assert!(changes.has_conflict() && changes.iter().any(|change| change.item == view && change.name == "a"));
    assert_eq!(scene.frame(view).width, 5.0);
    Ok(())
}

#[test]
fn texts_and_options_are_checked() {
    assert_eq!(Scene::sized(-1.0, 480.0).unwrap_err().status(), Status::OutOfRange);
    assert_eq!(Scene::sized(320.0, f64::NAN).unwrap_err().status(), Status::NotFinite);
    assert_eq!(screen().add_view(Scene::WINDOW, "a\0b").unwrap_err().status(), Status::Text);
}

#[test]
fn zero_is_no_default() -> Result<()> {
    let mut scene = screen();
    let width = Scene::WINDOW.width();
    assert_eq!(scene.add(width.at_least(0.0).priority(0)).unwrap_err().status(), Status::OutOfRange);
    assert_eq!(scene.add(width.at_least(0.0).weight(0.0)).unwrap_err().status(), Status::OutOfRange);
    let zero = scene.add(width.at_least(width * 0.0 + 3.0))?;
    assert_eq!(scene.constraint_text(zero)?, "window.width >= 3 @1000");
    Ok(())
}

#[test]
fn a_scene_goes_to_another_thread() {
    let mut scene = screen();
    let view = scene.add_view(Scene::WINDOW, "view").unwrap();
    scene.set_measure(view, |_| Size::new(60.0, 20.0)).unwrap();
    let thread = std::thread::spawn(move || {
        scene.layout().unwrap();
        scene.frame(view).width
    });
    assert_eq!(thread.join().unwrap(), 60.0);
}

#[test]
fn a_panic_of_a_closure_continues_after_the_layout() -> Result<()> {
    let mut scene = Scene::sized(100.0, 100.0)?;
    let view = scene.add_view(Scene::WINDOW, "view")?;
    let mut is_first = true;
    scene.set_measure(view, move |request| {
        if std::mem::take(&mut is_first) {
            panic!("at width {:?}", request.width);
        }
        Size::new(50.0, 33.0)
    })?;
    let panic = catch_unwind(AssertUnwindSafe(|| scene.layout().map(drop))).unwrap_err();
    assert!(panic.downcast_ref::<String>().unwrap().starts_with("at width"));
    scene.layout()?;
    assert_eq!(scene.frame(view).height, 33.0);
    Ok(())
}

#[test]
fn an_invalid_measurement_is_an_outcome_of_the_layout() -> Result<()> {
    let mut scene = Scene::sized(100.0, 100.0)?;
    let view = scene.add_view(Scene::WINDOW, "view")?;
    scene.set_measure(view, |_| Size::new(f64::INFINITY, 1.0))?;
    assert_eq!(scene.layout()?.outcome(), Outcome::Mismeasured);
    Ok(())
}

/// Counts how many of it are alive.
struct Counted(Arc<AtomicUsize>);

impl Counted {
    fn new(count: &Arc<AtomicUsize>) -> Counted {
        count.fetch_add(1, Ordering::SeqCst);
        Counted(Arc::clone(count))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

#[test]
fn closures_live_as_long_as_their_views() -> Result<()> {
    let alive = Arc::new(AtomicUsize::new(0));
    let mut scene = Scene::sized(100.0, 100.0)?;
    let parent = scene.add_view(Scene::WINDOW, "parent")?;
    let (a, b) = (scene.add_view(parent, "a")?, scene.add_view(Scene::WINDOW, "b")?);
    for view in [a, a, b] {
        let counted = Counted::new(&alive);
        scene.set_measure(view, move |_| {
            let _ = &counted;
            Size::new(1.0, 1.0)
        })?;
    }
    assert_eq!(alive.load(Ordering::SeqCst), 2);
    scene.remove(parent)?; // with a in it
    assert_eq!(alive.load(Ordering::SeqCst), 1);
    scene.layout()?;
    let counted = Counted::new(&alive);
    assert!(scene
        .set_measure(a, move |_| Size::new(f64::from(u8::from(counted.0.load(Ordering::SeqCst) > 9)), 1.0))
        .is_err());
    assert_eq!(alive.load(Ordering::SeqCst), 1);
    drop(scene);
    assert_eq!(alive.load(Ordering::SeqCst), 0);
    Ok(())
}

#[test]
fn a_strict_scene_refuses_and_is_unchanged() -> Result<()> {
    let mut scene = Scene::new(Options { strict: true, ..Options::sized(320.0, 480.0) })?;
    let view = scene.add_view(Scene::WINDOW, "view")?;
    scene.add(view.width().equal_to(100.0).identifier("first"))?;
    let before = scene.digest();
    assert_eq!(scene.add(view.width().equal_to(200.0)).unwrap_err().status(), Status::Conflict);
    assert_eq!(scene.digest(), before);
    assert_eq!(scene.refusal()?, [scene.find_constraint("first")?.unwrap()]);
    Ok(())
}

#[test]
fn leading_follows_the_direction() -> Result<()> {
    let mut scene = Scene::new(Options { direction: Direction::RightToLeft, ..Options::sized(320.0, 480.0) })?;
    let view = scene.add_view(Scene::WINDOW, "view")?;
    scene.add_format("H:|-[view(width)]", &Format::new().metric("width", 100.0))?;
    scene.layout()?;
    assert_eq!(scene.frame(view).x, 200.0);
    Ok(())
}

#[test]
fn an_animation_is_committed_after_an_error_and_after_a_panic() -> Result<()> {
    let mut scene = screen();
    let view = scene.add_view(Scene::WINDOW, "view")?;
    let left = scene.add(view.left().equal_to(Scene::WINDOW.left()))?;
    scene.layout()?;
    let timing = Timing::new(1.0, Curve::Linear);
    let error = scene.animate(timing, |scene| {
        scene.set_constant(left, 100.0)?;
        scene.set_size(f64::NAN, 0.0)
    });
    assert_eq!(error.unwrap_err().status(), Status::NotFinite);
    scene.sample(0.5)?;
    assert_eq!(scene.shown_frame(view).x, 50.0);
    assert!(catch_unwind(AssertUnwindSafe(|| scene.animate(timing, |_| panic!("inside")))).is_err());
    assert_eq!(scene.animate(timing, |scene| scene.set_constant(left, 0.0))?, Outcome::Solved);
    Ok(())
}

#[test]
fn functions_of_the_header_act_beside() -> Result<()> {
    let mut scene = screen();
    let view = scene.add_view(Scene::WINDOW, "view")?;
    assert_eq!(unsafe { ffi::cas_item_set_data(scene.as_ptr(), view.id(), 7) }, ffi::CAS_OK);
    Ok(())
}

#[test]
fn a_stack_in_a_screen_with_bars_and_a_keyboard() -> Result<()> {
    let mut scene = screen();
    let navigation = scene.add_navigation(Scene::WINDOW)?;
    let page = scene.push(navigation, "page")?;
    let root = scene.controller_view(page).unwrap();
    let column = scene.add_stack(root, casement::Axis::Vertical, "column")?;
    let rows = [scene.add_view(column, "a")?, scene.add_view(column, "b")?];
    scene.arrange(column, &rows)?;
    scene.change_stack(column, |column| column.distribution = casement::Distribution::FillEqually)?;
    let top = scene.controller_state(page)?.top_guide.unwrap();
    let keyboard = scene.screen_state()?.keyboard_guide;
    scene.add_all([
        column.left().equal_to(root.left()),
        column.right().equal_to(root.right()),
        column.top().equal_to(top.bottom()),
        column.bottom().equal_to(keyboard.top()),
    ])?;
    scene.layout()?;
    assert_eq!(scene.frame(rows[0]).height, (480.0 - 64.0) / 2.0);
    assert_eq!(scene.show_keyboard(0.25)?, Outcome::Solved);
    assert_eq!(scene.frame(rows[0]).height, (480.0 - 64.0 - 216.0) / 2.0);
    assert_eq!(scene.fitting_size(column, Size::default(), Priority::FITTING, Priority::FITTING)?, Size::default());
    scene.check()
}

#[test]
fn names_and_changes_live_together() -> Result<()> {
    let mut scene = screen();
    let (a, b) = (scene.add_view(Scene::WINDOW, "first")?, scene.add_view(Scene::WINDOW, "second")?);
    assert_eq!((scene.name(a), scene.name(b)), ("first", "second"));
    scene.add_rules(&["H:|[first][second(first)]|"])?;
    let changes = scene.layout()?;
    let names: Vec<&str> = changes.iter().map(|change| change.name).collect();
    assert!(names.contains(&"first") && names.contains(&"second"));
    assert_eq!(changes.iter().len(), changes.len());
    assert!(format!("{changes:?}").contains("second"));
    Ok(())
}

#[test]
fn what_has_no_natural_size_has_a_height_for_a_width() -> Result<()> {
    let mut scene = Scene::sized(100.0, 100.0)?;
    let text = scene.add_view(Scene::WINDOW, "text")?;
    scene.set_measure(text, |request| Measurement {
        height: request.width.map(|width| 900.0 / width),
        ..Measurement::default()
    })?;
    scene.add_rules(&["H:|-5-[text]-5-|", "V:|[text]"])?;
    scene.layout()?;
    assert_eq!(scene.frame(text).height, 10.0);
    Ok(())
}

#[test]
fn a_refused_setting_changes_none() -> Result<()> {
    let mut scene = screen();
    let view = scene.add_view(Scene::WINDOW, "view")?;
    let before = scene.view_settings(view)?;
    let error = scene.change_view(view, |view| {
        view.first_baseline = 9.0;
        view.horizontal_hugging = Priority(1001);
    });
    assert_eq!(error.unwrap_err().status(), Status::OutOfRange);
    assert_eq!(scene.view_settings(view)?, before);
    assert_eq!(scene.change(|settings| settings.flags = SceneFlags::STRICT).unwrap_err().status(), Status::Mode);
    Ok(())
}

#[test]
fn sums_of_any_length_are_constraints() -> Result<()> {
    let mut scene = Scene::sized(320.0, 480.0)?;
    let [all, name, mail, mark] = ["all", "name", "mail", "mark"].map(|each| scene.add_view(Scene::WINDOW, each));
    let (all, name, mail, mark) = (all?, name?, mail?, mark?);
    let fits = scene.add(all.width().equal_to(name.width() + mail.width() + 8.0).identifier("fits"))?;
    scene.add_all([
        name.width().equal_to(100.0),
        mark.left().equal_to(0.25 * Scene::WINDOW.width()),
        mail.width().equal_to(2.0 * name.width()),
        (mark.right() - mark.left()).equal_to((all.width() - name.width() - 4.0) / 2.0),
    ])?;
    scene.layout()?;
    assert_eq!((scene.frame(all).width, scene.frame(mark).x, scene.frame(mark).width), (308.0, 80.0, 102.0));
    let found: Vec<_> = scene.summands(fits)?.iter().map(|each| (each.anchor, each.multiplier)).collect();
    assert_eq!(found, [(all.width(), 1.0), (name.width(), -1.0), (mail.width(), -1.0)]);
    assert_eq!(scene.find_constraint("fits")?, Some(fits));
    scene.set_constant(fits, 20.0)?;
    scene.layout()?;
    assert_eq!(scene.frame(all).width, 320.0);
    assert_eq!(scene.set_multiplier(fits, 2.0).unwrap_err().status(), Status::Kind);
    let pair = scene.add(all.height().at_most(0.5 * mail.height() + 3.0))?;
    assert_eq!(scene.constraint_text(pair)?, "all.height <= 0.5 * mail.height + 3 @1000");
    Ok(())
}

#[test]
fn an_equation_of_two_anchors_keeps_its_form() -> Result<()> {
    let mut scene = Scene::sized(320.0, 480.0)?;
    let (a, b) = (scene.add_view(Scene::WINDOW, "a")?, scene.add_view(Scene::WINDOW, "b")?);
    for (equation, text) in [
        ((a.trailing() + 8.0).at_most(b.leading()), "a.trailing <= b.leading - 8 @1000"),
        ((a.width() * 2.0).at_least(b.width() - 4.0), "a.width >= 0.5 * b.width - 2 @1000"),
        ((a.width() - b.width()).equal_to(3.0), "a.width == b.width + 3 @1000"),
        ((8.0 - a.width()).at_most(-b.width() / 4.0), "a.width >= 0.25 * b.width + 8 @1000"),
        (a.width().at_least(a.width() * 0.5 + 10.0), "a.width >= 0.5 * a.width + 10 @1000"),
        ((a.width() * 2.0).at_most(a.width() + 3.0), "a.width >= 2 * a.width - 3 @1000"),
        (a.width().equal_to(0.0 * b.width()), "a.width == 0 @1000"),
    ] {
        let made = scene.add(equation)?;
        assert_eq!(scene.constraint_text(made)?, text);
    }
    Ok(())
}

#[test]
fn sums_are_added_all_or_none() -> Result<()> {
    let mut scene = Scene::sized(320.0, 480.0)?;
    let (a, b) = (scene.add_view(Scene::WINDOW, "a")?, scene.add_view(Scene::WINDOW, "b")?);
    let good = || [a.width().equal_to(3.0), (a.width() + b.width()).equal_to(a.height()), b.width().equal_to(4.0)];
    let refused = good().into_iter().chain([a.left().equal_to(b.top())]);
    assert_eq!(scene.add_all(refused).unwrap_err().status(), Status::Attributes);
    assert_eq!(scene.add((a.width() + b.width()).equal_to(b.width() + a.width())).unwrap_err().status(), Status::Empty);
    assert!(scene.constraints()?.is_empty());
    assert_eq!(scene.add_all(good())?.len(), scene.constraints()?.len());
    scene.layout()?;
    assert_eq!(scene.frame(a).height, 7.0);
    let mut other = Scene::sized(1.0, 1.0)?;
    let sum = (a.width() + b.width()).equal_to(a.height());
    assert_eq!(other.add(sum).unwrap_err().status(), Status::Stale);
    Ok(())
}

#[test]
fn constraints_are_switched_together() -> Result<()> {
    let mut scene = Scene::new(Options { strict: true, ..Options::sized(320.0, 480.0) })?;
    let view = scene.add_view(Scene::WINDOW, "view")?;
    let narrow = scene.add(view.width().equal_to(100.0))?;
    let wide = scene.add(view.width().equal_to(300.0).inactive())?;
    assert_eq!(scene.switch(&[], &[wide]).unwrap_err().status(), Status::Conflict);
    assert_eq!(scene.set_active(wide, true).unwrap_err().status(), Status::Conflict);
    scene.switch(&[narrow], &[wide])?;
    scene.layout()?;
    assert_eq!(scene.frame(view).width, 300.0);
    Ok(())
}

#[test]
fn a_scroll_view_scrolls_without_a_screen() -> Result<()> {
    let mut scene = Scene::sized(320.0, 480.0)?;
    let list = scene.add_scroll(Scene::WINDOW, "list")?;
    let row = scene.add_view(list, "row")?;
    scene.add_rules(&["H:|[list]|", "V:|[list]|", "V:|-100-[row(30)]", "H:|-10-[row(50)]"])?;
    scene.set_content_size(list, 320.0, 1000.0)?;
    scene.set_offset(list, Point { x: 0.0, y: 60.0 })?;
    scene.layout()?;
    assert_eq!(scene.window_frame(row).y, 40.0);
    Ok(())
}

#[test]
fn a_panic_where_an_animation_begins_or_ends_leaves_no_transaction_open() -> Result<()> {
    let mut scene = screen();
    let (view, other) = (scene.add_view(Scene::WINDOW, "view")?, scene.add_view(Scene::WINDOW, "other")?);
    scene.add_rules(&["H:|[view]|", "V:|[view]"])?;
    scene.layout()?;
    let timing = Timing::new(1.0, Curve::Linear);
    let text = |panic: Box<dyn std::any::Any + Send>| *panic.downcast::<&str>().unwrap();
    let animate = |scene: &mut Scene, changes: &dyn Fn(&mut Scene) -> Result<()>| {
        catch_unwind(AssertUnwindSafe(|| scene.animate(timing, changes))).map_err(text)
    };
    let fails = |scene: &mut Scene| scene.set_measure(view, |_| -> Size { panic!("measure") });
    fails(&mut scene)?;
    assert_eq!(animate(&mut scene, &|_| panic!("the layout before it failed")), Err("measure"));
    scene.remove_measure(view)?;
    assert_eq!(animate(&mut scene, &|_| Ok(())), Ok(Ok(Outcome::Solved)));
    assert_eq!(animate(&mut scene, &fails), Err("measure"));
    scene.remove_measure(view)?;
    let both = |scene: &mut Scene| fails(scene).map(|()| panic!("changes"));
    assert_eq!(animate(&mut scene, &both), Err("changes"));
    scene.set_hidden(other, true)?;
    scene.remove_measure(view)?;
    assert_eq!(animate(&mut scene, &|_| Ok(())), Ok(Ok(Outcome::Solved)));
    Ok(())
}

/// Many views in a row, too wide for the window: with a step limit of 1 a layout fails.
fn row(scene: &mut Scene) -> Result<Vec<casement::Constraint>> {
    let mut gaps = Vec::new();
    let mut last = Scene::WINDOW.left();
    for index in 0..40 {
        let view = scene.add_view(Scene::WINDOW, "")?;
        scene.set_intrinsic(view, Some(10.0 + f64::from(index)), Some(10.0))?;
        gaps.push(scene.add(view.left().equal_to(last))?);
        scene.add(view.right().at_most(Scene::WINDOW.right()))?;
        last = view.right();
    }
    Ok(gaps)
}

#[test]
fn a_transaction_that_failed_to_end_is_ended_by_commit() -> Result<()> {
    let mut scene = screen();
    let gaps = row(&mut scene)?;
    scene.layout()?;
    let timing = Timing::new(1.0, Curve::Linear);
    let error = scene.animate(timing, |scene| {
        scene.change(|settings| settings.step_limit = 1)?;
        gaps.iter().try_for_each(|gap| scene.set_constant(*gap, 30.0))
    });
    assert_eq!(error.unwrap_err().status(), Status::Limit);
    scene.change(|settings| settings.step_limit = 0)?;
    assert_eq!(scene.sample(0.0).unwrap_err().status(), Status::Mode);
    assert_eq!(scene.commit()?, Outcome::Conflict);
    assert_eq!(scene.commit().unwrap_err().status(), Status::Mode);
    scene.sample(0.0)?;
    Ok(())
}

#[test]
fn an_animation_of_a_scene_that_was_exchanged_is_not_committed_for_the_other() -> Result<()> {
    let (mut scene, mut other) = (screen(), screen());
    let view = other.add_view(Scene::WINDOW, "view")?;
    let error = scene.animate(Timing::new(1.0, Curve::Linear), |scene| {
        std::mem::swap(scene, &mut other);
        Ok(())
    });
    assert!(error.unwrap_err().message().contains("another scene"));
    assert_eq!(scene.commit().unwrap_err().status(), Status::Mode);
    assert_eq!(scene.name(view), "view");
    assert_eq!(other.commit()?, Outcome::Solved);
    Ok(())
}

#[test]
fn what_a_layout_moved_is_reported_after_one_in_which_a_closure_panicked() -> Result<()> {
    let mut scene = Scene::sized(320.0, 480.0)?;
    let (text, box_) = (scene.add_view(Scene::WINDOW, "text")?, scene.add_view(Scene::WINDOW, "box")?);
    let gone = scene.add_view(Scene::WINDOW, "gone")?;
    let left = scene.add(box_.left().equal_to(Scene::WINDOW.left() + 10.0))?;
    scene.add(gone.left().equal_to(box_.left()))?;
    scene.layout()?;
    let mut is_first = true;
    scene.set_measure(text, move |_| {
        assert!(!std::mem::take(&mut is_first), "measure");
        Size::new(5.0, 5.0)
    })?;
    scene.set_constant(left, 50.0)?;
    assert!(catch_unwind(AssertUnwindSafe(|| scene.layout().map(drop))).is_err());
    scene.remove(gone)?;
    let found: Vec<_> = scene.layout()?.iter().map(|change| (change.name.to_owned(), change.frame)).collect();
    let expected = [("box", Rect::new(50.0, 0.0, 0.0, 0.0)), ("text", Rect::new(0.0, 0.0, 5.0, 5.0))];
    assert_eq!(found, expected.map(|(name, frame)| (name.to_owned(), frame)));
    assert!(scene.layout()?.is_empty());
    Ok(())
}

#[test]
fn what_a_sample_in_the_window_missed_is_reported_in_the_coordinates_of_each_report() -> Result<()> {
    let mut scene = screen();
    let outer = scene.add_view(Scene::WINDOW, "outer")?;
    let (inner, text) = (scene.add_view(outer, "inner")?, scene.add_view(Scene::WINDOW, "text")?);
    scene.add(outer.left().equal_to(Scene::WINDOW.left() + 100.0))?;
    let left = scene.add(inner.left().equal_to(outer.left() + 20.0))?;
    scene.sample_in_window(0.0)?;
    let fails = |scene: &mut Scene| {
        let mut is_first = true;
        scene.set_measure(text, move |_| {
            assert!(!std::mem::take(&mut is_first), "measure");
            Size::new(5.0, 5.0)
        })
    };
    let found = |changes: casement::Changes| changes.iter().map(|each| (each.item, each.frame.x)).collect::<Vec<_>>();
    fails(&mut scene)?;
    scene.set_constant(left, 30.0)?;
    assert!(catch_unwind(AssertUnwindSafe(|| scene.sample_in_window(0.0).map(drop))).is_err());
    assert_eq!(found(scene.layout()?), [(inner, 30.0), (text, 0.0)]);
    assert_eq!(found(scene.sample_in_window(0.0)?), [(inner, 130.0), (text, 0.0)]);
    assert!(scene.layout()?.is_empty() && scene.sample_in_window(0.0)?.is_empty());
    for is_layout in [false, true] {
        fails(&mut scene)?;
        scene.set_constant(left, 50.0 + f64::from(is_layout))?;
        let fails = |scene: &mut Scene| {
            if is_layout {
                scene.layout().map(drop)
            } else {
                scene.sample_in_window(0.0).map(drop)
            }
        };
        assert!(catch_unwind(AssertUnwindSafe(|| fails(&mut scene))).is_err());
        assert_eq!(found(scene.sample_in_window(0.0)?)[0], (inner, 150.0 + f64::from(is_layout)));
        assert!(!found(scene.layout()?).iter().any(|each| each.0 == inner));
    }
    scene.set_constant(left, 30.0)?;
    scene.sample_in_window(0.0)?;
    fails(&mut scene)?;
    scene.set_constant(left, 40.0)?;
    assert!(catch_unwind(AssertUnwindSafe(|| scene.layout().map(drop))).is_err());
    scene.set_constant(left, 30.0)?;
    scene.sample_in_window(0.0)?;
    assert_eq!(found(scene.layout()?), [(inner, 30.0)]);
    Ok(())
}

#[test]
fn a_call_in_which_a_closure_panics_adds_no_constraint() -> Result<()> {
    let mut scene = Scene::new(Options { strict: true, ..Options::sized(320.0, 480.0) })?;
    let row = scene.add_flow(Scene::WINDOW, "row", |_| ())?;
    let (text, mark) = (scene.add_view(row, "text")?, scene.add_view(Scene::WINDOW, "mark")?);
    scene.add_rules(&["H:|[row]|", "V:|[row]"])?;
    scene.set_measure(text, |_| -> Size { panic!("measure") })?;
    let before = scene.constraints()?;
    let equation = || mark.left().equal_to(text.right());
    let sum = || mark.left().equal_to(text.right() + row.width());
    type Call<'call> = &'call dyn Fn(&mut Scene) -> Result<()>;
    let calls: [Call; 7] = [
        &|scene| scene.add(equation()).map(drop),
        &|scene| scene.add(sum()).map(drop),
        &|scene| scene.add_all([equation(), mark.top().equal_to(text.top())]).map(drop),
        &|scene| scene.add_all([mark.width().equal_to(5.0), sum(), mark.height().equal_to(5.0)]).map(drop),
        &|scene| scene.add_all([sum(), mark.height().equal_to(f64::NAN)]).map(drop),
        &|scene| scene.add_rules(&["mark.width == 5", "mark.left == text.right"]),
        &|scene| scene.add_format("mark.left == text.right", &Format::new()).map(drop),
    ];
    for (index, call) in calls.iter().enumerate() {
        scene.invalidate_measure(text)?;
        assert!(catch_unwind(AssertUnwindSafe(|| call(&mut scene))).is_err(), "call {index}");
        assert_eq!(scene.constraints()?, before, "call {index}");
    }
    scene.set_hidden(mark, true)
}

#[test]
fn commit_in_the_closure_of_an_animation_ends_it() -> Result<()> {
    let mut scene = screen();
    let view = scene.add_view(Scene::WINDOW, "view")?;
    let left = scene.add(view.left().equal_to(Scene::WINDOW.left()))?;
    scene.layout()?;
    let error = scene.animate(Timing::new(1.0, Curve::Linear), |scene| {
        scene.set_constant(left, 50.0)?;
        scene.commit().map(drop)
    });
    assert_eq!(error.unwrap_err().status(), Status::Mode);
    assert_eq!(scene.moves_until(), Some(1.0));
    Ok(())
}

#[test]
fn lines_of_rules_are_counted_over_all_texts() -> Result<()> {
    let mut scene = screen();
    scene.add_view(Scene::WINDOW, "a")?;
    scene.add_rules(&[])?;
    for (rules, line) in [(&["a.width == 5\na.top == 0", "a.height == "], 3), (&["a.width == 5\n", "a.height == "], 3)]
    {
        assert_eq!(scene.add_rules(rules).unwrap_err().fault().unwrap().line, line);
    }
    Ok(())
}

#[test]
fn conflicts_of_a_scene_that_cannot_be_solved_are_an_error() -> Result<()> {
    let mut scene = Scene::sized(320.0, 480.0)?;
    row(&mut scene)?;
    scene.add_rules(&["window.height == 5"])?;
    scene.change(|settings| settings.step_limit = 1)?;
    assert_eq!(scene.conflicts().unwrap_err().status(), Status::Limit);
    assert_eq!(scene.conflict_texts().unwrap_err().status(), Status::Limit);
    Ok(())
}

#[test]
fn the_number_for_no_intrinsic_size_is_refused() -> Result<()> {
    let mut scene = Scene::sized(320.0, 480.0)?;
    let view = scene.add_view(Scene::WINDOW, "view")?;
    assert_eq!(scene.set_intrinsic(view, Some(-1.0), None).unwrap_err().status(), Status::OutOfRange);
    assert_eq!(scene.set_intrinsics(&[(view, Size::new(1.0, -1.0))]).unwrap_err().status(), Status::OutOfRange);
    scene.set_measure(view, |_| Size::new(-1.0, 1.0))?;
    assert_eq!(scene.layout()?.outcome(), Outcome::Mismeasured);
    Ok(())
}

#[test]
fn an_error_in_a_batch_with_sums_names_its_entry() -> Result<()> {
    let mut scene = Scene::sized(320.0, 480.0)?;
    let (a, b) = (scene.add_view(Scene::WINDOW, "a")?, scene.add_view(Scene::WINDOW, "b")?);
    let sum = || (a.width() + b.width()).equal_to(a.height());
    let mut message = |equations: Vec<Equation>| scene.add_all(equations).unwrap_err().message().to_owned();
    let wrong = || a.width().equal_to(f64::NAN);
    assert_eq!(message(vec![sum(), wrong()]), "equations[1].constant: a number is NaN or infinite");
    assert_eq!(message(vec![wrong(), sum()]), "equations[0].constant: a number is NaN or infinite");
    assert_eq!(
        message(vec![sum(), a.width().equal_to(1.0), sum(), b.width().equal_to(1.0), wrong()]),
        "equations[4].constant: a number is NaN or infinite"
    );
    assert_eq!(
        message(vec![a.width().equal_to(1.0), sum().weight(0.0)]),
        "equations[1].weight: the value is out of range"
    );
    let unknown = || (a.width() + f64::NAN * a.left()).equal_to(1.0);
    assert_eq!(message(vec![sum(), unknown()]), "equations[1].summands[1]: a number is NaN or infinite");
    assert!(message(vec![sum(), sum().priority(0)]).starts_with("equations[1].priority: "));
    Ok(())
}
