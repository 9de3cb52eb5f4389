"""valid_tikz.py FILE…: each file is one TikZ picture, in the few commands that the program writes and that TikZ knows
without libraries. Every point that is drawn is within its bounding box. LaTeX itself is not used."""
import re
import sys

NUMBER = r"-?\d+(?:\.\d+)?"
POINT = rf"\({NUMBER},{NUMBER}\)"
OPACITY = r"0?\.\d+|1"
COLOR = r"\{rgb,255:red,\d{1,3};green,\d{1,3};blue,\d{1,3}\}"
OPTION = (
    rf"(?:(?:fill|draw)={COLOR}|(?:fill|draw) opacity=(?:{OPACITY})|line width={NUMBER}pt"
    rf"|line (?:join|cap)=round|dash pattern=on {NUMBER}pt off {NUMBER}pt(?: on {NUMBER}pt off {NUMBER}pt)*)"
)
STEP = rf"(?: {POINT}| -- {POINT}| \.\. controls {POINT} and {POINT} \.\. {POINT}| -- cycle)"
OUTLINE = rf" {POINT}{STEP}*"
FONT = rf"\\fontsize\{{{NUMBER}pt\}}\{{{NUMBER}pt\}}\\selectfont\\sffamily(?:\\bfseries)?"
SIGN = (
    r"(?:[^\\{}$&#%_^~<>|\"]|\\[{}$&#%_]|\\text(?:backslash|asciicircum|asciitilde)\{\}|\\dots\{\}"
    r"|\$(?:[<>|-]|\\times|\\to|\\cdot)\$)"
)
LINE = re.compile(
    rf"\\path\[{OPTION}(?:, {OPTION})*\]{OUTLINE};|\\clip{OUTLINE};"
    rf"|\\node\[anchor=base(?: west| east)?, inner sep=0pt, text={COLOR}, text opacity=(?:{OPACITY}), font={FONT}\]"
    rf" at {POINT} \{{{SIGN}*\}};|\\begin\{{scope\}}|\\end\{{scope\}}"
)
HEAD = re.compile(
    r"% <!-- made by cube -->\n% A picture for LaTeX with \\usepackage\{tikz\}\.\n"
    rf"\\begin\{{tikzpicture\}}\[x=0\.5pt, y=-0\.5pt\]\n\\path\[use as bounding box\] ({POINT}) rectangle ({POINT});\n"
)


def point(text):
    return [float(value) for value in text[1:-1].split(",")]


def check(path):
    text = open(path, encoding="utf-8").read()
    head = HEAD.match(text)
    assert head, f"{path}: the first lines differ"
    (left, top), (right, bottom) = map(point, head.groups())
    *lines, last, end = text[head.end() :].split("\n")
    assert (last, end) == ("\\end{tikzpicture}", ""), f"{path}: the last line is {last}"
    assert lines, f"{path}: empty picture"
    depth = 0
    for number, line in enumerate(lines, 5):
        assert LINE.fullmatch(line), f"{path}:{number}: {line[:200]}"
        depth += {"\\begin{scope}": 1, "\\end{scope}": -1}.get(line, 0)
        assert depth in (0, 1), f"{path}:{number}: scopes are not nested"
        for x, y in map(point, re.findall(POINT, line.split(" {")[0])):
            # The lines of a pattern are clipped; they end at most two squares beyond the sticker.
            rim = 100 if depth else 1
            assert left - rim <= x <= right + rim and top - rim <= y <= bottom + rim, f"{path}:{number}: ({x},{y})"
    assert depth == 0, f"{path}: a scope is open"


for name in sys.argv[1:]:
    check(name)
