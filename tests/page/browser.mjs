// A headless browser, driven over a pipe by the DevTools protocol, without ports, network or packages.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage", "--remote-debugging-pipe"];

export class Browser {
  constructor(program) {
    this.folder = mkdtempSync(join(tmpdir(), "cube-page-"));
    this.process = spawn(program, [...flags, `--user-data-dir=${this.folder}`, "about:blank"], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    this.waiting = new Map();
    this.listeners = [];
    this.count = 0;
    this.process.once("exit", (code) => this.waiting.forEach(({ reject }) => reject(new Error(`the browser ended (${code})`))));
    let rest = "";
    this.process.stdio[4].setEncoding("utf8").on("data", (chunk) => {
      const messages = (rest + chunk).split("\0");
      rest = messages.pop();
      for (const message of messages) this.receive(JSON.parse(message));
    });
  }

  receive({ id, result, error, method, params, sessionId }) {
    if (id === undefined) return this.listeners.forEach((listener) => listener(method, params, sessionId));
    const { resolve, reject } = this.waiting.get(id);
    this.waiting.delete(id);
    error ? reject(new Error(error.message)) : resolve(result);
  }

  send(method, params = {}, sessionId = undefined) {
    const id = ++this.count;
    this.process.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + "\0");
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  async close() {
    const ended = new Promise((resolve) => this.process.once("exit", resolve));
    await this.send("Browser.close").catch(() => {});
    await ended;
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  // Opens and draws a page, and records its errors and requests.
  async open(url, { width = 1000, height = 700, scheme = "light", motion = "no-preference", mobile = false, before = "" } = {}) {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    const page = new Page(this, sessionId, targetId);
    for (const domain of ["Page", "Runtime", "Log", "Network"]) await page.send(`${domain}.enable`);
    await page.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile });
    await page.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }, { name: "prefers-reduced-motion", value: motion }] });
    if (before) await page.send("Page.addScriptToEvaluateOnNewDocument", { source: before });
    const loaded = page.event("Page.loadEventFired");
    await page.send("Page.navigate", { url });
    await loaded;
    await page.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
    return page;
  }
}

class Page {
  constructor(browser, session, target) {
    Object.assign(this, { browser, session, target, complaints: [], requests: [] });
    browser.listeners.push((method, params, sessionId) => sessionId === session && this.notice(method, params));
  }

  notice(method, params) {
    if (method === "Runtime.exceptionThrown") this.complaints.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    if (method === "Runtime.consoleAPICalled") this.complaints.push(params.args.map((arg) => arg.value).join(" "));
    if (method === "Log.entryAdded") this.complaints.push(params.entry.text);
    if (method === "Network.requestWillBeSent") this.requests.push(params.request.url);
  }

  send(method, params) {
    return this.browser.send(method, params, this.session);
  }

  event(wanted) {
    return new Promise((resolve) => this.browser.listeners.push((method, params, session) => method === wanted && session === this.session && resolve(params)));
  }

  // The value of an expression in the page; promises are awaited.
  async run(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
    return result.value;
  }

  async key(key, modifiers = 0) {
    const event = { key, modifiers, text: key.length === 1 ? key : undefined };
    await this.send("Input.dispatchKeyEvent", { type: "keyDown", ...event });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", key, modifiers });
  }

  async mouse(type, x, y, buttons) {
    await this.send("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons, clickCount: 1 });
  }

  async picture() {
    return Buffer.from((await this.send("Page.captureScreenshot", { format: "png" })).data, "base64");
  }

  close() {
    return this.browser.send("Target.closeTarget", { targetId: this.target });
  }
}
