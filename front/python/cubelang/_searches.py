"""Searches, as Python functions."""

from ._spelling import call


def solve(p, *, cube=None, super=None, way=None, metric=None, using=None, seconds=None, most=None):
    """An algorithm that solves `p`: `p` followed by it is the identity.

    `way` is "quick", "optimal" or, on large cubes, "exact"; `metric` counts moves ("HTM", "QTM", "STM", …); `using`
    lists the allowed moves, such as ["R", "U"]; `seconds` limits the search for shorter solutions; `most` is the
    maximal length.

    >>> solve("R U F2 L", way="optimal")
    Algorithm("L' F2 U' R'")
    """
    return call("solve", p, cube=cube, super=super, way=way, metric=metric, using=using, seconds=seconds, most=most)


def find(what=None, *, cube=None, super=None, **options):
    """The shortest algorithm with the effect of a permutation, or one that brings parts to their goals.

    The options are those of the language's `find`: goal, ignore, keep, by, using, metric, most, answers, seconds, all,
    symmetry, look, rotation, auf, after. A str is an expression of the language.

    >>> find("(uf,ur,ub)", metric="STM")
    Algorithm("R2 U' S' U2 S U' R2")
    >>> find(goal="@uf -> @ur", keep=["@ub"])
    Algorithm('F2 D R2')
    """
    arguments = [] if what is None else [what]
    return call("find", *arguments, cube=cube, super=super, **options)
