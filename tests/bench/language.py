#!/usr/bin/env python3
"""language.py [CUBE]: the language itself beside Lua, Python and GAP, which run the same programs in turn.

Prints a table of processor times (user and system) per step, the least of RUNS=5 runs with the start of the program
taken off, and in brackets the ratio to ours. CUBE is build/release/cube if left out.
"""
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RUNS = int(os.environ.get("RUNS", "5"))
PROGRAMS = {
    "cube": [sys.argv[1] if len(sys.argv) > 1 else str(ROOT / "build/release/cube")],
    "Lua": ["lua5.4"],
    "Python": [sys.executable],
    "GAP": ["gap", "-q", "-A", "--norepl"],
}
STATE = "let p = permutation(R U F2 D L' B); let q = permutation(R U2 F D' L B2)\n"
GAP_STATE = "".join(
    f"{name}:=(1,3,8,6)(2,5,7,4)(9,33,25,17)(10,34,26,18)*(17,19,24,22)(6,25,43,16){more};;\n"
    for name, more in (("p", ""), ("q", "*(33,35,40,38)(3,9,46,32)"))
)
LUA_MAP = """
local function range(n) local xs = {{}} for i = 1, n do xs[i] = i end return xs end
local function map(f, xs) local ys = {{}} for i = 1, #xs do ys[i] = f(xs[i]) end return ys end
local function filter(f, xs)
    local ys = {{}}
    for i = 1, #xs do if f(xs[i]) then ys[#ys + 1] = xs[i] end end
    return ys
end
local function sum(xs) local t = 0 for i = 1, #xs do t = t + xs[i] end return t end
"""


def loop(ours, gap, state=True):
    """A statement that is done n times in a loop."""
    return {
        "cube": (STATE if state else "") + f"for i in 1..{{n}} {{{{ let out = {ours} }}}}",
        "GAP": (GAP_STATE if state else "") + f"f:=function() local i,out; for i in [1..{{n}}] do out:={gap}; od; end;; f();",
    }


# The work, the number of steps, and its programs, in which {n} is that number.
WORKS = [
    ("a call: fib(24)", 150049, {
        "cube": "def fib(n) = if n < 2 then n else fib(n - 1) + fib(n - 2)\nfib(24)",
        "Lua": "local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end\nfib(24)",
        "Python": "def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)\nfib(24)",
        "GAP": "fib:=function(n) if n<2 then return n; fi; return fib(n-1)+fib(n-2); end;; fib(24);",
    }),
    ("a turn of a loop with a sum", 1000000, {
        "cube": "let t = 0; for i in 1..{n} {{ let t = t + i }}",
        "Lua": "local t = 0\nfor i = 1, {n} do t = t + i end",
        "Python": "def f():\n t = 0\n for i in range(1, {n} + 1): t = t + i\nf()",
        "GAP": "f:=function() local t,i; t:=0; for i in [1..{n}] do t:=t+i; od; end;; f();",
    }),
    ("p q", 200000, loop("p q", "p*q")),
    ("p == q", 200000, loop("p == q", "p=q")),
    ("p^-1", 200000, loop("p^-1", "p^-1")),
    ("p^q", 200000, loop("p^q", "p^q")),
    ("image(p, @urf)", 200000, loop("image(p, @urf)", "9^p")),
    ("sort of 300,000 numbers", 300000, {
        "cube": "let xs = map(i -> remainder(i * 7919, 300007), 1..{n}); size(sort(xs))",
        "Lua": "local xs = {{}}\nfor i = 1, {n} do xs[i] = i * 7919 % 300007 end\ntable.sort(xs)",
        "Python": "xs = [i * 7919 % 300007 for i in range(1, {n} + 1)]; xs.sort()",
        "GAP": "xs:=List([1..{n}],i->i*7919 mod 300007);; Sort(xs);",
    }),
    ("map, filter, fold of 300,000 numbers", 300000, {
        "cube": "1..{n} |> map(i -> i * i) |> filter(i -> remainder(i, 2) == 0) |> sum",
        "Lua": LUA_MAP + "sum(filter(function(i) return i % 2 == 0 end, map(function(i) return i * i end, range({n}))))",
        "Python": "sum(filter(lambda i: i % 2 == 0, map(lambda i: i * i, range(1, {n} + 1))))",
        "GAP": "Sum(Filtered(List([1..{n}],i->i*i),i->i mod 2=0));",
    }),
    ("a comprehension with a condition", 300000, {
        "cube": "size({{i * i for i in 1..{n} if remainder(i, 3) == 0}})",
        "Lua": "local xs = {{}}\nfor i = 1, {n} do if i % 3 == 0 then xs[#xs + 1] = i * i end end",
        "Python": "len([i * i for i in range(1, {n} + 1) if i % 3 == 0])",
        "GAP": "Length(List(Filtered([1..{n}],i->i mod 3=0),i->i*i));",
    }),
    ("an item of a list read", 300000, {
        "cube": "def f(xs, n) {{ let t = 0; for i in 1..n {{ let t = t + xs[i] }}; t }}\nf(map(i -> i, 1..{n}), {n})",
        "Lua": "local xs = {{}}\nfor i = 1, {n} do xs[i] = i end\nlocal t = 0\nfor i = 1, {n} do t = t + xs[i] end",
        "Python": "def f(xs, n):\n t = 0\n for i in range(n): t = t + xs[i]\nf(list(range({n})), {n})",
        "GAP": "f:=function(xs,n) local t,i; t:=0; for i in [1..n] do t:=t+xs[i]; od; end;; f([1..{n}],{n});",
    }),
    ("an element of a group of 40,320", 40320, {
        "cube": "size(elements(group_of((1,2,3,4,5,6,7,8), (1,2))))",
        "GAP": "Size(Elements(Group((1,2,3,4,5,6,7,8),(1,2))));",
    }),
    ("an item of a map set", 30000, {
        "cube": "let m = {{0: 0}}; for i in 1..{n} {{ let m = with_item(m, i, i) }}",
        "Python": "m = {{}}\nfor i in range({n}): m[i] = i",
    }),
    ("an item of a list set", 30000, {
        "cube": "let xs = 1..{n}; for i in 1..{n} {{ let xs = with_item(xs, i, 0) }}",
        "Python": "xs = list(range({n}))\nfor i in range({n}): xs[i] = 0",
    }),
    ("an item put before a list", 30000, {
        "cube": "let xs = {{}}; for i in 1..{n} {{ let xs = {{i}} + xs }}",
        "Python": "from collections import deque\nxs = deque()\nfor i in range({n}): xs.appendleft(i)",
    }),
    ("the first item of a list left out", 30000, {
        "cube": "let xs = 1..{n}; for i in 1..{n} {{ let xs = skip(xs, 1) }}",
        "Python": "from collections import deque\nxs = deque(range({n}))\nfor i in range({n}): xs.popleft()",
    }),
    ("ten letters put after a text", 30000, {
        "cube": "let t = \"\"; for i in 1..{n} {{ let t = t + \"0123456789\" }}",
        "Python": "t = ''\nfor i in range({n}): t += '0123456789'",
    }),
]


def seconds(command, file):
    """The processor time of one run."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([*command, file], check=True, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def shown(time):
    for unit, size in (("ms", 1e-3), ("us", 1e-6)):
        if time >= size:
            return f"{time / size:.3g} {unit}"
    return f"{time / 1e-9:.3g} ns"


def cell(name, least):
    if name not in least:
        return ""
    return shown(least[name]) + ("" if name == "cube" else f" ({least[name] / least['cube']:.3g} x)")


def main():
    names = [name for name, command in PROGRAMS.items() if shutil.which(command[0])]
    print(f"| work | {' | '.join(names)} |\n| --- |{' --- |' * len(names)}")
    with tempfile.TemporaryDirectory() as folder:
        def times(texts):
            least = {}
            for _ in range(RUNS):
                for name, text in texts.items():
                    file = Path(folder, name)
                    file.write_text(text + "\n" + ("QUIT;\n" if name == "GAP" else ""))
                    least[name] = min(least.get(name, 1e9), seconds(PROGRAMS[name], str(file)))
            return least

        start = times({name: "" for name in names})
        for work, steps, texts in WORKS:
            least = times({name: texts[name].format(n=steps) for name in names if name in texts})
            least = {name: max(time - start[name], 1e-9) / steps for name, time in least.items()}
            cells = [cell(name, least) for name in names]
            print(f"| {work} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
