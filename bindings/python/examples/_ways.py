"""Common code of the four screens. Each is laid out on both profiles, in portrait and in landscape, with and without
the keyboard, and prints its frames and insets. With a folder as argument it draws pictures, too.
"""

import sys
from itertools import product
from pathlib import Path
from typing import Callable, NamedTuple

from casement import Bar, Item, Scene, ScrollView, View


class Way(NamedTuple):
    """A variant of a screen."""

    generation: int
    landscape: bool
    keyboard: bool

    def screen(self) -> Scene:
        return Scene((480, 320) if self.landscape else (320, 480), profile=f"ios{self.generation}",
                     orientation="landscape_right" if self.landscape else "portrait")

    def present(self, scene: Scene, name: str) -> None:
        """Lays out, prints and draws the screen."""
        scene.layout()
        print(f"{name} on iOS {self.generation}{', lying' * self.landscape}{', with the keyboard' * self.keyboard}")
        for child in scene.window.children:
            show(child)
        self.draw(name, scene.svg(zoom=1.25))

    def draw(self, name: str, picture: str, more: str = "") -> None:
        """Writes a picture if a folder is given."""
        if len(sys.argv) > 1:
            way = f"ios{self.generation}{'-landscape' * self.landscape}{'-keyboard' * self.keyboard}"
            (Path(sys.argv[1]) / f"{name}-{way}{more}.svg").write_text(picture, encoding="utf-8")


def show(item: Item) -> None:
    """Prints the frames in the window of an item and its descendants, and the insets of scroll views."""
    if isinstance(item, (View, Bar)) and item.hidden:
        return
    if item.name:
        x, y, width, height = item.window_frame
        line = f"  {item.name:16} ({x:g}, {y:g}) {width:g} x {height:g}"
        if isinstance(item, ScrollView):
            line += f"  insets ({', '.join(f'{inset:g}' for inset in item.effective_insets)})"
        print(line)
    if isinstance(item, View):
        for inner in [*([] if isinstance(item, ScrollView) else item.children), *item.guides]:
            show(inner)


def in_all_ways(screen: Callable[[Way], None]) -> None:
    for generation, landscape, keyboard in product((7, 6), (False, True), (False, True)):
        screen(Way(generation, landscape, keyboard))
