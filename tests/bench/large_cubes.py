#!/usr/bin/env python3
"""Solutions of random states of large cubes, beside the counting bound: large_cubes.py PROGRAM N…

One line for each N: single layers turned, the bound, their ratio, processor time. A second simulator, below, performs each
solution; a state that it does not solve ends the run. The bound: fewer turns have fewer products than the cube has states by
colour. Of the words that differ in the order of layers about one axis, one is counted.
"""
import math
import re
import resource
import subprocess
import sys

FACES = "URFDLB"  # the order of colors(p)
MOVE = re.compile(r"(?:(\d+)(?:-(\d+))?)?([A-Zxyz])(w?)(\d*)('?)")


def bound(n):
    """The least number of turns of single layers whose products are as many as the states."""
    colours_of_24 = math.lgamma(25) - 6 * math.log(24)
    states = (n - 2) ** 2 // 4 * colours_of_24 + (n - 2) // 2 * math.lgamma(25)
    states += math.lgamma(9) + 7 * math.log(3)
    states += math.lgamma(13) + 11 * math.log(2) - math.log(2) if n % 2 else -math.log(24)
    # canonical words: 2 ((1 + 3x)^layers - 1) = 1, where 1/x is their growth for each turn
    layers = n - n % 2
    x = (1.5 ** (1 / layers) - 1) / 3
    return states / -math.log(x)


class Cube:
    def __init__(self, n, colours):
        self.n = n
        self.faces = {face: bytearray(colours[i * n * n : (i + 1) * n * n].encode()) for i, face in enumerate(FACES)}

    def rotate(self, face, quarters):
        n, old = self.n, self.faces[face]
        for _ in range(quarters % 4):
            old = b"".join(old[c::n][::-1] for c in range(n))
        self.faces[face] = bytearray(old)

    def column(self, face, k):
        return self.faces[face], slice(k, None, self.n)

    def row(self, face, k):
        return self.faces[face], slice(k * self.n, (k + 1) * self.n)

    def cycle(self, strips):
        """Each strip, with whether it is reversed, moves to the next."""
        old = [face[at][::-1] if turned else face[at] for face, at, turned in strips]
        for (face, at, turned), content in zip(strips, old[-1:] + old[:-1]):
            face[at] = content[::-1] if turned else content

    def strips(self, axis, k):
        n = self.n
        if axis == "R":
            c = n - 1 - k
            return [(*self.column(f, i), turned) for f, i, turned in
                    (("F", c, 0), ("U", c, 0), ("B", k, 1), ("D", c, 0))]
        if axis == "U":
            return [(*self.row(f, k), 0) for f in "FLBR"]
        return [(*self.row("U", n - 1 - k), 0), (*self.column("R", k), 0), (*self.row("D", k), 1),
                (*self.column("L", n - 1 - k), 1)]

    def turn(self, axis, k, quarters):
        """A layer, from 0 beside R, U or F, clockwise as seen from there."""
        for _ in range(quarters % 4):
            self.cycle(self.strips(axis, k))
        opposite = {"R": "L", "U": "D", "F": "B"}[axis]
        if k == 0:
            self.rotate(axis, quarters)
        if k == self.n - 1:
            self.rotate(opposite, -quarters)

    def play(self, move):
        """The number of layers that turn; 0 for a rotation of the whole cube."""
        first, last, letter, wide, power, inverse = MOVE.fullmatch(move).groups()
        quarters = int(power or 1) * (-1 if inverse else 1)
        if letter in "xyz":
            layers, letter = range(self.n), "RUF"["xyz".index(letter)]
        elif letter in "MES":
            layers, letter = [self.n // 2], "LDF"["MES".index(letter)]
        elif wide:
            layers = range(int(first) - 1, int(last)) if last else range(int(first or 2))
        else:
            layers = [int(first or 1) - 1]
        for k in layers:
            if letter in "RUF":
                self.turn(letter, k, quarters)
            else:
                self.turn("RUF"["LDB".index(letter)], self.n - 1 - k, -quarters)
        return len(layers) % self.n

    def is_solved(self):
        return all(len(set(face)) == 1 for face in self.faces.values())


def solve(program, n, seed):
    script = f"cube {n}; let p = random_state({seed}); print \"{{colors(p)}}\"; print \"{{solve(p)}}\""
    out = subprocess.run([program, "-e", script], check=True, capture_output=True, text=True).stdout.splitlines()
    return out[0].replace(" ", ""), out[1].split()


def main():
    program, *sizes = sys.argv[1:]
    print(f"{'N':>5} {'turns':>9} {'bound':>9} {'ratio':>6} {'seconds':>8}")
    for n in map(int, sizes):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        colours, moves = solve(program, n, 1)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        cube = Cube(n, colours)
        turns = sum(map(cube.play, moves))
        if not cube.is_solved():
            sys.exit(f"N = {n}: the second simulator does not solve it")
        seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        print(f"{n:>5} {turns:>9} {bound(n):>9.0f} {turns / bound(n):>6.2f} {seconds:>8.1f}", flush=True)


main()
