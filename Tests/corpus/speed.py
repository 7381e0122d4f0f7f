"""Times scenes."""

import statistics

NAMES = ("build", "rotate", "keyboard")


def times(answers):
    """Returns the median and the maximum of building, a rotation and the keyboard, in milliseconds."""
    table = {}
    for place, name in enumerate(NAMES):
        found = [1e3 * answer["seconds"][place] for answer in answers if len(answer.get("seconds", [])) > place]
        if found:
            table[name] = (len(found), statistics.median(found), max(found))
    return table
