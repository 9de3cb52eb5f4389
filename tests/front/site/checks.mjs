// checks.mjs SITE BROWSER: opens every page from the disk. There must be no errors, no requests to a network, nothing wider than a
// phone, and enough contrast in light and dark. Also tests the search and the keyboard.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { Browser } from "../../page/browser.mjs";

const [site, browserProgram] = process.argv.slice(2);
const address = (page) => pathToFileURL(join(site, page)).href;
let failures = 0;

function check(fact, is, wanted = true) {
  if (is === wanted) return;
  failures += 1;
  console.log(`${fact}:\n  is     ${is}\n  expected ${wanted}`);
}

function quiet(name, page) {
  check(`${name}: logged errors`, page.complaints.join("\n"), "");
  check(`${name}: requests`, page.requests.filter((url) => !url.startsWith("data:") && !url.startsWith(pathToFileURL(site).href)).join("\n"), "");
}

// Runs in the page: texts with too little contrast (WCAG 2, AA), except in drawings.
function unreadable() {
  const parts = (color) => color.match(/[\d.]+/g).map(Number);
  const light = (color) => parts(color).slice(0, 3).map((c) => c / 255)
    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)).reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = (node) => {
    for (; node; node = node.parentElement) {
      const color = getComputedStyle(node).backgroundColor;
      if (parts(color)[3] !== 0) return color;
    }
    return "rgb(255, 255, 255)";
  };
  const bad = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || node.closest("svg") || !node.checkVisibility()) continue;
    const [a, b] = [light(getComputedStyle(node).color), light(ground(node))].sort((x, y) => y - x);
    if ((a + 0.05) / (b + 0.05) < 4.5) bad.add(`${node.tagName} ${node.className}: ${walker.currentNode.data.trim().slice(0, 30)}`);
  }
  return [...bad].join("\n");
}

const tooWide = "document.documentElement.scrollWidth > innerWidth";

async function everyPage(browser) {
  for (const name of readdirSync(site).filter((file) => file.endsWith(".html"))) {
    const phone = await browser.open(address(name), { width: 375, height: 800, mobile: true, scheme: "dark" });
    check(`${name}: wider than a phone`, await phone.run(tooWide), false);
    check(`${name}: unreadable in the dark`, await phone.run(`(${unreadable})()`), "");
    await phone.send("Emulation.setDeviceMetricsOverride", { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false });
    await phone.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: "light" }] });
    check(`${name}: wider than a screen`, await phone.run(tooWide), false);
    check(`${name}: unreadable in the light`, await phone.run(`(${unreadable})()`), "");
    check(`${name}: missing pictures`, await phone.run("[...document.images].filter((i) => i.naturalWidth === 0).length"), 0);
    quiet(name, phone);
    await phone.close();
  }
}

const type = async (page, text) => {
  for (const letter of text) await page.key(letter);
};
const focused = (page) => page.run("document.activeElement.getAttribute('href') ?? document.activeElement.id");
const firstFound = (page) => page.run("document.querySelector('#found a').getAttribute('href')");

async function search(browser) {
  const page = await browser.open(address("index.html"), { width: 1280, height: 900 });
  await page.key("/");
  check("/ moves the focus to the search", await focused(page), "query");
  await type(page, "commutator");
  check("commutator is found", await firstFound(page), "built-ins-finding-algorithms.html#commutators");
  check("the number of hits is shown", await page.run("/^The first 20 of \\d+$/.test(document.getElementById('found_count').textContent)"));
  await page.key("ArrowDown");
  check("the down arrow goes to a hit", await focused(page), "built-ins-finding-algorithms.html#commutators");
  await page.key("ArrowUp");
  check("the up arrow goes back", await focused(page), "query");
  await page.key("Escape");
  check("Escape closes the hits", await page.run("document.getElementById('found').hidden"));
  for (const [query, wanted] of [["order", "built-ins-orders-and-parity.html#order"], ["T perm", "library-pll.html#pll_t"], ["superflip", "library-patterns.html#superflip"],
    ["(.*", null], ["<img src=x onerror=alert(1)>", null], ["look-alikes", "language.html#look-alikes"]]) {
    await page.run(`field.value = ${JSON.stringify(query)}; search()`);
    check(`${query} is found`, await page.run("document.querySelector('#found a')?.getAttribute('href') ?? null"), wanted);
  }
  check("a search without hits is reported", await page.run("field.value = 'qqqq'; search(); count.textContent"), "Nothing found");
  await page.run("field.value = 'superflip'; search(); field.focus()");
  const loaded = page.event("Page.loadEventFired");
  await page.run("form.requestSubmit()");
  await loaded;
  check("Enter opens the first hit", await page.run("location.hash"), "#superflip");
  quiet("search", page);
  await page.close();
}

async function keyboard(browser) {
  const page = await browser.open(address("language.html"), { width: 1280, height: 900 });
  await page.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 });
  check("the first Tab goes to the skip link", await focused(page), "#main");
  check("the skip link is then visible", await page.run("document.activeElement.getBoundingClientRect().left >= 0"));
  await page.close();
  const phone = await browser.open(address("language.html"), { width: 375, height: 800, mobile: true });
  const shown = "getComputedStyle(document.getElementById('contents')).display";
  check("on a phone the contents are hidden", await phone.run(shown), "none");
  await phone.run("document.querySelector('.to-contents').click(); new Promise((done) => setTimeout(done, 50))");
  check("on a phone the contents can be shown", await phone.run(shown), "block");
  await phone.close();
}

async function paper(browser) {
  const page = await browser.open(address("pictures.html"), { width: 800, height: 900 });
  await page.send("Emulation.setEmulatedMedia", { media: "print" });
  check("the contents are not printed", await page.run("getComputedStyle(document.getElementById('contents')).display"), "none");
  check("paper is white", await page.run("getComputedStyle(document.body).backgroundColor"), "rgb(255, 255, 255)");
  await page.close();
}

const browser = new Browser(browserProgram);
try {
  await everyPage(browser);
  await search(browser);
  await keyboard(browser);
  await paper(browser);
} finally {
  await browser.close();
}
process.exit(failures === 0 ? 0 : 1);
