"""The same permutations in SymPy and in GAP: what a program of Python may go on with.

Both number the stickers as the net does, SymPy from 0 and GAP from 1; a number goes to the number at whose place its
sticker is afterwards. Products go from left to right everywhere.
"""

import numpy

from . import _cubelang
from ._spelling import call

Permutation = _cubelang.Permutation


def _images(p):
    if p.super and p.cube % 2 and Permutation(p.net, p.cube, True) != p:
        raise ValueError("numbers of stickers do not tell how the centres of a supercube are turned")
    images = numpy.empty(len(p.net), dtype=int)
    images[p.net - 1] = numpy.arange(len(p.net))
    return images


def to_sympy(p):
    """A sympy.combinatorics.Permutation of the 6 N^2 stickers, from 0 on.

    >>> to_sympy(Permutation("U", cube=2)).order()
    4
    """
    from sympy.combinatorics import Permutation as SymPyPermutation

    return SymPyPermutation(_images(p).tolist())


def from_sympy(q, cube=3, super=False):
    """A sympy.combinatorics.Permutation as one of a cube; numbers that it does not name stay."""
    images = list(q.array_form)
    stickers = 6 * cube * cube
    images += range(len(images), stickers)
    if any(i != image for i, image in enumerate(images[stickers:], stickers)):
        raise ValueError(f"a cube of {cube} layers has the stickers 0 to {stickers - 1}, and this moves others")
    net = numpy.empty(stickers, dtype=int)
    net[images[:stickers]] = numpy.arange(1, stickers + 1)
    return Permutation(net, cube, super)


def to_gap(p):
    """Its cycles of stickers, from 1 on, as GAP reads them.

    >>> to_gap(Permutation("U", cube=2))
    '(1,2,4,3)(5,17,13,9)(6,18,14,10)'
    """
    _images(p)
    return call("gap", p)


def from_gap(text, cube=3, super=False):
    """A permutation that GAP has written."""
    return Permutation(text, cube, super, "gap")
