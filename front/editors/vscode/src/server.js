// The program's language server, `cube lsp`, over its standard input and output.
"use strict";
const vscode = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");

let client;

// What the server is told of the settings; later changes it is told by the client.
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

// Colours, snippets and commands are there all the same.
async function explain(program, problem) {
  const wish = "Open Settings";
  const text = `Cubelang's language server does not start: \`${program} lsp\` (${problem.message || problem}).`;
  if (await vscode.window.showWarningMessage(text, wish) === wish) {
    vscode.commands.executeCommand("workbench.action.openSettings", "cube.program");
  }
}

module.exports = { startServer, stopServer };
