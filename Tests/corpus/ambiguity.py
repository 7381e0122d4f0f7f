"""Ambiguity, compared with the flags of Xcode, and with HiGHS on the face of all optima."""

from differential.oracle import Hierarchy, OracleError

from .rows import Rows


def flags(scenes, answers):
    """Returns the number of views by (ambiguous for Xcode, ambiguous here)."""
    table = {(said, found): 0 for said in (False, True) for found in (False, True)}
    for key, answer in answers.items():
        loose = {name for name, _ in answer.get("ambiguous", [])}
        for view in scenes[key]["views"]:
            if view["id"] in scenes[key]["ref"]:
                table["ambiguous" in view["flags"], view["id"] in loose] += 1
    return table


def plain(document):
    """Returns whether this module supports a document: it has no stacks and nothing from right to left."""
    views = list(document["views"])
    while views:
        view = views.pop()
        if view.get("kind") == "stack" or "direction" in view:
            return False
        views += view.get("views", [])
    return True


def oracle(documents, answers, wanted):
    """Returns the numbers of scenes and of sides checked by both, and their disagreements."""
    keys = [key for key in sorted(documents) if plain(documents[key]) and not answers[key].get("conflicts", 1)]
    keys.sort(key=lambda key: not answers[key]["ambiguous"])
    judged, scenes, wrong, unsure = 0, 0, [], 0
    for key in keys:
        if scenes == wanted:
            break
        try:
            found = loose(documents[key])
        except OracleError:
            unsure += 1
            continue
        said = {(name, axis) for name, axis in answers[key]["ambiguous"] if name in found[1]}
        scenes += 1
        judged += 2 * len(found[1])
        if said != found[0]:
            wrong.append((key, sorted(said ^ found[0])))
    return scenes, judged, wrong, unsure


def loose(document):
    """Returns the sides of views that can move without changing an objective, and all names."""
    rows = Rows(document)
    hierarchy = Hierarchy(rows.count, rows.rows)
    if not hierarchy.solve():
        raise OracleError("required rows conflict")
    found, names = set(), [name for name in rows.items if name != "window"]
    for name in names:
        item = rows.items[name]
        for vertical, axis in enumerate("xy"):
            for variable in (item.origin(vertical), item.extent(vertical)):
                if moves(hierarchy, variable):
                    found.add((name, axis))
    return found, set(names)


def moves(hierarchy, variable):
    for slope in (1.0, -1.0):
        try:
            end = hierarchy.extreme({variable: slope})[variable]
        except OracleError as error:
            if "nbounded" in str(error):
                return True
            raise
        if abs(end - hierarchy.values[variable]) > 1e-6 * max(1, abs(end)):
            return True
    return False
