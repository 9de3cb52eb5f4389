"""killed.py PROGRAM [KILLS]: kills the program at random moments while it writes, one process and twenty at once. Each
file must then have its old or its new contents, complete, and no temporary file may remain."""

import os
import pathlib
import pty
import random
import signal
import subprocess
import sys
import tempfile
import time

program, kills = os.path.abspath(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 25
chance = random.Random(1)
home = tempfile.TemporaryDirectory()
work = pathlib.Path(home.name)
here = {**os.environ, "HOME": home.name, "XDG_CACHE_HOME": str(work / "cache"), "XDG_STATE_HOME": str(work / "state"),
        "XDG_CONFIG_HOME": str(work / "config"), "TERM": "xterm"}
failures = []


def check(true, what):
    if not true and what not in failures:
        failures.append(what)


def start(arguments, text=""):
    process = subprocess.Popen([program, *arguments], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL, cwd=work, env=here)
    process.stdin.write(text.encode())
    process.stdin.close()
    return process


def let_it_run(arguments, text=""):
    check(start(arguments, text).wait() == 0, f"{arguments} {text!r} succeeds if it is not killed")


def kill_soon(processes, longest):
    time.sleep(chance.uniform(0, longest))
    for process in processes:
        process.kill()
        process.wait()


def files(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def how_long(arguments, text=""):
    begin = time.monotonic()
    let_it_run(arguments, text)
    return time.monotonic() - begin


def old_or_new(name, old, new, text_of):
    """A file written by two commands always has the contents of one of them."""
    path = work / name
    wanted, times = [], []
    for command in (old, new):
        times.append(how_long(*text_of(command)))
        wanted.append(path.read_bytes())
    check(wanted[0] != wanted[1], f"{name}: the two texts differ")
    for many in (1, 20):
        for _ in range(kills if many == 1 else kills // 5):
            kill_soon([start(*text_of(chance.choice((old, new)))) for _ in range(many)], 2 * max(times) * many**0.5)
            check(path.exists() and path.read_bytes() in wanted, f"{name}: complete after {many} were killed")
    let_it_run(*text_of(new))
    check(path.read_bytes() == wanted[1], f"{name}: can be written again")
    check(files(work).count(name) == 1 and not [f for f in files(work) if "draft" in f], f"{name}: no temporary file remains")


def pictures():
    old_or_new("picture.svg", "R", "R U F L D B", lambda word: (["-n", "20", "-e", f'svg({word}, "picture.svg")'],))
    old_or_new("page.html", "R", "R U F L D B", lambda word: (["-e", f'animate({word}, "page.html")'],))


def saved_sessions():
    many = "".join(f"let name_{i} = R U R' F{i % 3}\n" for i in range(300))
    old_or_new("session.cube", "", many, lambda text: (["--repl"], f"let kept = R\n{text}save session.cube\n"))


def caches():
    """Incomplete tables are rebuilt, and the answers are right."""
    arguments = ["-e", "length(solve(R U F2 L' D B2 R' U2 F))"]
    seconds = how_long(arguments)
    answer = subprocess.run([program, *arguments], env=here, cwd=work, capture_output=True, check=False).stdout
    for many in (1, 2, 20):
        for _ in range(max(2, kills // (4 * many))):
            for path in (work / "cache").rglob("*.table"):
                path.unlink()
            kill_soon([start(arguments) for _ in range(many)], seconds * many**0.5)
            again = subprocess.run([program, *arguments], env=here, cwd=work, capture_output=True, check=False)
            check(again.stdout == answer, f"the tables are right after {many} were killed")
    let_it_run(arguments)
    check(not [f for f in files(work) if "draft" in f], "no temporary file of a table remains")


class Prompt:
    """A prompt at a pseudo-terminal."""

    def __init__(self, arguments=()):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(work)
            os.execve(program, [program, *arguments], here)
        os.read(self.terminal, 1)  # waits for the prompt
        os.set_blocking(self.terminal, False)

    def type(self, line):
        try:
            os.write(self.terminal, line.encode() + b"\r")
            time.sleep(chance.uniform(0, 0.03))
            os.read(self.terminal, 1 << 16)
        except (BlockingIOError, OSError):
            pass

    def kill(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.terminal)


def histories():
    """Every line of the history was typed, and no line is lost."""
    path = work / "state/cube/history"
    known, before = set(), []
    for many in (1, 2, 20):
        for round in range(max(1, kills // (2 * many))):
            prompts = [Prompt() for _ in range(many)]
            for i in range(6):
                for n, prompt in enumerate(prompts):
                    known.add(f"{i} + {n} + {round} + {many}")
                    prompt.type(f"{i} + {n} + {round} + {many}")
            for prompt in prompts:
                prompt.kill()
            now = path.read_text().splitlines() if path.exists() else []
            check(set(now) <= known, "the history has only complete lines")
            check(now[: len(before)] == before, "the history loses no line")
            before = now
    check(len(before) > 0, "a history was written")


def progress():
    """A lesson continues at its saved place after any kill."""
    (work / "lesson.md").write_text("".join(
        f"# T{i}\n\n```exercise\nname: e{i}\ntask: Give {i}.\nanswer: {i}\ncheck: answer == {i}\n```\n\n" for i in range(8)))
    for _ in range(kills):
        lesson = Prompt(["lesson", "lesson.md"])
        for i in range(chance.randrange(9)):
            lesson.type(str(i))
        lesson.kill()
        listed = subprocess.run([program, "lesson", "lesson.md", "--no-pause"], env=here, cwd=work, capture_output=True,
                                stdin=subprocess.DEVNULL, check=False)
        check(b"cannot" not in listed.stderr and listed.returncode == 0, f"a lesson continues: {listed.stderr.decode()}")


for part in (pictures, saved_sessions, caches, histories, progress):
    part()
print("\n".join(failures) or "everything was complete")
sys.exit(1 if failures else 0)
