// solve.mjs PROGRAM BROWSER: opens the page of a posted solve, and plays its steps by click and key.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { Browser } from "./browser.mjs";
import { check, end, tap } from "./user.mjs";

const [program, browserProgram] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "cube-solves-"));

const run = (...words) => execFileSync(program, words, { cwd: folder, encoding: "utf8" }).trimEnd();
const colors = (moves) => run("--cube", "3", "-e", `print colors(${moves})`);
const address = pathToFileURL(join(folder, "solve.html")).href;
const hostile = "</script><b onclick=harm()>\"&amp;";
const scramble = "B2 U' F' R' F' B' D L2 F' U R U2 B2 L' U2 R2 F2 L' U2 F2";
const lines = ["F' L B D R' B'", "R U L' U' R' L", "L U2 L2 U2 L F U F'", "y' F U2 R U R2 F R F2", "U L F' L F L2",
  "R' U' F' U F U' F' U F R", "B2 R2 L2 U L2 U' L2 D L2 D' R2 B2"];
writeFileSync(join(folder, "solve"), `Scramble: ${scramble}\n${lines.map((line) => `${line} // ${hostile}`).join("\n")}\n${hostile}\n`);
run("review", "solve", "--html", "solve.html");

const current = (shown) => shown.run(`[...document.querySelectorAll("#steps b [aria-current=step]")].map((one) => one.textContent).join()`);
const rest = (shown) => shown.run("new Promise((done) => { const wait = () => frame || player.moving ? requestAnimationFrame(wait) : done(player.position); wait(); })");
const before = (n) => lines.slice(0, n).join(" ");
const moves = (n) => n ? before(n).split(" ").length : 0;

async function plays(browser, size) {
  const shown = await browser.open(address, size);
  const where = `${size.width} wide`;
  check(`${where}: each step is named`, await shown.run(`[...document.querySelectorAll("#steps b")].map((one) => one.textContent).join()`),
    "cross,pair fr,pair fl,pair bl,pair br,OLL 51,PLL ga");
  check(`${where}: a comment is text`, await shown.run(`document.querySelector("#steps small").textContent`), `line 2, 6 HTM: “${hostile}”`);
  check(`${where}: nothing of it is run`, await shown.run(`document.querySelectorAll("[onclick], #steps b b").length`), 0);
  check(`${where}: it starts at the scramble`, await shown.run("cube.colors()"), colors(scramble));
  check(`${where}: no step is current before the first`, await current(shown), "");
  await shown.run("player.speed = 50");
  for (const [n, name] of [[3, "pair bl"], [6, "PLL ga"], [0, "cross"]]) {
    const playing = shown.run(`new Promise((done) => document.querySelectorAll("#steps b button")[${n}].addEventListener("click", () => done(player.made)))`);
    await tap(shown, `#steps li:nth-child(${n + 1}) b button`, size.mobile);
    check(`${where}: ${name} begins where it begins`, await playing, moves(n));
    check(`${where}: ${name} ends where it ends`, await rest(shown), moves(n + 1));
    check(`${where}: the cube after ${name}`, await shown.run("cube.colors()"), colors(`${scramble} ${before(n + 1)}`));
    check(`${where}: ${name} is marked`, await current(shown), name);
    check(`${where}: ${name} is read out`, (await shown.run("element('now').textContent")).startsWith(`${name} – Move ${moves(n + 1)} of ${moves(7)}: `));
    check(`${where}: the cube is in sight`, await shown.run(`(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(view.canvas.getBoundingClientRect())`));
  }
  for (const [key, name, n] of [["n", "pair fr", 2], ["n", "pair fl", 3], ["p", "pair fr", 2], ["p", "cross", 1], ["p", "cross", 1]]) {
    await shown.key(key);
    check(`${where}: key ${key} plays ${name}`, await rest(shown), moves(n));
    check(`${where}: key ${key} marks ${name}`, await current(shown), name);
  }
  await shown.key("End");
  await shown.key("n");
  check(`${where}: after the last step there is none`, await rest(shown), moves(7));
  await tap(shown, "#steps li:nth-child(2) p button:nth-child(2)", size.mobile);
  check(`${where}: a move of a step is shown`, await rest(shown), moves(1) + 2);
  check(`${where}: no horizontal scrolling`, await shown.run("document.documentElement.scrollWidth <= innerWidth"));
  check(`${where}: logged errors`, shown.complaints.join("\n"), "");
  check(`${where}: requests`, shown.requests.filter((url) => !url.startsWith("data:") && url !== address).join("\n"), "");
  await shown.close();
}

const browser = new Browser(browserProgram);
try {
  await plays(browser, { width: 1280, height: 800 });
  await plays(browser, { width: 360, height: 640, mobile: true, scheme: "dark" });
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
end();
