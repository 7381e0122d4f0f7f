//! The chat of bindings/c/embedding.c, in Rust.

use casement::{Options, Profile, Result, Scene};

fn main() -> Result<()> {
    let mut scene = Scene::new(Options { profile: Profile::Ios7, scale: 2.0, ..Options::sized(320.0, 480.0) })?;
    let navigation = scene.add_navigation(Scene::WINDOW)?;
    let chat = scene.push(navigation, "chat")?;
    let root = scene.controller_view(chat).expect("a new controller has a view");

    let messages = scene.add_scroll(root, "messages")?;
    let input = scene.add_view(root, "input")?;
    let text = scene.add_view(input, "text")?;
    let send = scene.add_view(input, "send")?;
    scene.set_intrinsic(text, None, Some(30.0))?;
    scene.set_intrinsic(send, Some(60.0), Some(30.0))?;

    scene.add_rules(&[
        "H:|[messages]|",
        "V:|[messages]|",
        "H:|[input]|",
        "H:|-8-[text]-[send]-8-|",
        "input.height == 44",
        "input.bottom == keyboard_guide.top",
        "text.centerY == input.centerY",
        "send.centerY == text.centerY",
    ])?;
    scene.change_scroll(messages, |messages| messages.docked = Some(input))?; // the input counts into the insets
    scene.layout()?;

    scene.show_keyboard(0.25)?;
    for milliseconds in (0..=500).step_by(50) {
        // the callback of each screen refresh
        println!("{milliseconds} ms");
        for change in scene.sample(f64::from(milliseconds) / 1000.0)? {
            let (name, frame) = (change.name, change.frame);
            println!("  {name} ({:.1}, {:.1}) {:.1} x {:.1}", frame.x, frame.y, frame.width, frame.height);
        }
    }
    let insets = scene.scroll_state(messages)?.insets;
    println!(
        "messages are padded by ({:.1}, {:.1}, {:.1}, {:.1})",
        insets.top, insets.left, insets.bottom, insets.right
    );
    Ok(())
}
