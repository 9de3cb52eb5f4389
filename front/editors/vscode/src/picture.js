// A picture beside the text, of the selection or the current line, after the text above it has been run. The program's
// function svg draws it.
"use strict";
const vscode = require("vscode");
const { execFile } = require("child_process");
const fs = require("fs/promises");
const os = require("os");
const path = require("path");

// A definition is drawn by its name.
const definition = /^\s*let\s+([A-Za-z_][A-Za-z0-9_]*)\s*=/;

function drawingRequest(editor) {
  const { document, selection } = editor;
  const line = document.lineAt(selection.active.line);
  const text = selection.isEmpty ? line.text : document.getText(selection);
  const named = definition.exec(text);
  const above = named ? line.range.end : selection.isEmpty ? line.range.start : selection.start;
  return { document, expression: named ? named[1] : withoutComment(text), above: document.offsetAt(above) };
}

// Text literals with a # or // are not drawn, so this is enough.
const withoutComment = (text) => text.replace(/\s*(#|\/\/).*$/gm, "").trim();

/// Resolves to the SVG, or rejects with the program's message. The text above is passed on standard input, so that imports
/// are relative to the file's folder.
async function draw({ document, expression, above }) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "cube-"));
  try {
    const settings = vscode.workspace.getConfiguration("cube");
    const file = path.join(folder, "picture.svg"), more = settings.get("pictureOptions").trim();
    const drawing = `svg((${expression}\n), ${JSON.stringify(file)}${more && ", "}${more})`;
    const options = ["--time-limit", String(settings.get("pictureSeconds")), "-", "-e", drawing];
    const cwd = document.isUntitled ? folder : path.dirname(document.uri.fsPath);
    await run(settings.get("program"), options, cwd, document.getText().slice(0, above));
    return await fs.readFile(file, "utf8");
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

function run(program, options, cwd, input) {
  return new Promise((resolve, reject) => {
    const { stdin } = execFile(program, options, { cwd, maxBuffer: 1 << 26 }, (problem, _, message) => {
      if (problem) reject(new Error(message.trim() || problem.message));
      else resolve();
    });
    stdin.on("error", () => {});  // the program ended before reading all of it
    stdin.end(input);
  });
}

const escaped = (text) => text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }[c]));

// In an image element scripts of the SVG do not run, and the page can load nothing else.
function page(body) {
  return `<!DOCTYPE html><html><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<style>img { width: 100%; height: 90vh; object-fit: contain } pre { white-space: pre-wrap }</style>
</head><body>${body}</body></html>`;
}
const image = (svg, expression) =>
  page(`<img alt="${escaped(expression)}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}">`);

class Pictures {
  async show(editor) {
    if (!editor || editor.document.languageId !== "cube") return;
    const request = drawingRequest(editor);
    if (!request.expression) {
      vscode.window.showInformationMessage("Put the cursor on a line with an algorithm or a permutation, or select one.");
      return;
    }
    this.panel ||= this.open();
    await this.update(request, this.panel);
  }

  // Called when a document is saved: draws the text at the cursor.
  async refresh(document) {
    const editor = vscode.window.visibleTextEditors.find((one) => one.document === document);
    if (!this.panel || !editor || document.languageId !== "cube") return;
    const request = drawingRequest(editor);
    if (request.expression) await this.update(request, this.panel);
  }

  open() {
    const beside = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    const panel = vscode.window.createWebviewPanel("cube.picture", "Cube", beside, { enableScripts: false });
    panel.onDidDispose(() => { this.panel = undefined; });
    return panel;
  }

  async update(request, panel) {
    this.request = request;
    const html = await draw(request).then(
      (svg) => image(svg, request.expression), (problem) => page(`<pre>${escaped(problem.message)}</pre>`));
    if (this.panel !== panel || this.request !== request) return;  // closed, or replaced by a later request
    panel.title = request.expression.split("\n")[0].slice(0, 40);
    panel.webview.html = html;
  }

  dispose() { this.panel?.dispose(); }
}

module.exports = { Pictures };
