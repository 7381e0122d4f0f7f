"""A browser: the bars collapse as the user scrolls into the page, and come back on a flick."""

from _ways import Way, in_all_ways

DRAGS = (-42, 200), (30, 400), (160, 300), (140, -100), (90, -900)


def browser(way: Way) -> None:
    with way.screen() as scene:
        stack = scene.navigation()
        page = stack.push("browser").view.add_scroll("page")
        stack.toolbar.hidden = False
        page.add("picture")
        page.add("words")
        scene.rules("""
            H:|[page]|
            V:|[page]|
            V:|-12-[picture(180)]-12-[words(700)]-12-|
            H:|-12-[picture]-12-|
            words.left == picture.left
            words.width == picture.width
            picture.width == page.width - 24
        """)
        stack.bar.collapses_with = page
        scene.layout()

        if way.keyboard:
            scene.keyboard.show()
        way.present(scene, "browser")
        if way.keyboard:
            return
        for step, (place, velocity) in enumerate(DRAGS, 1):  # the user scrolls into the page, then flicks back
            page.drag(0, place, velocity)
            scene.layout()
            print(f"  at {place:g}: bar {stack.bar.effective_height:g}, insets.bottom {page.effective_insets.bottom:g}")
            if step in (1, 3):
                way.draw("browser", scene.svg(zoom=1.25), f"-{step}")


in_all_ways(browser)
