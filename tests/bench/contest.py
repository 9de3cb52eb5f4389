#!/usr/bin/env python3
"""The 284 cubes of the Santa 2023 contest beside its best entry: contest.py PROGRAM puzzles.csv FOLDER.

The states are in Kaggle's puzzles.csv. FOLDER has one file for each cube, with the shortest solution found so far and how
often it was tried: a run that was stopped continues, with more seconds or attempts it goes on. Each solution, kept ones
too, is performed on the contest's stickers by the simulator of contest_cube.py.
"""
import argparse
import csv
import pathlib
import random
import re
import subprocess
import sys

from contest_cube import Stickers, net_row, turns

# Cubes by size, and their turns in the best entry: scores.csv of github.com/wata-orz/santa2023_permutation_puzzle.
BEST = {2: (30, 315), 3: (120, 2665), 4: (60, 3920), 5: (35, 3370), 6: (12, 1899), 7: (5, 969), 8: (5, 1364), 9: (5, 1682),
        10: (5, 2219), 19: (4, 6155), 33: (3, 16208)}


class Puzzle:
    def __init__(self, line, boards):
        self.id, self.wildcards = line["id"], int(line["num_wildcards"])
        self.n = int(line["puzzle_type"].split("/")[-1])
        self.state, self.target = line["initial_state"].split(";"), line["solution_state"].split(";")
        if not len(self.state) == len(self.target) == 6 * self.n ** 2:
            raise ValueError(f"{self.id}: a {self.n}x{self.n}x{self.n} has {6 * self.n ** 2} stickers in each state")
        self.board = boards.setdefault(self.n, Stickers(self.n))
        faces = [set(self.target[i : i + self.n ** 2]) for i in range(0, len(self.target), self.n ** 2)]
        self.is_exact = self.n > 3 and any(len(face) > 1 for face in faces)  # centres of one face differ

    def cut(self, moves):
        """The moves until no more stickers are wrong than the wildcards allow; None if that never is."""
        state = self.state[:]
        for count in range(len(moves) + 1):
            if count:
                self.board.play(state, moves[count - 1])
            if sum(a != b for a, b in zip(state, self.target)) <= self.wildcards:
                return moves[:count]
        return None

    def position(self, chance):
        """The state in our language. By colours if centres of one face are equal."""
        row = self.board.row(self.state, self.target, chance)
        if self.n < 4 or self.is_exact:
            return f"permutation(net [{' '.join(map(str, net_row(self.n, row)))}])"
        letters = ["UFRBLD"[home // self.n ** 2] for home in row]
        faces = ["".join(letters[face * self.n ** 2 : (face + 1) * self.n ** 2]) for face in (0, 2, 1, 5, 4, 3)]
        return f'colors("{"".join(faces)}")'

    def ask(self, program, attempt, seconds):
        """Our program's solutions in the contest's turns, seen from one of 24 sides."""
        tilt, turn = ("", "x", "x2", "x'", "z", "z'")[attempt // 4 % 6], ("", "y", "y2", "y'")[attempt % 4]
        metrics = {2: ["QTM"], 3: ["QTM", "SSTM"]}.get(self.n, ["SSQTM"])
        way = ", optimal" if self.n == 2 else ", exact" if self.is_exact else ""
        limit = f", seconds = {seconds}" if seconds and self.n > 2 else ""
        answers = "".join(f'print "moves {{solve(p{way}, metric = {metric}{limit})}}";' for metric in metrics)
        for chance in range(attempt * 100, attempt * 100 + 100):
            position = self.position(random.Random(chance))
            script = f"cube {self.n}; let g = () {tilt} {turn}; let p = g' * {position} * g; {answers}"
            run = subprocess.run([program, "-e", script], capture_output=True, text=True)
            if "no turns solve this" not in run.stderr:  # an odd choice of equal pieces
                break
        if run.returncode:
            raise ValueError(run.stderr.splitlines()[0][:200])
        answers = [line.removeprefix("moves ") for line in run.stdout.splitlines() if line.startswith("moves ")]
        return [turns(self.n, f"{tilt} {turn} {moves} {inverse(turn)} {inverse(tilt)}") for moves in answers]


def inverse(turn):
    return turn[:-1] if turn.endswith("'") else turn + "'" if len(turn) == 1 else turn


class Kept:
    """The shortest known moves of a puzzle in a file, and how often it was tried with how many seconds."""

    def __init__(self, path, puzzle):
        self.path, self.moves, self.tried = path, None, {}
        if path.exists():
            first, *rest = path.read_text(errors="replace").split("\n")
            names = [name for name in first.split(".") if name]
            self.moves = puzzle.cut(names) if all(map(puzzle.board.has, names)) else None
            if self.moves is not None:
                lines = re.findall(r"^(\d+) (\d+)$", "\n".join(rest), re.M)
                self.tried = {int(seconds): int(count) for seconds, count in lines}

    def write(self):
        fresh = self.path.with_suffix(".new")  # a run that is stopped leaves a whole file
        fresh.write_text("\n".join([".".join(self.moves), *(f"{key} {count}" for key, count in self.tried.items())]) + "\n")
        fresh.replace(self.path)


def solve(puzzle, kept, given):
    """Makes the attempts that are not recorded yet, and keeps the shortest moves."""
    for attempt in range(kept.tried.get(given.seconds, 0), given.attempts):
        for moves in puzzle.ask(given.program, attempt, given.seconds):
            cut = puzzle.cut(moves)
            if cut is None:
                sys.exit(f"{puzzle.id}: the simulator does not solve it: {'.'.join(moves)}")
            if kept.moves is None or len(cut) < len(kept.moves):
                kept.moves = cut
        kept.tried[given.seconds] = attempt + 1
        kept.write()


def table(lengths):
    """One line for each size, with the best entry if all cubes of this size are solved."""
    print(f"{'N':>5} {'cubes':>6} {'turns':>7} {'mean':>8} {'best':>7}")
    whole = all(len(counts) == BEST.get(n, (0, 0))[0] for n, counts in lengths.items())
    for n, counts in sorted(lengths.items()):
        cubes, best = BEST.get(n, (0, 0))
        best = best if len(counts) == cubes else ""
        print(f"{n:>5} {len(counts):>6} {sum(counts):>7} {sum(counts) / len(counts):>8.1f} {best:>7}")
    counts = sum(lengths.values(), [])
    best = sum(BEST[n][1] for n in lengths) if whole else ""
    print(f"{'all':>5} {len(counts):>6} {sum(counts):>7} {'':>8} {best:>7}")


def main():
    parse = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parse.add_argument("program")
    parse.add_argument("puzzles", type=pathlib.Path)
    parse.add_argument("folder", type=pathlib.Path)
    parse.add_argument("--sizes", type=int, nargs="+", help="only cubes of these sizes")
    parse.add_argument("--only", nargs="+", help="only these ids")
    parse.add_argument("--seconds", type=int, default=0, help="for each solution; if left out, the first one found")
    parse.add_argument("--attempts", type=int, default=1, help="sides to look from, and choices of equal pieces")
    given = parse.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    csv.field_size_limit(1 << 24)
    boards, lengths, unsolved = {}, {}, 0
    with given.puzzles.open() as lines:
        puzzles = [Puzzle(line, boards) for line in csv.DictReader(lines) if line["puzzle_type"].startswith("cube_")]
    for puzzle in puzzles:
        if puzzle.n not in (given.sizes or [puzzle.n]) or puzzle.id not in (given.only or [puzzle.id]):
            continue
        kept = Kept(given.folder / f"{puzzle.id}.txt", puzzle)
        try:
            solve(puzzle, kept, given)
        except ValueError as error:
            print(f"{puzzle.id}: {error}", file=sys.stderr)
        if kept.moves is None:
            unsolved += 1
        else:
            lengths.setdefault(puzzle.n, []).append(len(kept.moves))
    table(lengths)
    sys.exit(f"{unsolved} have no solution" if unsolved else 0)


if __name__ == "__main__":
    try:
        main()
    except (OSError, ValueError) as error:
        sys.exit(str(error))
    except KeyError as column:
        sys.exit(f"the table of puzzles has no column {column}; Kaggle's puzzles.csv has them all")
    except KeyboardInterrupt:
        sys.exit("stopped: the same command continues")
