#!/usr/bin/env python3
"""Checks a certificate about groups of permutations, by docs/certificates.md alone, in its words.

    check.py FILE      (- for standard input)

Prints "valid: N claims" (status 0), or FILE:LINE: REASON on standard error (status 1); status 2 for wrong usage or a
file that cannot be read. `check` does the same for a text. Points count from 0 inside. A permutation is a tuple of the
images of all points.
"""
import io
import math
import re
import sys
from collections import Counter
from operator import itemgetter
from typing import BinaryIO, Callable, Dict, Iterable, List, Optional, Sequence, Tuple, Union

Permutation = Tuple[int, ...]
MOST_POINTS = 1_000_000
MOST_GROUPS = 1000
MOST_CELLS = 1 << 27  # entries of permutations that are kept at a time, eight bytes each
MOST_BYTES = 1 << 30  # of positions and permutations that are enumerated
MOST_ELEMENTS = 1_000_000  # of a group that is enumerated for an intersection
MOST_COUNT = 10 ** 9  # of generators in a product, or of positions
MOST_LINE = 1 << 26
MOST_STEPS = 1 << 32  # pairs of points and generators in a test for blocks

if hasattr(sys, "set_int_max_str_digits"):
    sys.set_int_max_str_digits(0)


class Invalid(Exception):
    """A fault in a certificate, with the number of its line."""

    def __init__(self, line: int, reason: str):
        super().__init__(reason)
        self.line, self.reason = line, reason


class Fault(Exception):
    """The same, before its line is known."""


def need(fact: bool, reason: str) -> None:
    if not fact:
        raise Fault(reason)


# ---- Permutations ----

def product(p: Permutation, q: Permutation) -> Permutation:
    return tuple(map(q.__getitem__, p))


def inverse(p: Permutation) -> Permutation:
    images = [0] * len(p)
    for point, image in enumerate(p):
        images[image] = point
    return tuple(images)


def cycle_lengths(p: Sequence[int], points: Iterable[int]) -> List[int]:
    """Of the cycles on these points, which p maps onto themselves; also those of length 1."""
    seen, lengths = set(), []
    for start in points:
        length, point = 0, start
        while point not in seen:
            seen.add(point)
            length, point = length + 1, p[point]
        if length:
            lengths.append(length)
    return lengths


def lcm_of(numbers: Iterable[int]) -> int:
    result = 1
    for number in set(numbers):
        result = result // math.gcd(result, number) * number
    return result


def is_odd(p: Sequence[int], points: Sequence[int]) -> bool:
    return (len(points) - len(cycle_lengths(p, points))) % 2 == 1


def is_prime(n: int) -> bool:
    return n > 1 and all(n % d for d in range(2, math.isqrt(n) + 1))


# ---- Tokens ----

NUMBER = re.compile(r"0|[1-9][0-9]*")
REFERENCE = re.compile(r"-?[1-9][0-9]{0,9}")
CYCLES = re.compile(r"\(\)|(?:\([1-9][0-9]{0,6}(?:,[1-9][0-9]{0,6})+\))+")
POINTS = re.compile(r"[1-9][0-9]{0,6}(?:,[1-9][0-9]{0,6})*")


def number(token: str, least: int, most: int) -> int:
    need(NUMBER.fullmatch(token) is not None, f"`{token[:20]}` is not a number")
    need(len(token) <= len(str(most)), f"`{token[:20]}` is too large")
    value = int(token)
    need(least <= value <= most, f"`{token}` is not from {least} to {most}")
    return value


def permutation(token: str, degree: int) -> Permutation:
    need(CYCLES.fullmatch(token) is not None, f"`{token[:20]}` is not a permutation")
    images = list(range(degree))
    moved = set()
    for cycle in token[1:-1].split(")("):
        points = [int(point) - 1 for point in cycle.split(",") if point]
        need(max(points, default=0) < degree, "a point is beyond the degree")
        need(moved.isdisjoint(points) and len(set(points)) == len(points), "a point repeats in the cycles")
        moved.update(points)
        for at, point in enumerate(points):
            images[point] = points[(at + 1) % len(points)]
    return tuple(images)


def is_number(token: str, value: int) -> bool:
    """Without the long conversion of a number that has another length."""
    need(NUMBER.fullmatch(token) is not None, f"`{token[:20]}` is not a number")
    digits = value.bit_length() * math.log10(2)
    return digits - 2 < len(token) < digits + 2 and int(token) == value


# ---- The evidence for a group ----

class Chain:
    """Base points, strong generators, and for each level the transversal elements and their inverses."""

    def __init__(self, base: Sequence[int], strong: Sequence[Permutation], degree: int, room: Callable[[int], None]):
        self.identity = tuple(range(degree))
        self.base, self.of_level, self.transversals, self.inverses = base, [], [], []
        for level in range(len(base)):
            fixing = [s for s in strong if all(s[b] == b for b in base[:level])]
            self.of_level.append(list(dict.fromkeys(fixing)))
            self.add_level(base[level], self.of_level[level], room)

    def add_level(self, point: int, generators: Sequence[Permutation], room: Callable[[int], None]) -> None:
        transversal = {point: self.identity}
        queue = [point]
        for at in queue:
            for s in generators:
                if s[at] not in transversal:
                    room(2 * len(s))
                    transversal[s[at]] = product(transversal[at], s)
                    queue.append(s[at])
        self.transversals.append(transversal)
        self.inverses.append({at: inverse(u) for at, u in transversal.items()})

    def sifts(self, p: Permutation, level: int = 0) -> bool:
        for i in range(level, len(self.base)):
            if p == self.identity:
                return True
            back = self.inverses[i].get(p[self.base[i]])
            if back is None:
                return False
            p = product(p, back)
        return p == self.identity

    def is_complete(self) -> bool:
        for i, generators in enumerate(self.of_level):
            for at, u in self.transversals[i].items():
                for s in generators:
                    if not self.sifts(product(product(u, s), self.inverses[i][s[at]]), i + 1):
                        return False
        return True

    def order(self) -> int:
        return math.prod(len(transversal) for transversal in self.transversals)


class Group:
    def __init__(self, degree: int):
        self.degree = degree
        self.elements: List[Permutation] = []
        self.generators = 0
        self.lines: Dict[str, List[Tuple[int, List[int]]]] = {}
        self.is_checked = False

    def moves(self) -> List[Permutation]:
        return self.elements[:self.generators]

    def has_evidence(self) -> bool:
        return any(kind in self.lines for kind in ("copy", "giant", "separate", "base", "strong"))

    def find_orbits(self) -> None:
        self.orbit_of = [-1] * self.degree
        self.orbits: List[List[int]] = []
        moves = self.moves()
        for start in range(self.degree):
            if self.orbit_of[start] >= 0 or all(g[start] == start for g in moves):
                continue
            self.orbit_of[start] = len(self.orbits)
            orbit = [start]
            for at in orbit:
                for g in moves:
                    if self.orbit_of[g[at]] < 0:
                        self.orbit_of[g[at]] = len(self.orbits)
                        orbit.append(g[at])
            self.orbits.append(sorted(orbit))

    def check(self) -> None:
        """Throws Invalid at a line of this group, or Fault for what is missing."""
        if self.is_checked:
            return
        self.find_orbits()
        self.copies: Dict[int, Tuple[int, Dict[int, int]]] = {}
        self.giants: List[int] = []
        self.at_lines("copy", self.check_copy)
        need(all(b not in self.copies for b, _ in self.copies.values()), "an orbit is a copy of a copy")
        self.at_lines("giant", self.check_giant)
        kinds = set(self.copies) | set(self.giants)
        self.rest = sorted(p for i, orbit in enumerate(self.orbits) if i not in kinds for p in orbit)
        self.check_separation()
        self.find_signs()
        self.check_chain()
        self.is_checked = True

    def at_lines(self, kind: str, check: Callable[[List[int]], None]) -> None:
        before = -1
        for line, numbers in self.lines.get(kind, []):
            try:
                need(1 <= numbers[0] <= len(self.orbits), "there is no such orbit")
                need(numbers[0] > before, "orbits come in ascending order")
                before = numbers[0]
                check(numbers)
            except Fault as fault:
                raise Invalid(line, str(fault)) from None

    def element(self, at: int) -> Permutation:
        need(1 <= at <= len(self.elements), "there is no such element")
        return self.elements[at - 1]

    def check_copy(self, numbers: List[int]) -> None:
        a, b, points = numbers[0] - 1, numbers[1] - 1, [n - 1 for n in numbers[2:]]
        need(0 <= b < len(self.orbits) and a != b, "there is no such other orbit")
        need(sorted(points) == self.orbits[a] and len(points) == len(self.orbits[b]), "these are not the points of the orbit")
        to = dict(zip(self.orbits[b], points))
        need(all(to[g[x]] == g[y] for g in self.moves() for x, y in to.items()), "a generator acts differently on the copy")
        self.copies[a] = (b, to)

    def check_giant(self, numbers: List[int]) -> None:
        need(len(numbers) == 3, "a giant has an orbit, an element and a prime")
        a, prime = numbers[0] - 1, numbers[2]
        orbit = self.orbits[a]
        need(a not in self.copies, "the orbit is a copy")
        need(len(orbit) >= 5, "a giant has at least 5 points")
        need(prime in (2, 3) or prime <= len(orbit) - 3, "the prime is too large")
        need(is_prime(prime), "this is not a prime")
        lengths = cycle_lengths(self.element(numbers[1]), orbit)
        need([n for n in lengths if n % prime == 0] == [prime], "the element has no power that is one such cycle")
        need(len(orbit) ** 2 * self.generators < MOST_STEPS, "the orbit is too large for this checker")
        need(self.is_primitive(orbit), "the group keeps blocks on this orbit")
        self.giants.append(a)

    def is_primitive(self, orbit: List[int]) -> bool:
        index = {point: i for i, point in enumerate(orbit)}
        moves = list({tuple(index[g[p]] for p in orbit) for g in self.moves()})
        return all(self.joined_by(moves, len(orbit), x) for x in range(1, len(orbit)))

    @staticmethod
    def joined_by(moves: List[Tuple[int, ...]], size: int, x: int) -> bool:
        """Does the finest invariant partition with 0 and x together have one block?"""
        root, blocks = list(range(size)), size - 1
        def find(i: int) -> int:
            while root[i] != i:
                root[i] = i = root[root[i]]
            return i
        root[x] = 0
        queue = [(0, x)]
        for i, j in queue:
            for g in moves:
                a, b = find(g[i]), find(g[j])
                if a != b:
                    root[b] = a
                    blocks -= 1
                    queue.append((g[i], g[j]))
        return blocks == 1

    def check_separation(self) -> None:
        lines = self.lines.get("separate", [])
        shown = [self.element(n) for _, numbers in lines for n in numbers]
        if not self.giants:
            return
        need(bool(lines), "the line `separate` is missing")
        orders = [lcm_of(cycle_lengths(e, self.rest)) for e in shown]
        lengths = {a: [sorted(cycle_lengths(e, self.orbits[a])) for e in shown] for a in self.giants}
        for a in self.giants:
            free = any(k % n for k, found in zip(orders, lengths[a]) for n in found)
            need(free, f"orbit {a + 1} is not free of the rest")
        seen = Counter()
        for a in self.giants:
            m = len(self.orbits[a])
            key = [lcm_of(found) for found in lengths[a]] if m == 6 else lengths[a]
            seen[repr((m, key))] += 1
        need(all(n == 1 for n in seen.values()), "two giants are not told apart")

    def find_signs(self) -> None:
        """Free giants, and for each bound one the free ones whose signs add up to its own."""
        self.free: List[int] = []
        self.bound: Dict[int, List[int]] = {}
        basis: Dict[int, Tuple[int, int]] = {}  # leading bit: row, free giants in it as bits
        for a in self.giants:
            row = sum(1 << i for i, g in enumerate(self.moves()) if is_odd(g, self.orbits[a]))
            members = 0
            while row and row.bit_length() in basis:
                other, its = basis[row.bit_length()]
                row, members = row ^ other, members ^ its
            if row:
                basis[row.bit_length()] = (row, members ^ 1 << len(self.free))
                self.free.append(a)
            else:
                self.bound[a] = [self.free[i] for i in range(len(self.free)) if members >> i & 1]

    def in_quotient(self, p: Sequence[int]) -> Permutation:
        images = [self.place[p[point]] for point in self.rest]
        for a in self.free:
            pair = (len(images), len(images) + 1)
            images.extend(pair[::-1] if is_odd(p, self.orbits[a]) else pair)
        return tuple(images)

    def check_chain(self) -> None:
        self.place = {point: i for i, point in enumerate(self.rest)}
        size = len(self.rest) + 2 * len(self.free)
        base = [n - 1 for n in self.lines["base"][0][1]] if "base" in self.lines else []
        need(all(0 <= b < size for b in base), "a base point is not in the quotient")
        named = self.lines["strong"][0][1] if "strong" in self.lines else []
        strong = [self.in_quotient(self.element(n)) for n in named]
        identity = tuple(range(size))
        need(all(s == identity or any(s[b] != b for b in base) for s in strong), "a strong generator fixes the base")
        used = [0]
        def room(cells: int) -> None:
            used[0] += cells
            need(used[0] <= MOST_CELLS, "the chain needs too much memory")
        self.chain = Chain(base, strong, size, room)
        need(self.chain.is_complete(), "the chain is not complete")
        need(all(self.chain.sifts(self.in_quotient(g)) for g in self.moves()), "a generator is not in the chain")

    def order(self) -> int:
        return self.chain.order() * math.prod(math.factorial(len(self.orbits[a])) // 2 for a in self.giants)

    def keeps_orbits(self, p: Permutation) -> bool:
        return all(self.orbit_of[x] == self.orbit_of[y] and (x == y or self.orbit_of[x] >= 0) for x, y in enumerate(p))

    def has(self, p: Permutation) -> bool:
        if not self.keeps_orbits(p):
            return False
        if any(to[p[x]] != p[y] for _, to in self.copies.values() for x, y in to.items()):
            return False
        odd = {a: is_odd(p, self.orbits[a]) for a in self.giants}
        if any(odd[a] != (sum(odd[b] for b in sum_) % 2 == 1) for a, sum_ in self.bound.items()):
            return False
        return self.chain.sifts(self.in_quotient(p))


# ---- Enumeration ----

Row = Union[bytes, Permutation]


def enumerated(start: Row, actions: Sequence[Callable[[Row], Row]], radius: float, bytes_each: int,
               most: int = MOST_BYTES) -> Tuple[set, List[int]]:
    """What the actions make of the start in at most `radius` steps, and how many are new at each step."""
    seen, layer, counts = {start}, [start], [1]
    while layer and len(counts) <= radius:
        further = []
        for row in layer:
            for act in actions:
                made = act(row)
                if made not in seen:
                    seen.add(made)
                    further.append(made)
                    need(len(seen) * bytes_each <= most, "an enumeration is too large")
        layer = further
        if layer:
            counts.append(len(layer))
    return seen, counts


def class_of(p: Permutation, group: Group) -> set:
    pairs = [(inverse(g), g) for g in group.moves()]
    actions = [lambda x, back=back, g=g: product(product(back, x), g) for back, g in pairs]
    return enumerated(p, actions, math.inf, 4 * len(p))[0]


class Positions:
    """The numbers of sets at points, as bytes if they fit."""

    def __init__(self, sets: Optional[List[List[int]]], degree: int):
        self.start = [0] * degree
        for i, points in enumerate(sets if sets is not None else [[p] for p in range(degree)]):
            for point in points:
                self.start[point] = i + 1
        most = max(self.start)
        self.bytes_each = degree * (1 if most < 256 else 2 if most < 65536 else 4)
        self.pack: Callable[[Sequence[int]], Row] = bytes if most < 256 else tuple

    def of(self, p: Permutation) -> Row:
        row = [0] * len(p)
        for point, image in enumerate(p):
            row[image] = self.start[point]
        return self.pack(row)

    def action(self, p: Permutation) -> Callable[[Row], Row]:
        if len(p) == 1:
            return lambda row: row
        take, pack = itemgetter(*inverse(p)), self.pack
        return lambda row: pack(take(row))


# ---- Certificates ----

class Certificate:
    def __init__(self, file: BinaryIO):
        self.file, self.line, self.used = file, 0, 0
        self.degree, self.claims = 0, 0
        self.groups: List[Group] = []

    def tokens(self) -> List[str]:
        text = self.file.readline(MOST_LINE)
        self.line += 1
        need(text.endswith(b"\n"), "the line is too long" if len(text) == MOST_LINE else "the certificate ends too early")
        need(text.isascii(), "this is not ASCII")
        words = text[:-1].decode("ascii").split(" ")
        need(all(words) and all(c not in "\t\r\v\f\0" for c in text.decode("ascii")), "tokens are separated by one space")
        return words

    def keep(self, p: Permutation) -> Permutation:
        self.used += len(p)
        need(self.used <= MOST_CELLS, "the elements need too much memory")
        return p

    def read(self) -> int:
        try:
            need(self.tokens() == ["certificate", "1"], "the first line is `certificate 1`")
            words = self.tokens()
            need(len(words) == 2 and words[0] == "degree", "the second line is `degree N`")
            self.degree = number(words[1], 1, MOST_POINTS)
            self.read_lines()
            need(self.file.read(1) == b"", "there is text after the line `end`")
        except Fault as fault:
            raise Invalid(self.line, str(fault)) from None
        return self.claims

    def read_lines(self) -> None:
        order = ["group", "generator", "element", "copy", "giant", "separate", "base", "strong"]
        at = len(order)
        words = self.tokens()
        while words[0] in order:
            next_at = order.index(words[0])
            is_first = next_at == 0 and (at == len(order) or at > 0)
            is_next = next_at > at > -1 and at < len(order) or (next_at == at and 0 < at < 5)
            need(is_first or is_next, f"the line `{words[0]}` is out of order")
            need(at != 0 or next_at == 1, "a group begins with a generator")
            self.read_line(words)
            at = next_at
            words = self.tokens()
        need(at != 0, "a group has at least one generator")
        self.check_groups()
        while words[0] == "claim":
            self.check_claim(words)
            words = self.tokens()
        need(words == ["end"], "this line is unknown or out of order")
        need(self.claims > 0, "there is no claim")

    def read_line(self, words: List[str]) -> None:
        kind, rest = words[0], words[1:]
        if kind == "group":
            need(not rest, "`group` stands alone")
            need(len(self.groups) < MOST_GROUPS, "there are too many groups")
            self.groups.append(Group(self.degree))
            return
        group = self.groups[-1]
        need(bool(rest), "the line has no entries")
        if kind == "generator":
            need(len(rest) == 1, "a generator is one permutation")
            group.elements.append(self.keep(permutation(rest[0], self.degree)))
            group.generators += 1
        elif kind == "element":
            group.elements.append(self.keep(self.product_of(group, rest)))
        else:
            need(kind != "copy" or len(rest) > 2, "a copy has two orbits and points")
            numbers = [number(word, 1, MOST_CELLS) for word in rest]
            group.lines.setdefault(kind, []).append((self.line, numbers))

    def product_of(self, group: Group, references: List[str]) -> Permutation:
        need(all(REFERENCE.fullmatch(r) for r in references), "references are numbers of elements")
        factors = [(group.element(abs(int(r))), r[0] == "-") for r in references]
        made = tuple(range(self.degree))
        for element, is_inverse in factors:
            made = product(made, inverse(element) if is_inverse else element)
        return made

    def check_groups(self) -> None:
        for group in self.groups:
            if group.has_evidence():
                self.proved(group)

    @staticmethod
    def proved(group: Group) -> Group:
        lines = [line for found in group.lines.values() for line, _ in found]
        try:
            group.check()
        except Fault as fault:
            if not lines:
                raise
            raise Invalid(max(lines), str(fault)) from None
        return group

    def check_claim(self, words: List[str]) -> None:
        kind, rest = words[1] if len(words) > 1 else "", words[2:]
        need(kind in CLAIMS, f"there is no claim `{kind[:20]}`")
        shape, check = CLAIMS[kind]
        given = rest[:len(shape)]
        need(len(given) == len(shape), "the claim is not complete")
        values = [self.value(letter, word) for letter, word in zip(shape, given)]
        if kind in ("solved", "unsolved", "layers"):
            check(self, *values, rest[len(shape):])
        else:
            need(len(rest) == len(shape), "the claim is too long")
            check(self, *values)
        self.claims += 1

    def value(self, letter: str, word: str):
        """g: a group, G: one with evidence, p: a permutation, n: a number, w: a word."""
        if letter == "p":
            return permutation(word, self.degree)
        if letter == "n":
            return number(word, 0, MOST_COUNT)
        if letter == "w":
            return word
        group = self.groups[number(word, 1, len(self.groups)) - 1]
        return self.proved(group) if letter == "G" else group

    def split_sets(self, words: List[str]) -> Tuple[List[str], Optional[List[List[int]]]]:
        if "of" not in words:
            return words, None
        at = words.index("of")
        need(at + 1 < len(words), "after `of` there are sets")
        need(all(POINTS.fullmatch(word) for word in words[at + 1:]), "a set is its points with commas")
        sets = [[int(p) - 1 for p in word.split(",")] for word in words[at + 1:]]
        need(all(a < b for points in sets for a, b in zip(points, points[1:])), "the points of a set ascend")
        points = [p for points in sets for p in points]
        need(len(set(points)) == len(points) and max(points) < self.degree, "sets have no point in common, nor one beyond the degree")
        return words[:at], sets

    # The claims

    def power(self, n: str, p: Permutation) -> None:
        need(is_number(n, lcm_of(cycle_lengths(p, range(self.degree)))), "the permutation has another order")

    def equal(self, group: Group, at: int, p: Permutation) -> None:
        need(group.element(at) == p, "the element is another permutation")

    def order(self, group: Group, n: str) -> None:
        need(is_number(n, group.order()), "the group has another order")

    def member(self, group: Group, p: Permutation) -> None:
        need(group.has(p), "the permutation is not in the group")

    def nonmember(self, group: Group, p: Permutation) -> None:
        need(not group.has(p), "the permutation is in the group")

    def subgroup(self, inner: Group, group: Group) -> None:
        need(all(group.has(g) for g in inner.moves()), "a generator is not in the other group")

    def index(self, inner: Group, group: Group, n: str) -> None:
        self.subgroup(inner, group)
        need(group.order() % inner.order() == 0 and is_number(n, group.order() // inner.order()), "the index is another number")

    def normal(self, inner: Group, group: Group) -> None:
        self.subgroup(inner, group)
        conjugates = (product(product(inverse(g), h), g) for g in group.moves() for h in inner.moves())
        need(all(inner.has(c) for c in conjugates), "a conjugate of a generator is not in the subgroup")

    def notnormal(self, inner: Group, group: Group, i: int, j: int) -> None:
        need(1 <= i <= inner.generators and 1 <= j <= group.generators, "there is no such generator")
        h, g = inner.elements[i - 1], group.elements[j - 1]
        need(not inner.has(product(product(inverse(g), h), g)), "the conjugate is in the subgroup")

    def conjugate(self, group: Group, p: Permutation, q: Permutation, x: Permutation) -> None:
        need(group.has(x), "the conjugating permutation is not in the group")
        need(product(product(inverse(x), p), x) == q, "it does not conjugate the one to the other")

    def nonconjugate(self, group: Group, p: Permutation, q: Permutation) -> None:
        group.find_orbits()
        def on(r: Permutation, orbit: List[int]) -> Optional[List[int]]:
            return sorted(cycle_lengths(r, orbit)) if set(map(r.__getitem__, orbit)) == set(orbit) else None
        if any(on(p, orbit) != on(q, orbit) for orbit in group.orbits):
            return
        need(q not in class_of(p, group), "they are conjugate")

    def centralizer(self, inner: Group, group: Group, p: Permutation) -> None:
        self.subgroup(inner, group)
        need(all(product(h, p) == product(p, h) for h in inner.moves()), "a generator does not commute")
        need(group.order() == inner.order() * len(class_of(p, group)), "the centralizer has another order")

    def intersection(self, inner: Group, one: Group, other: Group) -> None:
        self.subgroup(inner, one)
        self.subgroup(inner, other)
        small, large = sorted((one, other), key=Group.order)
        if small.order() == inner.order():
            return
        need(small.order() <= MOST_ELEMENTS, "both groups are too large")
        identity = tuple(range(self.degree))
        actions = [lambda x, g=g: product(x, g) for g in small.moves()]
        elements = enumerated(identity, actions, math.inf, 4 * self.degree)[0]
        need(sum(large.has(x) for x in elements) == inner.order(), "the groups have other common elements")

    def solved(self, group: Group, p: Permutation, rest: List[str]) -> None:
        words, sets = self.split_sets(rest)
        need(len(words) > 1 and words[0] == "by", "after `by` there are elements")
        positions = Positions(sets, self.degree)
        made = product(p, self.product_of(group, words[1:]))
        need(positions.of(made) == positions.pack(positions.start), "the product leaves a set elsewhere")

    def unsolved(self, group: Group, n: int, p: Permutation, rest: List[str]) -> None:
        words, sets = self.split_sets(rest)
        need(not words, "the claim is too long")
        positions = Positions(sets, self.degree)
        ahead = [positions.action(g) for g in group.moves()]
        back = [positions.action(inverse(g)) for g in group.moves()]
        one = enumerated(positions.of(p), ahead, n - n // 2, positions.bytes_each)[0]
        left = MOST_BYTES - len(one) * positions.bytes_each
        two = enumerated(positions.pack(positions.start), back, n // 2, positions.bytes_each, left)[0]
        need(one.isdisjoint(two), "a product of so few generators does it")

    def layers(self, group: Group, extent: str, rest: List[str]) -> None:
        words, sets = self.split_sets(rest)
        need(extent in ("whole", "part") and bool(words), "after `layers K` there are `whole` or `part`, and numbers")
        counts = [number(word, 0, MOST_COUNT) for word in words]
        positions = Positions(sets, self.degree)
        actions = [positions.action(g) for g in group.moves()]
        radius = len(counts) - 1 if extent == "part" else math.inf
        found = enumerated(positions.pack(positions.start), actions, radius, positions.bytes_each)[1]
        found += [0] * (len(counts) - len(found))
        need(counts == found, "there are other numbers of positions")


CLAIMS = {
    "power": ("wp", Certificate.power), "equal": ("gnp", Certificate.equal), "order": ("Gw", Certificate.order),
    "member": ("Gp", Certificate.member), "nonmember": ("Gp", Certificate.nonmember),
    "subgroup": ("gG", Certificate.subgroup), "index": ("GGw", Certificate.index),
    "normal": ("GG", Certificate.normal), "notnormal": ("Ggnn", Certificate.notnormal),
    "conjugate": ("Gppp", Certificate.conjugate), "nonconjugate": ("gpp", Certificate.nonconjugate),
    "centralizer": ("GGp", Certificate.centralizer), "intersection": ("GGG", Certificate.intersection),
    "solved": ("gp", Certificate.solved), "unsolved": ("gnp", Certificate.unsolved), "layers": ("gw", Certificate.layers),
}


def check(text: Union[str, bytes]) -> int:
    """The number of claims of a valid certificate; raises Invalid."""
    return Certificate(io.BytesIO(text.encode() if isinstance(text, str) else text)).read()


def main(words: List[str]) -> int:
    if len(words) != 2:
        print("usage: check.py FILE", file=sys.stderr)
        return 2
    try:
        with (sys.stdin.buffer if words[1] == "-" else open(words[1], "rb")) as file:
            print(f"valid: {Certificate(file).read()} claims")
        return 0
    except OSError as error:
        print(f"{words[1]}: {error.strerror}", file=sys.stderr)
        return 2
    except Invalid as invalid:
        print(f"{words[1]}:{invalid.line}: {invalid.reason}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv))
