// Answers, below what they are answers to: those of the page, and those in a lesson.

import { answered, element, mistaken } from "./drawings.js";
import { shownFile } from "./files.js";

// A text of many lines is told by its first one, and can be opened.
const asked = (text) => {
  const lines = text.split("\n");
  if (lines.length === 1) return element("pre", { class: "asked", text });
  const first = lines.find((line) => line.trim() && !line.startsWith("#")) ?? lines[0];
  return element("details", { class: "asked" },
    element("summary", { text: `${first} … (${lines.length} lines)` }), element("pre", { text }));
};

// What is done once for all that comes before the page is drawn next.
function makeSoon() {
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

const most = 1000;  // parts below a question: a loop may say millions of things, and the page must stay quick
export function makeLog(id) {
  const at = document.getElementById(id), soon = makeSoon(), counts = new WeakMap();
  const down = () => soon("scroll", () => (at.scrollTop = at.scrollHeight));
  // `make` gives the elements, if there is room for them.
  const add = (block, make) => {
    const count = (counts.get(block)?.count ?? 0) + 1;
    const rest = counts.get(block)?.rest ?? (count > most ? element("p", { class: "note" }) : null);
    counts.set(block, { count, rest });
    if (!rest) return put(block, ...make());
    if (count === most + 1) put(block, rest);
    soon(rest, () => (rest.textContent = `… and ${count - most} more, left out here`));
  };
  const begin = (...parts) => {
    const block = element("article", {}, ...parts);
    at.append(block);
    return block;
  };
  const put = (block, ...parts) => {
    block.append(...parts);
    down();
    if (parts.some(({ className }) => className === "moving")) parts[0].scrollIntoView({ block: "start" });
  };
  const question = (text) => begin(...(text.trim() ? [asked(text.trimEnd())] : []));
  return {
    begin, put, question, add,
    putPart({ answer, file }, block) {
      if (answer) add(block, () => answered(answer));
      if (!file) return;
      add(block, () => [shownFile(file)]);
      // A picture has its height only when it is there.
      block.querySelectorAll("img").forEach((image) => image.addEventListener("load", down));
    },
    putProblem: (text) => put(question(""), mistaken({ text })),
    clear: () => at.replaceChildren(),
    // So that all from this block on is seen, or its beginning.
    scrollTo: (block) => soon("scroll", () =>
      (at.scrollTop += block.getBoundingClientRect().top - at.getBoundingClientRect().top - 4)),
    scroll: (pages) => at.scrollBy({ top: pages * at.clientHeight * 0.9 }),
    // How many characters are in a line here.
    get columns() {
      const probe = element("span", { text: "0".repeat(100), class: "probe" });
      at.append(probe);
      const width = probe.getBoundingClientRect().width / 100;
      probe.remove();
      return Math.max(24, Math.floor((at.clientWidth - 32) / width));
    },
  };
}
