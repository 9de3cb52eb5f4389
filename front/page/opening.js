// Files that are chosen, or dropped onto the page. Nothing in them runs by itself but a lesson's examples.

import { element } from "./drawings.js";

const most = 2 ** 20;  // bytes
const ending = (name) => name.slice(name.lastIndexOf(".") + 1).toLowerCase();

export function choose(take, accept) {
  const input = element("input", { type: "file", accept });
  input.addEventListener("change", () => input.files[0] && take(input.files[0]));
  input.click();
}

// What becomes of a file: `lesson`, `text` and `record` take what is in it.
export const opened = ({ lesson, text, record, tell }) => async (file) => {
  if (file.size > most) return tell(`${file.name} is too large: a megabyte is the most that is read`);
  const content = await file.text();
  if (content.startsWith("cube lesson progress")) return record(content);
  if (ending(file.name) === "md") return lesson({ name: file.name, text: content, dropped: true });
  if (ending(file.name) === "cube") return text(content, file.name);
  tell(`${file.name} is neither a lesson (.md) nor a program (.cube), nor progress in a lesson`);
};

export function dropping(take) {
  const over = (is) => document.body.toggleAttribute("data-over", is);
  const holdsFiles = ({ dataTransfer }) => dataTransfer?.types.includes("Files");
  const heard = (name, act) => addEventListener(name, (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    event.stopPropagation();
    act(event);
  }, { capture: true });
  heard("dragover", () => over(true));
  heard("drop", ({ dataTransfer }) => {
    over(false);
    if (dataTransfer.files[0]) take(dataTransfer.files[0]);
  });
  addEventListener("dragleave", ({ relatedTarget }) => relatedTarget || over(false));
}
