"""check_site.py ROOT SITE: checks the pages that MkDocs made in SITE from the repository ROOT: links, anchors and pictures exist,
nothing comes from other servers, every block shows the program's answer as the document does, and the pages made from sources
have every function, definition and lesson. Lists the faults; status 1 if there are any."""

import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

root, site = Path(sys.argv[1]), Path(sys.argv[2])
faults = []
NET = re.compile(r"^[ UDFRBLudfrbl╺╸↑↓→←•]*")


class Page(HTMLParser):
    def __init__(self, path):
        super().__init__()
        self.path, self.ids, self.links, self.sources, self.sessions, self.inside = path, set(), [], [], [], False
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.ids.add(values.get("id"))
        (self.links if tag == "a" else self.sources).extend(filter(None, (values.get("href"), values.get("src"))))
        if tag == "pre":
            self.inside = values.get("class") == "session"
            self.sessions += [""] * self.inside

    def handle_endtag(self, tag):
        self.inside = self.inside and tag != "pre"

    def handle_data(self, text):
        if self.inside:
            self.sessions[-1] += text


def check_links(page, pages):
    for link in page.links + page.sources:
        file, _, anchor = unquote(link).partition("#")
        target = (page.path.parent / file).resolve() if file else page.path
        if re.match(r"https?:", link):
            if link in page.sources:
                faults.append(f"{page.path}: from another server: {link}")
        elif not target.is_file():
            faults.append(f"{page.path}: dead link: {link}")
        elif anchor and target in pages and anchor not in pages[target].ids:
            faults.append(f"{page.path}: no anchor {link}")


def shown(transcript):
    """A transcript without the rows of nets, whose letters are colours on the page, and with single spaces."""
    lines = (" ".join(NET.sub("", line).split()) for line in transcript.splitlines())
    return "\n".join(line for line in lines if line)


def check_blocks(document, page):
    visible = re.sub(r"^<!--.*?-->$", "", document.read_text(encoding="utf-8"), flags=re.M | re.S)
    blocks = re.findall(r"^```cube\n(.*?)^```$", visible, re.M | re.S)
    if len(blocks) != len(page.sessions):
        faults.append(f"{page.path}: {len(page.sessions)} sessions, but {document} has {len(blocks)}")
    for block, session in zip(blocks, page.sessions):
        if shown(block) != shown(session):
            faults.append(f"{page.path}: a block is\n{shown(session)}\ninstead of\n{shown(block)}")


def expect(path, names):
    text = (site / path).read_text(encoding="utf-8") if (site / path).is_file() else ""
    faults.extend(f"{path}: lacks {name}" for name in names if name not in text)


def main():
    pages = {path.resolve(): Page(path.resolve()) for path in site.rglob("*.html") if path.name != "404.html"}
    for page in pages.values():
        check_links(page, pages)
    for document in [root / "README.md", *sorted((root / "docs").glob("*.md"))]:
        file = site / document.relative_to(root).with_suffix(".html")
        page = pages.get(file.with_name("index.html" if document.name == "README.md" else file.name).resolve())
        check_blocks(document, page) if page else faults.append(f"{document}: has no page")
    expect("c-reference.html", re.findall(r"cube_\w+(?=;)", (root / "front/library/exports.map").read_text(encoding="utf-8")))
    for module in (root / "stdlib").glob("*.cube"):
        names = re.findall(r"^(?:let|def) (\w+)", module.read_text(encoding="utf-8"), re.M)
        expect(f"library/{module.stem}.html", [f'id="{name}"' for name in names])
    expect("course.html", [f"course/{lesson.stem}.html" for lesson in (root / "examples/lessons").glob("*.md")])


main()
print("\n".join(faults))
sys.exit(bool(faults))
