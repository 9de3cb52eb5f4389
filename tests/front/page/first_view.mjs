// The first view: a filled editor, a cube that follows the line at the cursor, and tiles.

import { check, pause, visit } from "./user.mjs";

export const cubeLabel = (hands) => hands.run("document.getElementById('cube').getAttribute('aria-label')");
const arrows = ". Arrow keys turn the view.";
export const cubeShows = (hands, moves) =>
  hands.until(`the cube shows ${moves}`, `document.getElementById("cube").getAttribute("aria-label") === ${JSON.stringify(`Cube after: ${moves}${arrows}`)}`);
// Two numbers of the picture: a sum that changes with it, and the count of its colours.
export const picture = `(() => {
  const cube = document.getElementById("cube"), copy = new OffscreenCanvas(cube.width, cube.height);
  const pen = copy.getContext("2d", { willReadFrequently: true });
  pen.drawImage(cube, 0, 0);
  const pixels = new Uint32Array(pen.getImageData(0, 0, cube.width, cube.height).data.buffer);
  return { sum: pixels.reduce((sum, pixel, i) => (sum * 31 + pixel) % 1000003, 0), colors: new Set(pixels).size };
})()`;
export const sum = `${picture}.sum`;

export async function firstView({ browser, url, file }) {
  for (const place of [url, file]) await visit(browser, place, begins);
  await visit(browser, url, follows, { motion: "reduce" });
  await visit(browser, url, turns);
  await visit(browser, url, touches, { motion: "reduce" });
  await visit(browser, url, tiles);
  await visit(browser, url, positions);
  await visit(browser, url, arrowKeys, { motion: "reduce" });
  await visit(browser, url, longPress, { motion: "reduce" });
  await visit(browser, url, plays);
  await visit(browser, url, galleryOpens);
  await visit(browser, url, keys, { width: 360, height: 640, mobile: true });
}

// The faces F and R are at the left and the right of the cube's middle, U above it.
async function touches(hands) {
  const [x, y, size] = await hands.run(`(() => { const { left, top, width, height } = document.getElementById("cube").getBoundingClientRect();
    return [left + width / 2, top + height / 2, Math.min(width, height)]; })()`);
  const { page } = hands;
  const click = async (across, down) => {
    await page.mouse("mousePressed", x + across * size, y + down * size, 1);
    await page.mouse("mouseReleased", x + across * size, y + down * size, 0);
  };
  await click(-0.15, 0.1);
  await cubeShows(hands, "R U R' U' F");
  await click(0.2, 0.1);
  await click(0, -0.25);
  await cubeShows(hands, "R U R' U' F R U");
  check("clicked faces are written", (await hands.text()).includes("R U R' U' F R U\n"));
  for (const type of ["mousePressed", "mouseReleased"])
    await page.send("Input.dispatchMouseEvent", { type, x, y: y - 0.25 * size, button: "left", clickCount: 1, modifiers: 8 });
  await cubeShows(hands, "R U R' U' F R U U'");
  await click(-0.49, -0.49);
  const before = await hands.run(sum);
  await page.mouse("mousePressed", x, y, 1);
  await page.mouse("mouseMoved", x + 80, y + 10, 1);
  await page.mouse("mouseReleased", x + 80, y + 10, 0);
  await hands.until("dragging rotates the view", `${sum} !== ${before}`);
  check("only clicks on a face are moves", await cubeLabel(hands), `Cube after: R U R' U' F R U U'${arrows}`);
}

async function keys(hands) {
  const shown = () => hands.run("document.getElementById('keys').checkVisibility()");
  check("without a touch screen there are no keys for moves", await shown(), false);
  await hands.page.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await hands.until("a touch screen has keys for moves", "document.getElementById('keys').checkVisibility()");
  await hands.write("(");
  const press = async (all) => {
    for (const key of all) await hands.run(`document.querySelector(${JSON.stringify(`[data-key="${key}"]`)}).click()`);
    return hands.text();
  };
  check("keys write moves with blanks", await press(["R", "U", "'", "F", "2", "B", "back"]), "(R U' F2 ");
  check("a prime belongs to the move before", await press(["'"]), "(R U' F2'");
  check("all keys fit", await hands.run(`[...document.querySelectorAll("#keys button")].every((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    return left >= 0 && right <= 360 && width >= 24;
  })`));
}

async function begins(hands) {
  check("the editor begins with an example", /^R U R' U'$/m.test(await hands.text()));
  await cubeShows(hands, "R U R' U'");
  await hands.until("the cube has stickers", `${picture}.colors > 5`);
  check("the cube is large", await hands.run("document.getElementById('cube').clientHeight > 350"));
  check("there are six tiles", await hands.count("#tiles:not([hidden]) button"), 6);
  await hands.run("localStorage.clear()");
}

// The cursor begins at the end of the moves. With reduced motion every change is shown at once.
async function follows(hands) {
  const drawn = () => hands.run(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(${sum}))))`);
  const four = await drawn();
  await hands.type(" F");
  await cubeShows(hands, "R U R' U' F");
  const five = await drawn();
  check("a typed move changes the cube", four !== five);
  check("the last move is marked", await hands.run("document.querySelector('#shown .now')?.textContent"), "F");
  await hands.type(" Q");
  await pause(300);
  check("a line with a mistake leaves the cube", await cubeLabel(hands), `Cube after: R U R' U' F${arrows}`);
  for (let i = 0; i < 4; ++i) await hands.key("Backspace");
  await cubeShows(hands, "R U R' U'");
  check("a removed move is undone", await drawn(), four);
  await hands.write("let a = [R, U] # no\nprint 7");
  await pause(300);
  check("other statements leave the cube", await cubeLabel(hands), `Cube after: R U R' U'${arrows}`);
  await hands.write("let a = [F, D] # yes");
  await cubeShows(hands, "F D F' D'");
  await hands.answer("cube 4");
  await hands.write("2R U");
  await cubeShows(hands, "2R U");
  await hands.run("localStorage.clear()");
}

const rests = (hands) => hands.until("the cube rests",
  `(async () => { const before = ${sum}; await new Promise((done) => setTimeout(done, 300)); return before === ${sum}; })()`);

async function plays(hands) {
  const act = (name) => hands.run(`document.querySelector("[data-act=${name}]").click()`);
  await rests(hands);
  await act("first");
  await cubeShows(hands, "no moves");
  await act("on");
  await cubeShows(hands, "R");
  await rests(hands);
  await hands.run("document.querySelectorAll('#shown span')[2].click()");
  await cubeShows(hands, "R U R'");
  await act("back");
  await cubeShows(hands, "R U");
  await hands.run("{ const pace = document.getElementById('pace'); pace.value = -2; pace.dispatchEvent(new Event('input', { bubbles: true })); }");
  await act("first");
  await act("toggle");
  await hands.until("the cube plays", "document.getElementById('player').hasAttribute('data-moving')");
  await act("toggle");
  await hands.until("a pause ends with the move", "!document.getElementById('player').hasAttribute('data-moving')");
  check("a pause leaves the rest", (await cubeLabel(hands)).includes("R U R' U'"), false);
}

async function turns(hands) {
  await hands.write("R");
  await cubeShows(hands, "R");
  await rests(hands);
  await hands.run(`window.seen = new Set(); const look = () => (seen.add(${sum}), requestAnimationFrame(look)); look()`);
  await hands.type(" U");
  await cubeShows(hands, "R U");
  await rests(hands);
  check("the new move is animated", await hands.run("seen.size > 3 || seen.size"));
}

async function tiles(hands) {
  const press = async (name) => {
    await hands.run(`document.querySelector("[data-tile=${name}]").click()`);
    await hands.until(`the tile ${name} is done`, "!document.body.matches('[data-working]')");
  };
  for (const name of ["play", "find", "picture"]) {
    await press(name);
    check(`the tile ${name} has an answer`, (await hands.count("article:last-of-type > :not(.asked)")) > 0);
    check(`the tile ${name} has no mistake`, await hands.count("article .mistake"), 0);
    check(`the tile ${name} fills the editor`, (await hands.text()).startsWith("# "));
  }
  await press("review");
  check("a tile reviews a solve", await hands.run("document.querySelector('article:last-of-type').textContent.includes('verdict: solved')"));
  check("the solve is to be replaced", (await hands.text()).includes("Paste one of yours"));
  check("answers that are algorithms have a button for their cube", await hands.count("article button.small"), 3);
  await hands.run("document.querySelector('article button.small').click()");
  await hands.until("the button shows the animated cube", "document.querySelector('article iframe.moving')?.title.startsWith(\"F R U R' U' F'\")");
  await hands.idle();
  check("a tile makes a picture", await hands.count("img.picture"), 1);
  await press("course");
  check("a tile opens the course", await hands.run("document.getElementById('title').textContent"), "Moves and inverses");
  check("a lesson has no tiles", await hands.run("document.getElementById('tiles').checkVisibility()"), false);
  await hands.click("leave");
  check("the tiles stay after the examples", await hands.run("document.getElementById('tiles').checkVisibility()"));
  await hands.answer("order(R)");
  const shown = () => hands.run("document.getElementById('tiles').checkVisibility()");
  check("the tiles disappear after an own text", await shown(), false);
  const loaded = hands.page.event("Page.loadEventFired");
  await hands.page.send("Page.reload");
  await loaded;
  await hands.ready();
  check("the tiles stay away", await shown(), false);
  await hands.run("localStorage.clear()");
}

// An answer that is a position has its cube too: it is reached from the solved cube.
async function positions(hands) {
  await hands.answer("(uf,ur,ub)");
  await hands.run("document.querySelector('article:last-of-type button.small').click()");
  await hands.until("a position has an animated cube", "document.querySelector('article:last-of-type iframe.moving')?.title.startsWith('(uf,ur,ub)')");
  const shown = await hands.run("document.querySelector('article:last-of-type iframe.moving').srcdoc");
  check("its moves make the position", /"moves":\[\[/.test(shown));
  await hands.idle();
  await hands.answer("(uf,ur)");
  await hands.run("document.querySelector('article:last-of-type button.small').click()");
  await hands.until("an impossible position is reported", "document.getElementById('status').textContent.includes('no turns')");
  await hands.answer("{(uf,ur), 5}");
  check("lists have no cube", await hands.count("article:last-of-type button.small"), 0);
  await hands.run("localStorage.clear()");
}

async function arrowKeys(hands) {
  await hands.run("document.getElementById('cube').focus()");
  const sums = new Set([await hands.run(sum)]);
  for (const [key, code] of [["ArrowLeft", 37], ["ArrowUp", 38], ["ArrowRight", 39]]) {
    const before = await hands.run(sum);
    await hands.page.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key, code: key, windowsVirtualKeyCode: code });
    await hands.until(`${key} turns the view`, `${sum} !== ${before}`, 3000);
    sums.add(await hands.run(sum));
  }
  check("each arrow shows another view", sums.size, 4);
}

async function galleryOpens(hands) {
  await hands.run("document.querySelector('[data-tile=gallery]').click()");
  await hands.until("the gallery has twenty pictures", "document.querySelectorAll('#gallery img').length === 20", 60_000);
  check("every picture is drawn", await hands.run("Promise.all([...document.querySelectorAll('#gallery img')].map((one) => one.decode())).then((all) => all.length)"), 20);
  await hands.run("document.querySelector('#gallery .gallery button:nth-child(3)').click()");
  await hands.until("a chosen example runs", "document.querySelector('article:last-of-type img.picture')");
  await hands.idle();
  check("the example is in the editor", (await hands.text()).includes("cube_in_a_cube"));
  check("the gallery leaves the session alone", (await hands.answer("size(colors(()))")), "54");
  await hands.run("localStorage.clear()");
}

// A long press is a counterclockwise turn.
async function longPress(hands) {
  const [x, y] = await hands.run(`(() => { const { left, top, width, height } = document.getElementById("cube").getBoundingClientRect();
    return [left + width / 2 - 0.15 * Math.min(width, height), top + height / 2 + 0.1 * Math.min(width, height)]; })()`);
  await hands.page.mouse("mousePressed", x, y, 1);
  await pause(700);
  await hands.page.mouse("mouseReleased", x, y, 0);
  await cubeShows(hands, "R U R' U' F'");
}
