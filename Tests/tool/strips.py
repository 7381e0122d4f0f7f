"""Tests of events, and of filmstrips of the last event."""

import json
import os
import re
import subprocess


class Bench:
    """Runs the tool on small scenes."""

    def __init__(self, tool, work):
        self.tool, self.path = tool, os.path.join(work, "strip.json")

    def run(self, command, scene, *options):
        with open(self.path, "w", encoding="utf-8") as file:
            json.dump(scene, file)
        done = subprocess.run([self.tool, command, *options, self.path], capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def frames(self, scene, *options):
        answer = json.loads(self.run("solve", scene, "--json", "--events", *options))
        return {item["name"]: item["window_frame"] for item in answer["items"]}

    def strip(self, scene, *options):
        """Returns the size of a filmstrip, and the position and content of each panel."""
        svg = self.run("animate", scene, *options)
        size = [float(number) for number in re.search(r'viewBox="0 0 (\S+) (\S+)"', svg).groups()]
        panels = re.findall(r'<g transform="translate\((\S+) 0\)">\n(.*?)(?=<g transform="translate\(\S+ 0\)">\n|</svg>)',
                            svg, re.DOTALL)
        return size, [(float(left), content) for left, content in panels]


def phone(*events, **more):
    view = {"name": "a"}
    rules = ["H:|[a]|", "a.top == superview.top", "a.bottom == keyboard_guide.top"]
    return dict({"profile": "ios7", "views": [view], "rules": rules, "events": list(events)}, **more)


def drawings(panels):
    """Returns the panels without the times below them."""
    return [re.sub(r"<text[^>]*>[^<]* s</text>", "", content) for _, content in panels]


def heights_of_view(panels):
    """Returns the drawn heights of the view, the first shape after the window."""
    return [float(re.findall(r'<rect [^>]*?height="(\S+?)"[^>]*fill="#edf3fb"', content)[0]) for _, content in panels]


def earlier_animations_have_ended(bench):
    _, panels = bench.strip(phone({"keyboard": "show"}, {"keyboard": "hide"}), "--zoom", "1")
    heights = heights_of_view(panels)
    assert len(set(drawings(panels))) == 5, "pictures of a hiding keyboard are alike"
    assert (heights[0], heights[-1]) == (264, 480), heights


def a_keyboard_animation_ends_after_half_a_second(bench):
    events = [{"keyboard": "show", "duration": 0.01}, {"keyboard": "hide", "duration": 1, "curve": "linear"}]
    _, panels = bench.strip(phone(*events), "--zoom", "1", "--samples", "3")
    assert heights_of_view(panels) == [264, 372, 480], heights_of_view(panels)


def animated_constants_have_their_values(bench):
    scene = {"profile": "ios7", "views": [{"name": "a"}], "rules": ["H:|[a]|", "V:|[a]", 'a.height == 10 "high"']}
    way = {"duration": 1, "curve": "linear", "moves": "constraints"}
    scene["events"] = [dict(way, set={"high": 50}), dict(way, set={"high": 90})]
    _, panels = bench.strip(scene, "--zoom", "1", "--samples", "3")
    assert heights_of_view(panels) == [50, 70, 90], heights_of_view(panels)


def panels_of_a_rotation_do_not_overlap(bench):
    for size, events in (((480, 320), [{"rotate": "landscape_left"}]),
                         ((320, 480), [{"rotate": "landscape_left"}, {"rotate": "portrait"}])):
        (width, height), panels = bench.strip(phone(*events), "--zoom", "1")
        assert len(panels) == 5 and height > 480, (size, height)
        lefts = [left for left, _ in panels] + [width]
        assert all(after - before > 480 for before, after in zip(lefts, lefts[1:])), (size, lefts)
        svg = bench.run("animate", phone(*events), "--animated", "--zoom", "1")
        moving = [float(number) for number in re.search(r'viewBox="0 0 (\S+) (\S+)"', svg).groups()]
        assert moving[0] > 480 and moving[1] > 480, (size, moving)


def an_animated_picture_is_as_wide_as_one_panel(bench):
    scene = phone({"keyboard": "show"})
    for zoom in ("1", "3.33333", "0.77777", "2.12345"):
        svg = bench.run("animate", scene, "--animated", "--samples", "24", "--zoom", zoom)
        width, height = map(float, re.match(r'<svg [^>]*? width="(\S+)" height="(\S+)"', svg).groups())
        assert abs(width - (320 * float(zoom) + 20 + 20 / 24)) < 0.01, (zoom, width)
        assert abs(height - (480 * float(zoom) + 52)) < 0.01, (zoom, height)
        assert f'viewBox="0 0 {width:g} ' in svg or f'viewBox="0 0 {width} ' in svg, (zoom, svg[:200])


def panels_are_shown_one_after_the_other(bench):
    svg = bench.run("animate", phone({"keyboard": "show"}), "--animated", "--samples", "2")
    turns = re.findall(r'<g display="(\w+)"><animate [^>]*? dur="(\S+)" values="(\S+)" keyTimes="(\S+)"/>', svg)
    assert turns == [("inline", "1.5s", "inline;none", "0;0.166667"),
                     ("none", "1.5s", "none;inline", "0;0.166667")], turns
    assert svg.count("<g display") == svg.count(" s</text>\n</g>\n") == 2 and svg.endswith("</g>\n</svg>\n"), svg[-200:]


def a_keyboard_height_applies_to_one_event(bench):
    frames = bench.frames(phone({"keyboard": 300}, {"keyboard": "hide"}, {"keyboard": "show"}))
    assert frames["a"] == [0, 0, 320, 264], frames["a"]
    for orientation, (width, height) in (("portrait", (320, 480)), ("upside_down", (320, 480)),
                                         ("landscape_left", (480, 320)), ("landscape_right", (480, 320))):
        held = phone({"rotate": orientation}, {"keyboard": {"height": 190, "accessory": 10}})
        frames = bench.frames(held)
        assert frames["keyboard"] == [0, height - 200, width, 200], (orientation, frames["keyboard"])
        assert frames["a"] == [0, 0, width, height - 200], (orientation, frames["a"])
    frames = bench.frames(phone({"keyboard": "hide"}, {"keyboard": "show"}, keyboard=300))
    assert frames["a"] == [0, 0, 320, 264], frames["a"]


def a_hiding_keyboard_is_drawn(bench):
    _, panels = bench.strip(phone({"keyboard": "show"}, {"keyboard": "hide"}))
    seen = [">keyboard<" in content or "#c9ced8" in content for _, content in panels]
    assert seen[0] and seen[1] and not seen[-1], seen
    _, panels = bench.strip(phone({"rotate": "landscape_left"}))
    assert not any("#c9ced8" in content for _, content in panels), "a keyboard in a rotation without one"


def ties_are_reported(bench):
    rules = ["H:|[a]|", "V:|[a]", "a.height == 10 @500", "a.height == 30 @500"]
    said = bench.run("explain", {"views": [{"name": "a"}], "rules": rules})
    assert "unsatisfied optional constraints (outweighed or tied):\n" in said, said


def sizes_are_not_negative(bench):
    rules = ["a.left == superview.left + 50", "V:|[a]|", "a.right == superview.left + 30"]
    said = bench.run("explain", {"size": [100, 80], "views": [{"name": "a"}], "rules": rules})
    assert "  a.right == window.left + 30 @1000" in said and "dropped" in said.splitlines()[1], said
    assert any("a.width >= 0 @1000" in line and "sizes are not negative" in line for line in said.splitlines()), said


def a_rotation_begins_with_the_offset_before_it(bench):
    row = {"name": "row", "kind": "plain"}
    scene = {"profile": "ios7", "size": [320, 480], "events": [], "controllers": [{"kind": "navigation", "controllers": [{
        "name": "page", "view": {"views": [{
            "name": "list", "kind": "scroll", "at_bottom": True, "views": [row],
            "rules": ["V:|-900-[row(33)]-8-|", "H:|-10-[row(77)]", "content_guide.width == list.width"]}],
            "rules": ["H:|[list]|", "V:|[list]|"]}}]}]}
    before = bench.frames(scene)["row"]
    after = bench.frames(dict(scene, events=[{"rotate": "landscape_left"}]))["row"]
    assert (before, after) == ([10, 439, 77, 33], [10, 279, 77, 33]), (before, after)
    for options in (("--rotate", "landscape-left"), ("--rotate", "landscape-left", "--animated")):
        svg = bench.run("animate", scene, *options, "--samples", "3", "--zoom", "1")
        places = re.findall(r'<rect x="(\S+)" y="(\S+)" width="77" height="33"', svg)
        assert [float(y) - 20 for _, y in places] == [439, 359, 279], (options, places)


def covered_views_are_reported(bench):
    views = [{"name": name} for name in ("title", "field", "half")]
    rules = ["H:|[title]|", "V:|-50-[title(30)]", "H:|[field]|", "V:|-300-[field(30)]", "H:|[half]|",
             "V:|-250-[half(30)]"]
    scene = {"profile": "ios7", "size": [320, 480], "controllers": [{"kind": "navigation", "controllers": [{
        "name": "page", "view": {"views": views, "rules": rules}}]}]}
    said = bench.run("explain", scene, "--keyboard", "216")
    assert said == "under bars:\n  title, 14 at the top\n\nunder the keyboard:\n  field, all of it\n" \
        "  half, 16 at the bottom\n", said
    lines = {line.split()[0]: line for line in bench.run("solve", scene, "--keyboard", "216").splitlines()}
    assert lines["title"].endswith("14 under bars"), lines["title"]
    assert lines["field"].endswith("all under the keyboard"), lines["field"]
    assert lines["half"].endswith("16 under the keyboard"), lines["half"]
    items = {item["name"]: item for item in json.loads(bench.run("solve", scene, "--keyboard", "216", "--json"))["items"]}
    assert items["title"]["under_bars"] == [14, 0, 0, 0] and items["half"]["under_keyboard"] == [0, 0, 16, 0], items
    assert "under" not in bench.run("solve", scene).replace("14 under bars", "")


def the_chat_is_padded_by_its_input(bench):
    path = os.path.join(os.path.dirname(__file__), "..", "..", "bindings", "scenes", "chat.json")
    with open(path, encoding="utf-8") as file:
        scene = dict(json.load(file))
    for options, bottom in ((), 44), (("--keyboard", "216"), 260):
        items = {item["name"]: item for item in json.loads(bench.run("solve", scene, "--json", *options))["items"]}
        _, y, _, height = items["sure"]["window_frame"]
        assert items["messages"]["insets"] == [64, 0, bottom, 0], items["messages"]
        assert y + height + 8 == items["input"]["window_frame"][1], (items["sure"], items["input"])


def names_have_one_position_in_all_panels(bench):
    """A child that crosses the corner of its parent does not move the parent's label."""
    child = {"name": "x", "intrinsic": [160, 60]}
    scene = {"profile": "ios7", "views": [{"name": "outer", "views": [child]}],
             "rules": ["H:|-30-[outer]-30-|", "V:|-60-[outer]-60-|", "x.left == outer.left",
                       'x.top == outer.top + 300 "way"'],
             "events": [{"set": {"way": 0}, "duration": 1, "curve": "linear", "moves": "constraints"}]}
    places = set()
    for samples in ("5", "9"):
        _, panels = bench.strip(scene, "--zoom", "1", "--samples", samples)
        found = [re.findall(r'<text x="(\S+)" y="(\S+)"[^>]*>outer</text>', content) for _, content in panels]
        assert all(len(each) == 1 for each in found), found
        places |= {each[0] for each in found}
    assert len(places) == 1, places


def a_light_status_bar_is_white(bench):
    def ink(scene):
        svg = bench.run("render", scene)
        return re.search(r'<g fill="(#\w+)"[^>]*><text[^>]*>status_bar<', svg)[1], svg

    page = {"name": "page", "view": {"background": "#336699"}}
    assert ink({"profile": "ios7", "controllers": [page]})[0] == "#3b4252"
    colour, svg = ink({"profile": "ios7", "controllers": [dict(page, status_bar_style="light")]})
    assert colour == "#ffffff", colour
    # The status bar has no background of its own.
    assert '#14171c' not in svg and 'fill="#336699"' in svg, svg


def a_background_changes_no_frame(bench):
    scene = phone(size=[100, 200])
    plain = bench.run("solve", scene)
    for colour, words, ink in (("#000000", 'fill="#000000"', "#ffffff"), ("#ffee00", 'fill="#ffee00"', "#1d2430"),
                               ("#00000080", 'fill="#000000" fill-opacity="0.5"', "#1d2430"),
                               ("#00000000", 'fill="#edf3fb"', "#2c4f86")):
        scene["views"][0]["background"] = colour
        assert bench.run("solve", scene) == plain
        svg = bench.run("render", scene)
        assert words in svg, (colour, svg)
        assert re.search(rf'<g fill="{ink}"[^>]*><text[^>]*>a<', svg), (colour, svg)


def a_bar_image_has_black_above(bench):
    def black(image, **more):
        bars = {"navigation_bar": {"image": image}}
        page = {"kind": "navigation", "bars": bars, "controllers": [{"name": "page"}]}
        svg = bench.run("render", dict({"profile": "ios7", "controllers": [page]}, **more), "--zoom", "1")
        return re.findall(r'<rect x="20" y="(\S+)" width="320" height="(\S+)" fill="#000000"/>', svg)

    assert black(44) == [("20", "20")], black(44)
    assert black(64) == [] and black(0) == [] and black(44, profile="ios6") == []


def a_file_of_rules_reports_missing_sizes(bench):
    path = os.path.join(os.path.dirname(bench.path), "own.vfl")

    def said(rules, command):
        with open(path, "w", encoding="utf-8") as file:
            file.write(rules)
        done = subprocess.run([bench.tool, command, path], capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr
        return done.stderr if command != "explain" else done.stdout

    words = "  box has height 0: no rule determines it; for example V:[box(44)] or box.height == 44\n"
    for command in ("solve", "render", "explain"):
        assert words in said("H:|-[box(40)]", command), said("H:|-[box(40)]", command)
        assert "zero width or height" not in said("H:|-[box(40)]\nV:|[box(44)]", command)
        # A height that is set to 0 gives no warning.
        assert "zero width or height" not in said("H:|-[box(40)]\nV:|[box(0)]", command)
    assert 'H:["a b"(100)] or "a b".width == 100' in said('V:|["a b"(9)]', "solve")


def the_scenes_are_not_ambiguous(bench):
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "bindings", "scenes")
    for name in ("form", "chat", "item_editor", "container", "browser"):
        path = os.path.join(folder, name + ".json")
        done = subprocess.run([bench.tool, "solve", "--check", path], capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, f"{name} has conflicts or is ambiguous"


def check(tool, work):
    bench = Bench(tool, work)
    parts = [earlier_animations_have_ended, a_keyboard_animation_ends_after_half_a_second,
             animated_constants_have_their_values, panels_of_a_rotation_do_not_overlap,
             an_animated_picture_is_as_wide_as_one_panel, panels_are_shown_one_after_the_other,
             a_keyboard_height_applies_to_one_event, a_hiding_keyboard_is_drawn, ties_are_reported,
             sizes_are_not_negative, a_rotation_begins_with_the_offset_before_it, covered_views_are_reported,
             the_chat_is_padded_by_its_input, names_have_one_position_in_all_panels, a_light_status_bar_is_white,
             a_background_changes_no_frame, a_bar_image_has_black_above, a_file_of_rules_reports_missing_sizes,
             the_scenes_are_not_ambiguous]
    wrong = 0
    for part in parts:
        try:
            part(bench)
        except AssertionError as problem:
            wrong += 1
            print(f"{part.__name__.replace('_', ' ')}: {problem}")
    return len(parts), wrong
