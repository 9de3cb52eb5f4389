"""coverage.py ROOT PATH <JSON: adds up by rooms, the folders of ROOT, what `llvm-cov export` found; see coverage.sh.

A branch counts once for each way that its condition can go, whatever the number of places that a template or an inline
function was compiled for. What no test can say is left out, see NOT_OURS.
"""

import bisect
import json
import os
import sys

root, wanted = sys.argv[1] + "/", sys.argv[2].rstrip("/")
GOALS = {"runtime/algebra/perm": 95, "runtime/algebra/group": 95, "runtime/cube": 95, "runtime/cube/query": 95,
         "lang": 90, "lang/phrasebook": 90, "lang/superset": 90,
         "runtime/meaning/value": 90, "runtime/meaning/eval": 90, "runtime/meaning/forms": 90}

# How the text begins up to a condition, and how the condition itself begins, and why no test shows both ways.
NOT_OURS = [
    ("switch (", "", "the way past the end of a switch: the compiler holds it to name every case"),
    ("= defaul", "t", "a comparison that the compiler wrote"),
    ("", "__builtin_cpu_supports(", "each machine goes one way"),
]


class File:
    """What was found in a file, which has several names if several programs came to it by other ways."""

    def __init__(self, name):
        with open(root + name, encoding="utf-8") as source:
            self.text = dict(enumerate(source.read().split("\n"), 1))
        self.ways = {}  # (line, column, end of line, end of column) of a condition: how often true, how often false
        self.lines = {}  # number: how often run

    def add(self, found):
        segments = found["segments"]
        starts = [(line, column) for line, column, *_ in segments]
        for *place, true, false, file, expanded, _ in found["branches"]:
            at = bisect.bisect_right(starts, tuple(place[:2])) - 1
            is_constant = true == false == 0 and at >= 0 and segments[at][2] > 0
            if file == expanded == 0 and not is_constant and not self.is_not_ours(*place[:2]):
                old = self.ways.get(tuple(place), (0, 0))
                self.ways[tuple(place)] = (old[0] + true, old[1] + false)
        self.add_lines(segments)

    def is_not_ours(self, line, column):
        text = self.text.get(line, "")  # the source may be shorter by now
        before, after = text[: column - 1], text[column - 1:]
        return any(before.endswith(end) and after.startswith(begin) for end, begin, _ in NOT_OURS)

    def add_lines(self, segments):
        # A segment says how often what follows it was run, up to the next.
        for (line, _, count, counts, *_), (end, *_) in zip(segments, segments[1:]):
            for number in range(line, end + 1) if counts else ():
                if self.text.get(number, "").strip():
                    self.lines[number] = max(count, self.lines.get(number, 0))

    def counts(self):
        ways = [count > 0 for both in self.ways.values() for count in both]
        lines = [count > 0 for count in self.lines.values()]
        return [sum(lines), len(lines), sum(ways), len(ways)]

    def show_missing(self, name):
        for (line, column, last, end), both in sorted(self.ways.items()):
            text = self.text.get(line, "")[column - 1: end - 1 if last == line else None]
            missing = [way for way, count in zip(("true", "false"), both) if count == 0]
            if missing:
                print(f"{name}:{line}:{column}: never {' nor '.join(missing)}: {text}")


def read():
    files = {}
    for found in json.load(sys.stdin)["data"][0]["files"]:
        name = os.path.normpath(found["filename"]).removeprefix(root)
        if name.startswith(("lang/", "runtime/", "front/", "stdlib/")):
            files.setdefault(name, File(name)).add(found)
    return files


def percent(covered, count):
    return f"{100 * covered / count:8.1f}" if count else "       -"


def report(files):
    rooms = {}
    for name, file in files.items():
        sums = rooms.setdefault(os.path.dirname(name), [0, 0, 0, 0])
        sums[:] = map(sum, zip(sums, file.counts()))
    rooms = dict(sorted(rooms.items()))
    rooms["all"] = [sum(column) for column in zip(*rooms.values())]
    print(f"{'room':32} {'lines':>8} {'per cent':>8} {'branches':>9} {'per cent':>8} {'wanted':>8}")
    short = 0
    for room, (lines, all_lines, ways, all_ways) in rooms.items():
        goal = GOALS.get(room)
        is_short = goal is not None and 100 * ways <= goal * all_ways
        short += is_short
        told = f"over {goal}{', short of it' * is_short}" if goal else ""
        print(f"{room:32} {all_lines:8} {percent(lines, all_lines)} {all_ways:9} {percent(ways, all_ways)}  {told}".rstrip())
    return short


files = read()
if wanted:
    for name, file in sorted(files.items()):
        if name == wanted or os.path.dirname(name) == wanted:
            file.show_missing(name)
else:
    sys.exit(report(files) > 0)
