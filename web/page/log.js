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

export function makeLog(id) {
  const at = document.getElementById(id);
  const down = () => (at.scrollTop = at.scrollHeight);
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
    begin, put, question,
    putPart({ answer, file }, block) {
      if (answer) put(block, ...answered(answer));
      if (!file) return;
      put(block, shownFile(file));
      // A picture has its height only when it is there.
      block.querySelectorAll("img").forEach((image) => image.addEventListener("load", down));
    },
    putProblem: (text) => put(question(""), mistaken({ text })),
    clear: () => at.replaceChildren(),
    // So that all from this block on is seen, or its beginning.
    scrollTo: (block) => (at.scrollTop += block.getBoundingClientRect().top - at.getBoundingClientRect().top - 4),
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
