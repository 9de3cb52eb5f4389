// The extension: the client of the language server, and three commands. All knowledge of the language comes from the
// program, except the grammar syntaxes/cube.tmLanguage.json, which highlights before the server answers.
"use strict";
const vscode = require("vscode");
const { startServer, stopServer } = require("./server.js");
const { runFile } = require("./run.js");
const { Pictures } = require("./picture.js");

async function activate(context) {
  const pictures = new Pictures();
  const commands = {
    "cube.run": () => runFile(vscode.window.activeTextEditor),
    "cube.picture": () => pictures.show(vscode.window.activeTextEditor),
    "cube.restart": () => restart(),
  };
  for (const [name, command] of Object.entries(commands)) {
    context.subscriptions.push(vscode.commands.registerCommand(name, command));
  }
  context.subscriptions.push(
    pictures,
    vscode.workspace.onDidSaveTextDocument((document) => pictures.refresh(document)),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration("cube.program") || change.affectsConfiguration("cube.languageServer")) restart();
    }));
  await startServer();
}

async function restart() {
  await stopServer();
  await startServer();
}

module.exports = { activate, deactivate: stopServer };
