"""Sizes and offsets of structs, as every 64-bit Unix lays them out: each member
at the next multiple of its alignment, the whole a multiple of the largest.

A compiler confirms it; see assertions.py.
"""

from typing import Any, Dict, List, Tuple

MODEL = "LP64"
SIZES = {"int32_t": 4, "uint32_t": 4, "uint64_t": 8, "size_t": 8, "double": 8}
POINTER = 8


def up(number: int, multiple: int) -> int:
    return -(-number // multiple) * multiple


def laid_out(structs: Dict[str, List[Dict[str, Any]]], scalars: Dict[str, str]) -> Dict[str, Dict[str, Any]]:
    """The structs with their sizes, alignments and offsets."""
    done: Dict[str, Dict[str, Any]] = {}

    def extent(member: Dict[str, Any]) -> Tuple[int, int]:
        kind = member.get("type", "*")
        if "*" in kind:
            return POINTER, POINTER
        if kind in done:
            return done[kind]["size"], done[kind]["alignment"]
        kind = scalars.get(kind, kind)
        if kind not in SIZES:
            raise SystemExit(f"interface/layout.py does not know the size of {kind}")
        return SIZES[kind], SIZES[kind]

    for name, members in structs.items():
        offset, widest, placed = 0, 1, []
        for member in members:
            size, alignment = extent(member)
            offset = up(offset, alignment)
            placed.append({**member, "offset": offset, "size": size})
            offset, widest = offset + size, max(widest, alignment)
        done[name] = {"size": up(offset, widest), "alignment": widest, "is_versioned": _is_versioned(members),
                      "members": placed}
    return done


def _is_versioned(members: List[Dict[str, Any]]) -> bool:
    """Whether the struct begins with its own size, so that later versions may append to it."""
    return members[0].get("type") == "size_t" and members[0]["name"] == "size"
