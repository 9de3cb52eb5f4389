// Simulates a user of the page.

import { Browser } from "../../page/browser.mjs";
import { Server } from "./server.mjs";

let failures = 0;
export const failed = () => failures;
export function check(fact, is, wanted = true) {
  if (is === wanted) return;
  failures += 1;
  console.log(`${fact}:\n  is     ${JSON.stringify(is)}\n  expected ${JSON.stringify(wanted)}`);
}
export const pause = (time) => new Promise((done) => setTimeout(done, time));

const control = 2;
const codes = { Backspace: 8, Tab: 9, Enter: 13, Escape: 27 };

// A program with lists of more than half a gigabyte for each of these names.
export const filling = (names) => `let big = {1, 2, 3, 4}
for n in 1..17 { let big = big + big }
${names.map((name) => `let ${name} = {}\nfor n in 1..18 { let ${name} = ${name} + {big + {n}} }\n`).join("")}`;

export class Hands {
  constructor(page) {
    this.page = page;
  }
  run(expression) {
    return this.page.run(expression);
  }
  // Waits until the expression is true; fails after the time limit.
  async until(fact, expression, timeLimit = 20_000) {
    for (const end = Date.now() + timeLimit; Date.now() < end; await pause(15)) if (await this.run(`(async () => !!(await (${expression})))()`)) return;
    check(fact, false);
  }
  ready() {
    return this.until("the program is ready", `document.getElementById("status").textContent === ""`);
  }
  type(text) {
    return this.page.send("Input.insertText", { text });
  }
  async write(text) {
    await this.run(`document.querySelector(".cm-content").focus()`);
    await this.key("a", control);
    await this.type(text);
  }
  async key(key, modifiers = 0) {
    const code = codes[key] ?? key.toUpperCase().charCodeAt(0);
    const event = { key, modifiers, windowsVirtualKeyCode: code, code: codes[key] ? key : `Key${key.toUpperCase()}` };
    const commands = key === "a" && modifiers === control ? ["selectAll"] : [];
    const text = key === "Enter" && !modifiers ? "\r" : undefined;
    await this.page.send("Input.dispatchKeyEvent", { type: text ? "keyDown" : "rawKeyDown", text, commands, ...event });
    await this.page.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
  }
  click(id) {
    return this.run(`document.getElementById(${JSON.stringify(id)}).click()`);
  }
  choose(id, value) {
    return this.run(`{ const menu = document.getElementById("${id}"); menu.value = ${JSON.stringify(value)};
      menu.dispatchEvent(new Event("change")); }`);
  }
  idle() {
    return this.until("the computation ends", `document.getElementById("stop").disabled && !document.getElementById("run").disabled`);
  }
  // Runs a text and returns the text of its answers.
  async answer(text) {
    await this.write(text);
    await this.click("run");
    await this.idle();
    return this.last();
  }
  last() {
    return this.run(`[...(document.querySelector("article:last-of-type")?.children ?? [])]
      .filter((part) => !part.matches(".asked, button.small")).map((part) => part.textContent.trim()).join("\\n")`);
  }
  // The text of the main editor; a lesson has another.
  text() {
    return this.run(`[...document.querySelectorAll("#editor .cm-line")].map((line) => line.textContent).join("\\n")`);
  }
  count(selector) {
    return this.run(`document.querySelectorAll(${JSON.stringify(selector)}).length`);
  }
  status() {
    return this.run(`document.getElementById("status").textContent`);
  }
  close() {
    return this.page.close();
  }
}

// Opens the page, which must log no errors and send no requests to other servers.
export async function visit(browser, url, act, options = {}) {
  const page = await browser.open(url, { width: 1280, height: 800, ...options });
  const hands = new Hands(page);
  await hands.ready();
  await act(hands);
  const isOwn = (request) => /^(data|blob):/.test(request) || request.startsWith(url.split("#")[0].replace(/[^/]*$/, ""));
  check("logged errors", page.complaints.join("\n"), "");
  check("requests to other servers", page.requests.filter((request) => !isOwn(request)).join("\n"), "");
  await page.close();
}

export async function withBrowser(tree, program, act, more = {}) {
  const server = new Server(`${tree}/page`, { "/unpacked.wasm": `${tree}/front/page/cubelang.wasm` });
  const browser = new Browser(program);
  try {
    await act({ ...more, tree, browser, server, url: await server.open(), file: `file://${tree}/cubelang.html` });
  } finally {
    await browser.close();
    await server.close();
  }
}
