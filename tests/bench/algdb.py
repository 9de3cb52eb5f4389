#!/usr/bin/env python3
"""In how many cases our cheapest algorithm costs no more than the cheapest of a sheet:

    algdb.py CUBE FOLDER [SHEET...]

FOLDER is algSets of github.com/spencerchubb/algdb (MIT licence), SHEET a file there without .json; all of SHEETS if left
out. Algorithms of a sheet that solve a position of the set count, each for the case that it solves. Turns of U and y at
the beginning, and of U and the whole cube at the end, cost nothing. Cases where ours costs more are listed."""

import json
import pathlib
import re
import resource
import subprocess
import sys

SLICES = "R U F r M L D B f S l u"
SIX_EDGES = "U, (uf,ur,ub), (uf,ub,df), (uf,ub,db), (+uf) (+ur), (+uf) (+df)"
CMLL = (f"case_set(group({SIX_EDGES}, (urf,ulb,ufl), (+urf) (-ufl), (urf,ubr) (uf,ur)), "
        f"group({SIX_EDGES}), group(U))")
# The set and its searches: perhaps a rotation at the beginning, the moves, the most milliseconds.
SHEETS = {
    "PLL": ("pll", ["R U F 1080", "R U D 1080", "R U D F 950", "L U F 1000", "L U D 1000", "R U M 1000",
                    "R U F Uw Dw 850", "R U F Uw 950", "R U D Lw 900", "R U F Fw 1000", "R U S 900", "x R U D 900",
                    "x' R U D 950", "x R U F r 900", SLICES + " 650"]),
    "OLL": ("oll", ["R U F 900", "R U F r L l 760", "R U F L D 780", "R U F f S 820", "R U r M 900", "R U r D 800",
                    "R U F D B u 680", SLICES + " 680"]),
    "COLL": ('"coll"', ["R U F 950", "R U D 950", "R U D F 900", "R U F L D 850", "R U F r 850", "R U D r 800",
                        "R U F f S 850", "R U F r M 800", SLICES + " 650"]),
    "CMLL": (CMLL, ["R U F 850", "R U D F 850", "R U F L D 750", "R U F r 800", "R U D r F 750", SLICES + " 600"]),
    "OLLCP": ('"ollcp"', ["R U F 1020", "R U F L D 850", "R U D F 900", "R U F r 900", "R U F r L 800", "R U F f S 850",
                          "R U r M 950", "R U r D 850", "L U l F 860", "R U B F 770", "R U D f 780", "R U F D B u 720",
                          "R U F D r u 750", "x R U D 900", "x' R U D 900", "R U l D F 700", SLICES + " 680"]),
    "ZBLL": ('"zbll"', ["R U D 1100", "R U F 1100", "R U D F 950", "R U F L D 900", "R U F r 950", "R U L 1050"]),
    "Winter Variation": ('"wv"', ["R U F L D 750", "R U L Lw F 720", "R U r D M 720", SLICES + " 620"]),
    "F2L": ('"f2l"', ["R U F 750", "R U F L D 650", SLICES + " d 600"]),
    "2x2 CLL": ('"cll"', ["R U F 830"]),
}


def moves_of(text):
    return [re.sub("^([rufldb])(?!w)", lambda m: m[1].upper() + "w", move).replace("2'", "2")
            for move in re.sub(r"[()]", " ", text).split()]


def bare(moves, ends="Uxyz"):
    first, last = 0, len(moves)
    while first < last and moves[first][0] in "Uy" and moves[first][1:2] != "w":
        first += 1
    while first < last and moves[last - 1][0] in ends and moves[last - 1][1:2] != "w":
        last -= 1
    return " ".join(moves[first:last])


def run(cube, layers, program):
    """The lines that a program prints, and its seconds of processor time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run([cube, "-n", str(layers)], input=program, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return done.stdout.splitlines(), after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def listed(folder, sheet):
    for case in json.loads((pathlib.Path(folder) / f"{sheet}.json").read_text())["cases"]:
        # Of the slots of F2L, the one at the front right.
        yield from map(moves_of, case.get("variants", [case])[0].get("algs") or [])


def keep_best(best, position, cost, word):
    cost = float(cost.strip('" '))
    best[position] = min(best.get(position, (cost, word)), (cost, word))


def their_costs(cube, layers, which, algorithms):
    """The best cost of each case, with the algorithm, and the number of algorithms that solve none."""
    program = f"let all = case_set({which})\nlet fits = all.where\n"
    # A 2x2x2 may end with another corner at the bottom left and back.
    program += f"let turns = {'elements(group(x, y))' if layers == 2 else '{()}'}\n"
    program += "let is_in = p -> p in all.positions and fits(p)\n"
    program += "let solved_by = a -> filter(is_in, {t upright(permutation(a))^-1 for t in turns})\n"
    for moves in algorithms:
        # If the cube was turned in between, a last turn of U need not be one of the last layer.
        words = ", ".join((bare(moves), bare(moves, "xyz"), " ".join(moves)))
        program += f'print "#"\nfor a in first(filter(a -> size(solved_by(a)) > 0, {{{words}}}), 1) {{ '
        program += 'print double_coset(solved_by(a)[1], all.before, all.after).least, "|", a, "|", cost(a) }\n'
    answers = "\n".join(run(cube, layers, program)[0]).split("#")[1:]
    best, wrong = {}, 0
    for answer in answers:
        position, *found = (cell.strip() for cell in answer.split("|"))
        if found:
            keep_best(best, position, found[1], found[0])
        wrong += not found
    return best, wrong


def our_costs(cube, layers, which, search):
    *using, most = search.split()
    rotation = using.pop(0) if using[0][0] in "xyz" else "()"
    program = """let seen = case_set(WHICH)
let held = g -> group({p^(ROTATION) for p in generators(g)})
let all = if "ROTATION" == "()" then seen else case_set(held(seen.positions), held(seen.before), held(seen.after), seen.where)
let position = p -> double_coset((permutation(ROTATION)) p (permutation(ROTATION))^-1, seen.before, seen.after).least
for c in algorithms(all, {USING}, MOST, answers = 1, by = cost) { for a in first(c.algorithms, 1) { print position(c.position), "|", cost(ROTATION a), "|", a } }
"""
    for name, text in (("WHICH", which), ("ROTATION", rotation), ("USING", ", ".join(using)), ("MOST", most)):
        program = program.replace(name, text)
    lines, seconds = run(cube, layers, program)
    return [[cell.strip() for cell in line.split("|")] for line in lines], seconds


def compare(cube, folder, sheet):
    layers = 2 if sheet.startswith("2x2") else 3
    which, searches = SHEETS[sheet]
    theirs, wrong = their_costs(cube, layers, which, list(listed(folder, sheet)))
    ours, total = {}, 0
    for search in searches:
        rows, seconds = our_costs(cube, layers, which, search)
        total += seconds
        print(f"{sheet}: {search}: {len(rows)} cases, {seconds:.0f} s", flush=True)
        for position, cost, word in rows:
            keep_best(ours, position, cost, word)
    print(f"{sheet}: {wrong} algorithms solve no case of the set; {total:.0f} s of processor time")
    lost = [position for position in theirs if ours.get(position, (1e9,))[0] > theirs[position][0]]
    print(f"{sheet}: {len(theirs) - len(lost)} of {len(theirs)}", flush=True)
    for position in lost:
        print(f"   {position}: {theirs[position]}, ours {ours.get(position)}")


def main(cube, folder, *sheets):
    for sheet in sheets or SHEETS:
        compare(cube, folder, sheet)


if __name__ == "__main__":
    main(*sys.argv[1:])
