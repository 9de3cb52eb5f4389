"""Cube algebra: permutations of NxNxN cubes, and the language Cubelang.

>>> import cubelang
>>> session = cubelang.Session()
>>> session("order(R U)")
105
>>> p = cubelang.Permutation("R U R' U'")
>>> p.order(), p.parity()
(6, 0)
>>> p * ~p == cubelang.Permutation()
True
>>> cubelang.solve("R U F2 L", way="optimal")
Algorithm("L' F2 U' R'")
"""

from . import _arguments
from ._cubelang import Algorithm, Permutation, Permutations, Session, Value, __version__
from ._errors import Error, Interrupted, Truth
from ._groups import Group, group
from ._conversions import from_gap, from_sympy, to_gap, to_sympy
from ._pictures import svg
from ._searches import find, solve
from ._spelling import call

for _type in (Algorithm, Permutation, Permutations, Session, Value):
    _arguments.explain_arguments(_type)

Error.__module__ = Interrupted.__module__ = Truth.__module__ = Group.__module__ = __name__

__all__ = [
    "Algorithm", "Error", "Group", "Interrupted", "Permutation", "Permutations", "Session", "Truth", "Value",
    "call", "find", "from_gap", "from_sympy", "group", "solve", "svg", "to_gap", "to_sympy",
]
