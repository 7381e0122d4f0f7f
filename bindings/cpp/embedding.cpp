// The chat of bindings/c/embedding.c, by casement.hpp.
#include <casement.hpp>
#include <cstdio>

int main() {
    casement::scene scene = casement::scene::screen(CAS_PROFILE_IOS7, 320, 480);
    casement::scene_settings settings = scene.settings();
    settings.scale = 2;
    scene.set(settings);
    const casement::view root = scene.add_navigation().push("chat").view();

    const casement::scroll messages = root.add_scroll("messages");
    const casement::view input = root.add("input"), text = input.add("text"), send = input.add("send");
    text.set_intrinsic(CAS_NO_METRIC, 30);
    send.set_intrinsic(60, 30);

    scene.rules({"H:|[messages]|", "V:|[messages]|", "H:|[input]|", "H:|-8-[text]-[send]-8-|"});
    scene.add({input.height() == 44, input.bottom() == scene.keyboard().guide().top(),
               text.center_y() == input.center_y(), send.center_y() == text.center_y()});
    casement::scroll_settings docking = messages.settings();
    docking.docked = input.id(); // the input counts into the insets
    messages.set(docking);
    scene.layout();

    scene.keyboard().show();
    for (int milliseconds = 0; milliseconds <= 500; milliseconds += 50) { // the callback of each screen refresh
        std::printf("%d ms\n", milliseconds);
        for (const casement::change &change : scene.sample(milliseconds / 1000.0))
            std::printf("  %s (%.1f, %.1f) %.1f x %.1f\n", change.item.name(), change.frame.x, change.frame.y,
                        change.frame.width, change.frame.height);
    }
    const casement::insets insets = messages.state().insets;
    std::printf("messages are padded by (%.1f, %.1f, %.1f, %.1f)\n", insets.top, insets.left, insets.bottom,
                insets.right);
}
