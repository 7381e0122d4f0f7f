"""A tree of flows, laid out by yoga: the native module of pyyoga, with the defaults of CSS and without rounding."""

import math

from pyyoga import _pyyoga as native

_WRAPS = {"nowrap": native.Wrap.NoWrap, "wrap": native.Wrap.Wrap, "wrap-reverse": native.Wrap.WrapReverse}
_ENUMS = {"flex-direction": native.FlexDirection, "justify-content": native.Justify, "align-items": native.Align,
          "align-content": native.Align, "align-self": native.Align}
_EDGES = {"left": native.Edge.Left, "top": native.Edge.Top, "right": native.Edge.Right, "bottom": native.Edge.Bottom}
_EXACTLY, _AT_MOST = 1, 2
_GAPS = {"column-gap": native.Gutter.Column, "row-gap": native.Gutter.Row}


def _set(node, name, value):
    name, edge = name.replace("-", "_"), []
    for prefix in ("margin", "padding"):
        if name.startswith(prefix):
            name, edge = prefix, [_EDGES[name[len(prefix) + 1:]]]
    if value == "auto":
        getattr(node, f"set_{name}_auto")(*edge)
    elif isinstance(value, str):
        getattr(node, f"set_{name}_percent")(*edge, float(value[:-1]))
    else:
        getattr(node, f"set_{name}")(*edge, float(value))


def _style(node, styles):
    for name, value in styles.items():
        if name == "display":
            node.set_display(native.Display.__members__["None"])
        elif name == "flex-wrap":
            node.set_flex_wrap(_WRAPS[value])
        elif name in _ENUMS:
            words = "".join(word.capitalize() for word in value.split("-"))
            getattr(node, f"set_{name.replace('-', '_')}")(_ENUMS[name].__members__[words])
        elif name in _GAPS:
            getattr(node, "set_gap_percent" if isinstance(value, str) else "set_gap")(
                _GAPS[name], float(value[:-1]) if isinstance(value, str) else float(value))
        else:
            _set(node, name, value)


def _measured(leaf):
    def answer(width, width_mode, height, height_mode):
        natural = leaf.size[0]
        if leaf.kind == "text" and width_mode == _AT_MOST:
            natural = min(natural, width)
        chosen = width if width_mode == _EXACTLY else natural
        high = leaf.size[1] if leaf.kind == "leaf" else leaf.height_of_text(chosen)
        return chosen, height if height_mode == _EXACTLY else high

    return answer


def lay_out(nodes):
    config = native.Config.new()
    config.set_use_web_defaults(True)
    config.set_point_scale_factor(0)
    made = {}
    for key, node in nodes.items():
        made[key] = native.Node.new_with_config(config)
        _style(made[key], node.styles)
        if not node.is_box:
            made[key].set_measure_func(_measured(node))
        if node.parent:
            made[node.parent].insert_child(made[key], nodes[node.parent].children.index(key))
    made["root"].calculate_layout(math.nan, math.nan, native.Direction.LTR)
    frames = {key: (node.get_layout_left(), node.get_layout_top(), node.get_layout_width(), node.get_layout_height())
              for key, node in made.items()}
    for node in made.values():
        node.set_measure_func(None)
        node.free()
    return frames
