"""A container that keeps the look of iOS 6 on iOS 7: all of the app is in a box 20 below the top of the screen, black
behind the status bar, and slides aside to show a menu."""

from _ways import Way, in_all_ways


def container(way: Way) -> None:
    with way.screen() as scene:
        outer = scene.controller("container")
        outer.status_bar_style = "light"
        root = outer.view
        root.add("black").background = "#000000"
        root.add("menu")
        box = root.add("box")
        scene.rules("""
            H:|[black]|
            H:|[menu(200)]
            V:[menu]|
            menu.top == box.top
            box.width == container.width
            box.bottom == container.bottom
            black.top == container.top
            black.bottom == box.top
        """)
        # The app begins below the status bar: on iOS 6 the root does that by itself.
        box.top == root.top + (20 if scene.has_capability("status_bar_overlaps") else 0)
        slide = box.left.equal(root.left)

        stack = box.navigation()
        items = stack.push("page").view.add_scroll("list")
        scene.rules("H:|[list]|", "V:|[list]|")
        items.content_size = 480 if way.landscape else 320, 900

        scene.layout()
        print(f"bar {stack.bar.effective_height:g} high")
        if way.keyboard:
            scene.keyboard.show()
        way.present(scene, "container")

        if not way.keyboard:
            with scene.animate(0.3, "ease_out", constraints=True) as sliding:
                slide.constant = 200
            way.draw("container", sliding.filmstrip(4), "-strip")


in_all_ways(container)
