"""Conversion of permutations to and from SymPy and GAP.

Both use the sticker numbers of the net, SymPy from 0 and GAP from 1. A number is mapped to the place where its sticker
is afterwards. All products are from left to right.
"""

from typing import TYPE_CHECKING, Any

import numpy

from ._cubelang import Permutation
from ._spelling import call

if TYPE_CHECKING:
    from numpy.typing import NDArray


def _images(p: Permutation) -> "NDArray[numpy.int_]":
    if p.super and p.cube % 2 and Permutation(p.net, p.cube, True) != p:
        raise ValueError("sticker numbers do not show how the centres of a supercube are turned")
    images = numpy.empty(len(p.net), dtype=int)
    images[p.net - 1] = numpy.arange(len(p.net))
    return images


def to_sympy(p: Permutation) -> Any:
    """A sympy.combinatorics.Permutation of the 6 N^2 stickers, numbered from 0.

    >>> to_sympy(Permutation("U", cube=2)).order()
    4
    """
    from sympy.combinatorics import Permutation as SymPyPermutation

    return SymPyPermutation(_images(p).tolist())


def from_sympy(q: Any, cube: int = 3, super: bool = False) -> Permutation:
    """The Permutation of a cube for a sympy.combinatorics.Permutation; numbers that it lacks are fixed."""
    images = list(q.array_form)
    stickers = 6 * cube * cube
    images += range(len(images), stickers)
    if any(i != image for i, image in enumerate(images[stickers:], stickers)):
        raise ValueError(f"a cube of {cube} layers has the stickers 0 to {stickers - 1}, but this permutation moves others")
    net = numpy.empty(stickers, dtype=int)
    net[images[:stickers]] = numpy.arange(1, stickers + 1)
    return Permutation(net, cube, super)


def to_gap(p: Permutation) -> str:
    """The sticker cycles, numbered from 1, as GAP reads them.

    >>> to_gap(Permutation("U", cube=2))
    '(1,2,4,3)(5,17,13,9)(6,18,14,10)'
    """
    _images(p)
    return call("gap", p)


def from_gap(text: str, cube: int = 3, super: bool = False) -> Permutation:
    """A Permutation from GAP's output."""
    return Permutation(text, cube, super, "gap")
