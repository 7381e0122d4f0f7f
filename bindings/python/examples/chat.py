"""A chat: messages over the whole screen, an input row that rides on the keyboard."""

from _ways import Way, in_all_ways


def chat(way: Way) -> None:
    with way.screen() as scene:
        page = scene.navigation().push("chat").view
        messages, input = page.add_scroll("messages"), page.add("input")
        send, text = input.add("send", intrinsic=(60, 30)), input.add("text", intrinsic=(None, 30))
        send.set(first_baseline_from_top=20, last_baseline_from_bottom=10)
        text.set(first_baseline_from_top=20, last_baseline_from_bottom=10)
        scene.rules("""
            H:|[messages]|
            V:|[messages]
            H:|[input]|
            H:|-8-[text]-[send]-8-|
        """)
        input.height == 44
        input.bottom == scene.keyboard_guide.top
        text.center_y == input.center_y
        send.first_baseline == text.first_baseline
        # On iOS 7 the list is as high as the screen and lies under all; on iOS 6 it ends where the input begins.
        messages.bottom == (page.bottom if scene.has_capability("content_underlaps_bars") else input.top)
        messages.docked = input  # the input counts into the insets

        above = messages.top
        for row in range(16):
            bubble = messages.add(intrinsic=(90 + row * 37 % 120, 30 + row % 2 * 18))
            if row % 3 == 0:
                bubble.right == messages.right - 10
            else:
                bubble.left == messages.left + 10
            bubble.top == above + 8
            above = bubble.bottom
        messages.content_guide.bottom == above + 8
        messages.content_guide.width == messages.width
        messages.scroll_to_bottom()
        scene.layout()

        if way.keyboard:
            with scene.animate() as moving:
                scene.keyboard.show()
                messages.scroll_to_bottom()
            way.draw("chat", moving.filmstrip(5), "-strip")
            for time, changes in moving.frames(60):  # the callback of each screen refresh
                pass
        way.present(scene, "chat")


in_all_ways(chat)
