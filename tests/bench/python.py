"""python.py: how long the package for Python takes, by the least of several runs.

    cmake --preset release -DCUBELANG_PYTHON=ON && cmake --build build/release --target cubelang_python
    PYTHONPATH=build/release/python /usr/bin/python3 tests/bench/python.py [HOW MANY STATES]
"""

import sys
import time

import cubelang

COUNT = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000


def least(work, runs=7):
    times = []
    for _ in range(runs):
        begin = time.perf_counter()
        work()
        times.append(time.perf_counter() - begin)
    return min(times)


def say(what, seconds, unit):
    print(f"{what:42}{seconds / (1e-6 if unit == 'us' else 1e-9):10.2f} {unit}")


def statements(text, count=20_000):
    session = cubelang.Session()
    say(f"session({text!r})", least(lambda: [session(text) for _ in range(count)]) / count, "us")


def one_by_one(count=100_000):
    p, q = cubelang.Permutation("R U"), cubelang.Permutation("F2 D")
    say("p * q", least(lambda: [p * q for _ in range(count)]) / count, "us")
    say("~p", least(lambda: [~p for _ in range(count)]) / count, "us")
    say("p.order()", least(lambda: [p.order() for _ in range(count)]) / count, "us")
    say("Permutation('R U R\\' U\\'')", least(lambda: [cubelang.Permutation("R U R' U'") for _ in range(10_000)]) / 10_000, "us")


def many():
    a, b = cubelang.Permutations.random(COUNT, 1), cubelang.Permutations.random(COUNT, 2)
    p, nets = cubelang.Permutation("R U"), a.nets()
    for what, work in {
        "a * b, a state": lambda: a * b,
        "a * p, a state": lambda: a * p,
        "~a, a state": lambda: ~a,
        "a.order(), a state": lambda: a.order(),
        "a == b, a state": lambda: a == b,
        "a.nets(), a state": lambda: a.nets(),
        "Permutations(nets), a state": lambda: cubelang.Permutations(nets),
    }.items():
        say(what, least(work, 5) / COUNT, "ns")


for text in ("1", "order(R U)", "R U R' U'"):
    statements(text)
one_by_one()
many()
