"""The cubes of the Santa 2023 contest: a simulator of its turns, and our moves written as its turns.

`r0` turns the layer at R clockwise by 90 degrees, `-d2` the third layer from D the other way; each counts 1, and turning the
whole cube is not free.
"""
import itertools
import re

MOVE = re.compile(r"(?:(\d+)(?:-(\d+))?)?([URFDLBMESxyz])(w?)(\d*)('?)")
NAME = re.compile(r"(-?)([rdf])([0-9]+)")
AXES = {"r": (1, 0, 0), "d": (0, -1, 0), "f": (0, 0, 1)}  # the contest's; layer 0 is at this face
FACES = {"U": (0, 1, 0), "R": (1, 0, 0), "F": (0, 0, 1), "D": (0, -1, 0), "L": (-1, 0, 0), "B": (0, 0, -1)}
TOWARD = {**FACES, "x": FACES["R"], "y": FACES["U"], "z": FACES["F"], "M": FACES["L"], "E": FACES["D"], "S": FACES["F"]}
# A face's normal, and the directions of its columns and rows, in the contest's order: U F R B L D.
LAYOUT = [((0, 1, 0), (1, 0, 0), (0, 0, 1)), ((0, 0, 1), (1, 0, 0), (0, -1, 0)), ((1, 0, 0), (0, 0, -1), (0, -1, 0)),
          ((0, 0, -1), (-1, 0, 0), (0, -1, 0)), ((-1, 0, 0), (0, 0, 1), (0, -1, 0)), ((0, -1, 0), (1, 0, 0), (0, 0, -1))]
NET = [0, 4, 1, 2, 3, 5]  # the faces of our net, U L F R B D, in the contest's order


def dot(u, v):
    return sum(a * b for a, b in zip(u, v))


def apply(matrix, v):
    return tuple(dot(row, v) for row in matrix)


def times(a, b):
    """First b, then a."""
    return tuple(tuple(dot(row, column) for column in zip(*b)) for row in a)


def turned(v, axis):
    """A vector after a quarter turn, clockwise as seen from the axis."""
    (a, b, c), (x, y, z) = axis, v
    along = dot(axis, v)
    return (along * a - (b * z - c * y), along * b - (c * x - a * z), along * c - (a * y - b * x))


IDENTITY = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


def rotation(axis, quarters):
    matrix = IDENTITY
    for _ in range(quarters % 4):
        matrix = tuple(zip(*(turned(column, axis) for column in zip(*matrix))))
    return matrix


ROTATIONS = {times(rotation(AXES["r"], i), times(rotation(AXES["d"], j), rotation(AXES["r"], k)))
             for i, j, k in itertools.product(range(4), repeat=3)}


class Stickers:
    """The places of the stickers of an NxNxN, and how turns move them: a second simulator, for contest.py."""

    def __init__(self, n):
        self.n, self.places, self.moves = n, [], {}
        for normal, across, down in LAYOUT:
            for row, column in itertools.product(range(1 - n, n, 2), repeat=2):
                at = tuple((n - 1) * a + column * b + row * c for a, b, c in zip(normal, across, down))
                self.places.append((at, normal))
        self.index = {place: i for i, place in enumerate(self.places)}

    def move(self, axis, layer):
        """Pairs of places, from and to, of a quarter turn of one layer."""
        if (axis, layer) not in self.moves:
            u = AXES[axis]
            self.moves[axis, layer] = [(i, self.index[turned(at, u), turned(normal, u)])
                                       for i, (at, normal) in enumerate(self.places)
                                       if dot(at, u) == self.n - 1 - 2 * layer]
        return self.moves[axis, layer]

    def play(self, state, name):
        back, axis, layer = NAME.fullmatch(name).groups()
        pairs = self.move(axis, int(layer))
        if back:
            pairs = [(end, start) for start, end in pairs]
        old = [state[start] for start, _ in pairs]
        for (_, end), sticker in zip(pairs, old):
            state[end] = sticker

    def has(self, name):
        match = NAME.fullmatch(name)
        return match and int(match[3]) < self.n

    def row(self, state, target, chance):
        """For each place, the place where its sticker belongs. Of equal pieces, any goes to any of their places."""
        row, pieces = [None] * len(state), {}
        for i, (at, _) in enumerate(self.places):
            pieces.setdefault(at, []).append(i)
        taken = set()
        for piece in chance.sample(list(pieces.values()), len(pieces)):
            ways = {tuple(self.index[apply(g, self.places[i][0]), apply(g, self.places[i][1])] for i in piece)
                    for g in ROTATIONS}
            fits = [way for way in ways if min(way) not in taken and all(state[i] == target[j] for i, j in zip(piece, way))]
            if not fits:
                raise ValueError("a piece of the state has no place in the solved one")
            way = chance.choice(sorted(fits))
            taken.add(min(way))
            for i, j in zip(piece, way):
                row[i] = j
        return row


def net_row(n, row):
    """The same row in the numbers of our net."""
    size = n * n
    number = {face * size + k: place * size + k + 1 for place, face in enumerate(NET) for k in range(size)}
    return [number[row[face * size + k]] for face in NET for k in range(size)]


def oriented(n, toward, quarters):
    """The contest's axis of turns about a direction: quarters[k] is for the layer k from that face."""
    for name, axis in AXES.items():
        if axis == toward:
            return name, quarters
    opposite = next(name for name, axis in AXES.items() if dot(axis, toward) == -1)
    return opposite, [-q for q in reversed(quarters)]


def groups(n, text):
    """Our moves as turns about one axis at a time: the direction, and the quarter turns of each layer."""
    found = []
    for token in text.replace("()", "").split():
        first, last, letter, wide, power, inverse = MOVE.fullmatch(token).groups()
        start = int(first or 1) - 1
        layers = (range(n) if letter in "xyz" else [n // 2] if letter in "MES" else range(start, int(last)) if last
                  else range(int(first or 2)) if wide else [start])
        amount = int(power or 1) * (-1 if inverse else 1)
        axis, quarters = oriented(n, TOWARD[letter], [amount * (k in layers) for k in range(n)])
        if found and found[-1][0] == axis:
            quarters = [a + b for a, b in zip(found.pop()[1], quarters)]
        found.append((axis, quarters))
    return found


def turns(n, text):
    """The fewest turns of single layers, without rotations, that do what our moves do.

    Turning some layers is turning the others the other way and then the whole cube; a rotation left over renames later moves.
    """
    def names(axis, quarters):
        return tuple(f"-{axis}{k}" if q % 4 == 3 else f"{axis}{k}" for k, q in enumerate(quarters)
                     for _ in range((0, 1, 2, 1)[q % 4]))

    best = {IDENTITY: (0, None)}  # by the rotation left over: the number of turns, and the turns as a chain
    for axis, quarters in groups(n, text):
        after = {}
        for pending, (count, chain) in best.items():
            now, amounts = oriented(n, apply(tuple(zip(*pending)), AXES[axis]), quarters)
            for r in range(4):
                played = names(now, [q - r for q in amounts])
                key = times(pending, rotation(AXES[now], r))
                if key not in after or count + len(played) < after[key][0]:
                    after[key] = count + len(played), (chain, played)
        best = after
    for axis in "rdfrdf":  # the last rotation is turned layer by layer
        for key, (count, chain) in list(best.items()):
            for r in range(1, 4):
                rest = times(key, rotation(AXES[axis], -r))
                played = names(axis, [r] * n)
                if rest not in best or count + len(played) < best[rest][0]:
                    best[rest] = count + len(played), (chain, played)
    chain, parts = best[IDENTITY][1], []
    while chain:
        chain, played = chain
        parts.append(played)
    return [name for part in reversed(parts) for name in part]
