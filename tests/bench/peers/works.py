"""The works to measure: each has a kind (the query), a size and a number of repetitions."""

import dataclasses
import functools
import random


@dataclasses.dataclass(frozen=True)
class Work:
    kind: str
    name: str
    size: int  # the variable of the growth: N, or the moves
    cube: int  # N
    count: int  # units of work in one run


@functools.lru_cache(maxsize=1000)
def moves(length, cube, seed):
    """Random turns of single layers, as text in SiGN: layers are counted from their face, to the middle at most."""
    chance = random.Random(seed)
    layer = lambda: chance.choice(["", *(str(layer) for layer in range(2, cube // 2 + 1))])
    return " ".join(layer() + chance.choice("RUFLDB") + chance.choice(("", "2", "'")) for _ in range(length))


def all_works():
    yield Work("start", "start, and the order of R U", 1, 3, 1)
    for cube in (3, 7):
        yield Work("statements", f"a statement: 20 moves and their order, {cube}x{cube}x{cube}", 20, cube, 100_000)
    for cube in (3, 7):
        for length in (10_000, 100_000, 1_000_000):
            yield Work("text", f"a move, text of {length:,} to a state, {cube}x{cube}x{cube}", length, cube, length)
    for kind in ("product", "order", "sign", "cycle type"):
        for cube in (3, 4, 7, 20, 100, 1000):
            yield Work(kind, f"{kind}, {cube}x{cube}x{cube}", cube, cube, max(3, 20_000_000 // (6 * cube * cube + 60)))
    for cube in (3, 4, 5):
        yield Work("group", f"order of the face-turn group, {cube}x{cube}x{cube}", cube, cube, 1)
