// A log of questions with their answers, for the page and for lessons.

import { answerElements, element, mistakeElement } from "./drawings.js";
import { fileElement } from "./files.js";

// A text of several lines is shown by its first statement, and can be expanded.
const questionElement = (text) => {
  const lines = text.split("\n");
  if (lines.length === 1) return element("pre", { class: "asked", text });
  const first = lines.find((line) => line.trim() && !line.startsWith("#")) ?? lines[0];
  return element("details", { class: "asked" },
    element("summary", { text: `${first} … (${lines.length} lines)` }), element("pre", { text }));
};

// Runs each named action at most once before the next frame.
function makeScheduler() {
  const due = new Map();
  const act = () => {
    const acts = [...due.values()];
    due.clear();
    acts.forEach((one) => one());
  };
  return (name, one) => {
    if (!due.size) requestAnimationFrame(act);
    due.set(name, one);
  };
}

const most = 1000;  // parts of an answer: a loop may print millions of lines, and the page must remain fast
export function makeLog(at) {
  const schedule = makeScheduler(), counts = new WeakMap();
  // An answer is read from its beginning.
  const scrollTo = (block) => schedule("scroll", () =>
    (at.scrollTop += block.getBoundingClientRect().top - at.getBoundingClientRect().top - 4));
  // Appends the elements of `make()`, unless the block is full.
  const add = (block, make) => {
    const count = (counts.get(block)?.count ?? 0) + 1;
    const rest = counts.get(block)?.rest ?? (count > most ? element("p", { class: "note" }) : null);
    counts.set(block, { count, rest });
    if (!rest) return put(block, ...make());
    if (count === most + 1) put(block, rest);
    schedule(rest, () => (rest.textContent = `… and ${count - most} more, not shown`));
  };
  const begin = (...parts) => {
    const block = element("article", {}, ...parts);
    at.append(block);
    return block;
  };
  const put = (block, ...parts) => {
    block.append(...parts);
    if (!block.isConnected) return;
    scrollTo(block);
    if (parts.some(({ className }) => className === "moving")) parts[0].scrollIntoView({ block: "start" });
  };
  const question = (text) => begin(...(text.trim() ? [questionElement(text.trimEnd())] : []));
  return {
    begin, put, question, add,
    putPart({ answer, file }, block) {
      if (answer) add(block, () => answerElements(answer));
      if (!file) return;
      add(block, () => [fileElement(file)]);
      // A picture has its height only after it is loaded.
      if (block.isConnected) block.querySelectorAll("img").forEach((image) => image.addEventListener("load", () => scrollTo(block)));
    },
    putProblem: (text) => put(question(""), mistakeElement({ text })),
    clear: () => at.replaceChildren(),
    scrollTo,
    scroll: (pages) => at.scrollBy({ top: pages * at.clientHeight * 0.9 }),
    // The number of characters that fit in a line.
    get columns() {
      const probe = element("span", { text: "0".repeat(100), class: "probe" });
      at.append(probe);
      const width = probe.getBoundingClientRect().width / 100;
      probe.remove();
      return Math.max(24, Math.floor((at.clientWidth - 32) / width));
    },
  };
}
