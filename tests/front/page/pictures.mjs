// Pictures and the animated cube.

import { check, pause, visit } from "./user.mjs";

// Records saved files: the link's name, and its content.
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
    check("a picture has an alternative text", /3x3x3.*cycles/.test(words) || words);
    const press = (word) => hands.run(`[...document.querySelectorAll("article button")].find((b) => b.textContent.includes("${word}")).click()`);
    await press("sexy.svg");
    await press("PNG");
    await hands.until("the picture is saved as SVG and PNG", "saved.length === 2");
    check("the files have their types", await hands.run("saved.map(({ name, type }) => name + ' ' + type).join()"),
      "sexy.svg image/svg+xml,sexy.png image/png");
    check("the files have content", await hands.run("saved.every(({ size }) => size > 500)"));
    await moves(hands);
  }, { before: catcher });
}

async function moves(hands) {
  await hands.write("let sexy = [R, U]\nR U R' U'");
  await hands.click("move");
  await hands.idle();
  check("Show moves adds an animated cube", await hands.count("iframe.moving"), 1);
  check("the animated cube has a title", (await hands.run("document.querySelector('iframe').title")).includes("R U R' U'"));
  check("the animated cube is sandboxed", await hands.run("document.querySelector('iframe').getAttribute('sandbox')"), "allow-scripts");
  await pause(500);
  check("the animated cube plays", await plays(hands));
  await hands.write("\"no algorithm\"");
  await hands.click("move");
  await hands.idle();
  check("a line without moves is reported", (await hands.last()).includes("not an algorithm"));
}

// The sandbox is a separate target in the browser.
async function plays({ page: { browser } }) {
  const { targetInfos } = await browser.send("Target.getTargets");
  const { targetId } = targetInfos.find(({ type }) => type === "iframe");
  const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
  const ask = async (expression) => (await browser.send("Runtime.evaluate", { expression }, sessionId)).result.value;
  const now = "document.getElementById('now').textContent";
  const before = await ask(now);
  await ask("document.getElementById('play').click()");
  const end = Date.now() + 20_000;
  while ((await ask(now)).includes("Start") && Date.now() < end) await pause(50);
  return before.includes("Start") && !(await ask(now)).includes("Start");
}
