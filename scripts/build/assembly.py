"""Makes the assembly that any C compiler turns into the library out of that of the
toolchain's linker.

    python3 scripts/build/assembly.py TARGET INPUT OUTPUT

Only the functions of the header keep their names. All other labels become local, so that
no name of Swift's is left, and comments, symbol sizes and the directives that only LLVM
knows are left out: GNU as and clang both read the rest.
"""

import re
import sys
from typing import Dict, List

GUARDS = {
    "x86_64-linux": "defined(__x86_64__) && defined(__linux__) && defined(__LP64__)",
    "aarch64-linux": "defined(__aarch64__) && defined(__linux__) && defined(__LP64__)",
    "riscv64-linux": "defined(__riscv) && __riscv_xlen == 64 && defined(__riscv_float_abi_double)",
    "armv7hf-linux": "defined(__arm__) && defined(__ARM_PCS_VFP)",
}
COMMENTS = {"x86_64-linux": "#", "aarch64-linux": "//", "riscv64-linux": "#", "armv7hf-linux": "@"}

# A string, a quoted or bare name, or any other character.
TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[A-Za-z_.$][\w.$]*|.', re.DOTALL)
LABEL = re.compile(r'^("(?:[^"\\]|\\.)*"|[A-Za-z_.$][\w.$]*):')
# Compilers know the extensions of RISC-V by their own flags, and older ones not by LLVM's names. On AArch64 the marks are in a
# note, too.
DROPPED = re.compile(r"\s*\.(?:addrsig|addrsig_sym|ident|file|size|weak|hidden|protected|globl|option|attribute|aeabi_subsection|aeabi_attribute)\b"
                     r"|\s*\.type\s+\S*swift1_autolink")
STRINGS = re.compile(r"\s*\.(?:ascii|asciz|string)\b")
SECTION = re.compile(r'\s*\.section\s+("(?:[^"\\]|\\.)*"|[^,\s]+)(.*)$')
# Instructions of IBT on x86_64 as bytes, since assemblers before binutils 2.29 do not know them: the second is a prefix.
NEWER = ((re.compile(r"^\s*endbr64$"), ".byte 0xf3, 0x0f, 0x1e, 0xfa"), (re.compile(r"^\s*notrack\s+"), ".byte 0x3e\n "))
# Sections that only the tools of Swift and LLVM read, and the one that stands at the end.
FOREIGN = (".swift1_autolink_entries", ".swift_modhash", ".llvm", ".linker-options", ".note.GNU-stack", ".comment")
KINDS = (".text", ".rodata", ".data.rel.ro", ".data", ".bss", ".tbss", ".tdata")


def without_comment(line: str, mark: str) -> str:
    """The line up to a comment that is not in a string."""
    if mark not in line:
        return line
    place, quoted = 0, False
    while place < len(line):
        if quoted and line[place] == "\\":
            place += 1
        elif line[place] == '"':
            quoted = not quoted
        elif not quoted and line.startswith(mark, place):
            return line[:place]
        place += 1
    return line


def is_public(name: str) -> bool:
    return name.startswith("cas_")


def converted(lines: List[str], mark: str) -> List[str]:
    bare = [without_comment(line, mark).rstrip() for line in lines]
    names: Dict[str, str] = {}
    for line in bare:
        label = LABEL.match(line)
        if label and not is_public(label[1]) and not label[1].startswith(".L"):
            names[label[1]] = f".Lc{len(names)}"
    # Quoted and bare forms of a name are the same symbol.
    for name, short in list(names.items()):
        names[name[1:-1] if name.startswith('"') else f'"{name}"'] = short
    kept: List[str] = []
    is_foreign, sections = False, 0
    for line in bare:
        section = SECTION.match(line)
        if section:
            name = section[1].strip('"')
            is_foreign = name.startswith(FOREIGN)
            kind = next((kind for kind in KINDS if name.startswith(f"{kind}.")), None)
            if kind:
                # A number instead of the name of the function, so that unused functions can still be left out.
                sections += 1
                line = f".section {kind}.c{sections}{section[2]}"
        elif re.match(r"\s*\.(?:text|data|bss)\b", line):
            is_foreign = False
        public = re.match(r"\s*\.globl\s+(cas_\w+)", line)
        if public:
            kept.append(f".globl {public[1]}")
        elif line.strip() and not is_foreign and not DROPPED.match(line):
            if not STRINGS.match(line):
                line = "".join(names.get(token, token) for token in TOKEN.findall(line))
                for instruction, code in NEWER:
                    line = instruction.sub(code, line)
            kept.append(re.sub(r"^\s+", " ", line).replace("\t", " "))
    return kept


def main(target: str, source: str, result: str) -> None:
    with open(source) as file:
        lines = file.read().split("\n")
    with open(result, "w") as file:
        file.write(f"/* Casement for {target}: cc -c makes the library of it. Generated. MIT licence, see LICENSE. */\n"
                   f"#if !({GUARDS[target]})\n#error \"this file is for {target}\"\n#endif\n")
        file.write("\n".join(converted(lines, COMMENTS[target])))
        file.write("\n.section .note.GNU-stack,\"\",%progbits\n")


main(*sys.argv[1:])
