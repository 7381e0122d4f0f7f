"""An item editor: labels and fields that are all constrained to one label at the top. It is made for iOS 7, where its
view begins under the bars; on iOS 6 one constant is changed."""

from _ways import Way, in_all_ways

SIZES = {"name_label": (60, 21, 16), "serial_label": (60, 21, 16), "value_label": (60, 21, 16),
         "date_label": (None, 21, 16), "name": (None, 30, 21), "serial": (None, 30, 21), "value": (None, 30, 21)}


def item_editor(way: Way) -> None:
    with way.screen() as scene:
        stack = scene.navigation()
        stack.toolbar.hidden = False
        editor = stack.push("editor")
        for name, (width, height, baseline) in SIZES.items():
            editor.view.add(name, intrinsic=(width, height)).set(
                first_baseline_from_top=baseline, last_baseline_from_bottom=height - baseline)
        editor.view.add("photo")
        # Each label is constrained to the one above, each field to its label.
        scene.rules("V:[name_label]-22-[serial_label]-22-[value_label]-22-[date_label]")
        for name in ("name", "serial", "value"):
            scene.rules(f"H:|-8-[{name}_label]-[{name}]-8-|",
                        f"{name}.firstBaseline == {name}_label.firstBaseline")
        scene.rules("""
            H:|-8-[date_label]-8-|
            H:|-8-[photo]-8-|
            photo.top == date_label.bottom + 8
            photo.bottom == bottom_guide.top - 8 @750
            photo.height >= 40
        """)
        top = scene["name_label"].top.equal(editor.view.top + 84)
        if not scene.has_capability("layout_guides"):
            top.constant = 84 - editor.bars_height
        elif way.landscape:
            top.constant = 20 + editor.bars_height

        if way.keyboard:
            scene.keyboard.show()
        way.present(scene, "item-editor")


in_all_ways(item_editor)
