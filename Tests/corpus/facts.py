"""Writes the page on facts."""

from . import repositories

HEAD = """# Facts of the canvases of Xcode

What the importer of storyboards knows about how Xcode draws, as tables in
[Sources/Documents/Storyboards/Facts](../Sources/Documents/Storyboards/Facts); `casement import --facts` lists them as JSON.
`scripts/test/corpus --facts` writes this page from {documents} documents of {repositories} repositories.

A document shows a fact if more of its views are where Xcode stored them than without the fact, and contradicts it if
fewer are. For the intrinsic size of a control, a document shows it if Xcode stored a control of that size. The columns
count documents, and the repositories that they are from.

Facts marked * are shown by fewer than {enough} repositories. A fact that is shown by none has no effect on the views that
the corpus can judge, or is hidden by another fact. With `casement import --without FACT` a document is imported as if a
fact were not known; `scripts/test/corpus --by-repository` does so for facts that Apple does not document and that fewer
than {enough} repositories other than that of the document show.

| fact | tools | what | points | shown by | contradicted by | documented |
|---|---|---|--:|--:|--:|---|
"""


def write(path, facts, found, whole):
    counts = {"documents": len(whole.paths), "enough": repositories.ENOUGH,
              "repositories": len({scene["repo"] for scene in whole.scenes.values()})}
    path.write_text(HEAD.format(**counts) + "".join(row(fact, found[fact["name"]]) for fact in facts))


def row(fact, sides):
    few = "" if len(sides["for"]) >= repositories.ENOUGH else " *"
    before = f"{fact['before']:g}" if "before" in fact else ""
    tools = f"{fact['since']:g} to {before}".strip() if fact["since"] or before else "all"
    if tools.endswith(" to"):
        tools = f"from {fact['since']:g}"
    source = f"[yes](https://{fact['source']})" if "source" in fact else ""
    points = f"{fact['length']:g}" if "length" in fact else ""
    cells = [f"`{fact['name']}`{few}", tools, fact["statement"], points, count(sides["for"]), count(sides["against"]), source]
    return "| " + " | ".join(cells) + " |\n"


def count(side):
    return f"{sum(map(len, side.values()))} of {len(side)}" if side else "none"
