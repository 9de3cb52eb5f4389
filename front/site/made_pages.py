"""Pages that are made from sources: the library with pictures, the course as handouts, the references of Python, C++ and C."""

import os
import re
import subprocess
from pathlib import Path

import c_reference
import cpp_reference
from cubelang_pygments import CubeLexer
from pygments import highlight
from pygments.formatters import HtmlFormatter

try:
    import python_reference
except ImportError:  # without the Python package
    python_reference = None

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("CUBE", "cube")
NO_PAGE = "no-page"
STUB = ROOT / "front/python/cubelang/_cubelang.pyi"
HEADER = ROOT / "front/library/cube.h"

# Picture options of a module. Others: from two sides, with the moved parts.
STYLES = {"pll": "last_layer", "oll": "oll", "patterns": "both, label = none"}

DEFINITION = re.compile(r"((?:^##.*\n)*)^(?:let|def) (\w+)((?:.*\n)(?:^(?![#\n]).*\n)*)", re.M)


def painted(code):
    """Code of the language as HTML."""
    return highlight(code, CubeLexer(), HtmlFormatter(nowrap=True)).rstrip("\n")


def modules():
    return sorted(path.stem for path in (ROOT / "stdlib").glob("*.cube"))


def text_of(module):
    return (ROOT / f"stdlib/{module}.cube").read_text(encoding="utf-8") + "\n"


def introduction(module):
    return " ".join(line[2:] for line in re.match(r"(?:# .*\n)*", text_of(module))[0].splitlines())


def definitions(module):
    """The name, the doc comment, the statement and the cube of its examples, of each definition."""
    for found in DEFINITION.finditer(text_of(module)):
        lines = [line[3:] for line in found[1].splitlines()]
        size = re.search(r"^example: cube (\d+);", "\n".join(lines), re.M)
        doc = " ".join(line for line in lines if not line.startswith("example: "))
        yield found[2], doc, found[0][len(found[1]):].rstrip(), size[1] if size else "3"


def library_page():
    rows = "".join(f"| [`{name}`](library/{name}.md) | {introduction(name)} |\n" for name in modules())
    return f"# Library\n\n`import NAME` imports the definitions of a module.\n\n| module | contents |\n| --- | --- |\n{rows}"


def has_picture(statement):
    """Is it moves or cycles? A call makes a group, braces a map."""
    return re.match(r"let \w+ = (?![a-z_]+\(|\{)", statement) is not None


def module_page(module):
    text = f"# Library: {module}\n\n{introduction(module)}\n"
    for name, doc, statement, _ in definitions(module):
        picture = f'<img class="case" src="{name}.svg" alt=""/>\n\n' if has_picture(statement) else ""
        text += f"\n## `{name}`\n\n{picture}{doc}\n\n<pre><code>{painted(statement)}</code></pre>\n"
    return text


def lessons():
    return sorted((ROOT / "examples/lessons").glob("*.md"), key=lambda path: int(path.stem.partition("-")[0]))


def course_page():
    lines = "\n".join(f'1. <a href="course/{path.stem}.html">{path.stem.partition("-")[2].replace("-", " ")}</a>' for path in lessons())
    return ("# Course\n\nThe lessons to read and print, with the answers at the end. `cube lesson 1` plays the first one and marks your "
            f"answers; see [Lessons](docs/lessons.md).\n\n{lines}\n")


PAGES = {"library.md": library_page, "course.md": course_page, "c-reference.md": lambda: c_reference.page(HEADER),
         "cpp-reference.md": lambda: cpp_reference.page(HEADER.parent)}
PAGES.update({f"library/{name}.md": lambda name=name: module_page(name) for name in modules()})
if python_reference:
    PAGES["python-reference.md"] = lambda: python_reference.page(STUB)

# Links to these files and folders lead to pages.
PAGES_OF_SOURCES = {"stdlib": "library.md", "stdlib/README.md": "library.md", "examples/lessons": "course.md",
                    "front/library/cube.h": "c-reference.md", "front/library/session.hpp": "cpp-reference.md", "front/python/cubelang/_cubelang.pyi": "python-reference.md"}


def write_files(site):
    """The pictures of the library and the handouts of the lessons."""
    text = ""
    for module in modules():
        text += f"import {module}\n"
        for name, _, statement, size in definitions(module):
            style = STYLES.get(module, "both, marked = true")
            text += f'cube {size}\nsvg({name}, "{name}.svg", {style}, background = none)\n' if has_picture(statement) else ""
    subprocess.run([PROGRAM, "-"], input=text, text=True, cwd=site / "library", check=True, stdout=subprocess.DEVNULL)
    (site / "course").mkdir()
    for path in lessons():
        subprocess.run([PROGRAM, "lesson", path, "--handout", site / f"course/{path.stem}.html", "--answers"], check=True,
                       stdout=subprocess.DEVNULL)
