// Phones, keyboards, readers of screens, colours, and visits without a network.

import { check, pause, visit } from "./hands.mjs";

export async function manners({ browser, server, url, file }) {
  for (const place of [url, file]) {
    await visit(browser, place, phone, { width: 320, height: 640, mobile: true });
    await visit(browser, place, remembers);
  }
  await visit(browser, url, keyboard);
  await visit(browser, url, words);
  await visit(browser, url, (hands) => hands.until("all is kept", "caches.keys().then((keys) => keys.length === 1)"));
  await offline({ browser, server, url });
}

async function phone(hands) {
  const narrow = () => hands.run("document.documentElement.scrollWidth <= 320 && document.body.scrollWidth <= 320");
  await hands.answer("print \"a long line that no telephone has room for, whichever way it is held up to the light\"\nshow(R)");
  check("a phone is not scrolled sideways", await narrow());
  check("a net is as narrow as the phone", await hands.run("[...document.querySelectorAll('.drawing')].at(-1).scrollWidth <= 320"));
  await hands.click("more");
  check("nor with all buttons shown", await narrow());
  check("which are all there", await hands.run(`[...document.querySelectorAll("header button, header select")].every((one) => {
    const { left, right, height } = one.getBoundingClientRect();
    return left >= 0 && right <= 320 && height >= 24;
  })`));
  await hands.click("more");
}

async function remembers(hands) {
  await hands.choose("theme", "safe");
  await hands.answer("show(R)");
  check("stickers that colour-blind eyes tell apart", await hands.run("getComputedStyle(document.querySelector('.face-L')).backgroundColor"), "rgb(224, 74, 8)");
  check("it is remembered", await hands.run("localStorage.getItem('cubelang theme')"), "\"safe\"");
  await hands.run("localStorage.clear()");
}

async function keyboard(hands) {
  const focus = () => hands.run("document.activeElement.id || document.activeElement.className.split(' ')[0] || document.activeElement.tagName");
  await hands.type("order(R U)");
  check("the cursor is in the text from the start", await hands.text(), "order(R U)");
  await hands.key("Enter", 2);
  await hands.idle();
  check("Ctrl+Enter runs it", await hands.last(), "105");
  const seen = [];
  for (let i = 0; i < 3; ++i) {
    await hands.key("Tab");
    seen.push(await focus());
  }
  check("Tab leaves the text, for help and the answers", seen.join(" "), "word BUTTON answers");
  await hands.key("Tab", 8);
  check("and back", await focus(), "BUTTON");
  await hands.run("document.activeElement.blur(); document.getElementById('run').focus()");
  const bar = [];
  for (let i = 0; i < 8; ++i) {
    bar.push(await focus());
    await hands.key("Tab");
  }
  check("the buttons come in their order", bar.join(" "), "run move texts file link download clear theme");
}

async function words(hands) {
  await hands.answer("svg(R, \"r.svg\")");
  check("answers are announced", await hands.run("document.getElementById('answers').getAttribute('role')"), "log");
  check("so is what is going on", await hands.run("document.getElementById('status').getAttribute('role')"), "status");
  const nameless = await hands.run(`[...document.querySelectorAll("button, select, input, img, iframe, [contenteditable=true], section")]
    .filter((one) => !(one.textContent.trim() || one.getAttribute("aria-label") || one.title || one.alt || one.labels?.length)).length`);
  check("everything has a name", nameless, 0);
  check("a language for voices", await hands.run("document.documentElement.lang"), "en");
}

// The server is gone: what was kept at the first visit is all there is.
async function offline({ browser, server, url }) {
  await server.close();
  await visit(browser, url, async (hands) => {
    check("without a network it runs all the same", await hands.answer("order(R U)"), "105");
    check("from what was kept", await hands.run("navigator.serviceWorker.controller !== null"));
  });
  const page = await browser.open(url);
  const { installabilityErrors } = await page.send("Page.getInstallabilityErrors");
  check("it can be installed as an app", installabilityErrors.map(({ errorId }) => errorId).join(), "");
  await page.close();
}
