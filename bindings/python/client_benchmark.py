"""Measures what a program pays for calls of the scene client, in a form of 100 rows with a label and a field each.

    python client_benchmark.py [--output FILE]

Times are the best of several runs, in microseconds for a call. A call of the library alone is made through ctypes with
arguments that are converted already.
"""

import argparse
from ctypes import byref, c_double, c_size_t, c_uint32, c_void_p

import numpy  # noqa: F401, as arrays are its own where it is imported

from benchmark import seconds, shown, write
from casement import Scene

ROWS = 100


def form(scene):
    """Rows below each other; fields are as wide as is left."""
    labels, fields, gaps = [], [], []
    for row in range(ROWS):
        label, field = scene.add(f"label{row}", intrinsic=(80, 20)), scene.add(f"field{row}", intrinsic=(None, 20))
        scene.rules("H:|-[label]-[field]-|", views={"label": label, "field": field})
        above = fields[-1].bottom if fields else scene.window.top
        gaps.append(field.top.equal(above + 8))
        label.center_y.equal(field.center_y)
        labels.append(label)
        fields.append(field)
    scene.layout()
    return labels, fields, gaps


def measured():
    """Yields calls, with their seconds."""
    yield f"make the form: {2 * ROWS} views, {ROWS} rules, {2 * ROWS} constraints", seconds(
        lambda _: form(Scene((400, 4000))), 1, 5)
    with Scene((400, 4000)) as scene:
        labels, fields, gaps = form(scene)
        library, handle, count, out = scene._library, scene._address, c_size_t(), c_void_p()
        gap = gaps[ROWS // 2]

        def resize(step):
            scene.resize(400 + step % 2, 4000)

        def lay_out_in_c(step):
            library.brief.cas_scene_set_size(c_void_p(handle), c_double(400 + step % 2), c_double(4000))
            library.brief.cas_scene_layout_if_needed(c_void_p(handle), byref(out), byref(count))

        def move(step):
            gap.constant = 8 + step % 2

        def both(first, second):
            return lambda step: (first(step), second())

        for what, work in (
                ("read a frame", lambda _: fields[7].frame),
                ("read all frames, one by one", lambda _: [field.frame for field in fields]),
                ("read all frames as an array", lambda _: scene.frames(ids)),
                ("change a constant", move),
                (f"resize and layout, {ROWS + 1} frames change: the library alone", lay_out_in_c),
                ("the same with layout()", both(resize, scene.layout)),
                ("the same with layout_columns()", both(resize, scene.layout_columns)),
                (f"change a constant and layout, {ROWS} frames change: layout()", both(move, scene.layout)),
                ("the same with layout_columns()", both(move, scene.layout_columns))):
            ids = (c_uint32 * ROWS)(*(field.id for field in fields))
            yield what, seconds(work, 50, 20)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--output", help="a file for the table, too")
    options = parser.parse_args()
    lines = ["call\tmicroseconds"]
    for run in zip(*(measured() for _ in range(8))):
        lines.append(f"{run[0][0]}\t{shown(min(spent for _, spent in run))}")
        print(lines[-1], flush=True)
    write(lines, options.output)


if __name__ == "__main__":
    main()
