"""A chat on a phone, as bindings/c/demo.c has it in C: the keyboard comes up, then the phone is turned. Prints the same."""

import textwrap
from typing import Callable, List, Tuple

from casement import MeasureRequest, Scene, ScrollView, View

CHARACTER, LINE, PADDING = 7.5, 18, 8  # points: of the texts, and around them
TEXTS = (
    "Is the picture frame still for sale?",
    "It is. Walnut, with the old glass in it. One corner has a scratch that you only see from the side.",
    "Could I come and look at it today?",
    "Gladly! I am at home from six, and the bell says Ibarra.",
    "Six it is. How large is it, by the way? I would take the tram if it fits under an arm.",
    "90 by 60. It fits if you are tall.",
    "I am. Is there anything else that I should know about it?",
    "The glass is old and a little wavy, which I like. The hook on the back is new.",
    "Then I will bring cash, and a blanket.",
    "Perfect. See you at six.",
)


def size_of(text: str) -> Callable[[MeasureRequest], Tuple[float, float]]:
    """Returns a function that says how large a bubble with a text is, by itself and at a width."""
    def measure(request: MeasureRequest) -> Tuple[float, float]:
        natural = len(text) * CHARACTER + 2 * PADDING
        width = natural if request.width is None else request.width
        lines = textwrap.wrap(text, max(1, int((width - 2 * PADDING + 0.001) / CHARACTER)))
        return natural, 2 * PADDING + LINE * len(lines)
    return measure


def build(scene: Scene) -> ScrollView:
    page = scene.navigation().push("chat").view
    messages, input = page.add_scroll("messages"), page.add("input")
    input.add("field", intrinsic=(None, 32))
    input.add("send", intrinsic=(56, 32))
    scene.rules("""
        H:|[messages]|
        V:|[messages]|
        H:|[input]|
        H:|-12-[field]-8-[send]-12-|
        input.height == 48
        input.bottom == keyboard_guide.top
        field.centerY == input.centerY
        send.centerY == input.centerY
    """)
    messages.docked = input  # messages are padded for the input
    above = messages.top
    for row, text in enumerate(TEXTS):
        bubble = messages.add(f"message {row + 1}")
        bubble.measure = size_of(text)
        if row % 2:
            bubble.right == messages.right - 12
        else:
            bubble.left == messages.left + 12
        bubble.top == above + 8
        bubble.width <= messages.width * 0.75
        above = bubble.bottom
    messages.content_guide.bottom == above + 8
    messages.content_guide.width == messages.width
    return messages


class Player:
    """Plays animations at 60 frames a second, and prints every third of them."""

    def __init__(self, scene: Scene, watched: List[View]) -> None:
        self.scene, self.watched, self.frames = scene, watched, {view: view.window_frame for view in watched}
        self.digest = 14695981039346656037  # FNV-1a of what is printed

    def say(self, line: str) -> None:
        for byte in f"{line}\n".encode():
            self.digest = (self.digest ^ byte) * 1099511628211 % 2**64
        print(line)

    def play(self, event: str, seconds: float) -> None:
        self.say(event)
        for frame in range(int(seconds * 60 + 0.5) + 1):
            changes = self.scene.sample_in_window(frame / 60)
            self.frames.update((change.item, change.frame) for change in changes if change.item in self.frames)
            if frame % 3 == 0:
                places = [f"  {view.name} {f.width:.1f} x {f.height:.1f} at ({f.x:.1f}, {f.y:.1f})"
                          for view, f in self.frames.items()]
                self.say(f"  {frame / 60:.2f} s  {len(changes)} moved{''.join(places)}")


def main() -> None:
    with Scene((390, 844), profile="ios15", scale=3) as scene:
        messages = build(scene)
        scene.layout()
        player = Player(scene, [messages.children[-1], scene["input"]])
        player.play("a phone, 390 x 844", 0)
        with scene.animate(0.25, "keyboard"):
            scene.keyboard.show()
            messages.scroll_to_bottom()
        player.play("the keyboard comes up", 0.5)
        with scene.animate(0.4, "ease_in_out"):
            scene.rotate("landscape_left")
            messages.scroll_to_bottom()
        player.play("the phone is turned", 0.4)
        scene.keyboard.hide(duration=0.25, curve="keyboard")
        player.play("the keyboard goes", 0.5)
        print(f"digest {player.digest:016x}")


if __name__ == "__main__":
    main()
