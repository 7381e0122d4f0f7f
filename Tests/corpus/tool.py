"""Runs the tool on many documents and scenes at a time."""

import json
import subprocess
import time

from . import corpus

TOOL = corpus.CHECKOUT / "build" / "bin" / "casement"


def imported(paths):
    """Returns all scenes by document and root view, the documents that could not be read, and the seconds."""
    scenes, failures = {}, []
    begin = time.perf_counter()
    lines = list(imported_lines(paths))
    seconds = time.perf_counter() - begin
    for line in lines:
        scene = parsed(line)
        if "error" in scene:
            failures.append(scene)
        else:
            scenes[corpus.digest(scene["file"]), scene["scene"]] = scene
    return scenes, failures, seconds


def imported_lines(paths, without=()):
    """Yields a line of JSON for each scene of documents, imported as if some facts were not known."""
    options = ["--without", ",".join(sorted(without))] if without else []
    for start in range(0, len(paths), 200):
        run = subprocess.run([TOOL, "import", "--lines", *options, *paths[start:start + 200]], capture_output=True, check=True)
        yield from run.stdout.splitlines()


def parsed(line):
    """Returns a scene of a line, with the ids of its views as names."""
    scene = json.loads(line)
    if "document" in scene:
        scene["document"] = by_ids(scene["document"], scene.get("outlets", {}))
    return scene


def facts():
    """Returns the facts of the importer."""
    run = subprocess.run([TOOL, "import", "--facts"], capture_output=True, check=True)
    return [json.loads(line) for line in run.stdout.splitlines()]


def by_ids(datum, ids, key=""):
    """Returns a scene in which views have their document ids as names, instead of the names of outlets."""
    if isinstance(datum, dict):
        return {key: by_ids(value, ids, key) for key, value in datum.items()}
    if isinstance(datum, list):
        return [by_ids(value, ids) for value in datum]
    if key not in ("name", "first", "second", "safe_area", "margins_in", "identifier") or not ids:
        return datum
    name, dot, rest = datum.partition(".safe_area")
    return ids.get(name, name) + dot + rest


def solved(documents, *options):
    """Returns the results of documents by key, and the seconds."""
    text = "".join(json.dumps(document) + "\n" for document in documents.values())
    begin = time.perf_counter()
    run = subprocess.run([TOOL, "solve", "--lines", "-", *options], input=text.encode(), capture_output=True, check=True)
    seconds = time.perf_counter() - begin
    return dict(zip(documents, map(json.loads, run.stdout.splitlines()), strict=True)), seconds
