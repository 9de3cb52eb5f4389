// sheet.mjs PROGRAM BROWSER: opens a sheet of algorithms and taps on one, which shows it on a moving cube.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { Browser } from "./browser.mjs";
import { check, end, tap } from "./user.mjs";

const [program, browserProgram] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "cube-sheets-"));

const say = (text) => execFileSync(program, ["--cube", "3", "-e", text], { cwd: folder, encoding: "utf8" }).trimEnd();
const address = pathToFileURL(join(folder, "sheet.html")).href;
const solved = say("print colors(())");

// The JavaScript contexts of all frames, in order of creation.
const contexts = [];
const pause = () => new Promise((done) => setTimeout(done, 20));

// The value of an expression in the last frame, once its page is loaded.
async function inFrame(shown, expression) {
  for (let tries = 0; tries < 500; ++tries, await pause()) {
    const asked = shown.send("Runtime.evaluate", { expression, contextId: contexts.at(-1), returnByValue: true });
    const { result, exceptionDetails } = await asked.catch(() => ({ exceptionDetails: {} }));
    if (!exceptionDetails) return result.value;
  }
  return "the frame never answers";
}

async function plays(browser, { name, size }) {
  const shown = await browser.open(address, size);
  check(`${name}: the cube is hidden at first`, await shown.run("document.querySelector('dialog').open"), false);
  check(`${name}: no horizontal scrolling`, await shown.run("document.documentElement.scrollWidth <= innerWidth"));
  const links = await shown.run("[...document.querySelectorAll('a[data-cube]')].map((link) => link.textContent)");
  check(`${name}: every algorithm is a link`, links.length, Number(say("print sum({size(c.algorithms) for c in sheet_rows(algorithms(pll, {M, U}, 7))})")));
  for (const n of [1, links.length]) {
    await shown.run(`document.querySelectorAll("a[data-cube]").forEach((link, at) => link.id = "link" + (at + 1))`);
    const before = contexts.length;
    await tap(shown, `#link${n}`, size.mobile);
    for (let tries = 0; tries < 500 && contexts.length === before; ++tries) await pause();
    const moves = links[n - 1];
    check(`${name}: a tap opens the cube`, await shown.run("document.querySelector('dialog').open"));
    check(`${name}: ${moves} is listed`, await inFrame(shown, "[...element('moves').children].map(move => move.textContent).join(' ')"), moves);
    check(`${name}: ${moves} starts at its case`, await inFrame(shown, "player.jump(0), cube.colors()"), say(`print colors((${moves})')`));
    check(`${name}: ${moves} solves it`, await inFrame(shown, "player.jump(element('moves').children.length), cube.colors()"), solved);
    await tap(shown, "dialog button", size.mobile);
    check(`${name}: Close closes the cube`, await shown.run("document.querySelector('dialog').open"), false);
  }
  check(`${name}: logged errors`, shown.complaints.join("\n"), "");
  check(`${name}: requests`, shown.requests.filter(url => !/^(data:|about:)/.test(url) && url !== address).join("\n"), "");
  await shown.close();
}

say('import sheets\nwrite_lines("sheet.html", html_sheet(algorithms(pll, {M, U}, 7)))');
const browser = new Browser(browserProgram);
browser.listeners.push((method, params) => method === "Runtime.executionContextCreated" && contexts.push(params.context.id));
try {
  await plays(browser, { name: "a desk", size: {} });
  await plays(browser, { name: "a phone", size: { width: 360, height: 640, mobile: true } });
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
end();
