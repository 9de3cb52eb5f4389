#!/usr/bin/env python3
"""fewest_moves.py CUBE NISSY [--scrambles N] [--first N] [--seconds S]: whole solutions found by Cubelang's fewest_moves and by
nissy (github.com/sebastianotronto/nissy-classic) in the same processor time, for the same scrambles.

nissy has no search for a whole solution under a time limit. Its steps are chained as people chain them: EO with moves on
the inverse, DR on either side after each EO (with NISS it takes nissy seconds), shortest first, and an optimal finish
after each DR, while the finish may still beat the best solution and time is left; then with twice as many EOs and DRs.
"""

import argparse
import os
import pathlib
import re
import resource
import statistics
import subprocess
import sys

from steps import run_cube

LONGEST_FINISH = 13  # longer ones take nissy seconds
END_COMMAND, END_LINE = "invert U D2 R L2 F B2 U2", "U2 B2 F' L2 R' D2 U'"


def inverse(moves):
    swapped = {"": "'", "'": "", "2": "2"}
    return [move[0] + swapped[move[1:]] for move in reversed(moves)]


class Nissy:
    """One process; its processor time without that of its start."""

    def __init__(self, path):
        self.process = subprocess.Popen(["stdbuf", "-oL", path], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True)
        self.ask("solve drfin U R2")  # reads the tables

    def ask(self, command):
        self.process.stdin.write(f"{command}\n{END_COMMAND}\n")
        self.process.stdin.flush()
        lines = []
        while END_LINE not in (line := self.process.stdout.readline()):
            if not line:
                raise SystemExit("nissy ended")
            lines.append(line.replace("nissy-#", "").strip())
        return lines

    def seconds(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def solutions(self, step, options, scramble):
        """normal moves and moves on the inverse, shortest first"""
        found = []
        for line in self.ask(f"solve {step} {options} {' '.join(scramble)}"):
            if not (match := re.fullmatch(r"(.*?)\s*\((\d+)\)", line)):
                continue
            on_inverse = re.findall(r"\(([^)]*)\)", match[1])
            found.append((re.sub(r"\([^)]*\)", "", match[1]).split(), " ".join(on_inverse).split()))
        return found


def chain(nissy, scramble, seconds):
    """the moves of the shortest whole solution"""
    end, best, breadth = nissy.seconds() + seconds, None, 20
    seen = set()
    while nissy.seconds() < end:
        for eo_normal, eo_inverse in nissy.solutions("eo", f"-N -n {breadth}", scramble):
            after_eo = inverse(eo_inverse) + scramble + eo_normal
            eo_length = len(eo_normal) + len(eo_inverse)
            for normal, on_inverse in nissy.solutions("dr-eo", f"-L -n {breadth}", after_eo):
                length = eo_length + len(normal) + len(on_inverse)
                after_dr = inverse(on_inverse) + after_eo + normal
                if nissy.seconds() > end:
                    return best
                if tuple(after_dr) in seen:
                    continue
                seen.add(tuple(after_dr))
                most = min(LONGEST_FINISH, (len(best) if best else 40) - length - 1)
                for finish, _ in nissy.solutions("drfin", f"-n 1 -M {most}", after_dr) if most > 0 else []:
                    best = eo_normal + normal + finish + inverse(eo_inverse + on_inverse)
        breadth *= 2
    return best


def ours(cube, scramble, seconds):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    output = run_cube(cube, [f"print text(fewest_moves({' '.join(scramble)}, {seconds}).solution)"])
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return output[0].split(), after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def solves(cube, pairs):
    lines = run_cube(cube, [f"print {' '.join(scramble)} {' '.join(moves)} == ()" for scramble, moves in pairs])
    return len(lines) == len(pairs) and all(line == "true" for line in lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cube")
    parser.add_argument("nissy")
    parser.add_argument("--scrambles", type=int, default=50)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--seconds", type=int, default=10)
    options = parser.parse_args()
    nissy = Nissy(options.nissy)
    lengths, all_pairs, times = [], [], []
    for seed in range(options.first, options.first + options.scrambles):
        scramble = run_cube(options.cube, [f"print text(simplify(solve(random_state({seed}))^-1))"])[0].split()
        here, seconds = ours(options.cube, scramble, options.seconds)
        before = nissy.seconds()
        there = chain(nissy, scramble, seconds)
        all_pairs += [(scramble, here)] + ([(scramble, there)] if there else [])
        times.append((seconds, nissy.seconds() - before))
        lengths.append((len(here), len(there) if there else None))
        print(f"{seed}: {lengths[-1][0]} here, {lengths[-1][1]} there, in {times[-1][0]:.1f} and {times[-1][1]:.1f} seconds",
              flush=True)
    both = [pair for pair in lengths if pair[1]]
    for name, at in (("here", 0), ("there", 1)):
        print(f"{name}: mean {statistics.mean(pair[at] for pair in both):.2f}, from {min(pair[at] for pair in both)} to "
              f"{max(pair[at] for pair in both)} moves, {statistics.mean(time[at] for time in times):.1f} seconds each")
    print(len(both), "scrambles;", "all solutions solve" if solves(options.cube, all_pairs) else "a solution is wrong")


if __name__ == "__main__":
    sys.exit(main())
