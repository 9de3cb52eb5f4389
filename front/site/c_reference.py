"""The reference of the C interface, from the comments and declarations of cube.h."""

import re

START = """# The C interface

The declarations of `<cubelang/cube.h>`, in its order. [The library](docs/libcubelang.md) describes how to build with it."""


def blocks_of(header):
    """Each comment at the start of a line, with the declaration below it: the lines to the next blank one outside braces."""
    blocks = re.split(r"^/\* ?", header, flags=re.MULTILINE)[1:]
    for block in blocks:
        comment, _, code = block.partition("*/\n")
        lines = []
        for line in code.splitlines():
            if not line and "\n".join(lines).count("{") == "\n".join(lines).count("}"):
                break
            lines.append(line)
        yield text_of(comment), "\n".join(lines).replace("CUBE_API ", "")


def text_of(comment):
    """The comment without its stars, and with names as code."""
    lines = [re.sub(r"^ \* ?", "", line).rstrip() for line in comment.splitlines()]
    named = [line if line.startswith("  ") else re.sub(r"\b(cube_\w+|CUBE_\w+|NULL)\b", r"`\1`", line) for line in lines]
    return "\n".join(named).strip()


def names_in(code):
    """The functions, types and constants that the lines declare, without the fields of a struct."""
    flat = re.sub(r"struct \w+ \{.*?\n\}", "", re.sub(r"/\*.*?\*/", "", code, flags=re.DOTALL), flags=re.DOTALL)
    return re.findall(r"\b(cube_\w+)(?=\(|;)|\b(CUBE_\w+)(?= =| \{)", flat)


def page(header):
    (about, _), *blocks = blocks_of(header.read_text(encoding="utf-8"))
    text = f"{START}\n\n{about}\n"
    for comment, code in blocks:
        names = ", ".join(f"`{function or constant}`" for function, constant in names_in(code))
        text += f"\n## {names}\n\n{comment}\n\n```c\n{code}\n```\n"
    return text
