// The answers, below what they are answers to.

import { answered, element, mistaken } from "./drawings.js";
import { shownFile } from "./files.js";

const at = document.getElementById("answers");

// A text of many lines is told by its first one, and can be opened.
const asked = (text) => {
  const lines = text.split("\n");
  if (lines.length === 1) return element("pre", { class: "asked", text });
  const first = lines.find((line) => line.trim() && !line.startsWith("#")) ?? lines[0];
  return element("details", { class: "asked" },
    element("summary", { text: `${first} … (${lines.length} lines)` }), element("pre", { text }));
};

export function question(text) {
  const block = element("article", {}, ...(text.trim() ? [asked(text.trimEnd())] : []));
  at.append(block);
  return block;
}
export function put(block, ...parts) {
  block.append(...parts);
  at.scrollTop = at.scrollHeight;
  if (parts.some(({ className }) => className === "moving")) parts[0].scrollIntoView({ block: "start" });
}
export function putPart({ answer, file }, block) {
  if (answer) put(block, ...answered(answer));
  if (!file) return;
  put(block, shownFile(file));
  const down = () => (at.scrollTop = at.scrollHeight);  // a picture has its height only when it is there
  block.querySelectorAll("img").forEach((image) => image.addEventListener("load", down));
}
export const putProblem = (text) => put(question(""), mistaken({ text }));

// How many characters are in a line here.
export function columns() {
  const probe = element("span", { text: "0".repeat(100), class: "probe" });
  at.append(probe);
  const width = probe.getBoundingClientRect().width / 100;
  probe.remove();
  return Math.max(24, Math.floor((at.clientWidth - 32) / width));
}
