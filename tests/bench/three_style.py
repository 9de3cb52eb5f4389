#!/usr/bin/env python3
"""three_style.py CUBE FOLDER [--by length cost] [--sizes 3 4 …]: writes tables of all three-cycles of one buffer for each
orbit of the cubes of 3 to 7 layers, by the number of moves and by cost, and prints the processor time of each.

A second process reads each table and performs every commutator; its effect must be the cycle of its row.
"""

import argparse
import pathlib
import resource
import subprocess
import sys
import tempfile


def run_cube(cube, n, text):
    """The output, and the processor time in seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with tempfile.NamedTemporaryFile("w", suffix=".cube") as script:
        script.write(f"import blindfolded\nimport three_style\ncube {n}\n{text}\n")
        script.flush()
        output = subprocess.run([cube, script.name], check=True, capture_output=True, text=True).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return output, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def make(cube, n, buffer, by, path):
    text = f"""let rows = three_cycles(location("{buffer}"), by = {by})
let written = write_table("{path}", rows, replace = true)
print size(rows), min({{row.moves for row in rows}}), max({{row.moves for row in rows}})
print decimal(mean({{row.moves for row in rows}}), 2), decimal(mean({{row.cost for row in rows}}), 0)"""
    output, seconds = run_cube(cube, n, text)
    return output.split(), seconds


def wrong_rows(cube, n, path):
    text = f"""let wrong = {{row for row in read_table("{path}")
    if permutation(algorithm(row.form)) != permutation(algorithm(row.cycle))}}
print size(wrong)"""
    output, seconds = run_cube(cube, n, text)
    return int(output), seconds


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cube")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--by", nargs="+", default=["length", "cost"])
    parser.add_argument("--sizes", type=int, nargs="+", default=[3, 4, 5, 6, 7])
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    totals, wrong = {}, 0
    print("N  buffer by     cycles moves mean_moves mean_cost seconds check_seconds")
    for by in options.by:
        for n in options.sizes:
            buffers, _ = run_cube(options.cube, n, "for buffer in orbit_buffers() { print name(buffer) }")
            for buffer in buffers.split():
                path = options.folder.resolve() / f"{n}-{buffer}-{by}.csv"
                (count, least, most, moves, cost), seconds = make(options.cube, n, buffer, by, path)
                bad, check = wrong_rows(options.cube, n, path)
                wrong += bad
                totals[by] = totals.get(by, 0) + seconds
                print(f"{n}  {buffer:6} {by:6} {count:>6} {least}-{most:2} {moves:>10} {cost:>9} {seconds:7.1f} "
                      f"{check:13.1f}", flush=True)
    print({key: round(total, 1) for key, total in totals.items()}, "seconds;", wrong, "rows with another effect")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
