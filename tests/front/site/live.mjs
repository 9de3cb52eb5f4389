// live.mjs SITE BROWSER: readers run the examples of the documentation in its pages.

import { pathToFileURL } from "node:url";

import { Browser } from "../../page/browser.mjs";
import { Server } from "../page/server.mjs";
import { check, failed, Hands } from "../page/user.mjs";

const [site, program] = process.argv.slice(2);
const examples = `[...document.querySelectorAll(".session")].filter((one) => one.querySelector(".typed"))`;
const answer = `document.querySelector("cube-lang")?.shadowRoot.querySelector("article")`;

async function runs(reader, wanted, text) {
  const sought = `${examples}.find((one) => one.querySelector(".typed").textContent === ${JSON.stringify(text)})`;
  const shown = await reader.run(`${sought}.querySelector(".answer").textContent.trim()`);
  await reader.run(`${sought}.nextElementSibling.click()`);
  await reader.until(`${wanted}: an answer`, `${answer} && document.querySelector("cube-lang").shadowRoot.querySelector(".first").disabled === false`);
  const all = await reader.run(`${answer}.textContent`);
  check(`${wanted}: the answer is that of the page`, all.includes(shown.split("\n")[0]));
  check(`${wanted}: the program`, (await reader.run(`document.querySelector("cube-lang").value`)).split("\n")[0], text);
}

async function visit(opened, wanted, text) {
  const reader = new Hands(opened);
  check(`${wanted}: every example has a button`, await reader.run(`${examples}.every((one) => one.nextElementSibling?.matches("button.live"))`));
  await runs(reader, wanted, text);
  check(`${wanted}: logged errors`, opened.complaints.join("\n"), "");
  await opened.close();
}

const browser = new Browser(program), server = new Server(site);
const url = await server.open();
try {
  await visit(await browser.open(`${url}groups.html`), "an example with prompts", "F in group(R, U)");
  await visit(await browser.open(`${url}built-ins-orders-and-parity.html`), "an example of a built-in", "order(R U)");
  const onDisk = await browser.open(pathToFileURL(`${site}/groups.html`).href);
  check("pages on the disk have no buttons", await onDisk.run(`document.querySelectorAll(".live").length`), 0);
} finally {
  await browser.close();
  await server.close();
}
process.exit(failed() ? 1 : 0);
