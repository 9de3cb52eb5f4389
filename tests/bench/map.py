#!/usr/bin/env python3
"""map.py CUBE [--lines N] [--stream N]: how long `cube map` takes for a line, and how much memory for very many.

Lines are 20 turns of faces, drawn from a seed. Times are of the processor, over all threads, the start of the program taken
in; the same questions are put to `cube -`, a statement a line, for comparison. With --stream so many lines go through a pipe,
a million again and again, and the largest memory of the program is told for a tenth of them and for all."""
import argparse
import os
import random
import subprocess
import sys
import tempfile
import threading
import time

QUESTIONS = ["order(it)", "it", "is_reachable(it)", "cycles(it)"]


def moves(count, seed=1):
    draw = random.Random(seed)
    turns = [face + amount for face in "RUFLDB" for amount in ("", "'", "2")]
    return "".join(" ".join(draw.choices(turns, k=20)) + "\n" for _ in range(count)).encode()


def measured(command, feed=None):
    """Wall time and processor time in seconds; `feed` writes to its standard input."""
    began = time.monotonic()
    with open(os.devnull, "wb") as nowhere:
        process = subprocess.Popen(command, stdin=subprocess.PIPE if feed else None, stdout=nowhere)
    if feed:
        writer = threading.Thread(target=feed, args=(process,))
        writer.start()
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = status
    if feed:
        writer.join()
    if status != 0:
        sys.exit(f"{' '.join(command)}: status {status}")
    return time.monotonic() - began, used.ru_utime + used.ru_stime


def by_threads(cube, name, lines):
    print("| question | threads | lines a second | us a line and core |\n| --- | --- | --- | --- |")
    for question in QUESTIONS:
        for threads in sorted({1, 2, os.cpu_count() or 1}):
            runs = [measured([cube, "map", question, name, "--threads", str(threads)]) for _ in range(3)]
            passed, used = min(runs, key=lambda run: run[1])
            print(f"| `{question}` | {threads} | {lines / passed / 1e6:.2f} M | {used / lines * 1e6:.2f} |", flush=True)


def one_by_one(cube, name, text):
    with open(name, "wb") as script:
        for line in text.splitlines()[:100_000]:
            script.write(b"order(" + line + b")\n")
    with open(name, "rb") as script:
        feed = script.read()
    _, used = measured([cube, "-"], lambda process: (process.stdin.write(feed), process.stdin.close()))
    print(f"\n`cube -`, a statement a line: {used / 100_000 * 1e6:.2f} us")


def largest_memory(process):
    """The peak in MB, so far. (The figure of an ended process includes the time before exec.)"""
    with open(f"/proc/{process.pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmHWM:")) / 1024


def memory(cube, text, millions):
    largest = []

    def feed(process):
        for _ in range(millions):
            process.stdin.write(text)
        largest.append(largest_memory(process))
        process.stdin.close()

    passed, _ = measured([cube, "map", "order(it)"], feed)
    print(f"{millions} million lines through a pipe: {largest[0]:.1f} MB at most, "
          f"{millions / passed:.2f} M lines a second", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cube")
    parser.add_argument("--lines", type=int, default=1_000_000)
    parser.add_argument("--stream", type=int, default=0, help="lines; whole millions")
    asked = parser.parse_args()
    text = moves(asked.lines)
    with tempfile.TemporaryDirectory() as folder:
        name = os.path.join(folder, "lines")
        with open(name, "wb") as file:
            file.write(text)
        by_threads(asked.cube, name, asked.lines)
        one_by_one(asked.cube, os.path.join(folder, "script"), text)
    if asked.stream:
        for lines in (asked.stream // 10, asked.stream):
            memory(asked.cube, moves(1_000_000), max(1, lines // 1_000_000))


if __name__ == "__main__":
    main()
