"""The number of cases of each named set, counted without Cubelang: a position is a tuple, what does not count is left
out of it, and two tuples are one case if turns of the top layer before or after take one to the other.

    case_counts.py CUBE
"""

import itertools
import subprocess
import sys

FOUR = list(itertools.permutations(range(4)))


def parity(p):
    return sum(p[i] > p[j] for j in range(len(p)) for i in range(j)) % 2


def turned(places):
    """The first four items, the top layer, a place further."""
    return (*places[3:4], *places[:3], *places[4:])


def renamed(pieces):
    return tuple((piece + 1) % 4 if piece < 4 else piece for piece in pieces)


def cases(positions, *turns):
    """The classes of the positions under these turns."""
    seen, count = set(), 0
    for start in positions:
        if start not in seen:
            count += 1
            found = [start]
            seen.add(start)
            while found:
                here = found.pop()
                for turn in turns:
                    if (there := turn(here)) not in seen:
                        seen.add(there)
                        found.append(there)
    return count


def before(position):
    return tuple(map(turned, position))


def after(position):
    """Of permutations of corners and of edges in the first two places; orientations belong to places."""
    return (renamed(position[0]), renamed(position[1]), *position[2:])


def sums(values, length, modulus, total=0):
    return [o for o in itertools.product(range(values), repeat=length) if sum(o) % modulus == total]


twists, flips, none = sums(3, 4, 3), sums(2, 4, 2), (0,) * 4
even = [(c, e) for c in FOUR for e in FOUR if parity(c) == parity(e)]
odd = [(c, e) for c in FOUR for e in FOUR if parity(c) != parity(e)]
quarter_turns = {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}


def last_layer(permutations, corners, edges):
    return cases([(c, e, t, f) for c, e in permutations for t in corners for f in edges], before, after)


def corners_only(edges):
    return cases([(c, none, t, f) for c in FOUR for t in twists for f in edges], before, after_corners)


def after_corners(position):
    return (renamed(position[0]), *position[1:])


def at(place, turn=1):
    """A part at one of five places."""
    return tuple(turn * (n == place) for n in range(5))


def slot(corners, edges):
    """Places of the slot's corner and edge (the fifth is the slot), and orientations of all five of each."""
    return cases([(at(c), t, at(e), f) for c in corners[0] for t in corners[1]
                  for e in edges[0] for f in edges[1]], before)


HALF_TURN = (2, 3, 0, 1, 5, 4)  # of the whole cube, on the last six edges


def half_turn(position):
    """Renames the colours: edges and places move by a half turn."""
    edges, edge_flips, corners = position
    return (tuple(HALF_TURN[edges[place]] for place in HALF_TURN), tuple(edge_flips[n] for n in HALF_TURN), corners)


def last_six(*more):
    """Edges and their flips, with the quarter turns of the top corners; the edges are as odd as those."""
    step = lambda k: ((k[0] + 1) % 4,)
    first = lambda s: (turned(s[0]), turned(s[1]), step(s[2]))
    then = lambda s: (renamed(s[0]), s[1], step(s[2]))
    return cases([(p, f, (k,)) for p in itertools.permutations(range(6)) for f in sums(2, 6, 2)
                  for k in range(4) if parity(p) == k % 2], first, then, *more)


def eg(ring_is):
    """Permutations of the bottom layer, up to its turns, beside all positions of the top layer's corners."""
    bottom = lambda s: (*s[:3], turned(s[3]))
    bottom_after = lambda s: (*s[:3], renamed(s[3]))
    top = lambda s: (turned(s[0]), turned(s[1]), *s[2:])
    top_after = lambda s: (renamed(s[0]), *s[1:])
    return cases([(c, t, (), b) for c in FOUR for t in twists for b in FOUR if ring_is(b)],
                 top, top_after, bottom, bottom_after)


def steps(ring):
    return {(ring[(n + 1) % 4] - ring[n]) % 4 for n in range(4)}


def matchings(slots):
    if not slots:
        return [frozenset()]
    return [rest | {frozenset((slots[0], other))} for other in slots[1:]
            for rest in matchings([s for s in slots[1:] if s != other])]


def next_edge(pairs):
    return frozenset(frozenset((wing + 2) % 8 for wing in pair) for pair in pairs)


def wings_beside_middles():
    """Wings in places, relative to the middles: a turn takes both to the next edge."""
    turn = lambda p: tuple((p[(n - 2) % 8] + 2) % 8 for n in range(8))
    return cases(itertools.permutations(range(8)), turn)


def tcll(total):
    """The top layer's corners with the other twist of a corner below."""
    return cases([(c, none, t, none) for c in FOUR for t in sums(3, 4, 3, total)], before, after_corners)


def with_a_swap(is_case):
    """Two of the eight corners are swapped, any of the others twisted; the first corner is the buffer."""
    return sum(is_case(pair, [n for n in range(8) if twist[n] and n not in pair])
               for pair in itertools.combinations(range(8), 2) for twist in sums(3, 8, 3))


five_twists, five_flips = sums(3, 5, 3), sums(2, 5, 2)
turned_edges = [(c, e) for c, e in even if c in quarter_turns]
in_place = ([4], [(0,) * 5])
with_pair = len(twists) * len(flips) + 1  # a pair in the top layer leaves no turn of it
ARGUMENTS = {"lse up to colours": '"lse", up_to = color_changes("lse")'}
# With the solved position, or one more if a set does not contain it: `cases` never lists it.
expected = {
    2: {"cll": corners_only([none]), "eg": eg(lambda ring: True), "eg1": eg(lambda ring: len(steps(ring)) > 1) + 1,
        "eg2": eg(lambda ring: steps(ring) == {3}) + 1, "tcll+": tcll(2) + 1, "tcll-": tcll(1) + 1},
    3: {"pll": last_layer(even, [none], [none]), "oll": cases([(t, f) for t in twists for f in flips], before),
        "zbll": last_layer(even, twists, [none]), "1lll": last_layer(even, twists, flips),
        "coll": corners_only([none]), "cll": corners_only([none]), "cmll": corners_only([none]),
        "ollcp": corners_only(flips), "ocll": cases([(t,) for t in twists], before),
        "eoll": cases([(f,) for f in flips], before), "ell": last_layer(turned_edges, [none], flips),
        "epll": last_layer(turned_edges, [none], [none]),
        "f2l": cases([(at(c, t), at(e, f)) for c in range(5) for t in (1, 2, 3) for e in range(5) for f in (1, 2)],
                     before),
        "zbls": cases([(at(c, t), at(e), f) for c in range(5) for t in (1, 2, 3) for e in range(5)
                       for f in five_flips], before),
        "els": slot(in_place, (range(5), five_flips)), "cls": slot((range(5), five_twists), in_place),
        "vls": with_pair, "hls": with_pair, "wv": len(twists) + 1, "sv": len(twists) + 1,
        "lse": last_six(), "lse_eo": cases([(f,) for f in sums(2, 6, 2)], before),
        "lse up to colours": last_six(half_turn)},
    4: {"pllp": last_layer(odd, [none], [none]) + 1,
        "ollp": cases([(t, f) for t in twists for f in sums(2, 4, 2, 1)], before) + 1,
        "l2e": 24, "l4e": cases(matchings(list(range(8))), next_edge)},
    5: {"l2e": 24, "l4e": wings_beside_middles()},
    6: {"l2e": 24**2},
    7: {"l2e": 24**2},
}
parities = {"last_targets": with_a_swap(lambda pair, twisted: 0 in pair and not twisted),
            "ltct": with_a_swap(lambda pair, twisted: 0 in pair and len(twisted) == 1),
            "two_corners": with_a_swap(lambda pair, twisted: 0 not in pair and not twisted),
            "t2c": with_a_swap(lambda pair, twisted: twisted == [0])}
wrong = 0


def answers_to(layers, program):
    """The numbers that a program prints, and its errors."""
    run = subprocess.run([sys.argv[1], "-"], input=f"cube {layers}\n{program}", capture_output=True, text=True,
                         check=False)
    return run.stdout.split(), run.stderr


for layers, sets in expected.items():
    asked = [ARGUMENTS.get(name, f'"{name}"') for name in sets]
    answers, errors = answers_to(layers, "\n".join(f"print size(cases({argument}))" for argument in asked))
    if answers != [str(count - 1) for count in sets.values()]:
        print(f"{layers}x{layers}x{layers}: {dict(zip(sets, answers))}, counted with one more: {sets} {errors}")
        wrong = 1
answers, errors = answers_to(3, "import parity_cases\n" + "\n".join(
    f"print size(set({{row.position for row in {name}()}}))" for name in parities))
if answers != [str(count) for count in parities.values()]:
    print(f"parities: {answers}, counted {parities} {errors}")
    wrong = 1
sys.exit(wrong)
