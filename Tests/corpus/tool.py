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
                scenes[corpus.digest(scene["file"]), scene["scene"]] = scene
    return scenes, failures, seconds


def solved(documents, *options):
    """The answers for documents by key, and the seconds it took."""
    text = "".join(json.dumps(document) + "\n" for document in documents.values())
    begin = time.perf_counter()
    run = subprocess.run([TOOL, "solve", "--lines", "-", *options], input=text.encode(), capture_output=True, check=True)
    seconds = time.perf_counter() - begin
    return dict(zip(documents, map(json.loads, run.stdout.splitlines()), strict=True)), seconds
