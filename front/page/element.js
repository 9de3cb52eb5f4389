// <cube-lang>: a block of code in any page, with its answers and, for an algorithm, its moves on a cube. Each block has its
// own session, which is opened when the block comes into view. Its shadow tree is out of reach of the page's styles.

import { cubeData } from "./cube_data.js";
import { makeCube } from "./cube.js";
import { element, mistakeElement, movesOf } from "./drawings.js";
import { makeLog } from "./log.js";
import { session } from "./session.js";
import { makeSliders } from "./sliders.js";
import { styles } from "parts";

const usualSize = 240;  // height of the cube in CSS pixels
const mostRows = 24;

// Without the indentation that the lines have in common.
function codeOf(text) {
  const lines = text.replace(/^\s*\n/, "").trimEnd().split("\n");
  const depth = Math.min(...lines.filter((line) => line.trim()).map((line) => /^\s*/.exec(line)[0].length));
  return lines.map((line) => line.slice(depth)).join("\n");
}

const sheet = () => {
  const made = new CSSStyleSheet();
  made.replaceSync(styles);
  return made;
};

class CubeLang extends HTMLElement {
  static observedAttributes = ["readonly", "size", "theme"];
  #parts = null;
  #session = null;  // a promise
  #running = false;
  #cube = null;
  #seen = new IntersectionObserver((all) => all.some(({ isIntersecting }) => isIntersecting) && this.#begin(), { rootMargin: "100px" });

  connectedCallback() {
    if (!this.#parts) this.#build();
    this.#seen.observe(this);
  }
  disconnectedCallback() {
    this.#seen.disconnect();
    this.#session?.then((opened) => opened.close(), () => {});
    this.#session = null;
  }
  attributeChangedCallback() {
    if (this.#parts) this.#dress();
  }

  get value() { return this.#parts ? this.#parts.code.value : codeOf(this.textContent); }
  set value(text) {
    if (!this.#parts) return void (this.textContent = text);
    this.#parts.code.value = text;
    this.#fit();
  }

  #build() {
    const button = (text, act, properties) => {
      const made = element("button", { type: "button", text, ...properties });
      made.addEventListener("click", act);
      return made;
    };
    const code = element("textarea", { "aria-label": "Cubelang program", spellcheck: "false", autocapitalize: "off", autocorrect: "off", wrap: "off" });
    const run = button("Run", () => this.run(), { class: "first", title: "Run the program (Ctrl+Enter)" });
    const stop = button("Stop", () => this.stop(), { disabled: "" });
    const status = element("span", { role: "status", class: "note" });
    const canvas = element("canvas", { id: "cube", role: "img" });
    const shown = element("p", { id: "shown", "aria-hidden": "true" });
    const stage = element("div", { id: "stage", hidden: "" }, canvas, shown);
    const answers = element("div", { id: "answers", role: "log", "aria-live": "polite", "aria-label": "Answers" });
    const root = element("div", { class: "root" }, code, element("p", { class: "buttons" }, run, stop, status), stage, answers);
    this.#parts = { code, run, stop, status, canvas, shown, stage, root, log: makeLog(answers) };
    code.value = codeOf(this.textContent);
    code.addEventListener("input", () => this.#fit());
    // The page's own keys must not act on the text that is typed here.
    for (const kind of ["keydown", "keypress", "keyup"]) root.addEventListener(kind, (event) => event.stopPropagation());
    root.addEventListener("keydown", (event) => this.#press(event));
    const shadow = this.attachShadow({ mode: "open" });
    shadow.adoptedStyleSheets = [sheet()];
    shadow.append(root);
    this.#fit();
    this.#dress();
  }
  #fit() {
    const { code } = this.#parts;
    code.rows = Math.min(mostRows, code.value.split("\n").length);
  }
  #dress() {
    const { code, root, stage } = this.#parts;
    code.readOnly = this.hasAttribute("readonly");
    root.dataset.theme = this.getAttribute("theme") ?? "auto";
    stage.style.height = `${this.#size}px`;
    if (!this.#size) stage.hidden = true;
  }
  get #size() {
    const size = Number(this.getAttribute("size") ?? usualSize);
    return Number.isFinite(size) ? Math.max(0, size) : usualSize;
  }

  #press(event) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      this.run();
    } else if (event.key === "Escape" && this.#running) {
      this.stop();
    }
  }
  #begin() {
    this.#seen.disconnect();
    if (this.value.trim()) this.run();
  }

  async run() {
    if (this.#running || !this.isConnected) return;
    if (!this.#parts) this.#build();
    const { log } = this.#parts;
    this.#work(true);
    try {
      const opened = await (this.#session ??= session());
      log.clear();
      await this.#answer(opened, log.begin());
    } catch (problem) {
      this.#session = null;
      log.clear();
      log.putProblem(problem.message);
    } finally {
      this.#work(false);
    }
  }
  async #answer(opened, block) {
    const { log } = this.#parts;
    let moves = "";
    const text = this.value;
    const fill = (to, one) => {
      log.putPart(one, to);
      moves = movesOf(one) || moves;
    };
    const run = async (moved, part) => {
      moves = "";
      const { stopped } = await opened.run(text, { columns: log.columns, part, moved });
      if (!stopped) await this.#show(opened, moves);
      return !stopped;
    };
    const { add } = makeSliders({ text, block, header: 0, run, fill, thread: () => opened.thread });
    const { stopped, error } = await opened.run(text, { columns: log.columns, part: (one) => add(one) });
    if (stopped) log.put(block, mistakeElement(error));
    else await this.#show(opened, moves);
  }
  async #show(opened, moves) {
    const page = moves && this.#size ? await opened.movingCube(moves) : "";
    const { stage, canvas, shown, root } = this.#parts;
    stage.hidden = !page;
    if (!page) return;
    this.#cube ??= makeCube({ ask: () => null }, { canvas, shown, root, first: { ...cubeData(page), moves: [] } });
    this.#cube.play(cubeData(page));
  }
  stop() {
    this.#session?.then((opened) => opened.stop(), () => {});
  }
  #work(running) {
    const { run, stop, status } = this.#parts;
    this.#running = running;
    run.disabled = running;
    stop.disabled = !running;
    status.textContent = running ? "working …" : "";
  }
}

const define = () => customElements.get("cube-lang") ?? customElements.define("cube-lang", CubeLang);
// An element that is defined while the page is read would see none of its text.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", define);
else define();
