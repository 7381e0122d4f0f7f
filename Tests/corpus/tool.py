"""The tool, on many documents and scenes at a time."""

import json
import subprocess
import time

from . import corpus

TOOL = corpus.CHECKOUT / "build" / "bin" / "casement"


def imported(paths):
    """All scenes by document and root view, what could not be read, and the seconds it took."""
    scenes, failures, seconds = {}, [], 0
    for start in range(0, len(paths), 200):
        begin = time.perf_counter()
        run = subprocess.run([TOOL, "import", "--lines", *paths[start:start + 200]], capture_output=True, check=True)
        seconds += time.perf_counter() - begin
        for line in run.stdout.splitlines():
            scene = json.loads(line)
            if "error" in scene:
                failures.append(scene)
            else:
                scene["document"] = by_ids(scene["document"], scene.get("outlets", {}))
                scenes[corpus.digest(scene["file"]), scene["scene"]] = scene
    return scenes, failures, seconds


def by_ids(datum, ids, key=""):
    """A scene in which views have their ids of the document as names, not those of outlets."""
    if isinstance(datum, dict):
        return {key: by_ids(value, ids, key) for key, value in datum.items()}
    if isinstance(datum, list):
        return [by_ids(value, ids) for value in datum]
    if key not in ("name", "first", "second", "safe_area", "margins_in", "identifier") or not ids:
        return datum
    name, dot, rest = datum.partition(".safe_area")
    return ids.get(name, name) + dot + rest


def solved(documents, *options):
    """The answers for documents by key, and the seconds it took."""
    text = "".join(json.dumps(document) + "\n" for document in documents.values())
    begin = time.perf_counter()
    run = subprocess.run([TOOL, "solve", "--lines", "-", *options], input=text.encode(), capture_output=True, check=True)
    seconds = time.perf_counter() - begin
    return dict(zip(documents, map(json.loads, run.stdout.splitlines()), strict=True)), seconds
