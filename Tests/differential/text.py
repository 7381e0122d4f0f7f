"""Programs as text: one operation per line, exact numbers, `#` begins a comment.

    weights-only                        all soft rows share one level
    newer-wins                          newer soft rows win among equally good answers
    variables 3                         more variables, numbered from x0 on
    forget x2                           removes a variable
    add r0: 1 x0 - 2 x1 <= 10 @500 *2   a row, its priority and weight
    add r1: 1 x0 = 3; r2: 1 x1 >= 0     several rows in one call
    try r3: 1 x0 = 4                    adds at once, or is refused
    remove r0 r1
    constant r0 5 | weight r0 2 | priority r0 750
    edit e0 x1 @500 *1                  makes a variable live
    live e1 r0                          makes the constant of a row live
    set e0 5 | suggest e0 5 e1 7 | range e0 | path e0 9 | end e0
    solve
    limit 7                             solves end after 7 steps and are called again, until they have ended; 0: no limit
    alike 4 3                           says of the first 4 * 3 variables that they are 3 copies of a part
"""

from .model import REQUIRED, Row


def number(value):
    value = float(value)
    return str(int(value)) if value == int(value) and abs(value) < 1e15 else repr(value)


def row_text(row):
    terms = ""
    for variable, coefficient in row.terms:
        sign = "-" if coefficient < 0 else "+"
        terms += f" {sign} " if terms else ("-" if sign == "-" else "")
        terms += f"{number(abs(coefficient))} x{variable}"
    tail = "" if row.priority == REQUIRED else f" @{row.priority}"
    tail += "" if row.weight == 1 else f" *{number(row.weight)}"
    return f"{terms} {row.relation} {number(row.constant)}{tail}"


def parse_row(text):
    words = text.split()
    relation_at = next(place for place, word in enumerate(words) if word in ("=", "<=", ">="))
    terms, sign, coefficient = [], 1.0, None
    for word in words[:relation_at]:
        if word in ("+", "-"):
            sign = -1.0 if word == "-" else 1.0
        elif word.startswith("x"):
            terms.append((int(word[1:]), sign * coefficient))
            sign = 1.0
        else:
            coefficient = float(word)
    priority, weight = REQUIRED, 1.0
    for word in words[relation_at + 2:]:
        if word.startswith("@"):
            priority = int(word[1:])
        elif word.startswith("*"):
            weight = float(word[1:])
    return Row(tuple(terms), words[relation_at], float(words[relation_at + 1]), priority, weight)


def operation_text(operation):
    name, *rest = operation
    if name in ("add", "try"):
        return f"{name} " + "; ".join(f"{key}: {row_text(row)}" for key, row in rest[0])
    if name == "edit":
        edit, variable, priority, weight = rest
        return f"edit {edit} x{variable} @{priority} *{number(weight)}"
    if name == "forget":
        return f"forget x{rest[0]}"
    if name == "remove":
        return "remove " + " ".join(rest[0])
    if name == "suggest":
        return "suggest " + " ".join(f"{edit} {number(value)}" for edit, value in rest[0])
    if name in ("constant", "weight", "set", "path"):
        return f"{name} {rest[0]} {number(rest[1])}"
    return " ".join([name, *map(str, rest)])


def parse_operation(line):
    name, _, rest = line.partition(" ")
    words = rest.split()
    if name in ("add", "try"):
        pairs = [part.partition(":") for part in rest.split(";")]
        return name, [(key.strip(), parse_row(text)) for key, _, text in pairs]
    if name in ("variables", "limit"):
        return name, int(words[0])
    if name == "edit":
        return name, words[0], int(words[1][1:]), int(words[2][1:]), float(words[3][1:])
    if name == "forget":
        return name, int(words[0][1:])
    if name == "remove":
        return name, words
    if name == "suggest":
        return name, [(edit, float(value)) for edit, value in zip(words[::2], words[1::2])]
    if name in ("constant", "weight", "set", "path"):
        return name, words[0], float(words[1])
    if name == "priority":
        return name, words[0], int(words[1])
    if name == "alike":
        return name, int(words[0]), int(words[1])
    if name in ("live", "range", "end", "solve", "weights-only", "newer-wins"):
        return (name, *words)
    raise ValueError(f"not an operation: {line}")


def write(operations, comments=()):
    lines = [f"# {line}" for comment in comments for line in str(comment).splitlines()]
    return "\n".join(lines + [operation_text(operation) for operation in operations]) + "\n"


def read(text):
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    return [parse_operation(line) for line in lines if line]
