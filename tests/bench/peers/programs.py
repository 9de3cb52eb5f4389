"""The programs that are measured. Each writes the text of a work in its own language and runs it: `seconds` a unit of
work, of the processor, and the answer, or None where it cannot be compared."""

import functools
import os
import pathlib
import resource
import shutil
import subprocess
import tempfile

from works import moves

here = pathlib.Path(__file__).resolve().parent
root = here.parents[2]
modules = root / "build/peers"  # where npm puts cubing.js
scratch = tempfile.TemporaryDirectory()


def install():
    subprocess.run(["apt-get", "install", "--yes", "--no-install-recommends", "gap-core", "python3-sympy", "nodejs"])
    subprocess.run(["npm", "install", "--prefix", modules, "--no-audit", "--no-fund", "cubing"])


def output_of(command, text=None):
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def file_of(text, name):
    path = pathlib.Path(scratch.name) / name
    path.write_text(text)
    return str(path)


def processor_time(command, standard_input=None):
    """The processor time of a command in seconds, and its output."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    printed = output_of(command, standard_input)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, printed.split()[-1]


class Cube:
    name = "cube"

    def __init__(self, program):
        self.program = program

    def is_here(self):
        return os.access(self.program, os.X_OK)

    def asked(self, cube, statement):
        return output_of([self.program, "-n", str(cube), "-e", statement]).strip()

    # A loop around a query; the answer is shown after it.
    questions = {"product": "q * p", "order": "order(p)", "sign": "sign(p)", "cycle type": "cycle_type(p)"}

    def text(self, work, count=None):
        count = work.count if count is None else count
        if work.kind == "start":
            return "order(R U)\n"
        if work.kind == "statements":
            return "".join(f"order({moves(20, work.cube, i % 100)})\n" for i in range(count))
        if work.kind == "text":
            return f"order({moves(count, work.cube, 1)})\n"
        if work.kind == "group":
            return "size(group(R, U, F, L, D, B))\n"
        loop = f"for i in 1..{count} {{ let q = {self.questions[work.kind]} }}\n"
        return f"let p = random_state(1)\nlet q = p\n{loop}order(p)\n"

    # The time of an almost empty run is subtracted: the start, and the preparation.
    def run(self, work, text):
        command = [self.program, "-n", str(work.cube)]
        seconds, answer = processor_time([*command, file_of(text, "work.cube")])
        if work.kind == "start":
            return seconds, answer
        idle = "1\n" if work.kind == "group" else self.text(work, 1)
        return (seconds - processor_time([*command, file_of(idle, "idle.cube")])[0]) / work.count, answer


class Gap:
    name = "GAP"

    def __init__(self, cube):
        self.cube = cube

    def is_here(self):
        return shutil.which("gap") is not None

    questions = {"product": "q * p", "order": "Order(p)", "sign": "SignPerm(p)",
                 "cycle type": "CycleStructurePerm(p)"}

    @functools.cache
    def turn(self, cube, move):
        return self.cube.asked(cube, f"gap({move})")

    # Every layer turn has a name, `R`, `R_2`, so that a statement is a product as a user would write it.
    @functools.cache
    def names(self, cube):
        layers = range(1, cube // 2 + 1)
        single = lambda face, layer: face if layer == 1 else f"{layer}{face}"
        return "".join(f"{face}_{layer} := {self.turn(cube, single(face, layer))};;\n"
                       for face in "RUFLDB" for layer in layers)

    @staticmethod
    def factor(move):
        letter = next(sign for sign in move if sign.isalpha())
        layer, amount = move.split(letter)
        return f"{letter}_{layer or 1}" + {"": "", "2": "^2", "'": "^-1"}[amount]

    def words(self, cube, length, seed):
        return "*".join(map(self.factor, moves(length, cube, seed).split()))

    # A long word is a list of numbers, which GAP reads faster than a product.
    def long_word(self, work):
        letters = sorted({move for move in moves(10_000, work.cube, 1).split()})
        numbers = {move: str(i + 1) for i, move in enumerate(letters)}
        turns = ", ".join(map(self.factor, letters))
        word = ",".join(numbers[move] for move in moves(work.count, work.cube, 1).split())
        return f"turns := [{turns}];;\nt := Runtime();;\nword := [{word}];;\n" \
            "p := ();; for i in word do p := p * turns[i]; od;;\n"

    def text(self, work):
        count = work.count // 10 if work.kind == "statements" else work.count
        ending = f't := Runtime() - t;;\nif not IsBound(answer) then answer := Order(p); fi;\n'
        ending += f'Print(t / {count}, " ", answer, "\\n");\n'
        if work.kind == "start":
            return f"t := 0;; answer := Order({self.turn(3, 'R')} * {self.turn(3, 'U')});;\n" + ending
        if work.kind == "statements":
            lines = "".join(f"answer := Order({self.words(work.cube, 20, i % 100)});;\n" for i in range(count))
            return self.names(work.cube) + "t := Runtime();;\n" + lines + ending
        if work.kind == "text":
            return self.names(work.cube) + self.long_word(work) + ending
        if work.kind == "group":
            turns = ", ".join(f"{face}_1" for face in "RUFLDB")
            return self.names(work.cube) + f"t := Runtime();;\nanswer := Size(Group({turns}));;\n" + ending
        if work.cube > 100:
            return None  # six million points as text
        state = self.turn(work.cube, "random_state(1)")
        loop = f"for i in [1..{work.count}] do q := {self.questions[work.kind]}; od;;\n"
        return f"p := {state};; q := p;;\nt := Runtime();;\n{loop}" + ending

    def run(self, work, text):
        seconds, printed = processor_time(["gap", "-q", "-b", file_of(text, "work.g")], "")
        if work.kind == "start":
            return seconds, printed
        milliseconds, answer = output_of(["gap", "-q", "-b", file_of(text, "work.g")], "").replace("\\\n", "").split()
        above, _, below = milliseconds.partition("/")
        return int(above) / int(below or 1) / 1000, answer


class Measuring:
    """A separate Python or Node program receives the work and prints the seconds per unit and the answer."""

    def __init__(self, name, command, present):
        self.name, self.command, self.present = name, command, present

    def is_here(self):
        return self.present()

    def text(self, work):
        text = moves(min(work.count, 100_000), work.cube, 1) if work.kind == "text" else moves(20, work.cube, 0)
        answers = output_of([*self.command, "can", work.kind, str(work.cube), str(work.count)]).split()
        return text if answers == ["yes"] else None

    def run(self, work, text):
        command = [*self.command, "run", work.kind, str(work.cube), str(work.count), file_of(text, "moves.txt")]
        seconds, printed = processor_time(command)
        return (seconds if work.kind == "start" else float(printed)), None


def all_of(cube_program):
    cube = Cube(cube_program)
    node = [shutil.which("node") or "node", str(here / "cubing.mjs"), str(modules)]
    python = ["/usr/bin/python3", str(here / "sympy_peer.py")]
    has_sympy = lambda: subprocess.run([*python[:1], "-c", "import sympy"], capture_output=True).returncode == 0
    return [cube, Gap(cube), Measuring("SymPy", python, has_sympy),
            Measuring("cubing.js", node, lambda: (modules / "node_modules/cubing").exists())]
