// Tests on phones, with keyboards, for screen readers, of colours, and without a network.

import { check, pause, visit } from "./user.mjs";

export async function manners({ browser, server, url, file }) {
  for (const place of [url, file]) {
    await visit(browser, place, phone, { width: 320, height: 640, mobile: true });
    await visit(browser, place, remembers);
  }
  await visit(browser, url, keyboard);
  await visit(browser, url, words);
  await visit(browser, url, (hands) => hands.until("all files are cached", "caches.keys().then((keys) => keys.length === 1)"));
  await offline({ browser, server, url });
}

async function phone(hands) {
  const narrow = () => hands.run("document.documentElement.scrollWidth <= 320 && document.body.scrollWidth <= 320");
  await hands.answer("print \"a long line that does not fit on the screen of any phone, whichever way the phone is turned\"\nshow(R)");
  check("a phone needs no horizontal scrolling", await narrow());
  await hands.answer("is_reachable((+fu))\nprint \"a long line that does not fit on the screen of any phone, whichever way it is turned\"");
  check("sentences fit the width", await hands.run("[...document.querySelectorAll('.prose')].every((one) => one.scrollWidth <= one.clientWidth) && document.querySelectorAll('.prose').length > 1"));
  await hands.answer("show(R)");
  check("a net fits on a phone", await hands.run("[...document.querySelectorAll('.drawing')].at(-1).scrollWidth <= 320"));
  await hands.click("more");
  check("with all buttons, a phone needs no horizontal scrolling", await narrow());
  check("all buttons are visible", await hands.run(`[...document.querySelectorAll("header button, header select")].every((one) => {
    const { left, right, height } = one.getBoundingClientRect();
    return left >= 0 && right <= 320 && height >= 24;
  })`));
  await hands.click("more");
}

async function remembers(hands) {
  await hands.choose("theme", "safe");
  await hands.answer("show(R)");
  check("the safe theme has safe sticker colours", await hands.run("getComputedStyle(document.querySelector('.face-L')).backgroundColor"), "rgb(224, 74, 8)");
  check("the theme is stored", await hands.run("localStorage.getItem('cubelang theme')"), "\"safe\"");
  await hands.run("localStorage.clear()");
}

async function keyboard(hands) {
  const focus = () => hands.run("document.activeElement.id || document.activeElement.className.split(' ')[0] || document.activeElement.tagName");
  await hands.key("a", 2);
  await hands.type("order(R U)");
  check("the cursor starts in the editor", await hands.text(), "order(R U)");
  await hands.key("Enter", 2);
  await hands.idle();
  check("Ctrl+Enter runs the text", await hands.last(), "105");
  const seen = [];
  for (let i = 0; i < 9; ++i) {
    await hands.key("Tab");
    seen.push(await focus());
  }
  check("Tab goes from the editor to help, the cube and the answers", seen.join(" "), "word BUTTON cube BUTTON BUTTON BUTTON BUTTON pace answers");
  await hands.key("Tab", 8);
  check("Shift+Tab goes back", await focus(), "pace");
  await hands.run("document.activeElement.blur(); document.getElementById('run').focus()");
  const bar = [];
  for (let i = 0; i < 8; ++i) {
    bar.push(await focus());
    await hands.key("Tab");
  }
  check("Tab follows the order of the buttons", bar.join(" "), "run move texts file link download clear theme");
}

async function words(hands) {
  await hands.answer("svg(R, \"r.svg\")");
  check("answers are announced", await hands.run("document.getElementById('answers').getAttribute('role')"), "log");
  check("the status is announced", await hands.run("document.getElementById('status').getAttribute('role')"), "status");
  const nameless = await hands.run(`[...document.querySelectorAll("button, select, input, img, iframe, [contenteditable=true], section")]
    .filter((one) => !(one.textContent.trim() || one.getAttribute("aria-label") || one.title || one.alt || one.labels?.length)).length`);
  check("every control has a name", nameless, 0);
  check("the page has a language", await hands.run("document.documentElement.lang"), "en");
}

// Without the server, only the cache of the first visit is available.
async function offline({ browser, server, url }) {
  await server.close();
  await visit(browser, url, async (hands) => {
    check("the page runs without a network", await hands.answer("order(R U)"), "105");
    check("a service worker controls the page", await hands.run("navigator.serviceWorker.controller !== null"));
  });
  const page = await browser.open(url);
  const { installabilityErrors } = await page.send("Page.getInstallabilityErrors");
  check("the page can be installed as an app", installabilityErrors.map(({ errorId }) => errorId).join(), "");
  await page.close();
}
