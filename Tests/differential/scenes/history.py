"""Scenes have the frames of scenes that are made so at once, where several are equally good, too."""

import random as randomness

from .. import canonical, judge
from ..execution import Failure, Observer
from . import stacks
from .fresh import fresh_run


class History(Observer):
    """Constraints that go and come back, and all other edits, against a scene built directly."""

    def finished(self, run):
        fresh = fresh_run(run.model)
        if set(fresh.dropped) != set(run.dropped):
            raise Failure(f"{sorted(run.dropped)} are dropped, {sorted(fresh.dropped)} in a fresh scene")
        names = {variable: f"{key}.{name}" for (key, name), variable in run.lowering.variables.items()}
        problem, serials = run.lowering.problem.without(run.dropped), run.model.serials
        canonical.compare_without_gaps(problem, serials, run.values, fresh.values, run.largest, names.get)


def _is_shown(model, key):
    """Whether the stacks around it arrange it; then soft constraints determine its frame."""
    while key != "window":
        record = model.views[key]
        parent = record["made"][2]
        if record["hidden"] or (parent != "window" and model.parent_of(key) != parent):
            return False
        key = parent
    return True


def _compare(run, fresh):
    """The frames of all that is shown."""
    if run.conflicts or fresh.conflicts:
        judge.tally["with conflicts"] += 1
        return
    if any(_is_shown(run.model, key) and not any(_is_shown(run.model, view) for view in record["views"])
           for key, record in run.model.stacks.items()):
        judge.tally["with an empty stack"] += 1  # its size may be felt by nothing
        return
    is_tied, limit = False, 1e-9 * max(1.0, *run.model.size)
    for key, item in run.ids.items():
        if key == "window" or not _is_shown(run.model, key):
            continue
        mine, theirs = (one.scene.rect("cas_item_exact_frame", one.ids[key]) for one in (run, fresh))
        ambiguous = [run.scene.is_ambiguous(item, axis) for axis in (0, 1)]
        is_tied = is_tied or any(ambiguous)
        if any(abs(one - other) > limit for one, other in zip(mine, theirs)):
            judge.tally["differ"] += 1
            raise Failure(f"{key} is at {mine}, fresh {theirs}; ambiguous: {ambiguous}")
    judge.tally["equal, with ties" if is_tied else "equal, without ties"] += 1


def sized(seed):
    """The programs of stacks, where every view has a size of its own, so that soft constraints feel each."""
    return [(name, *words, *(20.0 if size < 0 else size for size in sizes))
            for name, *words, sizes in (_sizes_last(operation) for operation in stacks.stream(seed))]


def _sizes_last(operation):
    own = {"view": 3, "intrinsic": 2}.get(operation[0], len(operation))
    return (*operation[:own], operation[own:])


def judged_stacks(operations):
    stacks.judged(operations, _compare_with_gaps)


def _compare_with_gaps(run, fresh):
    """Rows of removed views leave gaps among the serial numbers, which weigh in ties: then the fresh scene has them, too.

    The certificate has checked that both are optimal; only ties may differ.
    """
    try:
        _compare(run, fresh)
    except Failure:
        if not run.model.gone:
            raise
        with stacks.freshly(run, has_gaps=True) as again:
            _compare(run, again)
        judge.tally["another answer by the gap of a removed view"] += 1


def filters(seed):
    """A stack of many views, of which some are hidden and shown again, and that is turned and turned back."""
    random = randomness.Random(f"filters {seed}")
    count = random.randint(4, 60)
    length = random.choice([-1.0, float(random.randint(20, 60) * count)])
    operations = [("stack", "s", "window", random.randint(0, 1), length, -1.0)]
    for view in range(count):
        operations += [("view", f"v{view}", "s", float(random.randint(5, 120)), float(random.randint(10, 40))),
                       ("insert", "s", f"v{view}", view)]
    operations += [("distribution", "s", random.randint(0, 4)), ("alignment", "s", random.randint(0, 5)),
                   ("spacing", "s", float(random.choice([0, 8]))), ("layout",)]
    for _ in range(random.randint(1, 4)):
        chosen = random.sample(range(count), random.randint(1, count))
        operations += [("hide", f"v{view}", 1) for view in chosen] + [("layout",)]
        if random.random() < 0.7:
            operations += [("hide", f"v{view}", 0) for view in random.sample(chosen, random.randint(1, len(chosen)))]
        if random.random() < 0.4:
            axis = random.randint(0, 1)
            operations += [("axis", "s", axis), ("layout",), ("axis", "s", random.choice([axis, 1 - axis]))]
        operations.append(("layout",))
    return operations


def mixed(seed):
    """Stacks and rules between their views: filters, turns, constraints that go and come back, sizes that do."""
    random = randomness.Random(f"mixed {seed}")
    operations, stacks, views, rules = [], [], [], []

    def level():
        return f"@{random.choice([250, 500, 749, 751, 998])}"

    def stack():
        parent = random.choice(["window", *stacks])
        stacks.append(f"s{len(stacks)}")
        lengths = (random.choice([-1.0, float(random.randint(40, 400))]) for _ in range(2))
        operations.append(("stack", stacks[-1], parent, random.randint(0, 1), *lengths))
        if parent != "window":
            operations.append(("insert", parent, stacks[-1], random.randint(0, 5)))
        view(stacks[-1])

    def view(owner=None):
        views.append((f"v{len(views)}", owner or random.choice(stacks)))
        operations.append(("view", *views[-1], float(random.randint(5, 120)), float(random.randint(5, 60))))
        operations.append(("insert", views[-1][1], views[-1][0], random.randint(0, 9)))

    def rule():
        (one, _), (other, _) = random.choice(views), random.choice(views)
        attribute = random.choice(["width", "height", "left", "top", "centerX", "centerY"])
        relation = random.choice(["==", "<=", ">="])
        second = f"{other}.{attribute}" if other != one else "superview.width"
        if attribute in ("width", "height") and random.random() < 0.4:
            second = str(random.randint(10, 150))
        elif other == one:
            attribute = "width"
        rules.append(f"r{len(rules)}")
        operations.append(("rule", rules[-1], f"{one}.{attribute}", relation, second, level()))

    def filtered():
        chosen = random.sample(views, random.randint(1, len(views)))
        operations.extend(("hide", key, 1) for key, _ in chosen)
        operations.append(("layout",))
        operations.extend(("hide", key, 0) for key, _ in random.sample(chosen, random.randint(0, len(chosen))))

    def turned():
        key, axis = random.choice(stacks), random.randint(0, 1)
        operations.extend([("axis", key, 1 - axis), ("layout",), ("axis", key, axis)])

    def toggled():
        for key in random.sample(rules, random.randint(1, len(rules))):
            operations.append(("active", key, random.randint(0, 1)))

    def resized():
        key, _ = random.choice(views)
        operations.extend([("intrinsic", key, random.choice([-1.0, 30.0]), -1.0), ("layout",)])
        operations.append(("intrinsic", key, float(random.randint(5, 120)), float(random.randint(5, 60))))

    def arranged():
        operations.append(random.choice([
            ("distribution", random.choice(stacks), random.randint(0, 4)),
            ("alignment", random.choice(stacks), random.randint(0, 5)),
            ("spacing", random.choice(stacks), float(random.choice([0, 8, 12]))),
            ("after", random.choice(views)[0], float(random.choice([0, 4, 20]))), ("reset", random.choice(views)[0]),
            ("insert", *random.choice(views)[::-1], random.randint(0, 9)), ("size", 480.0, 320.0), ("size", 320.0, 480.0)]))

    stack()
    for _ in range(random.randint(4, 30)):
        random.choices([stack, view, rule, arranged], [1, 6, 4, 1])[0]()
    rule()
    operations.append(("layout",))
    for _ in range(random.randint(2, 15)):
        random.choice([filtered, turned, toggled, resized, arranged])()
        if random.random() < 0.6:
            operations.append(("layout",))
    return operations
