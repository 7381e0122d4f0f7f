"""A chat in the terminal: k brings and hides the keyboard, r turns the device, q quits, also while something moves.

With --once, or where there is no terminal to write to, it plays a few events and prints where they end.
"""

import select
import sys
import time
from itertools import cycle
from typing import Iterator, Optional, Tuple

from casement import Animation, Item, Scene, ScrollView

ACROSS, DOWN = 8, 16  # points to a character
FRAMES_PER_SECOND = 30


def build(scene: Scene) -> ScrollView:
    page = scene.navigation().push("chat").view
    messages, input = page.add_scroll("messages"), page.add("input")
    input.add("text"), input.add("send", intrinsic=(64, 48))
    scene.rules("""
        H:|[messages]|
        V:|[messages]|
        H:|[input]|
        V:[input(64)]
        input.bottom == keyboard_guide.top
        H:|-8-[text]-8-[send]-8-|
        V:|-8-[text]-8-|
        send.centerY == text.centerY
    """)
    messages.docked = input
    above = messages.top
    for row in range(9):
        bubble = messages.add(f"{row + 1}", intrinsic=(136 + row * 48 % 80, 48))
        (bubble.right == messages.right - 8) if row % 3 else (bubble.left == messages.left + 8)
        bubble.top == above + 16
        above = bubble.bottom
    messages.content_guide.bottom == above + 16
    messages.content_guide.width == messages.width
    return messages


def corner(item: Item) -> Tuple[float, float]:
    """Returns the visible frame of an item in the window, which may be animated."""
    x, y, _, _ = item.shown_frame
    parent = item.parent
    if parent is None:
        return x, y
    left, top = corner(parent)
    offset = parent.shown_offset if isinstance(parent, ScrollView) else (0, 0)
    return left + x - offset[0], top + y - offset[1]


def drawn(scene: Scene, messages: ScrollView) -> str:
    """Returns the screen as characters; items in front are drawn last."""
    _, _, wide, high = scene.window.shown_frame
    columns, rows = round(wide / ACROSS), round(high / DOWN)
    cells = [[" "] * columns for _ in range(rows)]
    names = "input", "text", "send", "navigation_bar", "keyboard"
    for item in [*messages.children, *(scene[name] for name in names)]:
        x, y = corner(item)
        _, _, width, height = item.shown_frame
        left, right = round(x / ACROSS), round((x + width) / ACROSS)
        top, bottom = round(y / DOWN), round((y + height) / DOWN)
        for row in range(max(top, 0), min(bottom, rows)):
            for column in range(max(left, 0), min(right, columns)):
                edge = "-" if row in (top, bottom - 1) else "|" if column in (left, right - 1) else " "
                title = item.name[column - left - 2 : column - left - 1] if row == top and column > left + 1 else ""
                cells[row][column] = title or edge
    return "\n".join("|" + "".join(row) + "|" for row in cells)


def event(scene: Scene, messages: ScrollView, key: str, turns: Iterator[str]) -> Animation:
    """Returns the animation of a key."""
    with scene.animate() as moving:
        if key == "r":
            scene.rotate(next(turns))
        elif scene.keyboard.shown:
            scene.keyboard.hide()
        else:
            scene.keyboard.show()
        messages.scroll_to_bottom()
    return moving


def play(scene: Scene, messages: ScrollView, turns: Iterator[str]) -> None:
    """Handles keys until q, and draws the animations."""
    import termios
    import tty

    before, key = termios.tcgetattr(sys.stdin), ""
    moving: Optional[Animation] = None
    tty.setcbreak(sys.stdin)
    try:
        while key != "q":
            if key in ("k", "r"):
                moving, begun = event(scene, messages, key, turns), time.monotonic()
            if moving is not None:
                moving.sample(min(time.monotonic() - begun, moving.length))
            print("\x1b[H\x1b[J" + drawn(scene, messages), "\n[k]eyboard  [r]otate  [q]uit", flush=True)
            came = select.select([sys.stdin], [], [], 1 / FRAMES_PER_SECOND)[0]
            key = sys.stdin.read(1) if came else ""
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


with Scene((320, 480), profile="ios7") as scene:
    messages, turns = build(scene), cycle(["landscape_right", "portrait"])
    messages.scroll_to_bottom()
    scene.layout()
    if "--once" in sys.argv or not (sys.stdin.isatty() and sys.stdout.isatty()):
        for key in "krk":
            moving = event(scene, messages, key, turns)
            moments = list(moving.frames(FRAMES_PER_SECOND))
            print(f"{key}: {len(moments)} moments\n{drawn(scene, messages)}")
    else:
        play(scene, messages, turns)
