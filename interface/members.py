"""Members of settings and states, as clients with types for them have them, with their comments."""

import re
from typing import List, NamedTuple

from header import text
from manual import manual
from settings import Group, Setting


class Flag(NamedTuple):
    constant: str  # CAS_EDGE_TOP
    name: str  # TOP
    about: str


class Flags(NamedTuple):
    name: str  # Edges
    about: str
    flags: List[Flag]


#: What members of type uint32_t are sets of, by their names: the name of the set, what the constants begin with, what it is.
SETS = {"edges": ("Edges", "CAS_EDGE_", "A set of edges"),
        "keyboard_guide": ("KeyboardGuide", "CAS_GUIDE_", "What the keyboard guide follows"),
        "flags": ("SceneFlags", "CAS_SCENE_", "What a scene was made with")}


#: What owners are whose names do not say it.
OWNERS = {"arranged": "arranged view", "boxed": "child of a box"}


def sets() -> List[Flags]:
    alone = {entry.name: entry.comment[0].text.split(". ")[0] for entry in manual().entries if len(entry.names) == 1 and entry.comment}
    return [Flags(name, about, [
        Flag(prefix + flag, flag, comment.strip() or alone.get(prefix + flag) or flag.lower().replace("_", " "))
        for flag, comment in re.findall(rf"^#define {prefix}(\w+) \d+u\b(?: */\* (.*?) \*/)?", text(), re.MULTILINE)])
        for name, prefix, about in SETS.values()]


def optional(group: Group, member: Setting) -> bool:
    """has_spacing_after says whether there is a spacing_after."""
    return any(each.member == f"has_{member.member}" for each in group.members)


def members(group: Group) -> List[Setting]:
    """Without those that say whether there is another one."""
    names = {each.member for each in group.members}
    return [each for each in group.members if not (each.member.startswith("has_") and each.member[4:] in names)]


def title(group: Group) -> str:
    """ViewSettings"""
    return "".join(part.capitalize() for part in group.struct.removeprefix("cas_").split("_"))


def introduction(group: Group) -> str:
    if group.owner == "dimensions":
        return "Which width and height a view shall have"
    owner = OWNERS.get(group.owner) or group.owner.replace("_", " ")
    article = "an" if owner[0] in "aeiou" else "a"
    return f"The state of {article} {owner}" if group.is_state else f"What was set for {article} {owner}"


def about(member: Setting, is_optional: bool, nothing: str) -> str:
    """What a member means. `nothing` is what the language has for 0 where there is nothing."""
    text = re.sub(r"^CAS_\w+\.\.\. that", "Those that", re.sub(r"^CAS_\w+\.\.\.: ", "", member.about))
    if not text:
        words = member.member.replace("_", " ")
        return f"Whether it {words}" if member.is_bool else f"The {words}"
    if member.is_bool:
        return re.sub(r"\b0\b", "false", re.sub(r"\b1\b", "true", text))
    if member.type == "const char *":
        return text.replace('NULL, the default, or ""', '"", the default,').replace('NULL or ""', '""')
    if is_optional:
        text = re.sub(r", if has_\w+ is 1.*", f"; `{nothing}` for that of the stack", text)
        return re.sub(r"\b0 (for|if)", rf"`{nothing}` \1", text)
    return text
