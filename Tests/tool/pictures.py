"""Pictures are what they claim to be: SVG that parses, PNG whose every sum is right."""

import os
import struct
import subprocess
import xml.dom.minidom
import zlib


def png(path):
    """Width, height and the rows of a PNG, unfiltered; fails where anything does not fit."""
    with open(path, "rb") as file:
        data = file.read()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    place, chunks = 8, []
    while place < len(data):
        (length,) = struct.unpack(">I", data[place : place + 4])
        kind, body = data[place + 4 : place + 8], data[place + 8 : place + 8 + length]
        (crc,) = struct.unpack(">I", data[place + 8 + length : place + 12 + length])
        assert zlib.crc32(kind + body) == crc
        chunks.append((kind, body))
        place += 12 + length
    assert [kind for kind, _ in chunks] == [b"IHDR", b"IDAT", b"IEND"]
    width, height, depth, colour = struct.unpack(">IIBB", chunks[0][1][:10])
    assert (depth, colour) == (8, 2)
    raw = zlib.decompress(chunks[1][1])
    assert len(raw) == (width * 3 + 1) * height
    rows, above = [], bytes(width * 3)
    for row in range(height):
        begin = row * (width * 3 + 1)
        line = raw[begin + 1 : begin + 1 + width * 3]
        if raw[begin] == 2:
            line = bytes((a + b) & 255 for a, b in zip(line, above))
        rows.append(line)
        above = line
    return width, height, rows


def draw(tool, *arguments):
    done = subprocess.run([tool, *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def check(tool, top, work):
    count = wrong = 0
    for name in ("chat", "item_editor", "container", "browser", "form", "gallery"):
        scene = os.path.join(top, "bindings", "scenes", name + ".json")
        out = os.path.join(work, name)
        try:
            count += 1
            draw(tool, "render", scene, "-o", out + ".svg")
            draw(tool, "render", scene, "--scale", "1", "-o", out + ".png")
            root = xml.dom.minidom.parse(out + ".svg").documentElement
            width, height, rows = png(out + ".png")
            assert (width, height) == (int(root.getAttribute("width")), int(root.getAttribute("height")))
            # The ground of the picture, untouched in its corner, and much that is not ground.
            assert rows[0][:3] == bytes.fromhex("f6f7f9")
            assert len({row[place : place + 3] for row in rows for place in range(0, len(row), 3)}) > 30
            if name in ("chat", "container", "browser"):
                draw(tool, "animate", scene, "--samples", "7", "-o", out + "-strip.svg")
                draw(tool, "animate", scene, "--animated", "--samples", "7", "-o", out + "-moving.svg")
                xml.dom.minidom.parse(out + "-strip.svg")
                moving = xml.dom.minidom.parse(out + "-moving.svg")
                assert len(moving.getElementsByTagName("animate")) == 7
                assert 400 < float(moving.documentElement.getAttribute("width")) < 500
        except AssertionError as problem:
            wrong += 1
            print(f"{name}: {problem!r}")
    return count, wrong
