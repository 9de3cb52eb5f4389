"""The reference of the C++ library: the six headers, and the documented declarations of the headers that they include."""

import re

START = """# The C++ reference

The headers of `<cubelang/…>`, each with the declarations that it brings. [The library](docs/libcubelang.md) introduces them. Names are in
the namespace `cubelang`; those of `cubelang/search.hpp` and `cubelang/query.hpp` in `cubelang::search` and `cubelang::query`."""
NAMES = ("session", "cube", "query", "search", "group")
COMMENT = re.compile(r"^( *)///(?!<).*\n(?: *///.*\n)*", re.M)


def introduction(text):
    """The first comment of a header, as prose and code."""
    lines = [line[3:] for line in re.match(r"#pragma once\n((?://.*\n)*)", text)[1].splitlines()]
    return "\n".join(line if line.startswith("    ") else line.replace("<", "&lt;") for line in lines)


def declarations(text):
    """Each documented declaration, with its comment and indentation, without bodies."""
    for found in COMMENT.finditer(text):
        code = re.match(r"(?:.*\n)*?.*(?:[;{}]|;.*//.*)$", text[found.end():], re.M)
        if code:
            declared = re.sub(r" \{$| \{ .*\}$|\[\[nodiscard\]\] |\binline ", "", code[0].rstrip())
            yield found[0] + declared


def page(folder):
    text, root = START + "\n", folder.parents[1]
    for name in NAMES:
        header = (folder / f"{name}.hpp").read_text(encoding="utf-8")
        text += f"\n## cubelang/{name}.hpp\n\n{introduction(header)}\n"
        for include in re.findall(r'#include "(.*)"', header):
            source = (root / include).read_text(encoding="utf-8")
            if code := "\n\n".join(declarations(source)):
                text += f"\n{introduction(source)}\n\n```cpp\n{code}\n```\n"
    return text
