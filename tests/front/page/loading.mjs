// The program, most of the download, is held back: the cube is there before it, and input made in the meantime is not lost.

import { readFileSync } from "node:fs";

import { cubeShows, picture, sum } from "./first_view.mjs";
import { check, Hands, pause } from "./user.mjs";

const program = "/cubelang.wasm.xz";
const most = 1_000_000;  // bytes until the first cube

// Asks the server for "drawn", with the time since the visit began, when the cube has its colours.
const reporting = `const look = () => {
  if (document.getElementById("cube")?.width > 300 && ${picture}.colors > 5) fetch("drawn?" + Math.round(performance.now()));
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);`;

// Opens a page and holds one of its files back after some bytes. Returns the bytes that were sent and the time in ms until the
// cube was drawn, a function that releases the file, and one that waits for the page.
export async function firstCube({ browser, server }, url, held, bytes = 0) {
  server.sent.clear();
  const release = server.hold(held, bytes);
  const drawn = server.request("/drawn");
  const opened = browser.open(url, { width: 1280, height: 800, motion: "reduce", before: reporting });
  const time = Number((await drawn).split("?")[1]);
  const sent = [...server.sent.values()].reduce((all, one) => all + one, 0);
  return { sent, time, release, hands: async () => new Hands(await opened) };
}

export async function loading(visit) {
  await served(visit);
  await oneFile(visit);
  await tileBefore(visit);
  await stopBefore(visit);
  await missing(visit);
}

async function served(visit) {
  const { sent, release, hands: opened } = await firstCube(visit, visit.url, program);
  check("the first cube needs less than a megabyte", sent < most || sent);
  const hands = await opened();
  check("the page says that the program is loaded", await hands.status(), "loading the program …");
  const four = await hands.run(sum);
  await hands.type(" F2");
  await cubeShows(hands, "R U R' U' F2");
  check("a move typed early turns the cube", (await hands.run(sum)) !== four);
  await hands.run(`document.querySelector('[data-key="L"]').click()`);
  await cubeShows(hands, "R U R' U' F2 L");
  await hands.write("let a = [F, D]");
  await pause(100);
  await cubeShows(hands, "R U R' U' F2 L");
  release();
  await cubeShows(hands, "F D F' D'");
  await hands.ready();
  await hands.until("the text is coloured after loading", `document.querySelector("#editor .color-keyword")`);
  check("the text is kept", await hands.text(), "let a = [F, D]");
  check("the session is whole", await hands.answer("order(R U)"), "105");
  check("logged errors", hands.page.complaints.filter((one) => !one.includes("404")).join("\n"), "");
  await done(hands);
}

// The file is sent up to its program.
async function oneFile(visit) {
  const { server, url, tree } = visit;
  const bytes = readFileSync(`${tree}/cubelang.html`).indexOf('id="program"');
  server.others["/cubelang.html"] = `${tree}/cubelang.html`;
  const { sent, release, hands: opened } = await firstCube(visit, `${url}cubelang.html`, "/cubelang.html", bytes);
  check("the first cube of the single file needs less than a megabyte", sent < most || sent);
  release();
  const hands = await opened();
  check("the single file runs when it has come", await hands.answer("order(R U)"), "105");
  await done(hands);
}

// A program that is started early runs once it can.
async function tileBefore(visit) {
  const { release, hands: opened } = await firstCube(visit, visit.url, program);
  const hands = await opened();
  await hands.run("document.querySelector('[data-tile=picture]').click()");
  await hands.click("run");
  check("an early program waits", await hands.run("document.body.matches('[data-working]')"));
  check("the status says for what", await hands.status(), "loading the program …");
  release();
  await hands.idle();
  check("a tile that was pressed early has its answer", await hands.count("img.picture"), 1);
  check("it has run once", await hands.count("article"), 1);
  await done(hands);
}

async function stopBefore(visit) {
  const { release, hands: opened } = await firstCube(visit, visit.url, program);
  const hands = await opened();
  await hands.click("run");
  await hands.click("stop");
  await hands.idle();
  check("an early program can be stopped", await hands.count(".interrupted"), 1);
  check("the program is still being loaded", await hands.status(), "loading the program …");
  release();
  await hands.ready();
  check("the next program runs", await hands.answer("order(R U)"), "105");
  await done(hands);
}

// The program does not come at all, and later it does.
async function missing(visit) {
  const { server } = visit;
  server.others[program] = "/no/such/file";
  const { release, hands: opened } = await firstCube(visit, visit.url, program);
  release();
  const hands = await opened(), message = "the program could not be loaded; press Run to try again";
  await hands.until("the failure is in the status", `document.getElementById("status").textContent === "${message}"`);
  await hands.type(" F");
  await cubeShows(hands, "R U R' U' F");
  const text = await hands.text();
  await hands.click("run");
  await hands.idle();
  check("Run tries again", await hands.last(), message);
  check("the status remains", await hands.status(), message);
  check("the text is kept after a failure", await hands.text(), text);
  delete server.others[program];
  await hands.click("run");
  await hands.idle();
  check("Run works when the program can be loaded", (await hands.last()).endsWith("\n6"));
  check("then the status is empty", await hands.status(), "");
  await done(hands);
}

// The next visit is a first one again.
async function done(hands) {
  await hands.run(`(async () => {
    localStorage.clear();
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.all(workers.map((one) => one.unregister()));
    await Promise.all((await caches.keys()).map((key) => caches.delete(key)));
  })()`);
  await hands.close();
}
