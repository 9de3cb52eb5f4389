// Files that are chosen or dropped onto the page. Programs are not run; a lesson's examples are.

import { element } from "./drawings.js";

const most = 2 ** 20;  // bytes
const ending = (name) => name.slice(name.lastIndexOf(".") + 1).toLowerCase();

export function choose(take, accept) {
  const input = element("input", { type: "file", accept });
  input.addEventListener("change", () => input.files[0] && take(input.files[0]));
  input.click();
}

// Passes a file's content to `lesson`, `text` or `record`, by its kind.
export const fileOpener = ({ lesson, text, record, tell }) => async (file) => {
  if (file.size > most) return tell(`${file.name} is too large; the limit is one megabyte`);
  const content = await file.text();
  if (content.startsWith("cube lesson progress")) return record(content);
  if (ending(file.name) === "md") return lesson({ name: file.name, text: content, dropped: true });
  if (ending(file.name) === "cube") return text(content, file.name);
  tell(`${file.name} is not a lesson (.md), a program (.cube) or saved progress`);
};

export function acceptDrops(take) {
  const over = (is) => document.body.toggleAttribute("data-over", is);
  const holdsFiles = ({ dataTransfer }) => dataTransfer?.types.includes("Files");
  const onDrag = (name, act) => addEventListener(name, (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    event.stopPropagation();
    act(event);
  }, { capture: true });
  onDrag("dragover", () => over(true));
  onDrag("drop", ({ dataTransfer }) => {
    over(false);
    if (dataTransfer.files[0]) take(dataTransfer.files[0]);
  });
  addEventListener("dragleave", ({ relatedTarget }) => relatedTarget || over(false));
}
