#!/usr/bin/env python3
"""In how many cases our cheapest algorithm costs no more than the cheapest of a sheet, by cost and by MCC:

    algdb.py CUBE FOLDER SHEET "R U F" 900 "R U D" 1000 ...

FOLDER is algSets of github.com/spencerchubb/algdb (MIT licence), SHEET a file there without .json. Moves and the most
milliseconds say what `algorithms` searches. Of a sheet, algorithms that solve a position of the set count, each for the
case that it solves. Turns of U and y at the beginning and of U and the whole cube at the end cost nothing."""

import json
import pathlib
import re
import resource
import subprocess
import sys

SETS = {"PLL": "pll", "OLL": "oll", "COLL": '"coll"', "CMLL": '"cmll"', "OLLCP": '"ollcp"', "ZBLL": '"zbll"',
        "Winter Variation": '"wv"', "F2L": '"f2l"', "LSE EO": '"lse_eo"', "2x2 CLL": '"cll"', "2x2 EG1": '"eg1"',
        "2x2 EG2": '"eg2"'}
POOL = 3000  # algorithms of a case, among which the best by MCC is chosen


def moves_of(text):
    spelled = re.sub(r"^([rufldb])(?!w)", lambda m: m[1].upper() + "w", " " + re.sub(r"[()]", " ", text), flags=re.M)
    return [re.sub(r"^([rufldb])(?!w)", lambda m: m[1].upper() + "w", move).replace("2'", "2") for move in
            spelled.split()]


def bare(moves):
    first, last = 0, len(moves)
    while first < last and moves[first][0] in "Uy" and moves[first][1:2] != "w":
        first += 1
    while first < last and moves[last - 1][0] in "Uxyz" and moves[last - 1][1:2] != "w":
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
        variants = [variant for variant in case.get("variants", [case]) if variant["name"] != "Front Left"]
        yield from (moves_of(text) for text in variants[0].get("algs") or [])


def best(costs, key, cost, word):
    costs[key] = min((cost, word), costs.get(key, (cost, word)))


def sheet_costs(cube, layers, which, algorithms):
    """The least cost and MCC of each case, by its position; the number of algorithms that solve none."""
    program = f"let all = case_set({which})\n"
    for moves in algorithms:
        text, start = " ".join(moves), bare(moves)
        program += f'print "#"\nlet p = upright(permutation({text}))^-1\nif p in all.positions then '
        program += f"print double_coset(p, all.before, all.after).least, \"|\", cost({start})\n"
        program += f"print decimal(cost({start}, MCC), 1)\n"
    by_cost, by_mcc, wrong = {}, {}, 0
    answers = "\n".join(run(cube, layers, program)[0]).split("#\n")[1:]
    for start, answer in zip(map(bare, algorithms), answers):
        lines = answer.split("\n")
        if "|" not in lines[0]:
            wrong += 1
            continue
        position, cost = lines[0].split("|")
        best(by_cost, position.strip(), float(cost), start)
        if len(lines) > 1 and lines[1]:
            best(by_mcc, position.strip(), float(lines[1].strip('"')), start)
    return by_cost, by_mcc, wrong


def our_costs(cube, layers, which, using, most):
    program = (f"let all = case_set({which})\nfor c in algorithms({which}, {{{', '.join(using.split())}}}, {most}, "
               f"answers = {POOL}, by = cost) {{ for a in first(sort(c.algorithms, a -> cost(a, MCC)), 1) {{ "
               "print double_coset(c.position, all.before, all.after).least, \"|\", cost(c.algorithms[1]), \"|\", "
               "decimal(cost(a, MCC), 1), \"|\", c.algorithms[1], \"|\", a } }\n")
    lines, seconds = run(cube, layers, program)
    return [[cell.strip() for cell in line.split("|")] for line in lines], seconds


def main(cube, folder, sheet, *searches):
    layers = 2 if sheet.startswith("2x2") else 3
    which = SETS[sheet]
    by_cost, by_mcc, wrong = sheet_costs(cube, layers, which, list(listed(folder, sheet)))
    ours, ours_mcc, total = {}, {}, 0
    for using, most in zip(searches[::2], searches[1::2]):
        rows, seconds = our_costs(cube, layers, which, using, int(most))
        total += seconds
        for position, cost, mcc, word, mcc_word in rows:
            best(ours, position, float(cost), word)
            best(ours_mcc, position, float(mcc.strip('"')), mcc_word)
        print(f"{sheet}: {using} up to {most}: {len(rows)} cases, {seconds:.0f} s", flush=True)
    for name, theirs, own in (("cost", by_cost, ours), ("MCC", by_mcc, ours_mcc)):
        lost = [position for position in theirs if position not in own or own[position][0] > theirs[position][0]]
        print(f"{sheet}: {name}: {len(theirs) - len(lost)} of {len(theirs)} at least as cheap; {total:.0f} s")
        for position in lost:
            print("  ", position, *theirs[position], "; ours:", *own.get(position, ("none",)))
    print(f"{sheet}: {wrong} of its algorithms solve no case")


if __name__ == "__main__":
    main(*sys.argv[1:])
