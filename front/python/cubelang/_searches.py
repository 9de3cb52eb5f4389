"""Searches, as Python functions."""

from typing import Any, Optional, Sequence, Union

from ._cubelang import Algorithm, Permutation
from ._spelling import call


def solve(
    p: Union[str, Algorithm, Permutation],
    *,
    cube: Optional[int] = None,
    super: Optional[bool] = None,
    way: Optional[str] = None,
    metric: Optional[str] = None,
    using: Union[None, str, Sequence[str]] = None,
    seconds: Optional[float] = None,
    most: Optional[int] = None,
) -> Algorithm:
    """An algorithm that solves `p`: `p` followed by it is the identity.

    `way` is "quick", "optimal" or, on large cubes, "exact"; `metric` counts moves ("HTM", "QTM", "STM", …); `using`
    lists the allowed moves, such as ["R", "U"]; `seconds` limits the search for shorter solutions; `most` is the
    maximal length.

    >>> solve("R U F2 L", way="optimal")
    Algorithm("L' F2 U' R'")
    """
    return call("solve", p, cube=cube, super=super, way=way, metric=metric, using=using, seconds=seconds, most=most)


def find(
    what: Union[None, str, Algorithm, Permutation] = None,
    *,
    cube: Optional[int] = None,
    super: Optional[bool] = None,
    goal: Any = None,
    ignore: Any = None,
    keep: Any = None,
    using: Union[None, str, Sequence[str]] = None,
    metric: Optional[str] = None,
    most: Optional[int] = None,
    answers: Optional[int] = None,
    seconds: Optional[float] = None,
    **options: Any,
) -> Any:
    """The shortest algorithm with the effect of a permutation, or one that brings parts to their goals.

    The other options are those of the language's `find`: by, all, symmetry, look, rotation, auf, after. A str is an expression of the language.

    >>> find("(uf,ur,ub)", metric="STM")
    Algorithm("R2 U' S' U2 S U' R2")
    >>> find(goal="@uf -> @ur", keep=["@ub"])
    Algorithm('F2 D R2')
    """
    arguments = [] if what is None else [what]
    options.update(goal=goal, ignore=ignore, keep=keep, using=using, metric=metric, most=most, answers=answers, seconds=seconds)
    return call("find", *arguments, cube=cube, super=super, **options)
