"""A form: labels before fields on common baselines, as wide as they must be; then right to left, and as a picture."""

import sys

from casement import Scene, View

LABELS = {"name": 41.0, "address": 63.2, "city": 30.0}


def text(parent: View, name: str, width: float) -> View:
    view = parent.add(name, intrinsic=(width, 20))
    view.set(first_baseline_from_top=15, last_baseline_from_bottom=5)
    view.horizontal_hugging = 750
    return view


with Scene(size=(320, 240), scale=2) as scene:
    window = scene.window
    window.margins = 20, 16, 20, 16
    above, start = window.top_margin, None
    for name, width in LABELS.items():
        label, field = text(window, f"{name} label", width), window.add(name, intrinsic=(None, 30))
        field.set(first_baseline_from_top=20, last_baseline_from_bottom=10)
        field.top == above
        label.first_baseline == field.first_baseline
        label.trailing == field.leading - 8
        label.leading >= window.leading_margin
        field.trailing == window.trailing_margin
        if start is None:
            start = field.leading
            start.equal(window.leading, priority=250)
        else:
            field.leading == start
        above = field.bottom + 8

    for direction in ("left_to_right", "right_to_left"):
        window.direction = direction
        print(direction)
        for item, frame in sorted(scene.layout(), key=lambda change: change.item.id):
            print(f"  {item.name:14} {frame}")
    if len(sys.argv) > 1:
        scene.save_svg(sys.argv[1])
