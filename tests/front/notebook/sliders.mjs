// sliders.mjs PROGRAM BROWSER: the sliders of a notebook's output, in a page without a kernel.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { Browser } from "../../page/browser.mjs";

const [program, browserProgram] = process.argv.slice(2);
let failures = 0;

function check(fact, is, wanted) {
  if (is === wanted) return;
  failures += 1;
  console.log(`${fact}:\n  is     ${JSON.stringify(is)}\n  expected ${JSON.stringify(wanted)}`);
}

// The HTML output of a cell.
function outputOf(text) {
  const { stdout } = spawnSync(program, ["kernel", "serve"], { input: JSON.stringify({ id: 1, ask: "run", text }), encoding: "utf8" });
  const parts = stdout.trim().split("\n").map((line) => JSON.parse(line).part).filter((part) => part?.kind === "sliders");
  return parts[0].bundle["text/html"];
}

const texts = `[...document.querySelectorAll("pre")].map((one) => one.textContent.trim()).filter((text) => !text.startsWith("wrote")).join("|")`;
const slide = (page, i, to) => page.run(`((input) => {
  input.value = ${to};
  input.dispatchEvent(new Event("input"));
})(document.querySelectorAll("input")[${i}])`);

async function visit(page) {
  check("the first values are shown", await page.run(texts), "1|90|0");
  check("the labels", await page.run(`[...document.querySelectorAll("label")].map((one) => one.textContent.trim().replace(/ +/, " ")).join()`), "n 0,m 90,a 0");
  await slide(page, 0, 2);
  check("the answers follow a slider", await page.run(texts), "105|92|0");
  await slide(page, 1, 0);
  check("sliders move independently", await page.run(texts), "105|2|0");
  check("their values are shown", await page.run(`[...document.querySelectorAll("output")].map((one) => one.textContent).join()`), "2,0,0");
  const before = await page.run(`document.querySelector("img").src`);
  await slide(page, 0, 3);
  check("pictures follow", await page.run(`document.querySelector("img").src !== ${JSON.stringify(before)} && document.querySelectorAll("img").length`), 1);
  await slide(page, 2, 1);
  check("another output has its own slider", await page.run(texts), "35|3|1");
  check("logged errors", page.complaints.join("\n"), "");
}

const folder = mkdtempSync(join(tmpdir(), "cube-sliders-"));
const browser = new Browser(browserProgram);
try {
  const file = join(folder, "notebook.html");
  const cells = [`let n = slider(0..3)\nlet m = slider({0, 90}, at = 90)\norder((R U)^n)\nm + n\nsvg((R U)^n, "${join(folder, "power.svg")}")`, "let a = slider(0..1)\na"];
  writeFileSync(file, `<!doctype html><meta charset="utf-8">${cells.map(outputOf).join("")}`);
  await visit(await browser.open(pathToFileURL(file).href));
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
process.exit(failures ? 1 : 0);
