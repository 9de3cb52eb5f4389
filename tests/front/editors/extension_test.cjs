// extension_test.cjs ROOT EDITORS CUBE: tests the VS Code extension, with stand-ins for the editor and the client of the language
// server: it implements its package.json, and its pictures are the program's.
"use strict";
const assert = require("assert/strict");
const fs = require("fs");
const Module = require("module");
const path = require("path");
const [root, editors, program] = process.argv.slice(2);
const folder = path.join(editors, "vscode");
const about = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));

const settings = Object.fromEntries(
  Object.entries(about.contributes.configuration.properties).map(([name, { default: value }]) => [name, value]));
settings["cube.program"] = path.resolve(program);
const calls = { commands: {}, tasks: [], panels: [], clients: [], messages: [], handlers: {} };

const nothing = { dispose() {} };
const on = (name) => (handler) => { calls.handlers[name] = handler; return nothing; };
class Task { constructor(...given) { this.given = given; } }
class ProcessExecution { constructor(command, options) { Object.assign(this, { command, options }); } }
const vscode = {
  Task, ProcessExecution, TaskScope: { Workspace: 2 }, TaskPanelKind: { Dedicated: 2 }, ViewColumn: { Beside: -2 },
  commands: { registerCommand: (name, run) => { calls.commands[name] = run; return nothing; }, executeCommand() {} },
  tasks: { executeTask: async (task) => calls.tasks.push(task) },
  window: {
    visibleTextEditors: [],
    showWarningMessage: async (text) => { calls.messages.push(text); },
    showInformationMessage: async (text) => { calls.messages.push(text); },
    createWebviewPanel: (...given) => {
      const panel = { given, webview: {}, onDidDispose: (end) => { panel.dispose = end; }, dispose() {} };
      calls.panels.push(panel);
      return panel;
    },
  },
  workspace: {
    getConfiguration: (section) => ({ get: (name) => settings[`${section}.${name}`] }),
    onDidSaveTextDocument: on("save"), onDidChangeConfiguration: on("configure"),
  },
};
class LanguageClient {
  constructor(...given) { this.given = given; calls.clients.push(this); }
  async start() { this.state = "started"; if (/^no/.test(this.given[2].command)) throw new Error(this.given[2].command); }
  async stop() { this.state = "stopped"; }
}
const standIns = { vscode, "vscode-languageclient/node": { LanguageClient, TransportKind: { stdio: 0 } } };
const load = Module._load;
Module._load = (name, ...more) => standIns[name] || load(name, ...more);
const extension = require(path.join(folder, "src/extension.js"));

// A document with the cursor or the selection at the bars in its text.
function editor(marked, name = path.join(root, "examples/tried.cube")) {
  const [before, selected, after] = marked.split("|").length === 3 ? marked.split("|")
    : [marked.split("|")[0], "", marked.split("|")[1]];
  const text = before + selected + after;
  const at = (offset) => ({ offset, line: text.slice(0, offset).split("\n").length - 1 });
  const document = {
    languageId: "cube", uri: { fsPath: name }, getText: (range) => range ? selected : text,
    offsetAt: ({ offset }) => offset, save: async () => { document.saved = true; return true; }, isDirty: true,
    lineAt: (line) => {
      const lines = text.split("\n"), start = lines.slice(0, line).join("\n").length + (line > 0 ? 1 : 0);
      return { text: lines[line], range: { start: at(start), end: at(start + lines[line].length) } };
    },
  };
  const start = at(before.length), active = at(before.length + selected.length);
  return { document, selection: { start, active, isEmpty: selected === "" } };
}
function drawn(panel) {
  const packed = /base64,([^"]*)"/.exec(panel.webview.html);
  return packed ? Buffer.from(packed[1], "base64").toString() : panel.webview.html;
}
async function picture(marked) {
  vscode.window.activeTextEditor = editor(marked);
  await calls.commands["cube.picture"]();
  return drawn(calls.panels[0]);
}

const facts = {
  "files that it names exist": () => {
    const { languages, grammars, snippets } = about.contributes;
    const files = [...languages.map(({ configuration }) => configuration), ...[...grammars, ...snippets].map((one) => one.path)];
    for (const file of files) JSON.parse(fs.readFileSync(path.join(folder, file), "utf8"));
  },
  "exactly the offered commands are registered": () => {
    const offered = about.contributes.commands.map(({ command }) => command);
    assert.deepEqual(Object.keys(calls.commands).sort(), offered.sort());
    for (const entry of Object.values(about.contributes.menus).flat()) assert(offered.includes(entry.command));
  },
  "all settings that it reads are described": () => {
    const sources = fs.readdirSync(path.join(folder, "src")).map((name) => path.join(folder, "src", name));
    const source = sources.map((name) => fs.readFileSync(name, "utf8")).join();
    const read = [...source.matchAll(/\.get\("(\w+)"\)/g)].map(([, name]) => name);
    const sent = /choices = (\[.*\])/.exec(source)[1];
    const names = [...new Set(read), ...JSON.parse(sent)].map((name) => `cube.${name}`);
    assert.deepEqual(names.sort(), Object.keys(about.contributes.configuration.properties).sort());
  },
  "the language server is the program's": () => {
    const [, , server, client] = calls.clients[0].given;
    assert.deepEqual([server.command, server.args], [settings["cube.program"], ["lsp"]]);
    assert.deepEqual(client.initializationOptions, { run: true, timeLimit: 10, inlayHints: true, codeLenses: true });
    assert(client.documentSelector.every(({ language }) => language === "cube"));
  },
  "the language server can be restarted": async () => {
    const before = calls.clients.length;
    await calls.commands["cube.restart"]();
    assert.equal(calls.clients.length, before + 1);
    assert.equal(calls.clients[before - 1].state, "stopped");
  },
  "a program that cannot be started causes a warning": async () => {
    const right = settings["cube.program"];
    for (const [program, text] of [["no program", /`no program lsp` \(no program\)/], ["no ENOENT", /`no ENOENT` was not found. Install/]]) {
      settings["cube.program"] = program;
      await calls.commands["cube.restart"]();
      assert.match(calls.messages.pop(), text);
    }
    settings["cube.program"] = right;
  },
  "a file is saved and run": async () => {
    vscode.window.activeTextEditor = editor("order(R U)|");
    await calls.commands["cube.run"]();
    assert(vscode.window.activeTextEditor.document.saved);
    const { command, options } = calls.tasks[0].given[4];
    assert.deepEqual([command, options], [settings["cube.program"], [path.join(root, "examples/tried.cube")]]);
    assert.equal(calls.tasks[0].given[5], `$${about.contributes.problemMatchers[0].name}`);
  },
  "the current line is drawn, after the text above is run": async () =>
    assert.match(await picture("let trick = R U\ntrick |F # a comment\nfoo("), /<title[^>]*>[^<]*trick F|<title[^>]*>[^<]*R U F/),
  "a definition is drawn by its name": async () => assert.match(await picture("cube 4\nlet trick| = Rw U\n"), /4x4x4/),
  "the selection is drawn": async () => assert.match(await picture("let a = R\n|a U2| foo("), /a U2|R U2/),
  "a mistake is shown in place of the picture": async () => assert.match(await picture("order(|"), /never closed/),
  "the message of a mistake is escaped": async () => assert.doesNotMatch(await picture('"<img src=x>" + |R'), /<img src=x/),
  "imports are relative to the file's folder": async () => assert.match(await picture('import "orders.cube"\nR|'), /<svg/),
  "an empty line is not drawn": async () => {
    await picture("R\n|\n");
    assert.match(calls.messages.pop(), /Put the cursor/);
  },
  "a picture is drawn again when the file is saved": async () => {
    const again = editor("cube 5\n|U");
    vscode.window.visibleTextEditors = [again];
    await calls.handlers.save(again.document);
    assert.match(drawn(calls.panels[0]), /5x5x5/);
    assert.equal(calls.panels.length, 1);
  },
  "a closed picture is opened again": async () => {
    calls.panels[0].dispose();
    await picture("R|");
    assert.equal(calls.panels.length, 2);
  },
  "the language server ends with the editor": async () => {
    await extension.deactivate();
    assert(calls.clients.every(({ state }) => state !== "running"));
  },
};

async function main() {
  await extension.activate({ subscriptions: [] });
  for (const [name, holds] of Object.entries(facts)) {
    try {
      await holds();
    } catch (problem) {
      console.log(`failed: ${name}\n${problem.stack}`);
      process.exitCode = 1;
    }
  }
}
main();
