// The program's language server, `cube lsp`, over its standard input and output.
"use strict";
const vscode = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");

let client;

// The settings that the server gets at its start; the client sends later changes.
const choices = ["run", "timeLimit", "inlayHints", "codeLenses"];
const chosen = (settings) => Object.fromEntries(choices.map((name) => [name, settings.get(name)]));

async function startServer() {
  const settings = vscode.workspace.getConfiguration("cube");
  if (!settings.get("languageServer")) return;
  const server = { command: settings.get("program"), args: ["lsp"], transport: TransportKind.stdio };
  const selector = [{ scheme: "file", language: "cube" }, { scheme: "untitled", language: "cube" }];
  client = new LanguageClient("cube", "Cubelang", server, {
    documentSelector: selector,
    initializationOptions: chosen(settings),
    synchronize: { configurationSection: "cube" },
  });
  try {
    await client.start();
  } catch (problem) {
    client = undefined;
    explain(server.command, problem);
  }
}

async function stopServer() {
  const running = client;
  client = undefined;
  if (running) await running.stop().catch(() => {});
}

// Highlighting and snippets work without the program.
async function explain(program, problem) {
  const action = "Open Settings";
  const reason = problem.message || problem;
  const text = /ENOENT/.test(reason)
    ? `The program \`${program}\` was not found. Install Cubelang (its page "Install" has a line for each system) so that ` +
      "`cube --version` works in a new terminal, or set `cube.program` to its path; then run `Cube: Restart Language Server`."
    : `The Cubelang language server cannot be started: \`${program} lsp\` (${reason}).`;
  if (await vscode.window.showWarningMessage(text, action) === action) {
    vscode.commands.executeCommand("workbench.action.openSettings", "cube.program");
  }
}

module.exports = { startServer, stopServer };
