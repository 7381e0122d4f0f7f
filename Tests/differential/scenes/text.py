"""Programs of scenes as text: one operation per line, `#` begins a comment.

    batches                         what can be done in one call is
    size 320 480 | scale 2          of the window; pixels per point
    view v1 window | scroll s2 v1 | guide g3 v1     an item and its parent
    drop v1                         removes an item with all that is in it
    constrain c0: v1.left >= 2 * g3.right + 8 @750 *2       and "idle" behind it
    constrain c1: sum 2 v1.left 1 s2.width -1 g3.right = 8 @750 *2
    remove c0 c1
    constant c0 5 | weight c0 2 | priority c0 750 | active c0 0
    intrinsic v1 30 -1 | hugging v1 width 250 | compression v1 height 750
    margins v1 8 8 8 8              top, left, bottom, right
    baselines v1 10 4 | direction v1 rtl
    layout
"""

import re

from ..text import number
from .model import REQUIRED, Equation, Sum

_SUM = re.compile(r"sum (.+) (<=|>=|=) (\S+)(?: @(\d+))?(?: \*(\S+))?$")
_SHAPE = re.compile(r"(\S+)\.(\w+) (<=|>=|=) (?:(?:(\S+) \* )?([^\s.]+)\.([a-zA-Z]+)(?: ([+-]) (\S+))?|(\S+))"
                    r"(?: @(\d+))?(?: \*(\S+))?$")


def equation_text(equation):
    if isinstance(equation, Sum):
        left = " ".join(f"{number(factor)} {item}.{attribute}" for factor, item, attribute in equation.summands)
        return f"sum {left} {equation.relation} {number(equation.constant)}{_tail(equation)}"
    right = number(equation.constant)
    if equation.second is not None:
        right = f"{equation.second}.{equation.second_attribute}"
        if equation.multiplier != 1:
            right = f"{number(equation.multiplier)} * {right}"
        if equation.constant:
            right += f" {'-' if equation.constant < 0 else '+'} {number(abs(equation.constant))}"
    return f"{equation.first}.{equation.first_attribute} {equation.relation} {right}{_tail(equation)}"


def _tail(equation):
    tail = "" if equation.priority == REQUIRED else f" @{equation.priority}"
    return tail + ("" if equation.weight == 1 else f" *{number(equation.weight)}")


def _parse_sum(match):
    left, relation, constant, priority, weight = match.groups()
    words = left.split()
    places = [word.rpartition(".")[::2] for word in words[1::2]]
    summands = tuple((float(factor), *place) for factor, place in zip(words[::2], places))
    return Sum(summands, relation, float(constant), int(priority or REQUIRED), float(weight or 1))


def parse_equation(text):
    if match := _SUM.match(text.strip()):
        return _parse_sum(match)
    match = _SHAPE.match(text.strip())
    if not match:
        raise ValueError(f"not an equation: {text}")
    first, attribute, relation, multiplier, second, other, sign, distance, alone, priority, weight = match.groups()
    constant = float(alone or distance or 0) * (-1 if sign == "-" else 1)
    return Equation(first, attribute, relation, second, other or "none", float(multiplier or 1), constant,
                    int(priority or REQUIRED), float(weight or 1))


def operation_text(operation):
    name, *rest = operation
    if name == "constrain":
        key, equation, is_active = rest
        return f"constrain {key}: {equation_text(equation)}{'' if is_active else ' idle'}"
    if name == "remove":
        return "remove " + " ".join(rest[0])
    return " ".join([name, *(number(part) if isinstance(part, float) else str(part) for part in rest)])


def parse_operation(line):
    name, _, rest = line.partition(" ")
    words = rest.split()
    if name == "constrain":
        key, _, equation = rest.partition(":")
        is_active = not equation.endswith(" idle")
        return name, key, parse_equation(equation.removesuffix(" idle")), is_active
    if name == "remove":
        return name, words
    if name in ("priority", "active"):
        return name, words[0], int(words[1])
    if name in ("hugging", "compression"):
        return name, words[0], words[1], int(words[2])
    if name in ("size", "scale"):
        return name, *map(float, words)
    if name in ("constant", "weight", "intrinsic", "margins", "baselines"):
        return name, words[0], *map(float, words[1:])
    if name in ("view", "scroll", "guide", "drop", "direction", "layout", "batches"):
        return (name, *words)
    raise ValueError(f"not an operation: {line}")


def write(operations, comments=()):
    lines = [f"# {line}" for comment in comments for line in str(comment).splitlines()]
    return "\n".join(lines + [operation_text(operation) for operation in operations]) + "\n"


def read(text):
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    return [parse_operation(line) for line in lines if line]
