// element.mjs TREE BROWSER: opens pages with <cube-lang> blocks.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";

import { Browser } from "../../page/browser.mjs";
import { Server } from "./server.mjs";
import { check, failed, Hands } from "./user.mjs";

const [tree, program] = process.argv.slice(2);
const library = join(resolve(tree), "library");
const folder = mkdtempSync(join(tmpdir(), "cube-blocks-"));
symlinkSync(library, join(folder, "library"));
mkdirSync(join(folder, "pages"));
const scripts = `<script type="module" src="../library/element.js"></script><script nomodule src="../library/old.js"></script>`;
const page = (name, body, head = "") =>
  writeFileSync(join(folder, "pages", `${name}.html`), `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><link rel="icon" href="data:,">${head}<body>${body}${scripts}`);

class Reader extends Hands {
  inside(i, expression) {
    return this.run(`((block) => ${expression})(document.querySelectorAll("cube-lang")[${i}].shadowRoot)`);
  }
  async answered(i) {
    await this.until(`block ${i} has an answer`, `(() => { const block = document.querySelectorAll("cube-lang")[${i}].shadowRoot;
      return block?.querySelector("article") && block.querySelector(".first").disabled === false; })()`);
    return this.inside(i, `block.querySelector("article").textContent.trim()`);
  }
  async runs(i, text) {
    await this.inside(i, `(block.querySelector("article")?.remove(), block.querySelector("textarea").focus(), block.querySelector("textarea").select())`);
    await this.type(text);
    await this.key("Enter", 2);
    return this.answered(i);
  }
}

const browser = new Browser(program);
const server = new Server(folder);
const url = await server.open();
async function read(path, act, options = {}) {
  const opened = await browser.open(url + path, options);
  await act(new Reader(opened), opened);
  await opened.close();
  return opened;
}

async function answers(reader, opened) {
  check("a block runs when it comes into view", await reader.answered(0), "105");
  check("two blocks have sessions of their own", `${await reader.runs(0, "let a = 5\na")} ${(await reader.runs(1, "a")).split("\n")[0]}`, "5 line 1: unknown name `a`");
  check("definitions are kept", await reader.runs(0, "a + 1"), "6");
  check("the button runs the text", await (async () => {
    await reader.inside(0, `(block.querySelector("textarea").value = "order(R)", block.querySelector("article").remove(), block.querySelector(".first").click())`);
    return reader.answered(0);
  })(), "4");
  check("a number has no cube", await reader.inside(0, `block.querySelector("#stage").checkVisibility()`), false);
  await reader.runs(0, "R U2");
  await reader.until("an algorithm moves a cube", `document.querySelector("cube-lang").shadowRoot.querySelector("#cube").getAttribute("aria-label") === "Cube after: R U2. Arrow keys turn the view."`);
  check("the cube has the usual size", await reader.inside(0, `block.querySelector("#stage").offsetHeight`), 240);
  await reader.run(`document.querySelector("cube-lang").setAttribute("size", "100")`);
  check("the attribute size is the height of the cube", await reader.inside(0, `block.querySelector("#stage").offsetHeight`), 100);
  await reader.runs(0, 'svg(R, "r.svg")');
  await reader.until("a picture is drawn", `document.querySelector("cube-lang").shadowRoot.querySelector("img.picture")?.naturalWidth > 50`);
  check("the text of a block loses its indentation", await reader.inside(1, `block.host.value`), "a");
  check("a block that is read-only cannot be changed", await reader.inside(2, `block.querySelector("textarea").readOnly`));
  check("it can be run", (await reader.answered(2)).endsWith("(urf,bru,drb,frd) (ur,br,dr,fr)"));
  const running = reader.runs(1, "for n in 1..1000000000 { order(R) }");
  await reader.until("a computation runs", `document.querySelectorAll("cube-lang")[1].shadowRoot.querySelector("article :nth-child(3)")`);
  await reader.key("Escape");
  check("Escape stops it", (await running).endsWith("stopped; earlier definitions are kept"));
  check("controls have names", await reader.inside(0, `[...block.querySelectorAll("button, textarea, canvas, #answers")]
    .every((one) => one.textContent.trim() || one.getAttribute("aria-label"))`));
  check("logged errors", opened.complaints.join("\n"), "");
}

const program_file = (opened) => opened.requests.filter((request) => request.endsWith(".xz")).length;
const bytes = (opened) => opened.requests.filter((request) => request.startsWith(url)).reduce((sum, request) =>
  sum + readFileSync(join(folder, request.slice(url.length).replace(/[?#].*/, ""))).length, 0);

async function below(reader, opened) {
  await new Promise((done) => setTimeout(done, 500));
  check("nothing is loaded before the block is in view", program_file(opened), 0);
  check("a page loads at most 300 kB at first", bytes(opened) < 300_000 || bytes(opened));
  check("its text is there", await reader.inside(0, `block.querySelector("textarea").value`), "order(R U)");
  await reader.run(`document.querySelector("cube-lang").scrollIntoView()`);
  check("in view it runs", await reader.answered(0), "105");
  check("then the program is loaded", program_file(opened), 1);
}

const hostile = `<style>
  * { display: none !important; color: red !important; font-size: 70px !important; position: fixed !important; all: unset !important; }
  cube-lang { width: 3px !important; visibility: hidden !important; --text: red !important; --ground: red !important; }
  textarea, pre, .root, article, button { display: none !important; }
</style>
<script>
  window.session = window.Program = window.element = window.log = window.styles = 7;
  Object.prototype.extra = Array.prototype.extra = "extra";
  document.addEventListener("keydown", (event) => { window.heard = (window.heard ?? 0) + 1; event.preventDefault(); });
  window.onmessage = window.onerror = () => { throw new Error("mine"); };
</script>`;
async function unharmed(reader) {
  check("a hostile page does not prevent the answer", await reader.answered(0), "105");
  check("keys work in a hostile page", await reader.runs(0, "order(R2)"), "2");
  check("the page does not hear them", await reader.run("window.heard === undefined"));
  const style = await reader.inside(0, `(({ color, fontSize, display, position }) => [color, fontSize, display, position].join("; "))(getComputedStyle(block.querySelector("pre.drawing")))`);
  check("a hostile page does not change the style", style, "rgb(29, 36, 48); 14.72px; block; static");
  check("the block is visible", await reader.run(`document.querySelector("cube-lang").checkVisibility({ visibilityProperty: true }) && document.querySelector("cube-lang").clientWidth > 200`));
}

page("blocks", `<cube-lang>order(R U)</cube-lang>
  <cube-lang>
    let b = 1
      # in
  </cube-lang><cube-lang readonly>R</cube-lang>`);
page("below", `<div style="height: 4000px"></div><cube-lang>order(R U)</cube-lang>`);
page("hostile", `<cube-lang>order(R U)</cube-lang>`, hostile);
page("frames", `<iframe src="blocks.html" width="600" height="400"></iframe>`);
page("removed", `<cube-lang>for n in 1..1000000000 { order(R) }</cube-lang>`);
const noWasm = `delete window.WebAssembly`;
await read("pages/blocks.html", answers);
await read("pages/below.html", below);
await read("pages/hostile.html", unharmed);
await read("pages/frames.html", async (reader) => {
  await reader.until("a block runs inside a frame", `document.querySelector("iframe").contentDocument.querySelector("cube-lang")?.shadowRoot?.querySelector("article")?.textContent.trim() === "105"`);
});
await read("pages/blocks.html", async (reader) => {
  check("a browser without WebAssembly shows a sentence", await reader.answered(0), "this browser is too old to run Cubelang: it needs WebAssembly with exceptions and SIMD");
}, { before: noWasm });
await read("pages/blocks.html", async (reader) => {
  await reader.run(`new Promise((done) => { const old = document.createElement("script"); old.src = "../library/old.js"; old.onload = done; document.body.append(old); })`);
  check("a browser without modules shows a sentence", await reader.run(`document.querySelector("cube-lang p").textContent`),
    "This browser is too old to run the block above: it needs JavaScript modules and WebAssembly.");
});
await read("pages/blocks.html", async (reader) => {
  await reader.answered(0);
  await reader.runs(0, "R U");
  await reader.until("with reduced motion the cube is at the end at once", `document.querySelector("cube-lang").shadowRoot.querySelector("#shown .now")?.textContent === "U"`, 250);
}, { motion: "reduce" });
await read("pages/removed.html", async (reader) => {
  await reader.until("it runs", `document.querySelector("cube-lang").shadowRoot.querySelector("article :nth-child(3)")`);
  await reader.run(`window.block = document.querySelector("cube-lang"), window.block.remove()`);
  await reader.until("a removed block stops", `window.block.shadowRoot.querySelector(".first").disabled === false`);
});
await read("library/example.html", async (reader, opened) => {
  check("the example runs", await reader.answered(0), "105");
  check("the example has no errors", opened.complaints.join("\n"), "");
});
console.log(`element.js: ${readFileSync(join(library, "element.js")).length} bytes, ${gzipSync(readFileSync(join(library, "element.js"))).length} with gzip`);

await browser.close();
await server.close();
rmSync(folder, { recursive: true });
console.log(failed() ? `${failed()} failed` : "all passed");
process.exit(failed() ? 1 : 0);
