"""The structs of settings and state of include/casement.h, which clients have as properties.

A struct cas_view_settings belongs to "view": cas_view_get() fills it in, cas_view_set() takes it. A struct
cas_view_state can be read only, by cas_view_get_state(). Both functions have the scene and then `ids` in front of it.
"""

import re
from pathlib import Path
from typing import Dict, List, NamedTuple, Tuple

from header import HEADER, Header, text


#: Members of type int32_t that are numbers. All others are 0 or 1.
WHOLE = ("column", "column_span", "row", "row_span")


class Setting(NamedTuple):
    struct: str  # cas_view_settings
    member: str  # margins_follow_safe_area
    type: str  # in the spelling of C: int32_t, cas_insets
    about: str  # its comment in one line, without a period; "" if it has none

    @property
    def is_bool(self) -> bool:
        """0 or 1."""
        return self.type == "int32_t" and self.member not in WHOLE

    @property
    def is_whole(self) -> bool:
        return self.type == "int32_t" and self.member in WHOLE


class Group(NamedTuple):
    owner: str  # view
    struct: str
    is_state: bool
    getter: str
    setter: str  # "" for a state
    ids: Tuple[str, ...]  # the types of the parameters between the scene and the struct: cas_item
    members: List[Setting]  # without `size`
    refusal: str  # why an item of another kind does not have them: its parent is no box


def groups(path: Path = HEADER) -> List[Group]:
    """Those of a header, in its order: every struct with `size` that a function with such a name fills in."""
    header, comments = Header(path), _comments(text(path))
    found: List[Group] = []
    for struct, members in header.structs.items():
        name = re.fullmatch(r"cas_(\w+)_(settings|state)", struct)
        if not name:
            continue
        owner, is_state = name[1], name[2] == "state"
        getter, setter = f"cas_{owner}_get{'_state' * is_state}", "" if is_state else f"cas_{owner}_set"
        for function in filter(None, (getter, setter)):
            if function not in header.functions:
                raise SystemExit(f"{path.name}: there is {struct}, but no function {function}")
        ids = tuple(each["type"] for each in header.functions[getter]["parameters"][1:-1])
        found.append(Group(owner, struct, is_state, getter, setter, ids, [
            Setting(struct, each["name"], each["type"], comments.get((struct, each["name"]), ""))
            for each in members if each["name"] != "size"], _refusal(text(path), getter)))
    return found


def _refusal(header: str, getter: str) -> str:
    """What the errors of a getter say about CAS_ERROR_KIND; "" if that is none of them."""
    about = re.search(rf"/\*((?:(?!\*/).)*)\*/\nCAS_API \w+ {getter}\(", header, re.DOTALL)
    found = about and re.search(r"\bKIND \(([^)]*)\)", about[1].partition("Errors:")[2])
    return found[1] if found else ""


def _comments(header: str) -> Dict[Tuple[str, str], str]:
    """What stands behind each member of each struct on its line: of several in one line, the comment is that of all."""
    found = {}
    for struct, body in re.findall(r"^typedef struct (\w+) \{\n(.*?)^\}", header, re.MULTILINE | re.DOTALL):
        for names, comment in re.findall(r"^ *[\w ]*?[ *](\w+(?:, \w+)*);(?: */\*((?:(?!\*/).)*)\*/)?", body, re.MULTILINE):
            for name in names.split(", "):
                found[struct, name] = " ".join(comment.split())
    return found
