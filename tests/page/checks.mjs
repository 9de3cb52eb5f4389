// checks.mjs PROGRAM BROWSER: opens and plays the program's pages, and compares them with the program's answers.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { Browser } from "./browser.mjs";
import { seenColors } from "./seen.mjs";
import { check, end } from "./user.mjs";

const [program, browserProgram] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "cube-pages-"));

const say = (cube, text) => execFileSync(program, [...cube, "-e", text], { cwd: folder, encoding: "utf8" }).trimEnd();
const on = (n, kind = "--color=never") => ["--cube", String(n), kind];
const page = (name) => pathToFileURL(join(folder, `${name}.html`)).href;

// Moves and their start; the program supplies the expected colours.
const cases = [
  { name: "sune", cube: on(3), moves: "R U R' U R U2 R'", wishes: ", solves = true", start: "(R U R' U R U2 R')'" },
  { name: "letters", cube: on(3), moves: "M E' S2 x y' z2 R3 L2' F' . B2 D", start: "()" },
  { name: "brackets", cube: on(3, "--super"), moves: "[R: [U, F2]] M D'", start: "()" },
  { name: "pocket", cube: on(2), moves: "R U' F2 x L D' B", wishes: ", setup = F R2", start: "F R2" },
  { name: "revenge", cube: on(4, "--super"), moves: "Rw U2 2F' 3Lw D 2-3Bw2 y", start: "()" },
  { name: "seven", cube: on(7), moves: "[3R, U] 2-4Fw2 M E S x 5Dw'", wishes: ", setup = 3Lw 2U", start: "3Lw 2U" },
  { name: "twenty", cube: on(20), moves: "[5R, U] 7-12Fw 3Lw2 10U D'", start: "()" },
];

async function plays(browser, { name, cube, moves, wishes = "", start }) {
  say(cube, `animate(${moves}, "${name}.html"${wishes})`);
  const shown = await browser.open(page(name));
  const colors = (algorithm) => say(cube, `print colors(${algorithm})`);
  const written = say(cube, `for m in moves(${moves}) { print m }`).split("\n");

  check(`${name}: the moves are listed`, await shown.run("[...element('moves').children].map((b) => b.textContent).join(' ')"), written.join(" "));
  check(`${name}: colours at the start`, await shown.run("cube.colors()"), colors(start));
  await shown.run("player.speed = 500; player.play(); new Promise((done) => setInterval(() => player.playing || done(), 10))");
  const end = colors(`${start} (${moves})`);
  check(`${name}: colours at the end`, await shown.run("cube.colors()"), end);
  check(`${name}: drawing at the end`, await seenColors(shown), end);
  const half = Math.floor(written.length / 2);
  await shown.run(`player.jump(${half})`);
  const middle = colors(`${start} ${written.slice(0, half).join(" ")}`);
  check(`${name}: colours half way`, await shown.run("cube.colors()"), middle);
  check(`${name}: drawing half way`, await seenColors(shown), middle);
  for (let k = 1; k <= written.length; ++k) {
    await shown.run(`player.jump(${k})`);
    const after = await shown.run("cube.colors()");
    await shown.run("player.move(player.position - 1e-3)");
    check(`${name}: the turn ${written[k - 1]}, almost finished`, await seenColors(shown), after);
  }
  await shown.run("player.jump(0)");
  check(`${name}: back at the beginning`, await shown.run("cube.colors()"), colors(start));
  quiet(name, shown);
  await shown.close();
}

function quiet(name, shown) {
  check(`${name}: logged errors`, shown.complaints.join("\n"), "");
  check(`${name}: requests`, shown.requests.filter((url) => !url.startsWith("data:") && url !== page(name)).join("\n"), "");
}

// The position after the animation has stopped and been drawn.
const rest = (shown) => shown.run("new Promise((done) => { const wait = () => frame ? requestAnimationFrame(wait) : done(player.position); wait(); })");

async function keys(browser) {
  const shown = await browser.open(page("sune"));
  await shown.run("player.speed = 12");
  const after = async (key, wanted, modifiers) => (await shown.key(key, modifiers), check(`key ${key}`, await rest(shown), wanted));
  await after("ArrowRight", 1);
  await after("ArrowRight", 2);
  await after("ArrowLeft", 1);
  check("the current move is shown", await shown.run("element('now').textContent"), "Move 1 of 7: R");
  check("the current move is marked", await shown.run("document.querySelector('[aria-current]').textContent"), "R");
  await after("End", 7);
  check("at the end Next is disabled", await shown.run("element('next').disabled"));
  await after("Home", 0);
  await shown.key(" ");
  check("Space plays", await shown.run("player.playing"));
  await shown.key(" ");
  check("Space pauses", await shown.run("player.playing"), false);
  check("a started move is finished", Number.isInteger(await rest(shown)));
  await after("End", 7);
  await after(" ", 7);
  check("Space at the end plays from the start", await shown.run("cube.colors()"), say(on(3), "print colors(())"));
  for (const [key, speed] of [["+", 20], ["-", 12], ["-", 8]]) {
    await shown.key(key);
    check(`speed after ${key}`, await shown.run("player.speed"), speed);
  }
  await views(shown);
  quiet("sune", shown);
  await shown.close();
}

async function views(shown) {
  const pressed = (id) => shown.run(`element("${id}").getAttribute("aria-pressed")`);
  for (const [key, id] of [["f", "back"], ["h", "hidden"], ["l", "letters"], ["c", "colors"]]) {
    await shown.key(key);
    await rest(shown);
    check(`key ${key}`, await pressed(id), "true");
  }
  check("f looks from the opposite side", await shown.run("Math.abs(view.yaw - homeView.yaw - Math.PI) + Math.abs(view.pitch + homeView.pitch) < 1e-6"));
  await shown.key("f");
  await shown.key("f");
  await shown.key("f");
  await shown.key("0");
  await rest(shown);
  check("0 resets the view", await shown.run("Math.cos(view.yaw - homeView.yaw) > 1 - 1e-9 && Math.abs(view.pitch - homeView.pitch) < 1e-6"));
  await shown.key("ArrowUp", 8);
  check("Shift and arrows tilt", await shown.run("view.pitch > homeView.pitch"));
  await shown.key("?");
  check("? shows the keys", await shown.run("element('keys').open"));
  await shown.run("localStorage.clear()");
}

async function mouse(browser) {
  const shown = await browser.open(page("sune"));
  const middle = async (selector) => shown.run(`(({ x, y, width, height }) => [x + width / 2, y + height / 2])(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`);
  const click = async (selector) => {
    const at = await middle(selector);
    await shown.mouse("mousePressed", ...at, 1);
    await shown.mouse("mouseReleased", ...at, 0);
  };
  await click("#moves button:nth-child(4)");
  check("clicking a move shows it", await rest(shown), 4);
  await click("#back");
  await shown.key(" ");
  check("after a click Space still plays", await shown.run("player.playing"));
  await click("#play");
  const before = await shown.run("[view.yaw, view.pitch].join()");
  await rest(shown);
  const [x, y] = await middle("canvas");
  await shown.mouse("mousePressed", x, y, 1);
  await shown.mouse("mouseMoved", x + 60, y + 30, 1);
  await shown.mouse("mouseReleased", x + 60, y + 30, 0);
  check("dragging turns the view", (await shown.run("[view.yaw, view.pitch].join()")) !== before);
  await shown.run("element('scrubber').value = 2; element('scrubber').dispatchEvent(new Event('input'))");
  check("the scrubber sets the position", await shown.run("player.position"), 2);
  quiet("sune", shown);
  await shown.close();
}

async function manners(browser) {
  const calm = await browser.open(page("sune"), { motion: "reduce" });
  await calm.key("ArrowRight");
  check("with reduced motion a step is immediate", await calm.run("player.position"), 1);
  check("every button has a name", await calm.run("[...document.querySelectorAll('button')].every((b) => (b.getAttribute('aria-label') || b.textContent).trim())"));
  await calm.close();

  const title = "</title><script>document.title = 1</script> & \"quotes\"";
  say(on(3), `animate(R, "sune.html", title = ${JSON.stringify(title)})`);
  const named = await browser.open(page("sune"), { width: 320, height: 600, mobile: true });
  check("a title is text", await named.run("document.title"), title);
  check("and the heading", await named.run("document.querySelector('h1').textContent"), title);
  check("a narrow page needs no horizontal scrolling", await named.run("document.documentElement.scrollWidth <= innerWidth"));
  quiet("sune", named);
  check("the page may fetch nothing", await named.run("fetch('data:,x').then(() => 'fetched', () => 'refused')"), "refused");
  await named.close();
}

// The height of the cube, from the first to the last drawn pixel, as a share of the window's smaller side.
const sizes = [
  { where: "a projector", width: 1920, height: 1080, share: 0.8 },
  { where: "a phone on its side", width: 640, height: 360, share: 0.75, mobile: true },
  { where: "a phone", width: 360, height: 640, share: 0.75, mobile: true },
  { where: "a small window", width: 1000, height: 700, share: 0.7 },
];

function cubeSize() {
  const { canvas } = view, { width, height } = canvas;
  const copy = new OffscreenCanvas(width, height).getContext("2d");
  copy.drawImage(canvas, 0, 0);
  const { data } = copy.getImageData(0, 0, width, height);
  const rows = [];
  for (let i = 3; i < data.length; i += 4) if (data[i]) rows.push(Math.floor(i / 4 / width));
  return (rows[rows.length - 1] - rows[0] + 1) * canvas.clientHeight / height;
}

async function fits(browser, { where, width, height, share, mobile }) {
  const shown = await browser.open(page("sune"), { width, height, mobile });
  const size = await shown.run(`(${cubeSize})()`);
  check(`${where}: the cube is large (${(size / Math.min(width, height)).toFixed(2)} of the smaller side)`, size >= share * Math.min(width, height));
  const inSight = (selector) => shown.run(`[...document.querySelectorAll("${selector}")].every((e) => (({ left, top, right, bottom }) =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight)(e.getBoundingClientRect()))`);
  check(`${where}: the whole canvas is visible`, await inSight("#cube"));
  check(`${where}: every button is visible`, await inSight("#controls button, #views button"));
  for (const row of ["#views", "#controls .row"])
    check(`${where}: the buttons in ${row} are in one row`, await shown.run(`new Set([...document.querySelectorAll("${row} button")].map((b) => Math.round(b.getBoundingClientRect().top))).size`), 1);
  check(`${where}: no horizontal scrolling`, await shown.run("document.documentElement.scrollWidth <= innerWidth"));
  await shown.close();
}

// A page uses the choices made in the last one.
async function remembers(browser) {
  say(on(3), `animate(R U, "safe.html", colors = safe)`);
  const choice = (shown) => shown.run("[choice.colors, view.letters, view.artist.colors.F.join()].join(' ')");
  const green = { standard: "31,160,85", safe: "30,208,122" };
  const shown = async (name, wanted) => {
    const opened = await browser.open(page(name));
    check(`${name}: colours and letters`, await choice(opened), wanted);
    return opened;
  };
  const first = await shown("sune", `standard false ${green.standard}`);
  await first.key("c");
  check("c: safe colours come with letters", await choice(first), `safe true ${green.safe}`);
  await first.close();
  const second = await shown("sune", `safe true ${green.safe}`);
  check("the buttons show it", await second.run("['letters', 'colors'].map((id) => element(id).getAttribute('aria-pressed')).join()"), "true,true");
  await second.key("l");
  await second.close();
  const third = await shown("sune", `safe false ${green.safe}`);
  await third.run("localStorage.clear()");
  await third.close();
  await (await shown("safe", `safe true ${green.safe}`)).close();
  await (await shown("sune", `standard false ${green.standard}`)).close();
}

// Some browsers refuse storage to pages from the disk.
async function forgets(browser) {
  const shown = await browser.open(page("sune"), { before: "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('refused', 'SecurityError'); } })" });
  check("without storage letters can be shown", (await shown.key("l"), await shown.run("view.letters")));
  quiet("sune", shown);
  await shown.close();
}

// Only printed, since other programs may be running.
async function frames(browser, name) {
  const shown = await browser.open(page(name), { width: 1280, height: 900 });
  const times = await shown.run(`new Promise((done) => {
    const times = [];
    let before = 0;
    const frame = (now) => {
      if (before) times.push(now - before);
      before = now;
      player.playing ? requestAnimationFrame(frame) : done(times);
    };
    player.speed = 3;
    player.play();
    requestAnimationFrame(frame);
  })`);
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.floor(part * (times.length - 1))].toFixed(1);
  console.log(`${name}: ${times.length} frames, median ${at(0.5)} ms, 95 in 100 within ${at(0.95)} ms`);
  await shown.close();
}

const browser = new Browser(browserProgram);
try {
  for (const one of cases) await plays(browser, one);
  await keys(browser);
  await mouse(browser);
  for (const name of ["sune", "seven", "twenty"]) await frames(browser, name);
  await manners(browser);
  for (const size of sizes) await fits(browser, size);
  await remembers(browser);
  await forgets(browser);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
end();
