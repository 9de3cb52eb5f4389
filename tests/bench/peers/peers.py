#!/usr/bin/env python3
"""peers.py [--runs N] [--only WORD] [--write FILE]: the same work done by Cubelang and by other programs that compute
with permutations, in turn, in the same minutes. Shown is the median of the processor time of one unit of work, and how
many times ours the others take. Programs that are not installed are left out; --install gets them (Debian, npm).

Each program measures itself where it can tell its own processor time; of `cube` the time of a script that does nothing
is taken off. All must come to the same answer, or nothing is shown.
"""

import argparse
import pathlib
import statistics
import sys

import programs
import works


def measured(work, peers, runs):
    """The times of each peer that can do the work, in seconds per unit; each peer runs once in every round."""
    texts = {peer: peer.text(work) for peer in peers}
    times = {}
    for _ in range(runs):
        answers = {}
        for peer, text in texts.items():
            if text is None:
                continue
            seconds, answers[peer.name] = peer.run(work, text)
            times.setdefault(peer.name, []).append(seconds)
        if len({answer for answer in answers.values() if answer}) > 1:
            sys.exit(f"{work.name}: different answers: {answers}")
    return {name: statistics.median(all_times) for name, all_times in times.items()}


def shown(seconds):
    for unit, scale in (("s", 1), ("ms", 1e3), ("us", 1e6), ("ns", 1e9)):
        if seconds * scale >= 1:
            break
    return f"{seconds * scale:.3g} {unit}"


def row(work, times, names):
    ours = times["cube"]
    cells = [shown(ours)]
    for name in names[1:]:
        cells.append(f"{shown(times[name])} ({times[name] / ours:.3g} x)" if name in times else "")
    return f"| {work.name} | " + " | ".join(cells) + " |"


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--only", default="", help="only the works whose names contain this")
    parser.add_argument("--write", type=pathlib.Path, help="a file for the times, tab-separated")
    parser.add_argument("--cube", default=str(programs.root / "build/release/cube"), help="the program to measure")
    parser.add_argument("--install", action="store_true", help="install the peers that are missing")
    return parser.parse_args()


def main():
    chosen = options()
    if chosen.install:
        programs.install()
    peers = [peer for peer in programs.all_of(chosen.cube) if peer.is_here()]
    names = [peer.name for peer in peers]
    print(f"| work | {' | '.join(names)} |\n|{' --- |' * (len(names) + 1)}")
    written = []
    for work in works.all_works():
        if chosen.only not in work.name:
            continue
        times = measured(work, peers, chosen.runs)
        print(row(work, times, names), flush=True)
        written += [f"{work.kind}\t{work.size}\t{work.cube}\t{name}\t{seconds}" for name, seconds in times.items()]
    if chosen.write:
        chosen.write.write_text("\n".join(written) + "\n")


if __name__ == "__main__":
    main()
