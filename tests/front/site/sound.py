"""sound.py ROOT SITE: the pages that site_writer made in SITE of the repository ROOT are well-formed and made of known
elements alone, lead nowhere that is not there, ask for nothing from outside, and have a place for every document, block,
built-in, definition and lesson. Names what is wrong; status 1 if anything is."""

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


def squeezed(text):
    return " ".join(text.split())


class Page:
    def __init__(self, path):
        self.name = path.name
        self.root = Tree.fromstring(path.read_text(encoding="utf-8"))  # raises what is not well-formed
        self.all = list(self.root.iter())
        self.ids = Counter(node.get("id") for node in self.all if node.get("id"))

    def classed(self, name):
        return [node for node in self.all if name in node.get("class", "").split()]

    def plain(self, tag):
        return [node for node in self.all if node.tag == tag]


def text_of(node):
    """What is to be read: of a drawing, what is said of it."""
    if node.get("role") == "img":
        return node.get("aria-label") + (node.tail or "")
    return (node.text or "") + "".join(text_of(child) for child in node) + (node.tail or "")


def check_elements(page):
    for node in page.all:
        drawn = node.tag in DRAWN
        if not drawn and node.tag not in ELEMENTS:
            fault(page.name, f"there is no place for <{node.tag}>")
        for name in node.attrib:
            if not drawn and name not in ATTRIBUTES:
                fault(page.name, f"<{node.tag}> has {name}")
        if drawn and any(name.startswith("on") for name in node.attrib):
            fault(page.name, "a drawing acts")
        if node.tag == "script" and (node.get("src") not in SCRIPTS or node.text):
            fault(page.name, "a script of its own")


def check_links(page, pages):
    for node in page.all:
        target = node.get("href") or node.get("src")
        if target is None or target == "data:,":
            continue
        if re.match(r"https?://", target) and node.tag == "a":
            continue
        file, _, anchor = unquote(target).partition("#")
        if ":" in file or not (site / (file or page.name)).is_file():
            fault(page.name, f"leads nowhere: {target}")
        elif anchor and anchor not in pages[file or page.name].ids:
            fault(page.name, f"there is no {anchor} in {file or page.name}")


def check_manners(page):
    """What readers who do not see the page go by."""
    for name, count in page.ids.items():
        if count > 1:
            fault(page.name, f"{name} is there {count} times")
    levels = [int(node.tag[1]) for node in page.root.find(".//main").iter() if re.fullmatch(r"h[1-6]", str(node.tag))]
    if levels[:1] != [1] or levels.count(1) != 1:
        fault(page.name, "does not have one title")
    if any(b > a + 1 for a, b in zip(levels, levels[1:])):
        fault(page.name, "a level of headings is skipped")
    if page.root.get("lang") != "en" or not page.root.findtext("head/title"):
        fault(page.name, "has no language or title")
    if any(node.get("alt") is None for node in page.plain("img")):
        fault(page.name, "a picture without words")
    if page.root.find("body")[0].get("class") != "skip" or page.root.find(".//main").get("id") != "main":
        fault(page.name, "one cannot skip to the text")


def seen(path):
    """What readers see of it: no comments, which hold what only the tests run."""
    return re.sub(r"<!--.*?-->", "", path.read_text(encoding="utf-8"), flags=re.S)


def blocks_of(text):
    """As tests/docs.sh cuts them."""
    return re.findall(r"^```cube\n(.*?)^```$", text, re.M | re.S)


FURTHER = re.compile(r"^ *(?:[0-9]+:)?(?:[({\[]|/\*)? ?\.\.\.> ", re.M)


def check_document(path, page):
    """Every block is on the page, with all that it says."""
    text = seen(path)
    written = [squeezed(FURTHER.sub("", block)) for block in blocks_of(text)]
    shown = [squeezed(" ".join(text_of(child) for child in node)) for node in page.classed("session")]
    if written != shown:
        for is_so, wanted in zip(shown + [""] * len(written), written):
            if is_so != wanted:
                fault(page.name, f"a block of {path.name} is\n  {is_so}\nand not\n  {wanted}")
    titles = re.findall(r"^#+ (.*)$", re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S), re.M)
    headings = [squeezed(text_of(node)) for node in page.all if re.fullmatch(r"h[1-6]", str(node.tag))]
    for title in titles:
        if squeezed(title.replace("`", "")) not in headings:
            fault(page.name, f"the heading is missing: {title}")


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
            fault("built-ins", f"{name} has no place")
    topics = re.findall(r"^## (?!Names|Keywords)(.*)$", text, re.M)
    if len(functions) < 100 or len(topics) != sum(name.startswith("built-ins-") for name in pages):
        fault("built-ins", "there is not a page for each topic")


def check_library(pages):
    for path in (root / "stdlib").glob("*.cube"):
        page = pages[f"library-{path.stem}.html"]
        for kind, name in re.findall(r"^(let|def) ([a-z_0-9]+)", path.read_text(encoding="utf-8"), re.M):
            if name not in page.ids:
                fault(page.name, f"{name} has no place")
            if kind == "let" and not (site / "pictures" / f"{name}.svg").is_file():
                fault(page.name, f"{name} has no picture")


def check_pictures():
    for path in (site / "pictures").iterdir():
        Tree.parse(path)


def check_search(pages):
    """All headings are found, and lead there."""
    text = (site / "search-index.js").read_text(encoding="utf-8")
    rows = json.loads(text.removeprefix("window.pages = ").removesuffix(";\n"))
    for title, address, *_ in rows:
        file, _, anchor = address.partition("#")
        if file not in pages or (anchor and anchor not in pages[file].ids):
            fault("search", f"{title} leads nowhere: {address}")
    if {address.partition("#")[0] for _, address, *_ in rows} != set(pages):
        fault("search", "does not know every page")


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
        check_manners(page)
    check_places(pages)
    check_built_ins(pages)
    check_library(pages)
    check_pictures()
    check_search(pages)
    titles = Counter(page.root.findtext("head/title") for page in pages.values())
    for title, count in titles.items():
        if count > 1:
            fault("titles", f"{count} pages are called {title}")


main()
print("\n".join(faults))
sys.exit(bool(faults))
