// live.mjs SITE BROWSER: the documentation in a browser, from the disk on a phone and on a screen, and from a server, where readers run
// its examples.

import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";

import { Browser } from "../../page/browser.mjs";
import { Server } from "../page/server.mjs";
import { check, failed, Hands } from "../page/user.mjs";

const [site, program] = process.argv.slice(2);
const disk = pathToFileURL(site).href;
const browser = new Browser(program);
const faults = (page) => page.complaints.filter((text) => !/^(All search scripts loaded|Lunr index built)/.test(text)).join("\n");

async function fits(name, width) {
  const page = await browser.open(`${disk}/${name}`, { width, height: 800, mobile: width < 500 });
  check(`${name}: wider than ${width}`, await page.run("document.documentElement.scrollWidth > innerWidth"), false);
  check(`${name}: missing pictures`, await page.run("[...document.images].filter((i) => i.naturalWidth === 0).length"), 0);
  check(`${name}: requests`, page.requests.filter((url) => !url.startsWith("data:") && !url.startsWith(disk)).join("\n"), "");
  check(`${name}: logged errors`, faults(page), "");
  await page.close();
}

async function searches(address) {
  const page = await browser.open(address), reader = new Hands(page);
  await reader.until(`${address}: the search is ready`, `typeof min_search_length === "number"`);
  await page.run(`document.getElementById("mkdocs-search-query").value = "visible_order"`);
  const first = `document.querySelector("#mkdocs-search-results a")`;
  await reader.until(`${address}: something is found`, `(doSearch(), ${first})`);
  check(`${address}: visible_order is found`, await page.run(`${first}.href.includes("docs/built-ins.html#visible_order")`));
  check(`${address}: logged errors`, faults(page), "");
  await page.close();
}

async function runs(address, text) {
  const page = await browser.open(address), reader = new Hands(page);
  const examples = `[...document.querySelectorAll(".session")]`, block = `document.querySelector("cube-lang")`;
  const sought = `${examples}.find((one) => one.querySelector(".typed").textContent === ${JSON.stringify(text)})`;
  check("every example has a button", await page.run(`${examples}.every((one) => one.nextElementSibling?.matches("button.live"))`));
  const shown = (await page.run(`${sought}.textContent`)).split("\n")[1];
  await page.run(`${sought}.nextElementSibling.click()`);
  await reader.until("an answer", `${block}?.shadowRoot.querySelector("article") && ${block}.shadowRoot.querySelector(".first").disabled === false`);
  check("the answer is that of the page", (await page.run(`${block}.shadowRoot.querySelector("article").textContent`)).includes(shown));
  check("the program", (await page.run(`${block}.value`)).split("\n")[0], text);
  check("an example: logged errors", faults(page), "");
  await page.close();
}

const server = new Server(site), url = await server.open();
try {
  for (const name of ["index.html", "docs/language.html", "docs/built-ins.html", "docs/pictures.html", "library/pll.html"])
    for (const width of [375, 1280]) await fits(name, width);
  await searches(`${disk}/docs/groups.html`);
  await searches(`${url}docs/groups.html`);
  if (existsSync(`${site}/blocks/element.js`)) await runs(`${url}docs/groups.html`, "F in group(R, U)");
} finally {
  await browser.close();
  await server.close();
}
process.exit(failed() ? 1 : 0);
