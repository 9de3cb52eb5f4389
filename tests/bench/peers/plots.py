#!/usr/bin/env python3
"""plots.py TIMES FOLDER: from what `peers.py --write TIMES` wrote, how the times of each kind of work grow, as
FOLDER/KIND.svg with logarithmic axes (drawn by gnuplot), and the exponent that fits each program's times best."""

import collections
import math
import pathlib
import subprocess
import sys


def read(path):
    """kind -> program -> [(size, seconds)]"""
    table = collections.defaultdict(lambda: collections.defaultdict(list))
    for line in path.read_text().splitlines():
        kind, size, cube, program, seconds = line.split("\t")
        name = f"{program}, {cube}x{cube}x{cube}" if kind == "text" else program
        # The time of the whole text, not of one move.
        table[kind][name].append((int(size), float(seconds) * (int(size) if kind == "text" else 1)))
    return table


def exponent(points):
    """The slope of the straight line through the logarithms, by least squares."""
    x, y = [math.log(p[0]) for p in points], [math.log(p[1]) for p in points]
    mean_x, mean_y = sum(x) / len(x), sum(y) / len(y)
    return sum((a - mean_x) * (b - mean_y) for a, b in zip(x, y)) / sum((a - mean_x) ** 2 for a in x)


def draw(kind, programs, folder):
    blocks = [f"${name_of(i)} << E\n" + "\n".join(f"{size} {seconds}" for size, seconds in points) + "\nE\n"
              for i, points in enumerate(programs.values())]
    lines = ", ".join(f'${name_of(i)} using 1:2 with linespoints linewidth 2 title "{name}"'
                      for i, name in enumerate(programs))
    script = f"""set terminal svg size 640,420 background "white"
set output "{folder / kind.replace(' ', '_')}.svg"
set logscale xy
set format y "%.0s %cs"
set key left top
set grid
set xlabel "{'moves' if kind == 'text' else 'N'}"
set ylabel "processor time, {kind}"
"""
    subprocess.run(["gnuplot"], input="".join(blocks) + script + f"plot {lines}\n", text=True, check=True)


def name_of(i):
    return f"program{i}"


def main():
    table, folder = read(pathlib.Path(sys.argv[1])), pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    print("| kind | program | from | to | exponent |\n| --- | --- | --- | --- | --- |")
    for kind, programs in table.items():
        grown = {name: [p for p in points if p[1] > 0] for name, points in programs.items()}
        grown = {name: sorted(points) for name, points in grown.items() if len(points) > 2}
        if not grown:
            continue
        draw(kind, grown, folder)
        for name, points in grown.items():
            print(f"| {kind} | {name} | {points[0][0]} | {points[-1][0]} | {exponent(points):.2f} |")


if __name__ == "__main__":
    main()
