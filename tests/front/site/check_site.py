"""check_site.py ROOT SITE: checks the pages that site_writer made in SITE from the repository ROOT. They must be well-formed, with
known elements only, without dead links and external resources, and contain every document, block, built-in, definition and
lesson. Lists the faults; status 1 if there are any."""

import json
import re
import sys
import xml.etree.ElementTree as Tree
from collections import Counter
from pathlib import Path
from urllib.parse import unquote

root, site = Path(sys.argv[1]), Path(sys.argv[2])
faults = []

SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = set("""html head meta title link script body a header form input div p ol ul li nav main h1 h2 h3 h4 section table
    thead tbody tr th td code pre samp span small em strong wbr dl dt dd img hr br blockquote""".split())
DRAWN = {SVG + name for name in ("svg", "g", "rect", "text")}
ATTRIBUTES = set("""lang charset name content href src rel defer class id role hidden type placeholder aria-label
    aria-controls aria-current autocomplete spellcheck tabindex scope title alt start""".split())
SCRIPTS = {"search-index.js", "search.js"}


def fault(page, text):
    faults.append(f"{page}: {text}")


def collapsed(text):
    return " ".join(text.split())


class Page:
    def __init__(self, path):
        self.name = path.name
        self.root = Tree.fromstring(path.read_text(encoding="utf-8"))  # raises ParseError if not well-formed
        self.all = list(self.root.iter())
        self.ids = Counter(node.get("id") for node in self.all if node.get("id"))

    def classed(self, name):
        return [node for node in self.all if name in node.get("class", "").split()]

    def plain(self, tag):
        return [node for node in self.all if node.tag == tag]


def text_of(node):
    """The visible text; for a drawing its label."""
    if node.get("role") == "img":
        return node.get("aria-label") + (node.tail or "")
    return (node.text or "") + "".join(text_of(child) for child in node) + (node.tail or "")


def check_elements(page):
    for node in page.all:
        drawn = node.tag in DRAWN
        if not drawn and node.tag not in ELEMENTS:
            fault(page.name, f"<{node.tag}> is not allowed")
        for name in node.attrib:
            if not drawn and name not in ATTRIBUTES:
                fault(page.name, f"<{node.tag}> has {name}")
        if drawn and any(name.startswith("on") for name in node.attrib):
            fault(page.name, "a drawing has an event handler")
        if node.tag == "script" and (node.get("src") not in SCRIPTS or node.text):
            fault(page.name, "an unknown script")


def check_links(page, pages):
    for node in page.all:
        target = node.get("href") or node.get("src")
        if target is None or target == "data:,":
            continue
        if re.match(r"https?://", target) and node.tag == "a":
            continue
        file, _, anchor = unquote(target).partition("#")
        if ":" in file or not (site / (file or page.name)).is_file():
            fault(page.name, f"dead link: {target}")
        elif anchor and anchor not in pages[file or page.name].ids:
            fault(page.name, f"there is no {anchor} in {file or page.name}")


def check_accessibility(page):
    """Accessibility."""
    for name, count in page.ids.items():
        if count > 1:
            fault(page.name, f"{name} occurs {count} times")
    levels = [int(node.tag[1]) for node in page.root.find(".//main").iter() if re.fullmatch(r"h[1-6]", str(node.tag))]
    if levels[:1] != [1] or levels.count(1) != 1:
        fault(page.name, "must have one title")
    if any(b > a + 1 for a, b in zip(levels, levels[1:])):
        fault(page.name, "a heading level is skipped")
    if page.root.get("lang") != "en" or not page.root.findtext("head/title"):
        fault(page.name, "has no language or title")
    if any(node.get("alt") is None for node in page.plain("img")):
        fault(page.name, "a picture without alternative text")
    if page.root.find("body")[0].get("class") != "skip" or page.root.find(".//main").get("id") != "main":
        fault(page.name, "the skip link is missing")


def visible_text(path):
    """The visible text, without comments, whose contents only the tests run."""
    return re.sub(r"<!--.*?-->", "", path.read_text(encoding="utf-8"), flags=re.S)


def blocks_of(text):
    """The blocks, extracted as in tests/docs.sh."""
    return re.findall(r"^```cube\n(.*?)^```$", text, re.M | re.S)


FURTHER = re.compile(r'^ *(?:[0-9]+:)?(?:[({\["]|/\*)? ?\.\.\.> ', re.M)


def check_document(path, page):
    """Checks that every block and heading is on the page."""
    text = visible_text(path)
    written = [collapsed(FURTHER.sub("", block)) for block in blocks_of(text)]
    shown = [collapsed(" ".join(text_of(child) for child in node)) for node in page.classed("session")]
    if written != shown:
        for found, wanted in zip(shown + [""] * len(written), written):
            if found != wanted:
                fault(page.name, f"a block of {path.name} is\n  {found}\ninstead of\n  {wanted}")
    titles = re.findall(r"^#+ (.*)$", re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S), re.M)
    headings = [collapsed(text_of(node)) for node in page.all if re.fullmatch(r"h[1-6]", str(node.tag))]
    for title in titles:
        if collapsed(title.replace("`", "")) not in headings:
            fault(page.name, f"missing heading: {title}")


def check_places(pages):
    listed = {link.get("href") for link in pages["index.html"].root.find("body/nav").iter("a")}
    for path in sorted((root / "docs").glob("*.md")):
        if path.stem + ".html" not in pages or path.stem + ".html" not in listed:
            fault(path.name, "has no page in the contents")
        elif path.name != "built-ins.md":
            check_document(path, pages[path.stem + ".html"])
    check_document(root / "README.md", pages["index.html"])
    for path in (root / "examples/lessons").glob("*.md"):
        if f"lesson-{path.stem}.html" not in pages:
            fault(path.name, "has no page")


def check_built_ins(pages):
    text = (root / "docs/built-ins.md").read_text(encoding="utf-8")
    ids = {name for page in pages.values() if page.name.startswith("built-ins") for name in page.ids}
    functions = re.findall(r"^### ([a-z_0-9]+)\(", text, re.M)
    names, _, keywords = text.partition("\n## Names\n")[2].partition("\n## Keywords\n")
    wanted = functions + [f"name-{name}" for name in re.findall(r"^\| `(.+?)` \|", names, re.M)]
    wanted += [f"keyword-{name}" for name in re.findall(r"^\| `(.+?)` \|", keywords, re.M)]
    for name in wanted:
        if name not in ids:
            fault("built-ins", f"{name} has no anchor")
    topics = re.findall(r"^## (?!Names|Keywords)(.*)$", text, re.M)
    if len(functions) < 100 or len(topics) != sum(name.startswith("built-ins-") for name in pages):
        fault("built-ins", "a topic has no page")


def check_library(pages):
    for path in (root / "stdlib").glob("*.cube"):
        page = pages[f"library-{path.stem}.html"]
        for kind, name in re.findall(r"^(let|def) ([a-z_0-9]+)", path.read_text(encoding="utf-8"), re.M):
            if name not in page.ids:
                fault(page.name, f"{name} has no anchor")
            if kind == "let" and not (site / "pictures" / f"{name}.svg").is_file():
                fault(page.name, f"{name} has no picture")


def check_pictures():
    for path in (site / "pictures").iterdir():
        Tree.parse(path)


def check_search(pages):
    """Checks that the search index covers all pages and has valid addresses."""
    text = (site / "search-index.js").read_text(encoding="utf-8")
    rows = json.loads(text.removeprefix("window.pages = ").removesuffix(";\n"))
    for title, address, *_ in rows:
        file, _, anchor = address.partition("#")
        if file not in pages or (anchor and anchor not in pages[file].ids):
            fault("search", f"{title} has a wrong address: {address}")
    if {address.partition("#")[0] for _, address, *_ in rows} != set(pages):
        fault("search", "lacks a page")


def main():
    pages = {}
    for path in sorted(site.glob("*.html")):
        try:
            pages[path.name] = Page(path)
        except Tree.ParseError as problem:
            fault(path.name, f"is not well-formed: {problem}")
    if faults:
        return
    for page in pages.values():
        check_elements(page)
        check_links(page, pages)
        check_accessibility(page)
    check_places(pages)
    check_built_ins(pages)
    check_library(pages)
    check_pictures()
    check_search(pages)
    titles = Counter(page.root.findtext("head/title") for page in pages.values())
    for title, count in titles.items():
        if count > 1:
            fault("titles", f"{count} pages have the title {title}")


main()
print("\n".join(faults))
sys.exit(bool(faults))
