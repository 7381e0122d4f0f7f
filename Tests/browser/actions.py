"""Input as WebDriver describes it: what a mouse, a finger, a wheel or a keyboard does, step by step."""

from typing import Any, Dict, List, Sequence, Tuple

Step = Dict[str, Any]
Point = Tuple[float, float]

KEYS = {"Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue007", "Shift": "\ue008", "Control": "\ue009",
        "Alt": "\ue00a", "Escape": "\ue00c", "PageUp": "\ue00e", "PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011",
        "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Delete": "\ue017"}


def move(to: Point, seconds: float = 0) -> Step:
    x, y = to
    return {"type": "pointerMove", "duration": round(1000 * seconds), "x": round(x), "y": round(y), "origin": "viewport"}


def _press(kind: str) -> Step:
    return {"type": kind, "button": 0}


def clicks(count: int) -> List[Step]:
    return [_press("pointerDown"), _press("pointerUp")] * count


def drag(points: Sequence[Point], seconds: float) -> List[Step]:
    moves = [move(each, seconds / max(1, len(points) - 1)) for each in points[1:]]
    return [move(points[0]), _press("pointerDown"), *moves, _press("pointerUp")]


def pointer(steps: List[Step], touch: bool = False) -> Dict[str, Any]:
    kind = "touch" if touch else "mouse"
    return {"actions": [{"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": steps}]}


def wheel(at: Point, x: float, y: float) -> Dict[str, Any]:
    step = {"type": "scroll", "x": round(at[0]), "y": round(at[1]), "deltaX": round(x), "deltaY": round(y),
            "duration": 0, "origin": "viewport"}
    return {"actions": [{"type": "wheel", "id": "wheel", "actions": [step]}]}


def keyboard(keys: Sequence[str], holding: Sequence[str]) -> Dict[str, Any]:
    held = [KEYS.get(key, key) for key in holding]
    typed = [character for key in keys for character in ([KEYS[key]] if key in KEYS else key)]
    steps = [{"type": "keyDown", "value": key} for key in held]
    steps += [{"type": kind, "value": key} for key in typed for kind in ("keyDown", "keyUp")]
    steps += [{"type": "keyUp", "value": key} for key in reversed(held)]
    return {"actions": [{"type": "key", "id": "keyboard", "actions": steps}]}
