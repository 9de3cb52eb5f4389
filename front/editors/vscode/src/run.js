// Runs a file in the terminal, as a task, so that its name needs no quoting for a shell and its errors become problems.
"use strict";
const vscode = require("vscode");

async function runFile(editor) {
  if (!editor || editor.document.languageId !== "cube") return;
  const { document } = editor;
  if (document.isUntitled || document.isDirty) {
    if (!await document.save()) return;
  }
  await vscode.tasks.executeTask(task(document.uri.fsPath));
}

function task(file) {
  const program = vscode.workspace.getConfiguration("cube").get("program");
  const run = new vscode.Task({ type: "process" }, vscode.TaskScope.Workspace, "run", "cube",
    new vscode.ProcessExecution(program, [file]), "$cube");
  run.presentationOptions = { clear: true, focus: false, panel: vscode.TaskPanelKind.Dedicated };
  return run;
}

module.exports = { runFile };
