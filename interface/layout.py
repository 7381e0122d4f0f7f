"""Sizes and offsets of structs: each member is at the next multiple of its alignment, the
whole is a multiple of the largest. Every number is aligned to its size.

LP64 is every 64-bit Unix, ILP32 has pointers and size_t of 32 bits: WebAssembly and 32-bit
ARM. A compiler confirms both; see assertions.py.
"""

from typing import Any, Dict, List, Tuple

POINTERS = {"LP64": 8, "ILP32": 4}
SIZES = {"int32_t": 4, "uint32_t": 4, "uint64_t": 8, "double": 8}

Structs = Dict[str, Dict[str, Any]]


def up(number: int, multiple: int) -> int:
    return -(-number // multiple) * multiple


def laid_out(structs: Dict[str, List[Dict[str, Any]]], scalars: Dict[str, str], model: str = "LP64") -> Structs:
    """The structs with their sizes, alignments and offsets in a data model."""
    pointer = POINTERS[model]
    sizes = {**SIZES, "size_t": pointer}
    done: Structs = {}

    def extent(member: Dict[str, Any]) -> Tuple[int, int]:
        kind = member.get("type", "*")
        if "*" in kind:
            return pointer, pointer
        if kind in done:
            return done[kind]["size"], done[kind]["alignment"]
        kind = scalars.get(kind, kind)
        if kind not in sizes:
            raise SystemExit(f"interface/layout.py does not know the size of {kind}")
        return sizes[kind], sizes[kind]

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


def offsets(structs: Structs) -> Structs:
    """Sizes, alignments and offsets alone, for a second data model beside the full description of another."""
    return {name: {"size": struct["size"], "alignment": struct["alignment"],
                   "offsets": {member["name"]: member["offset"] for member in struct["members"]}}
            for name, struct in structs.items()}


def _is_versioned(members: List[Dict[str, Any]]) -> bool:
    """Whether the struct begins with its own size, so that later versions may append to it."""
    return members[0].get("type") == "size_t" and members[0]["name"] == "size"
