"""The corpus of storyboards: original documents, and reference results for their scenes."""

import gzip
import hashlib
import json
import os
import pathlib
import shutil
import tarfile

CHECKOUT = pathlib.Path(__file__).resolve().parents[2]


def folder():
    """Returns the folder of the corpus, or None."""
    place = os.environ.get("CASEMENT_CORPUS")
    beside = CHECKOUT.parent / "shared" / "corpus"
    places = [pathlib.Path(place)] if place else [beside / "ib-larger", beside / "ib"]
    return next((each for each in places if (each / "scenes.jsonl.gz").exists()), None)


def originals(place):
    """Unpacks the documents if needed, and returns their paths in order."""
    target, mark = unpacked(place), unpacked(place) / "unpacked"
    state = digest_of([place / "originals.tar.xz"])
    if not mark.exists() or mark.read_text() != state:
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir(parents=True)
        with tarfile.open(place / "originals.tar.xz") as archive:
            archive.extractall(target, filter="data")
        mark.write_text(state)
    return sorted(path for path in target.rglob("*") if path.suffix in (".storyboard", ".xib"))


def unpacked(place):
    """Returns the folder for the documents of a corpus, and for what is computed from them."""
    return CHECKOUT / "build" / "corpus" / place.name


def scenes(place):
    """Returns the scenes with a reference, by document (the first ten digits of its hash) and id of the root view."""
    with gzip.open(place / "scenes.jsonl.gz", "rt") as lines:
        every = [json.loads(line) for line in lines]
    return {(scene["sha256"][:10], scene["root"]): scene for scene in every if "ref" in scene}


def digest_of(paths):
    """Returns the hash of the names and contents of files."""
    whole = hashlib.sha256()
    for path in paths:
        data = path.read_bytes()
        whole.update(f"{path.name} {len(data)}\n".encode() + data)
    return whole.hexdigest()


def digest(path):
    """Returns the digits of the hash at the end of a document's name."""
    return pathlib.Path(path).stem.rsplit("@", 1)[1]
