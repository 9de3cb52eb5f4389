"""The Jupyter kernel of Cubelang: a thin wrapper around `cube kernel serve`.

    python3 cube_kernel.py CONNECTION_FILE PROGRAM [ARGUMENT...]

Starts PROGRAM with its arguments, which reads one request per line and answers in lines (see
front/notebook/notebook_requests.hpp of Cubelang). Its answers are passed on unchanged: this wrapper knows nothing about the
language.
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

os.environ.setdefault("PYDEVD_DISABLE_FILE_VALIDATION", "1")  # silences a warning of Python's debugger

from ipykernel.kernelapp import IPKernelApp
from ipykernel.kernelbase import Kernel

PROGRESS_AFTER = 0.5  # seconds: a shorter computation shows no progress
POLL_INTERVAL = 0.02  # seconds between checks for an interrupt
BATCH_INTERVAL = 0.05  # seconds: output within this time is sent together
MAX_VALUES = 200  # of a cell; further values are printed as text
MAX_PRINTED = 1 << 20  # characters of a cell, since a notebook file is read as a whole
TYPES = {"built-in": "function", "definition": "instance"}  # Jupyter's names; other kinds keep theirs
INTERRUPT_INTERVAL = 0.1  # seconds: interrupts are repeated, since one may arrive before the computation starts


class ProgramEnded(Exception):
    """The program has ended before its answer."""


class Program:
    """The process that computes. It is interrupted by a line, not by a signal, since signals depend on how Jupyter was
    started."""

    def __init__(self, command):
        self.command = command
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
        )
        self.lines, self.partial = collections.deque(), b""  # received: complete lines, and the start of the next
        self.requests = 0

    def write(self, request):
        data = json.dumps(request).encode() + b"\n"
        try:
            while data:
                data = data[os.write(self.process.stdin.fileno(), data):]
        except OSError as error:
            raise ProgramEnded from error

    def read_line(self, on_idle):
        """The next line. If none arrives within POLL_INTERVAL, calls `on_idle` and returns None."""
        if not self.lines:
            if not select.select([self.process.stdout], [], [], POLL_INTERVAL)[0]:
                on_idle()
                return None
            data = os.read(self.process.stdout.fileno(), 1 << 16)
            if not data:
                raise ProgramEnded
            *whole, self.partial = (self.partial + data).split(b"\n") if b"\n" in data else [self.partial + data]
            self.lines.extend(whole)
        return self.lines.popleft() if self.lines else None

    def ask(self, request, part=lambda part: None, on_idle=lambda: None, is_interrupted=lambda: False):
        """Returns the result, and passes its parts to `part` as they arrive."""
        self.requests += 1
        self.write({"id": self.requests, **request})
        last_interrupt = 0.0
        while True:
            if is_interrupted() and time.monotonic() - last_interrupt > INTERRUPT_INTERVAL:
                last_interrupt = time.monotonic()
                self.write({"ask": "interrupt"})
            line = self.read_line(on_idle)
            reply = json.loads(line) if line is not None else {}
            if reply.get("id") != self.requests:
                continue
            if "part" in reply:
                part(reply["part"])
            else:
                return reply.get("result") or {"problem": reply.get("problem", "")}

    def end(self):
        """Kills the program. It writes files completely or not at all."""
        self.process.kill()
        self.process.wait()

    def exit_reason(self):
        status = self.process.wait()
        return f"signal {-status}" if status < 0 else f"status {status}"


def well_formed(text):
    """Replaces surrogates, which JSON allows and UTF-8 does not, by question marks."""
    return text.encode("utf-8", "replace").decode("utf-8")


class CubeKernel(Kernel):
    implementation = "cube"
    banner = "Cubelang, algebra of cubes. Type help to begin."
    help_links = []
    command = []  # the command line of the program

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        version = subprocess.run([self.command[0], "--version"], capture_output=True, text=True, check=False).stdout.split()
        self.implementation_version = version[1] if len(version) > 1 else "unknown"
        self.language_info = {
            "name": "cube",
            "version": self.implementation_version,
            "mimetype": "text/x-cube",
            "file_extension": ".cube",
            "pygments_lexer": "cube",  # of cubelang-pygments; nbconvert shows plain text without it
            # There is no mode for this language. Octave has the same comments, texts and primes: R', (R U)'.
            "codemirror_mode": "octave",
        }
        self.shell_handlers["comm_open"] = self.comm_open
        self.shell_handlers["comm_msg"] = self.shell_handlers["comm_close"] = self.ignore
        self.program = Program(self.command)
        self.names = []  # definitions, listed if they are lost
        self.inputs = []  # of this session: number, text, output
        self.is_interrupted = False
        self.is_ending = False

    # --- Interrupts, which are recorded only while a request is answered

    def pre_handler_hook(self):
        self.is_interrupted = False
        self.saved_sigint_handler = signal.signal(signal.SIGINT, self.note_interrupt)

    def note_interrupt(self, *_):
        self.is_interrupted = True

    def ask(self, request, part=lambda part: None, on_idle=lambda: None):
        if "text" in request:
            request["text"] = well_formed(request["text"])
        return self.program.ask(request, part, on_idle, lambda: self.is_interrupted)

    def try_ask(self, request):
        """The answer, or {} if the program has ended, which the next cell reports."""
        try:
            return self.ask(request)
        except ProgramEnded:
            return {}

    # --- Cells

    def do_execute(self, code, silent, store_history=True, user_expressions=None, allow_stdin=False, **_):
        cell = Cell(self, silent)
        request = {"ask": "run", "name": f"<cell {self.execution_count}>", "text": code}
        try:
            result = self.ask(request, cell.take, cell.flush)
            if "problem" in result:
                cell.fail("Error", result["problem"], [result["problem"]])
        except ProgramEnded:
            result = {}
            self.restart(cell)
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
        answer = self.try_ask({"ask": "evaluate", "text": text})
        if "bundle" in answer:
            return {"status": "ok", "data": answer["bundle"], "metadata": {}}
        mistake = answer.get("mistake", {"message": "this has no value", "text": ""})
        return error_of("Error", mistake["message"], mistake["text"].splitlines())

    def restart(self, cell):
        """Starts the program again and reports the lost definitions."""
        if self.is_ending:
            return
        reason = self.program.exit_reason()
        self.program = Program(self.command)
        lost = "there were no definitions"
        if self.names:
            lost = "these definitions are lost: " + ", ".join(self.names)
        self.names = []
        message = f"the program has ended ({reason}) and was restarted; {lost}"
        cell.fail("ProgramEnded", message, [message, "hint: run the cells above again"])

    # --- Queries about a text

    def do_complete(self, code, cursor_pos):
        found = self.try_ask({"ask": "complete", "text": code, "cursor": cursor_pos})
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
        text = self.try_ask({"ask": "inspect", "text": code, "cursor": cursor_pos}).get("text", "")
        return {"status": "ok", "found": bool(text), "data": {"text/plain": text} if text else {}, "metadata": {}}

    def do_is_complete(self, code):
        found = self.try_ask({"ask": "complete yet", "text": code})
        reply = {"status": found.get("status", "unknown")}
        if reply["status"] == "incomplete":
            reply["indent"] = found.get("indent", "")
        return reply

    def do_history(
        self, hist_access_type, output, raw, session=None, start=None, stop=None, n=None, pattern=None, unique=False
    ):
        """The history of this session; earlier ones are not stored."""
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

    # --- Unsupported: widgets

    def comm_open(self, stream, ident, parent):
        """Closes the widget at once, as the protocol requires."""
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
    """Sends the output of a cell in order."""

    def __init__(self, kernel, silent):
        self.kernel, self.silent = kernel, silent
        self.shown = []
        self.error = None
        self.started = self.flushed = time.monotonic()
        self.progress_id = None
        self.printed = []  # not sent yet
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
        if self.characters > MAX_PRINTED:
            return
        self.characters += len(text)
        self.printed.append(text if self.characters <= MAX_PRINTED else "… the rest is too long for a notebook\n")
        if time.monotonic() - self.flushed > BATCH_INTERVAL:
            self.flush()

    def take(self, part):
        if "bundle" in part:
            self.show(part["kind"], part["bundle"])
        elif "mistake" in part:
            mistake = part["mistake"]
            name = "Interrupted" if mistake["interrupted"] else "Error"
            self.fail(name, mistake["message"], mistake["text"].splitlines())
        elif "progress" in part:
            self.show_progress(part["progress"])
        else:
            self.stream("stderr", part.get("note") or part.get("notice", "") + "\n")

    def show(self, kind, bundle):
        is_rich = kind == "value" or len(bundle) > 1
        self.values += is_rich
        if not is_rich or self.values > MAX_VALUES:
            self.print(bundle["text/plain"] + "\n")
        elif kind == "value":
            self.shown.append(bundle["text/plain"])
            content = {"execution_count": self.kernel.execution_count, "data": bundle, "metadata": {}}
            self.send("execute_result", content)
        else:
            self.send("display_data", {"data": bundle, "metadata": {}})

    def fail(self, name, value, traceback):
        """Adds a mistake. The first one names the error; all are shown."""
        if self.error is None:
            self.error = error_of(name, value, traceback)
        else:
            self.error["traceback"] += traceback

    def show_progress(self, text):
        if self.progress_id is None and (not text or time.monotonic() - self.started < PROGRESS_AFTER):
            return
        kind = "update_display_data" if self.progress_id else "display_data"
        self.progress_id = self.progress_id or uuid.uuid4().hex
        transient = {"display_id": self.progress_id}
        self.send(kind, {"data": {"text/plain": text}, "metadata": {}, "transient": transient})

    def end(self):
        self.flush()
        if self.progress_id:
            self.show_progress("")
        if self.error:
            self.send("error", {key: self.error[key] for key in ("ename", "evalue", "traceback")})

    def status(self):
        return self.error or {"status": "ok"}


def main():
    if len(sys.argv) < 3:
        sys.exit("usage: cube_kernel.py CONNECTION_FILE PROGRAM [ARGUMENT...]")
    CubeKernel.command = sys.argv[2:]
    IPKernelApp.launch_instance(argv=["-f", sys.argv[1]], kernel_class=CubeKernel)


if __name__ == "__main__":
    main()
