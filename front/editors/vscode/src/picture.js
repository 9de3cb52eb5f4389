// A picture beside the text: of what is selected, or of the line of the cursor, after all that stands above it has been
// run, as the whole file would be. The program draws it (its function svg).
"use strict";
const vscode = require("vscode");
const { execFile } = require("child_process");
const fs = require("fs/promises");
const os = require("os");
const path = require("path");

// A definition is shown by its name.
const definition = /^\s*let\s+([A-Za-z_][A-Za-z0-9_]*)\s*=/;

function asked(editor) {
  const { document, selection } = editor;
  const line = document.lineAt(selection.active.line);
  const text = selection.isEmpty ? line.text : document.getText(selection);
  const named = definition.exec(text);
  const above = named ? line.range.end : selection.isEmpty ? line.range.start : selection.start;
  return { document, expression: named ? named[1] : withoutComment(text), above: document.offsetAt(above) };
}

// No text with a # in it is drawn.
const withoutComment = (text) => text.replace(/\s*(#|\/\/).*$/gm, "").trim();

/// Resolves to the SVG, or rejects with what the program says. What stands above comes by standard input, so imports are
/// looked for where the file is.
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
    const { stdin } = execFile(program, options, { cwd, maxBuffer: 1 << 26 }, (problem, _, told) => {
      if (problem) reject(new Error(told.trim() || problem.message));
      else resolve();
    });
    stdin.on("error", () => {});  // it has ended before it read all
    stdin.end(input);
  });
}

const escaped = (text) => text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }[c]));

// As an image no script of it runs, and the page may load nothing else.
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
    const wanted = asked(editor);
    if (!wanted.expression) {
      vscode.window.showInformationMessage("Put the cursor into a line with an algorithm or a state, or select one.");
      return;
    }
    this.panel ||= this.open();
    await this.update(wanted, this.panel);
  }

  // When the text is saved: of what is at the cursor now.
  async refresh(document) {
    const editor = vscode.window.visibleTextEditors.find((one) => one.document === document);
    if (!this.panel || !editor || document.languageId !== "cube") return;
    const wanted = asked(editor);
    if (wanted.expression) await this.update(wanted, this.panel);
  }

  open() {
    const beside = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    const panel = vscode.window.createWebviewPanel("cube.picture", "Cube", beside, { enableScripts: false });
    panel.onDidDispose(() => { this.panel = undefined; });
    return panel;
  }

  async update(wanted, panel) {
    this.wanted = wanted;
    const html = await draw(wanted).then(
      (svg) => image(svg, wanted.expression), (problem) => page(`<pre>${escaped(problem.message)}</pre>`));
    if (this.panel !== panel || this.wanted !== wanted) return;  // closed, or another was asked for meanwhile
    panel.title = wanted.expression.split("\n")[0].slice(0, 40);
    panel.webview.html = html;
  }

  dispose() { this.panel?.dispose(); }
}

module.exports = { Pictures };
