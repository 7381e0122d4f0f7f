"""Live resizing: a toolbar and two panes in the terminal, while the window goes from narrow to wide.

A step writes only the frames that moved into what is drawn.
"""

import sys
import time

from casement import Rect, Scene

FRAMES_PER_SECOND, STEPS = 30, 40


def drawn(frames: "dict[str, Rect]", width: int, height: int) -> str:
    cells = [[" "] * width for _ in range(height)]
    for name, frame in frames.items():
        left, top, wide, high = (round(number) for number in frame)
        for row in range(top, min(top + high, height)):
            for column in range(left, min(left + wide, width)):
                edge = row in (top, top + high - 1) or column in (left, left + wide - 1)
                cells[row][column] = name[0] if edge else " "
    return "\n".join("".join(row) for row in cells)


with Scene(scale=1) as scene:
    bar = scene.window.add_stack("bar", spacing=1, distribution="equal_spacing")
    for width in (6, 8, 5):
        bar.add(f"{width}", intrinsic=(width, 3))
    side, main = scene.add("side"), scene.add("main")
    scene.rules("H:|[bar]|", "H:|[side]-1-[main(>=24)]|", "V:|[bar]-1-[side(12)]", "V:[bar]-1-[main(12)]")
    (side.width == scene.window.width / 3) | 750
    side.width <= 26

    live, frames = sys.stdout.isatty(), {}
    for step in range(STEPS + 1):
        wide = 40 + step
        scene.resize(wide, 16)
        changes = scene.layout()
        frames.update({item.name: item.window_frame for item, _ in changes if item != scene.window})
        if live:
            print("\x1b[H\x1b[J" + drawn(frames, wide, 16), f"\n{len(changes)} frames moved", flush=True)
            time.sleep(1 / FRAMES_PER_SECOND)
    if not live:
        print(drawn(frames, wide, 16))
