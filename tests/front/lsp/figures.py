#!/usr/bin/env python3
"""figures.py PROGRAM: measures the longest time of each editor request, in milliseconds, on a document of 5,000 lines:
after it is opened, after it has been run, and after edits in its middle and at its end. Run by hand."""
import json
import random
import subprocess
import sys
import time

LINES = 5000


def document():
    lines = ["import triggers", "import pll", "import oll"]
    for i in range(LINES):
        lines += [f"## algorithm number {i}", f"let alg_{i} = R U R' U' [F, R{i % 4 + 1}] (U R)'{'' if i % 3 else ' F B'}",
                  f"assert order(alg_{i}) > 0"]
    return "\n".join(lines[:LINES]) + "\n"


class Client:
    uri = "file:///nowhere/long.cube"

    def __init__(self, program):
        self.process = subprocess.Popen([program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.requests = 0
        self.longest = {}
        self.ask("initialize", {"capabilities": {}})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def notify(self, method, **params):
        self.send({"method": method, "params": params})

    def read(self):
        length = int(self.process.stdout.readline().split(b":")[1])
        self.process.stdout.readline()
        return self.process.stdout.read(length)

    def ask(self, method, params):
        self.requests += 1
        begin = time.monotonic()
        self.send({"id": self.requests, "method": method, "params": params})
        while True:
            body = self.read()
            duration = time.monotonic() - begin
            if json.loads(body).get("id") == self.requests:
                break
        self.longest[method] = max(self.longest.get(method, 0), duration)

    def ask_all(self, when):
        self.longest = {}
        document = {"uri": self.uri}
        for _ in range(8):
            line = random.randrange(LINES // 3 - 10) * 3 + 4
            whole = {"start": place(0, 0), "end": place(LINES, 0)}
            here = {"start": place(line, 20), "end": place(line, 20)}
            for character in (6, 22):
                self.ask("textDocument/hover", {"textDocument": document, "position": place(line, character)})
                self.ask("textDocument/completion", {"textDocument": document, "position": place(line, character)})
            self.ask("textDocument/signatureHelp", {"textDocument": document, "position": place(line + 1, 14)})
            self.ask("textDocument/inlayHint", {"textDocument": document, "range": whole})
            self.ask("textDocument/codeLens", {"textDocument": document})
            self.ask("textDocument/formatting", {"textDocument": document, "options": {"tabSize": 4, "insertSpaces": True}})
            for method in ("semanticTokens/full", "documentSymbol", "foldingRange"):
                self.ask(f"textDocument/{method}", {"textDocument": document})
            self.ask("textDocument/references", {"textDocument": document, "position": place(line, 6),
                                                 "context": {"includeDeclaration": True}})
            self.ask("textDocument/rename", {"textDocument": document, "position": place(line, 6), "newName": "renamed"})
            self.ask("textDocument/codeAction", {"textDocument": document, "range": here, "context": {"diagnostics": []}})
        figures = (f"{method.split('/', 1)[1]} {duration * 1000:.0f}" for method, duration in self.longest.items())
        print(f"{when}: {', '.join(figures)}")


def place(line, character):
    return {"line": line, "character": character}


client = Client(sys.argv[1])
client.notify("initialized")
client.notify("textDocument/didOpen",
            textDocument={"uri": client.uri, "languageId": "cube", "version": 1, "text": document()})
client.ask_all("opened")
time.sleep(5)
client.ask_all("run")
for version, (when, line) in enumerate((("edited in the middle", 3004), ("edited at the end", 4990)) * 2, 2):
    client.notify("textDocument/didChange", textDocument={"uri": client.uri, "version": version},
                contentChanges=[{"range": {"start": place(line, 0), "end": place(line, 0)}, "text": "R\n"}])
    client.ask_all(when)
client.ask("shutdown", None)
client.notify("exit")
