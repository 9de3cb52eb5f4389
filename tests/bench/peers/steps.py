#!/usr/bin/env python3
"""steps.py CUBE NISSY [--scrambles N] [--first N] [--shorter K] [--write FILE]: the numbers of solutions of the steps of
fewest-moves solving, counted by Cubelang and by nissy (github.com/sebastianotronto/nissy-classic) for the same scrambles.

Each scramble is continued by the first solution of a step to the next one. --write writes nissy's counts as a table.
"""

import argparse
import pathlib
import subprocess
import sys
import tempfile

# A step in both programs: its name here, nissy's name, the axis, the title of our rows, the greatest length, NISS.
# Counts with `all` contain the words that nissy lists with -a.
STEPS = [
    ("eo", "eofb", "F", "EO on F-B", 5, False, False),
    ("eo", "eofb", "F", "EO on F-B", 5, True, False),
    ("eo", "eofb", "F", "EO on F-B", 5, True, True),
    ("dr", "drud-eofb", "U", "DR on U-D after EO on F-B", 9, False, False),
    ("dr", "drud-eofb", "U", "DR on U-D after EO on F-B", 6, True, False),
    ("htr", "htr-drud", "U", "HTR after DR on U-D", 9, False, False),
    ("htr", "htr-drud", "U", "HTR after DR on U-D", 7, True, True),
    ("slice", "drudslice", "U", "all but the slice after DR on U-D", 13, False, False),
    ("finish", "drudfin", "U", "finish after DR on U-D", 13, False, False),
    ("half_turns", "htrfin", "U", "finish by half turns", 11, False, False),
]
HEADING = """# The numbers of solutions of steps of fewest-moves solving, of at most so many moves, after a scramble; without and with
# moves on the inverse, without and with nissy's option -a. Counted by nissy 2.0.8; written by tests/bench/peers/steps.py.
step	most	niss	all	count	scramble"""
NEEDS = {"eo": "", "dr": "eo", "htr": "dr", "slice": "dr", "finish": "dr", "half_turns": "htr"}


def run_cube(cube, lines):
    with tempfile.NamedTemporaryFile("w", suffix=".cube") as script:
        script.write("\n".join(lines) + "\n")
        script.flush()
        return subprocess.run([cube, script.name], check=True, capture_output=True, text=True).stdout.splitlines()


def scrambles_for_steps(cube, first, count):
    """step -> scrambles after which the step before it is done"""
    lines = []
    for seed in range(first, first + count):
        lines.append(f"let s_ = simplify(solve(random_state({seed}))^-1)")
        lines.append("print s_")
        for step, axis in (("eo", "F"), ("dr", "U"), ("htr", "U")):
            lines.append(f'let s_ = simplify(s_ niss(step_solutions(s_, "{step}", {axis}, answers = 1)[1].solution))')
            lines.append("print s_")
    words = run_cube(cube, lines)
    return {step: words[i::4] for i, step in enumerate(("", "eo", "dr", "htr"))}


def our_counts(cube, row, scrambles):
    step, _, axis, title, most, niss, everything = row
    options = f"most = {most}, inverse = {str(niss).lower()}, all = {str(everything).lower()}"
    lines = []
    for scramble in scrambles:
        lines.append(f'let found = step_solutions({scramble}, "{step}", {axis}, {options})')
        lines.append(f'let rows = if type(found) == "list" then filter(r_ -> r_.step == "{title}", found) else {{}}')
        lines.append("print size(rows)")
    return [int(line) for line in run_cube(cube, lines)]


def nissy_counts(nissy, row, scrambles):
    _, step, _, _, most, niss, everything = row
    options = ["-c", "-M", str(most)] + ["-N"] * niss + ["-a"] * everything
    done = subprocess.run([nissy, "solve", step, *options, "-i"], input="\n".join(scrambles) + "\n", check=True,
                          capture_output=True, text=True)
    return [int(line) for line in done.stdout.splitlines() if line.strip().isdigit()]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cube")
    parser.add_argument("nissy")
    parser.add_argument("--scrambles", type=int, default=50)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--only", nargs="+", default=[], help="nissy's names of steps")
    parser.add_argument("--shorter", type=int, default=0, help="moves by which the greatest lengths are lowered")
    parser.add_argument("--write", type=pathlib.Path)
    options = parser.parse_args()
    scrambles = scrambles_for_steps(options.cube, options.first, options.scrambles)
    table, wrong = [HEADING], 0
    for row in STEPS:
        if options.only and row[1] not in options.only:
            continue
        row = (*row[:4], row[4] - options.shorter, *row[5:])
        words = scrambles[NEEDS[row[0]]]
        ours, theirs = our_counts(options.cube, row, words), nissy_counts(options.nissy, row, words)
        same = sum(a == b for a, b in zip(ours, theirs))
        wrong += len(words) - same
        how = " with NISS" * row[5] + ", all" * row[6]
        what = f"{row[1]}, at most {row[4]} moves{how}"
        print(f"{what}: {same} of {len(words)} equal, {sum(theirs)} solutions", flush=True)
        for word, a, b in zip(words, ours, theirs):
            table.append("\t".join(map(str, [row[0], row[4], int(row[5]), int(row[6]), b, word])))
            if a != b:
                print(f"  {a} here, {b} there: {word}")
    if options.write:
        options.write.write_text("\n".join(table) + "\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
