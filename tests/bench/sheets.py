#!/usr/bin/env python3
"""In how many cases of a sheet no algorithm is cheaper than the one listed first: sheets.py CUBE SHEET.json...

A sheet is a file of github.com/spencerchubb/algdb, folder algSets (MIT licence). Turns of U and rotations
at both ends are left out."""

import json
import pathlib
import re
import subprocess
import sys


def bare(algorithm):
    moves = re.sub(r"[()]", " ", algorithm).split()
    while moves and moves[0][0] in "Uxyz":
        moves.pop(0)
    while moves and moves[-1][0] in "Uxyz":
        moves.pop()
    return " ".join(re.sub(r"^([rufldb])", lambda m: m[1].upper() + "w", move) for move in moves)


def costs(cube, algorithms):
    program = "".join(f"decimal(cost({algorithm}), 1)\n" for algorithm in algorithms)
    run = subprocess.run([cube], input=program, capture_output=True, text=True, check=True)
    return [float(line.strip('"')) for line in run.stdout.split()]


def main(cube, *sheets):
    for sheet in sheets:
        listed = json.loads(pathlib.Path(sheet).read_text())["cases"]
        cases = [[bare(text) for text in case["algs"]] for case in listed if case.get("algs")]
        algorithms = [algorithm for case in cases for algorithm in case]
        known = dict(zip(algorithms, costs(cube, algorithms)))
        first = sum(known[case[0]] <= min(known[other] for other in case) for case in cases)
        print(f"{pathlib.Path(sheet).stem}: first in {first} of {len(cases)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
