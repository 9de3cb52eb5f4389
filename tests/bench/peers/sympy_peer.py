"""sympy_peer.py can|run KIND N COUNT [FILE]: the works of peers.py in SymPy; prints the seconds per unit."""

import sys
import time

from sympy.combinatorics import Permutation, PermutationGroup
from sympy.combinatorics.generators import rubik_cube_generators

action, kind, cube, count = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
possible = {"start": [3], "statements": [3], "text": [3], "group": [3]}
questions = {
    "product": lambda p: p * p, "order": lambda p: p.order(),
    "sign": lambda p: p.signature(), "cycle type": lambda p: p.cycle_structure,
}


def product(turns, text):
    p = Permutation(47)
    for move in text.split():
        p = p * turns[move]
    return p


def all_turns():
    faces = dict(zip("FRUBLD", rubik_cube_generators()))
    return {face + amount: p**k for face, p in faces.items() for amount, k in (("", 1), ("2", 2), ("'", -1))}


def work():
    """One unit of work or a few, and their number."""
    turns = all_turns()
    if kind == "start":
        return lambda: (turns["R"] * turns["U"]).order(), 1
    if kind in ("statements", "text"):
        text = open(sys.argv[5]).read()
        return lambda: product(turns, text).order(), 1 if kind == "statements" else len(text.split())
    if kind == "group":
        return lambda: PermutationGroup([turns[face] for face in "FRUBLD"]).order(), 1
    p = Permutation.random(6 * cube * cube)
    # SymPy caches results in a permutation, so every query gets a new one.
    return lambda: questions[kind](Permutation(p.array_form)), 1


if action == "can":
    print("yes" if cube in possible.get(kind, [3, 4, 7, 20]) else "no")
else:
    once, units = work()
    repeats = 1 if units > 1 or kind == "group" else 200
    begin = time.process_time()
    for _ in range(repeats):
        once()
    print((time.process_time() - begin) / units / repeats)
