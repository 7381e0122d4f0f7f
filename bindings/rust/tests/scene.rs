//! Tests of the safe wrapper.

use casement::{ffi, Options, Result, Scene};

fn screen() -> Scene {
    Scene::new(Options { profile: ffi::CAS_PROFILE_IOS7, width: 320.0, height: 480.0, scale: 0.0 }).unwrap()
}

#[test]
fn a_wrong_rule_is_told_with_its_place() -> Result<()> {
    let mut scene = screen();
    scene.add_view(Scene::WINDOW, "a")?;
    let error = scene.add_rules(&["a.width == 5", "a.height == "]).unwrap_err();
    assert_eq!(error.status, ffi::CAS_ERROR_RULE);
    assert!(error.to_string().contains("line 2"), "{error}");
    Ok(())
}

#[test]
fn what_is_gone_is_an_error() -> Result<()> {
    let mut scene = screen();
    let gone = scene.add_view(Scene::WINDOW, "gone")?;
    assert_eq!(unsafe { ffi::cas_scene_remove(scene.as_ptr(), gone.id()) }, ffi::CAS_OK);
    assert_eq!(scene.add_view(gone, "in it").unwrap_err().status, ffi::CAS_ERROR_STALE);
    assert_eq!(scene.name(gone), "");
    assert!(scene.frame(gone).width.is_nan());
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
    let options = Options { profile: 99, width: 320.0, height: 480.0, scale: 0.0 };
    assert!(Scene::new(options).is_err());
    assert_eq!(screen().add_view(Scene::WINDOW, "a\0b").unwrap_err().status, ffi::CAS_ERROR_TEXT);
}

#[test]
fn a_scene_goes_to_another_thread() {
    let mut scene = screen();
    let count = std::thread::spawn(move || scene.layout().map(|changes| changes.len())).join().unwrap();
    assert!(count.unwrap() > 0);
}
