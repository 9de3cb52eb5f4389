// Pictures, and the cube that moves.

import { check, pause, visit } from "./hands.mjs";

// What is saved is caught on its way: the link's name, and what is behind it.
const catcher = `window.saved = []; HTMLAnchorElement.prototype.click = function () {
  const link = this;
  fetchBlob(link.href).then((blob) => saved.push({ name: link.download, type: blob.type, size: blob.size }));
};
const blobs = new Map(), made = URL.createObjectURL;
URL.createObjectURL = (blob) => { const url = made.call(URL, blob); blobs.set(url, blob); return url; };
const fetchBlob = async (url) => blobs.get(url);`;

export async function pictures({ browser, url, file }) {
  for (const place of [url, file]) await visit(browser, place, async (hands) => {
    await hands.answer("svg([R, U], \"sexy.svg\")");
    await hands.until("a picture is drawn", "document.querySelector('img.picture')?.naturalWidth > 50");
    const words = await hands.run("document.querySelector('img.picture').alt");
    check("it says in words what it shows", /3x3x3.*cycles/.test(words) ? "so" : words, "so");
    const press = (word) => hands.run(`[...document.querySelectorAll("article button")].find((b) => b.textContent.includes("${word}")).click()`);
    await press("sexy.svg");
    await press("PNG");
    await hands.until("it is saved both ways", "saved.length === 2");
    check("as what it is", await hands.run("saved.map(({ name, type }) => name + ' ' + type).join()"),
      "sexy.svg image/svg+xml,sexy.png image/png");
    check("with something in it", await hands.run("saved.every(({ size }) => size > 500)"));
    await moves(hands);
  }, { before: catcher });
}

async function moves(hands) {
  await hands.write("let sexy = [R, U]\nR U R' U'");
  await hands.click("move");
  await hands.idle();
  check("the cube that moves is there", await hands.count("iframe.moving"), 1);
  check("it is named", (await hands.run("document.querySelector('iframe').title")).includes("R U R' U'"));
  check("it reaches nothing here", await hands.run("document.querySelector('iframe').getAttribute('sandbox')"), "allow-scripts");
  await pause(500);
  check("it plays", await plays(hands));
  await hands.write("\"no algorithm\"");
  await hands.click("move");
  await hands.idle();
  check("a line without moves is told as such", (await hands.last()).includes("no algorithm"));
}

// The sandbox is a world of its own, in which this is asked for by itself.
async function plays({ page: { browser } }) {
  const { targetInfos } = await browser.send("Target.getTargets");
  const { targetId } = targetInfos.find(({ type }) => type === "iframe");
  const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
  const ask = async (expression) => (await browser.send("Runtime.evaluate", { expression }, sessionId)).result.value;
  const now = "document.getElementById('now').textContent";
  const before = await ask(now);
  await ask("document.getElementById('play').click()");
  await pause(1200);
  return before.includes("Start") && !(await ask(now)).includes("Start");
}
