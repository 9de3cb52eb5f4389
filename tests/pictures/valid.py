"""valid.py FILE.svg ...: the rules that every picture keeps. Names those that it breaks; exit status 1 if there is any."""
import re
import sys
import xml.etree.ElementTree as xml

SVG = "{http://www.w3.org/2000/svg}"
KNOWN = {"svg", "title", "desc", "defs", "pattern", "g", "rect", "circle", "path", "text"}
NUMBERS = {"x", "y", "width", "height", "rx", "cx", "cy", "r", "stroke-width", "font-size", "stroke-opacity", "fill-opacity"}


def faults(name):
    root = xml.parse(name).getroot()
    everything = list(root.iter())
    ids = [e.get("id") for e in everything if e.get("id")]
    if root.tag != SVG + "svg" or root.get("role") != "img":
        yield "is not a picture with a role"
    if root.get("width") or root.get("height") or len(root.get("viewBox", "").split()) != 4:
        yield "has a width or height, or no viewBox"
    texts = [e for e in root if e.tag in (SVG + "title", SVG + "desc") and (e.text or "").strip()]
    if [e.get("id") for e in texts] != root.get("aria-labelledby", "").split() or len(texts) != 2:
        yield "has no title and description"
    if len(set(ids)) != len(ids):
        yield "has an id twice"
    for e in everything:
        if e.tag.removeprefix(SVG) not in KNOWN:
            yield f"holds a {e.tag}"
        for key, value in e.attrib.items():
            if key in NUMBERS and not re.fullmatch(r"-?(\d+\.?\d*|\.\d+)", value):
                yield f"has {key}={value}"
            if key in ("width", "height", "r") and float(value) <= 0:
                yield f"has {key}={value}"
            if re.search(r"nan|inf", value) and key not in ("id", "aria-labelledby"):
                yield f"has {key}={value}"
            for target in re.findall(r"url\(#(.*?)\)", value):
                if target not in ids:
                    yield f"uses {target}, which is not there"


broken = [f"{name}: {fault}" for name in sys.argv[1:] for fault in faults(name)]
print("\n".join(broken), end="\n" if broken else "")
sys.exit(1 if broken or len(sys.argv) < 2 else 0)
