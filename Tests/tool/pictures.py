"""Pictures are valid: SVG parses, and PNG has correct checksums."""

import json
import math
import os
import struct
import subprocess
import xml.dom.minidom
import zlib


def png(path):
    """Returns width, height and the unfiltered rows of a PNG. Fails if anything is invalid."""
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
    assert chunks[0][0] == b"IHDR" and chunks[-1][0] == b"IEND"
    width, height, depth, colour = struct.unpack(">IIBB", chunks[0][1][:10])
    assert (depth, colour) == (8, 2)
    raw = zlib.decompress(b"".join(body for kind, body in chunks if kind == b"IDAT"))
    assert len(raw) == (width * 3 + 1) * height
    rows, above = [], bytes(width * 3)
    for row in range(height):
        begin = row * (width * 3 + 1)
        above = unfiltered(raw[begin], raw[begin + 1 : begin + 1 + width * 3], above)
        rows.append(above)
    return width, height, rows


def size(path):
    with open(path, "rb") as file:
        return struct.unpack(">II", file.read(24)[16:])


def unfiltered(kind, line, above):
    """Removes the filter of a row with three bytes per pixel: none, left, above, average or Paeth."""
    done = bytearray(line)
    for place in range(len(line) if kind else 0):
        left, upper = (done[place - 3], above[place - 3]) if place >= 3 else (0, 0)
        guess = left + above[place] - upper
        paeth = min((left, above[place], upper), key=lambda each: abs(guess - each))
        done[place] = line[place] + (0, left, above[place], (left + above[place]) // 2, paeth)[kind] & 255
    return bytes(done)


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
            draw(tool, "render", scene, "--scale", "1.5", "-o", out + "-large.png")
            large = size(out + "-large.png")
            assert large == tuple(math.ceil(float(root.getAttribute(side)) * 1.5) for side in ("width", "height"))
            width, height, rows = png(out + ".png")
            assert (width, height) == (int(root.getAttribute("width")), int(root.getAttribute("height")))
            # The corner has the background colour, and the picture has many other colours.
            assert rows[0][:3] == bytes.fromhex("f6f7f9")
            assert len({row[place : place + 3] for row in rows for place in range(0, len(row), 3)}) > 30
            # So have the last dots, of which the picture covers a part.
            for options, colour in (((), "f6f7f9"), (("--dark",), "2a2d33")):
                draw(tool, "render", scene, *options, "--scale", "1.3", "-o", out + "-part.png")
                rows = png(out + "-part.png")[2]
                assert {rows[-1][-3:], rows[0][-3:], rows[-1][:3]} == {bytes.fromhex(colour)}
            if name in ("chat", "container", "browser"):
                draw(tool, "animate", scene, "--samples", "7", "-o", out + "-strip.svg")
                draw(tool, "animate", scene, "--animated", "--samples", "7", "-o", out + "-moving.svg")
                xml.dom.minidom.parse(out + "-strip.svg")
                # A wide picture is neither cut nor left black at its ends.
                draw(tool, "animate", scene, "--samples", "7", "--scale", "1.3", "-o", out + "-strip.png")
                rows = png(out + "-strip.png")[2]
                assert {rows[-1][-3:], rows[0][-3:], rows[-1][:3]} == {rows[0][:3]}
                moving = xml.dom.minidom.parse(out + "-moving.svg")
                assert len(moving.getElementsByTagName("animate")) == 7
                assert 400 < float(moving.documentElement.getAttribute("width")) < 500
        except AssertionError as problem:
            wrong += 1
            print(f"{name}: {problem!r}")
    for part in (letters_of_all_languages, letters_without_a_font, letters_that_xml_lacks, no_library):
        count += 1
        try:
            part(tool, work)
        except AssertionError as problem:
            wrong += 1
            print(f"{part.__name__.replace('_', ' ')}: {problem}")
    return count, wrong


def named(tool, work, name, output="letters.png", options=("--scale", "1", "-o"), **environment):
    """Draws a view with a name. Returns the result of the tool and the path of the picture."""
    source, picture = os.path.join(work, "letters.json"), os.path.join(work, output)
    with open(source, "w", encoding="utf-8") as file:
        rules = [f'H:|["{name}"]|', f'V:|["{name}"]|']
        json.dump({"size": [200, 60], "views": [{"name": name}], "rules": rules}, file)
    if os.path.exists(picture):
        os.remove(picture)
    done = subprocess.run([tool, "render", source, "--zoom", "2", *options, picture], capture_output=True,
                          text=True, env=dict(os.environ, **environment))
    return done, picture


def letters_of_all_languages(tool, work):
    """Pictures of names that differ in one letter differ. Boxes for unknown letters would not."""
    for first, second in (("Ωμέγα", "Ωμέγβ"), ("عربي", "عربس"), ("漢字", "漢子"), ("名前", "名後"), ("жук", "жар"),
                          ("a😀", "a😎"), ("a🚗", "a🚀")):
        rows = []
        for name in (first, second, " " * len(first)):
            done, picture = named(tool, work, name)
            assert (done.returncode, done.stderr) == (0, ""), (name, done.stderr)
            rows.append(png(picture)[2])
        assert rows[0] != rows[1], f"{first} and {second} look the same"
        assert rows[0] != rows[2] != rows[1], f"{first} and {second} leave no ink"


def letters_without_a_font(tool, work):
    """Characters without a font are reported with packages of fonts."""
    done, picture = named(tool, work, "a\U0010f000\U0010f001\U0010f002\U0010f003\U0010f004")
    assert done.returncode == 0 and os.path.exists(picture), done.stderr
    assert "no font has U+10F000" in done.stderr and "and 1 more" in done.stderr, done.stderr
    assert "fonts-noto-cjk" in done.stderr, done.stderr
    fonts = os.path.join(work, "fonts.conf")
    with open(fonts, "w", encoding="utf-8") as file:
        file.write('<?xml version="1.0"?><fontconfig></fontconfig>')
    done, _ = named(tool, work, "a", FONTCONFIG_FILE=fonts)
    assert "no font is installed; install the package fonts-dejavu-core" in done.stderr, done.stderr


def letters_that_xml_lacks(tool, work):
    """Characters that XML does not allow are left out."""
    done, picture = named(tool, work, "a\ufffe\uffff\u0001b")
    assert done.returncode == 0 and os.path.exists(picture), done.stderr
    done, picture = named(tool, work, "a\ufffeb", "letters.svg", ("-o",))
    assert done.returncode == 0, done.stderr
    assert "a b" in xml.dom.minidom.parse(picture).toxml()


def no_library(tool, work):
    """Without librsvg, PNG output gives a message, and SVG works."""
    for library, words in (("librsvg-none.so.2", "librsvg-none.so.2"), ("libc.so.6", "no function rsvg_")):
        done, picture = named(tool, work, "a", CASEMENT_RSVG=library)
        assert done.returncode == 5 and not os.path.exists(picture), done
        for word in (words, "librsvg2-2", "fonts-dejavu-core", "-o FILE.svg"):
            assert word in done.stderr, done.stderr
        done, picture = named(tool, work, "a", "letters.svg", ("-o",), CASEMENT_RSVG=library)
        assert done.returncode == 0 and os.path.exists(picture), done.stderr
