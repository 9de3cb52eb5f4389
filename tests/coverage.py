"""coverage.py ROOT <JSON: what `llvm-cov export --summary-only` found, added up by the folders of ROOT, the rooms."""

import json
import os
import sys

root = sys.argv[1] + "/"
rooms = {}
for file in json.load(sys.stdin)["data"][0]["files"]:
    name = file["filename"]
    if name.startswith((root + "lang/", root + "runtime/", root + "stdlib/")):
        room = os.path.dirname(name[len(root):])
        sums = rooms.setdefault(room, {"lines": [0, 0], "branches": [0, 0]})
        for kind, (covered, count) in sums.items():
            summary = file["summary"][kind]
            sums[kind] = [covered + summary["covered"], count + summary["count"]]


def percent(covered, count):
    return f"{100 * covered / count:6.1f}" if count else "     -"


print(f"{'room':36} {'lines':>8} {'per cent':>8} {'branches':>9} {'per cent':>8}")
for room, sums in sorted(rooms.items()):
    lines, branches = sums["lines"], sums["branches"]
    print(f"{room:36} {lines[1]:8} {percent(*lines):>8} {branches[1]:9} {percent(*branches):>8}")
