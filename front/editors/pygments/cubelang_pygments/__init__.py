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
    r"(?:[0-9]+(?:-[0-9]+)?(?:[RUFLDB][wW]?|[rufldb]W?)|(?:[RUFLDB][wWv]?|[rufldb]W?|[MESxyz]))[0-9]*(?:(?:[RUFLDB][wWv]?|[rufldb]W?|[MESxyz])[0-9]*)*(?:['`´’′‘‛ʹʼˈʻʽˊˋ΄՚׳´‵ꞌ＇]|(?![A-Za-z0-9_]))"
)
NUMBERS = (  # behind the name of a numbering
    r"(?=[ \t\r]+\(\s*[0-9]+\s*,|[ \t\r]*(?:\[\s*[0-9]+(?:\s*,\s*|\s+)[0-9]|\{\s*[0-9]+\s*:))"
)
FUNCTIONS = frozenset({
    # Orders and parity
    "order", "visible_order", "orders", "parity", "sign", "is_reachable", "repair", "commutes",
    # Parts and cycles
    "cycles", "cycle_type", "support", "fixed", "image", "source", "explain", "permutation", "cycle",
    "location", "number", "name", "same_part", "parts",
    # Pictures
    "show", "trace", "compare", "svg", "cayley", "animate", "plot",
    # Numbers of stickers
    "two_row", "state", "rotation_map", "sticker_cycles",
    # Cubies and colours
    "cubie", "colors",
    # Symmetry
    "symmetries", "antisymmetries", "canonical",
    # The tuple of the Tuple page
    "tuple", "tuple_colors", "corner_colors", "corner_showing", "dedge", "left_dedges",
    "right_dedges",
    # Cube Synthesizer's basic algorithms
    "synth_index", "synth_entry", "synth_rotation", "synth_rotation_index", "synth_block",
    "synth_row", "synth_counts",
    # Other programs' forms
    "gap", "gap_group", "kpuzzle", "kpuzzle_definition", "singmaster", "reid", "speffz",
    # Groups
    "group", "full_group", "group_of", "structure", "generators", "elements", "random", "index",
    "orbits", "is_transitive", "is_abelian", "stabilizer", "centralizer", "centre", "intersection",
    "is_normal", "normal_closure", "derived", "derived_series", "small_generators", "quotient_group",
    "abelianization", "blocks", "is_primitive", "factor", "gap_proof", "conjugate", "are_conjugate",
    "class_size", "centralizer_size", "class_name", "classes", "layer_signs", "census",
    "shortest_of_order",
    # Algorithms as words
    "moves", "length", "simplify", "expand", "inverse", "reverse", "mirror", "rotate", "variants",
    "algorithm",
    # Finding algorithms
    "find", "commutators", "solve", "distances", "antipodes", "basic", "basics", "insertions",
    "words",
    # Goals said of parts
    "solved", "solved_but", "placed", "oriented", "domino", "block", "color_neutral", "one_of",
    "layer",
    # The library
    "recognise", "cases",
    # Other notations of algorithms
    "superset", "to_superset", "niss", "parse",
    # Numbers, texts and lists
    "size", "item", "with_item", "position", "sum", "max", "min", "sort", "contains", "join", "keys",
    "values", "mapping", "decimal", "mean", "percent", "numerator", "denominator", "pad", "quotient",
    "remainder", "gcd", "lcm", "integer", "text", "type",
    # Lists, streams and files of data
    "map", "filter", "fold", "first", "skip", "items", "sort_by", "histogram", "group_by",
    "read_lines", "read_table", "write_lines", "write_table",
    # Random numbers and algorithms that can be repeated
    "random_algorithm", "random_integer", "random_state", "random_algorithms", "random_states",
    "random_scramble",
})
CONSTANTS = frozenset({
    "HTM", "QTM", "STM", "ETM", "OBTM", "BTM", "SSTM", "SSQTM", "net", "kociemba", "S_id", "S_URF3",
    "S_F2", "S_U4", "S_LR2", "corners", "edges", "wings", "centres", "fixed_centres", "x_centres",
    "t_centres", "obliques", "last_layer", "first_two_layers", "cross", "labelled", "colours",
    "letters", "numbers", "isometric", "back", "both", "oll", "none", "patterns", "standard", "safe",
    "white", "dark", "apart", "together", "pairs", "in_place", "as_set", "ends", "starts", "quick",
    "optimal", "exact", "groups", "pll", "triggers", "csv", "tsv", "jsonl", "e", "id", "identity",
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
                "cube", "supercube", "let", "def", "import", "assert", "print",
            ), suffix=END), Keyword),
            (words((
                "for", "if", "then", "else",
            ), suffix=END), Keyword.Reserved),
            (words((
                "in", "and", "or", "not",
            ), suffix=END), Operator.Word),
            (words((
                "true", "false",
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
            (r"->|\.\.|[=!<>]=|[-+*/<>^=.]|['`´’′‘‛ʹʼˈʻʽˊˋ΄՚׳´‵ꞌ＇]", Operator),
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
