"""Cubelang for Pygments.

Made from front/editors/templates/pygments and the program's own tables: change it there, and have it made again by
UPDATE_GOLDEN=1 ctest --preset dev -R grammars/made.
"""

import re

from pygments.lexer import RegexLexer, include, words
from pygments.token import Comment, Error, Keyword, Literal, Name, Number, Operator, Punctuation, String, Whitespace

__all__ = ["CubeLexer"]

WORD = r"[A-Za-z_][A-Za-z0-9_]*"
END = r"(?![A-Za-z0-9_])"
MOVES = (
    r"{{moves.bar}}"
)
NUMBERS = (  # behind the name of a numbering
    r"(?=[ \t\r]+\(\s*[0-9]+\s*,|[ \t\r]*(?:\[\s*[0-9]+(?:\s*,\s*|\s+)[0-9]|\{\s*[0-9]+\s*:))"
)
FUNCTIONS = frozenset({
    {{functions.comma}},
})
CONSTANTS = frozenset({
    {{constants.comma}},
})


def kind_of(name):
    if name in FUNCTIONS:
        return Name.Builtin
    return Name.Constant if name in CONSTANTS else Name


def named(lexer, match):
    """A name with what touches it, which decides what comes next: its fields, or a call's bracket."""
    name = match.group(1)
    yield match.start(), kind_of(name), name
    if match.group("fields"):
        yield match.start("fields"), Name.Attribute, match.group("fields")
    elif match.group("call"):
        yield match.start("call"), Punctuation, "("


class CubeLexer(RegexLexer):
    """For Cubelang, the language of cube algebra."""

    name = "Cubelang"
    aliases = ["cube", "cubelang"]
    filenames = ["*.cube"]
    mimetypes = ["text/x-cube"]
    flags = re.MULTILINE

    # Every token has a rule, so none begins within a word.
    tokens = {
        "comments": [
            (r"##.*", Comment.Special),
            (r"(?:#|//).*", Comment.Single),
            (r"/\*(?:.|\n)*?(?:\*/|\Z)", Comment.Multiline),
        ],
        "root": [
            (r"\s+", Whitespace),
            include("comments"),
            (r'"', String.Double, "text"),
            (r"(?<=\))(?:\." + WORD + r")+", Name.Attribute),
            (words((
                {{statements.comma}},
            ), suffix=END), Keyword),
            (words((
                {{branches.comma}},
            ), suffix=END), Keyword.Reserved),
            (words((
                {{operators.comma}},
            ), suffix=END), Operator.Word),
            (words((
                {{literals.comma}},
            ), suffix=END), Keyword.Constant),
            # What gets a value, an argument too, may spell moves; so may a numbering.
            (WORD + r"(?=\s*=(?!=))", Name.Variable),
            (r"(" + WORD + r")(?P<fields>)(?P<call>)" + NUMBERS, named),
            (MOVES, Literal),
            (r"(" + WORD + r")(?:(?P<fields>(?:\." + WORD + r")+)|(?P<call>\())?", named),
            (r"[0-9]+" + END, Number.Integer),
            (r"[0-9]+" + WORD, Error),
            (r"@(?:[A-Za-z]+(?:\.[0-9]+|[0-9]*)" + END + r")?", Name.Label),
            # A cycle is known by the sign of its first part, or by the comma behind it. Its parts spell moves.
            (r"\((?=\s*(?:[+-]+[A-Za-z]|[+-]*[A-Za-z]+[0-9]*\s*,))", Punctuation, "cycle"),
            (r"->|\.\.|[=!<>]=|[-+*/<>^=.]|[{{primes.bar}}]", Operator),
            (r"[][(){},:;]", Punctuation),
            (r".", Error),
        ],
        "cycle": [
            (r"[])}]", Punctuation, "#pop"),
            (r"(?=[({[])", Punctuation, "#pop"),
            include("comments"),
            (r"[+-]*[A-Za-z]+[0-9]*" + END, Name.Label),
            include("root"),
        ],
        "text": [
            (r'"', String.Double, "#pop"),
            (r'\\(?:["\\nt]|u\{[0-9A-Fa-f]{1,6}\})', String.Escape),
            (r'\\.', String.Double),
            (r'[^"\\\n]+', String.Double),
            (r"\\?$", String.Double, "#pop"),
        ],
    }
