"""Hooks of MkDocs. The pages are README.md, every document that is linked from it, directly or not, and those of made_pages.py.
Blocks of the language are run by the program (variable CUBE), one process for a page, and coloured."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from html import escape
from pathlib import Path

from mkdocs.structure.files import File

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import made_pages  # noqa: E402

ROOT = HERE.parents[1]
MODULES = ROOT / "build/web/library"  # of front/page/build; with them, readers can run the examples
PROGRAM = os.environ.get("CUBE", "cube")
LINK = re.compile(r"\]\(([^)#:\s]+)(#[^)]*)?\)")
BLOCK = re.compile(r"^```cube\n(.*?)^```$", re.M | re.S)
PROMPT = re.compile(r'^((?:super)?cube \d+> | *(?:\d+:)?(?:[({\["]|/\*)? ?\.\.\.> )')
NEXT_BLOCK = "# The next block of the page."


def target_of(path, link):
    """The page of a link, or the file, relative to the root."""
    file = os.path.normpath(os.path.join(os.path.dirname(path), link))
    return made_pages.PAGES_OF_SOURCES.get(file, file)


def linked(path, found):
    """Adds the file and all pages and pictures linked from it."""
    found.add(path)
    for link, _ in LINK.findall((ROOT / path).read_text(encoding="utf-8")) if path.endswith(".md") else []:
        file = target_of(path, link)
        if file not in found and file.endswith((".md", ".svg")) and (ROOT / file).is_file():
            linked(file, found)
    return found


def navigation():
    """The groups and pages of docs/README.md."""
    menu = [{"Cubelang": "README.md"}, {"All pages": "docs/README.md"}]
    for line in (ROOT / "docs/README.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            menu.append({line[3:]: []})
        elif entry := re.match(r"- \[(.*?)\]\(([^)#]*)\)", line):
            file = target_of("docs/README.md", entry[2])
            if (ROOT / file).is_file() or file in made_pages.PAGES:
                list(menu[-1].values())[0].append({entry[1]: file})
    return menu


def anchor(title, _):
    """As on GitHub."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def on_config(config):
    config["nav"] = navigation()
    config["mdx_configs"]["toc"] = {"slugify": anchor}
    if (MODULES / "element.js").is_file():
        config["extra_javascript"].insert(0, "live.js")
    return config


def on_files(files, config):
    for path in sorted(linked("README.md", set())) + list(made_pages.PAGES):
        files.append(File(path, str(ROOT), config["site_dir"], False))
    return files


def on_page_read_source(page, config):
    return made_pages.PAGES[page.file.src_uri]() if page.file.src_uri in made_pages.PAGES else None


KINDS = {3: "text", 9: "text", 4: "ground", 10: "ground"}


def coloured(text):
    """The colours of a terminal as HTML."""
    html, style = "", {}
    for at, part in enumerate(re.split(r"\x1b\[([\d;]*)m", text)):
        if at % 2 == 0:
            names = " ".join(f"{kind} t{code}" for kind, code in style.items())
            html += f'<span class="{names}">{escape(part)}</span>' if part and names else escape(part)
            continue
        for code in part.split(";"):
            style = {**style, KINDS.get(int(code) // 10, "style"): code} if code.strip("0") else {}
    return html


def session(transcript):
    """A transcript of the prompt as HTML."""
    html = ""
    for line in transcript.split("\n"):
        if prompt := PROMPT.match(line):
            code = made_pages.painted(line[prompt.end():])
            html += f'<span class="prompt">{escape(prompt[0])}</span><code class="typed">{code}</code>\n'
        else:
            html += coloured(line) + "\n"
    return f'\n\n<pre class="session">{html.strip()}</pre>\n\n'


def transcripts(blocks):
    """The transcript of each block, from one run of the program."""
    typed = [[line[PROMPT.match(line).end():] for line in block.splitlines() if PROMPT.match(line)] for block in blocks]
    text = "\n".join(f"reset\n{NEXT_BLOCK}\n" + "\n".join(lines) for lines in typed)
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run([PROGRAM, "--repl", "--color", "always"], input=text + "\n", cwd=folder, text=True,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=True)
    shown = re.split(rf"(?:\n|^)[^\n]*> reset\n[^\n]*\n[^\n]*> {NEXT_BLOCK}\n", run.stdout)[1:]
    assert len(shown) == len(blocks), "a block of the page is not complete"
    return shown


def on_page_markdown(markdown, page, config, files):
    def link(found):
        file = target_of(page.file.src_uri, found[1])
        if files.get_file_from_path(file) is None:
            return "](" + made_pages.NO_PAGE + ")"
        return f"]({os.path.relpath(file, os.path.dirname(page.file.src_uri) or '.')}{found[2] or ''})"

    markdown = re.sub(r"^<!--.*?-->$", "", markdown, flags=re.M | re.S)
    blocks = BLOCK.findall(markdown)
    parts = BLOCK.split(markdown)
    parts[::2] = [re.sub(rf"\[([^\]\[]*)\]\({made_pages.NO_PAGE}\)", r"\1", LINK.sub(link, part)) for part in parts[::2]]
    parts[1::2] = [session(text) for text in transcripts(blocks)] if blocks else []
    return "".join(parts)


def on_page_content(html, page, config, files):
    """Bars in tables, which Markdown escapes."""
    return re.sub(r"<code>[^<]*</code>", lambda code: code[0].replace("\\|", "|"), html)


def on_post_build(config):
    site = Path(config["site_dir"])
    made_pages.write_files(site)
    index = (site / "search/search_index.json").read_text(encoding="utf-8")
    (site / "search/search_index.js").write_text(f"window.searchIndex = {index};\n", encoding="utf-8")
    if (MODULES / "element.js").is_file():
        (site / "blocks").mkdir(exist_ok=True)
        for name in ("element.js", "cubelang.wasm.xz"):
            shutil.copy(MODULES / name, site / "blocks")
