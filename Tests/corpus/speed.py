"""How long scenes take."""

import statistics

NAMES = ("build", "rotate", "keyboard")


def times(answers):
    """Median and worst of building, a rotation, the keyboard, in milliseconds."""
    table = {}
    for place, name in enumerate(NAMES):
        found = [1e3 * answer["seconds"][place] for answer in answers if len(answer.get("seconds", [])) > place]
        if found:
            table[name] = (len(found), statistics.median(found), max(found))
    return table
