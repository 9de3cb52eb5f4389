"""paint.py FOLDER FILE...: highlights each FILE with the Pygments lexer in FOLDER and writes FILE.painted (see compare.cpp)."""

import sys

sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True

from cubelang_pygments import CubeLexer  # noqa: E402
from pygments.token import Comment, Keyword, Literal, Name, Number, Operator, String  # noqa: E402

# The first entry that equals or contains the kind of a token applies.
LETTERS = [
    (Comment.Special, "!"), (Comment, "#"), (String, '"'), (Number, "1"), (Literal, "m"), (Keyword, "k"),
    (Operator.Word, "k"), (Name.Builtin, "f"), (Name.Constant, "c"), (Name.Attribute, "."),
]


def letter(kind, in_cycle):
    if kind is Name.Label:
        return "p" if in_cycle else "@"
    return next((letter for parent, letter in LETTERS if kind in parent), "-")


def paint(text):
    lexer = CubeLexer(stripnl=False, ensurenl=False)
    painted = []
    for _, kind, value in lexer.get_tokens_unprocessed(text):
        painted += ["\n" if c == "\n" else letter(kind, not value.startswith("@")) for c in value]
    return "".join(painted)


for path in sys.argv[2:]:
    with open(path, encoding="utf-8", errors="replace", newline="\n") as file:
        text = file.read()
    with open(path + ".painted", "w", encoding="utf-8", newline="\n") as file:
        file.write(paint(text))
