"""The kernel of Cubelang for Jupyter: a thin coat around `cube kernel serve`.

    python3 cube_kernel.py CONNECTION_FILE PROGRAM [WORD...]

PROGRAM with its words is started, gets a request a line and answers with a line each (see
front/door/notebook_requests.hpp of Cubelang). What it answers is passed on as it is: all that is known of the language is
known there.
"""

import collections
import fnmatch
import json
import os
import select
import signal
import subprocess
import sys
import time
import uuid

os.environ.setdefault("PYDEVD_DISABLE_FILE_VALIDATION", "1")  # of Python's debugger, which warns of itself

from ipykernel.kernelapp import IPKernelApp
from ipykernel.kernelbase import Kernel

NEWS_AFTER = 0.5  # seconds: a computation that is over by then need not say how far it has come
PATIENCE = 0.02  # how often it is looked whether somebody has interrupted
TOGETHER = 0.05  # what comes within such a time is sent together
MOST_VALUES = 200  # of a cell; further ones are printed, one below the other
MOST_PRINTED = 1 << 20  # characters: a notebook is a file that is read whole
TYPES = {"built-in": "function", "definition": "instance"}  # as Jupyter calls them; other kinds keep their names
INSIST = 0.1  # an interruption may come before there is something to be interrupted


class ProgramEnded(Exception):
    """Nobody is there any more to answer."""


class Program:
    """The process that computes. It is interrupted by a line and not by a signal: which process gets those, and which
    ignores them, is decided by whoever starts Jupyter."""

    def __init__(self, words):
        self.words = words
        self.process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
        )
        self.lines, self.begun = collections.deque(), b""  # what has come: whole lines, and the beginning of another
        self.asked = 0

    def write(self, request):
        data = json.dumps(request).encode() + b"\n"
        try:
            while data:
                data = data[os.write(self.process.stdin.fileno(), data):]
        except OSError as error:
            raise ProgramEnded from error

    def read_line(self, at_rest):
        """A line; None if none has come for a little while, and then `at_rest` is called."""
        if not self.lines:
            if not select.select([self.process.stdout], [], [], PATIENCE)[0]:
                at_rest()
                return None
            data = os.read(self.process.stdout.fileno(), 1 << 16)
            if not data:
                raise ProgramEnded
            *whole, self.begun = (self.begun + data).split(b"\n") if b"\n" in data else [self.begun + data]
            self.lines.extend(whole)
        return self.lines.popleft() if self.lines else None

    def ask(self, request, part=lambda part: None, at_rest=lambda: None, is_interrupted=lambda: False):
        """The result; its parts are handed on as they come."""
        self.asked += 1
        self.write({"id": self.asked, **request})
        insisted = 0.0
        while True:
            if is_interrupted() and time.monotonic() - insisted > INSIST:
                insisted = time.monotonic()
                self.write({"ask": "interrupt"})
            line = self.read_line(at_rest)
            reply = json.loads(line) if line is not None else {}
            if reply.get("id") != self.asked:
                continue
            if "part" in reply:
                part(reply["part"])
            else:
                return reply.get("result") or {"problem": reply.get("problem", "")}

    def end(self):
        """At once: what it writes to files is there whole or not at all."""
        self.process.kill()
        self.process.wait()

    def how_it_ended(self):
        status = self.process.wait()
        return f"signal {-status}" if status < 0 else f"status {status}"


def well_formed(text):
    """Halves of characters, which JSON can have and UTF-8 has not, become question marks."""
    return text.encode("utf-8", "replace").decode("utf-8")


class CubeKernel(Kernel):
    implementation = "cube"
    banner = "Cubelang, algebra of cubes. Type help to begin."
    help_links = []
    words = []  # the command line of the program

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        version = subprocess.run([self.words[0], "--version"], capture_output=True, text=True, check=False).stdout.split()
        self.implementation_version = version[-1] if version else "unknown"
        self.language_info = {
            "name": "cube",
            "version": self.implementation_version,
            "mimetype": "text/x-cube",
            "file_extension": ".cube",
            "pygments_lexer": "text",
            "codemirror_mode": "null",
        }
        self.shell_handlers["comm_open"] = self.comm_open
        self.shell_handlers["comm_msg"] = self.shell_handlers["comm_close"] = self.ignore
        self.program = Program(self.words)
        self.names = []  # what was defined, to be told if it is lost
        self.inputs = []  # of this session: number, text, what it showed
        self.is_interrupted = False
        self.is_ending = False

    # --- Interruptions: a note of them is taken while a request is answered, at other times there is nothing to stop.

    def pre_handler_hook(self):
        self.is_interrupted = False
        self.saved_sigint_handler = signal.signal(signal.SIGINT, self.note_interrupt)

    def note_interrupt(self, *_):
        self.is_interrupted = True

    def ask(self, request, part=lambda part: None, at_rest=lambda: None):
        if "text" in request:
            request["text"] = well_formed(request["text"])
        return self.program.ask(request, part, at_rest, lambda: self.is_interrupted)

    def ask_or_nothing(self, request):
        """For questions that are not worth a word if the program is gone: the next cell says so."""
        try:
            return self.ask(request)
        except ProgramEnded:
            return {}

    # --- Cells

    def do_execute(self, code, silent, store_history=True, user_expressions=None, allow_stdin=False, **_):
        cell = Cell(self, silent)
        begun = {"ask": "run", "name": f"<cell {self.execution_count}>", "text": code}
        try:
            result = self.ask(begun, cell.take, cell.flush)
            if "problem" in result:
                cell.fail("Error", result["problem"], [result["problem"]])
        except ProgramEnded:
            result = {}
            self.start_anew(cell)
        cell.end()
        self.names = result.get("names", self.names)
        if store_history and not silent and code.strip():
            self.inputs.append((self.execution_count, code, "\n".join(cell.shown)))
        return {
            **cell.status(),
            "execution_count": self.execution_count,
            "payload": [{"source": "ask_exit", "keepkernel": False}] if result.get("leave") else [],
            "user_expressions": self.values_of(user_expressions or {}) if not cell.error else {},
        }

    def values_of(self, expressions):
        return {name: self.value_of(text) for name, text in expressions.items()}

    def value_of(self, text):
        said = self.ask_or_nothing({"ask": "evaluate", "text": text})
        if "bundle" in said:
            return {"status": "ok", "data": said["bundle"], "metadata": {}}
        mistake = said.get("mistake", {"message": "this has no value", "text": ""})
        return error_of("Error", mistake["message"], mistake["text"].splitlines())

    def start_anew(self, cell):
        """The program is gone: what went with it is said, and the next cell finds another one."""
        if self.is_ending:
            return
        how = self.program.how_it_ended()
        self.program = Program(self.words)
        lost = "nothing had been defined"
        if self.names:
            lost = "what had been defined is lost: " + ", ".join(self.names)
        self.names = []
        message = f"the program has ended ({how}) and was started anew; {lost}"
        cell.fail("ProgramEnded", message, [message, "hint: run the cells above again"])

    # --- Questions about a text

    def do_complete(self, code, cursor_pos):
        found = self.ask_or_nothing({"ask": "complete", "text": code, "cursor": cursor_pos})
        begin, end = found.get("begin", cursor_pos), found.get("end", cursor_pos)
        names = found.get("names", [])
        types = [
            {"start": begin, "end": end, "text": name["name"], "type": TYPES.get(name["kind"], name["kind"]), "signature": name["meaning"]}
            for name in names
        ]
        return {
            "status": "ok",
            "matches": [name["name"] for name in names],
            "cursor_start": begin,
            "cursor_end": end,
            "metadata": {"_jupyter_types_experimental": types},
        }

    def do_inspect(self, code, cursor_pos, detail_level=0, omit_sections=()):
        text = self.ask_or_nothing({"ask": "inspect", "text": code, "cursor": cursor_pos}).get("text", "")
        return {"status": "ok", "found": bool(text), "data": {"text/plain": text} if text else {}, "metadata": {}}

    def do_is_complete(self, code):
        found = self.ask_or_nothing({"ask": "complete yet", "text": code})
        reply = {"status": found.get("status", "unknown")}
        if reply["status"] == "incomplete":
            reply["indent"] = found.get("indent", "")
        return reply

    def do_history(
        self, hist_access_type, output, raw, session=None, start=None, stop=None, n=None, pattern=None, unique=False
    ):
        """Of this session: others are not kept, a notebook is a file of its own."""
        rows = self.inputs
        if hist_access_type == "range":
            rows = [row for row in rows if (start or 0) <= row[0] < (stop or sys.maxsize)] if not session else []
        elif hist_access_type == "search":
            rows = [row for row in rows if fnmatch.fnmatchcase(row[1], pattern or "*")]
            if unique:
                rows = sorted({row[1]: row for row in rows}.values())
        if hist_access_type != "range" and n is not None:
            rows = rows[max(len(rows) - n, 0):]
        return {"status": "ok", "history": [(0, row[0], (row[1], row[2]) if output else row[1]) for row in rows]}

    # --- What this kernel has not

    def comm_open(self, stream, ident, parent):
        """There are no widgets: who opens one is told so, as the protocol asks."""
        content = {"comm_id": parent["content"].get("comm_id", ""), "data": {}}
        self.session.send(self.iopub_socket, "comm_close", content, parent=parent, ident=self._topic("comm_close"))

    def ignore(self, stream, ident, parent):
        pass

    # --- The end

    def do_shutdown(self, restart):
        self.is_ending = True
        self.program.end()
        return {"status": "ok", "restart": restart}


def error_of(name, value, traceback):
    return {"status": "error", "ename": name, "evalue": value, "traceback": traceback}


class Cell:
    """What is said while a cell is run, handed on in its order."""

    def __init__(self, kernel, silent):
        self.kernel, self.silent = kernel, silent
        self.shown = []
        self.error = None
        self.begun = self.flushed = time.monotonic()
        self.progress_id = None
        self.printed = []  # and not yet sent: what comes fast is sent together
        self.characters = self.values = 0

    def send(self, kind, content):
        self.flush()
        if not self.silent:
            self.kernel.send_response(self.kernel.iopub_socket, kind, content)

    def stream(self, name, text):
        self.send("stream", {"name": name, "text": text})

    def flush(self):
        self.flushed = time.monotonic()
        text, self.printed = "".join(self.printed), []
        if text:
            self.stream("stdout", text)

    def print(self, text):
        if self.characters > MOST_PRINTED:
            return
        self.characters += len(text)
        self.printed.append(text if self.characters <= MOST_PRINTED else "… and more, which a notebook has no room for\n")
        if time.monotonic() - self.flushed > TOGETHER:
            self.flush()

    def take(self, part):
        if "bundle" in part:
            self.show(part["kind"], part["bundle"])
        elif "mistake" in part:
            mistake = part["mistake"]
            name = "Interrupted" if mistake["interrupted"] else "Error"
            self.fail(name, mistake["message"], mistake["text"].splitlines())
        elif "progress" in part:
            self.tell_progress(part["progress"])
        else:
            self.stream("stderr", part.get("note") or part.get("notice", "") + "\n")

    def show(self, kind, bundle):
        is_rich = kind == "value" or len(bundle) > 1
        self.values += is_rich
        if not is_rich or self.values > MOST_VALUES:
            self.print(bundle["text/plain"] + "\n")
        elif kind == "value":
            self.shown.append(bundle["text/plain"])
            content = {"execution_count": self.kernel.execution_count, "data": bundle, "metadata": {}}
            self.send("execute_result", content)
        else:
            self.send("display_data", {"data": bundle, "metadata": {}})

    def fail(self, name, value, traceback):
        """Of several mistakes in a text the first one names the error, and all are shown."""
        if self.error is None:
            self.error = error_of(name, value, traceback)
        else:
            self.error["traceback"] += traceback

    def tell_progress(self, text):
        if self.progress_id is None and (not text or time.monotonic() - self.begun < NEWS_AFTER):
            return
        kind = "update_display_data" if self.progress_id else "display_data"
        self.progress_id = self.progress_id or uuid.uuid4().hex
        transient = {"display_id": self.progress_id}
        self.send(kind, {"data": {"text/plain": text}, "metadata": {}, "transient": transient})

    def end(self):
        self.flush()
        if self.progress_id:
            self.tell_progress("")
        if self.error:
            self.send("error", {key: self.error[key] for key in ("ename", "evalue", "traceback")})

    def status(self):
        return self.error or {"status": "ok"}


def main():
    if len(sys.argv) < 3:
        sys.exit("usage: cube_kernel.py CONNECTION_FILE PROGRAM [WORD...]")
    CubeKernel.words = sys.argv[2:]
    IPKernelApp.launch_instance(argv=["-f", sys.argv[1]], kernel_class=CubeKernel)


if __name__ == "__main__":
    main()
