#!/usr/bin/env python3
"""english.py [FILE...]: lists the lines whose comments, messages or prose match tests/tree/english_patterns.txt, each with
the rule. Without files it reads every tracked source and document. Ends with status 1 if it lists any."""
import pathlib
import re
import subprocess
import sys

COMMENT = {**dict.fromkeys([".cpp", ".hpp", ".h", ".js", ".mjs"], "//"),
           **dict.fromkeys([".sh", ".cmake", ".txt", ".py", ".cube", ""], "#")}
PROSE = {".md"}
LEFT_OUT = re.compile(r"^tests/(errors|data|documents|lessons|reference|faults)/|english_|package-lock|/documents/|LICENSE")
TEXT = re.compile(r'"((?:[^"\\]|\\.)*)"')
here = pathlib.Path(__file__).parent


def rows(name, separator):
    for line in (here / name).read_text().splitlines():
        if line and not line.startswith("#"):
            yield line.split(separator, 1)


def passages(path):
    """(line number, text) for each comment, each string of several words, and each line of prose."""
    mark, fenced = COMMENT.get(path.suffix), False
    for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1):
        if path.suffix in PROSE:
            fenced ^= line.lstrip().startswith("```")
            if not fenced:
                yield number, line
            continue
        code, _, comment = re.sub(r"https?://", "", line).partition(mark if line.lstrip().startswith(mark) else " " + mark)
        if comment:
            yield number, comment.lstrip("/!# ")
        for text in TEXT.findall(code):
            if re.search(r"[a-z] [a-z]", text):
                yield number, text


def main(names):
    patterns = [(re.compile(pattern), rule) for pattern, rule in rows("english_patterns.txt", "\t")]
    right = list(rows("english_exceptions.txt", ":"))
    tracked = subprocess.run(["git", "ls-files"], capture_output=True, text=True, check=True).stdout.split("\n")
    found = False
    for name in names or [name for name in tracked if name and not LEFT_OUT.search(name)]:
        path = pathlib.Path(name)
        if path.suffix not in PROSE and path.suffix not in COMMENT or path.is_symlink() or not path.is_file():
            continue
        for number, text in passages(path):
            for pattern, rule in patterns:
                match = pattern.search(text)
                if match and not any(name == place and words.strip() in text for place, words in right):
                    print(f"{name}:{number}: style: \"{match[0].strip()}\": {rule}: {text.strip()}")
                    found = True
                    break
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
