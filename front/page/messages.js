// Elements for the parts of a lesson.

import { blockOf, spans } from "./blocks.js";
import { element } from "./drawings.js";
import { makeSliders } from "./sliders.js";

// Signs, so that colour is not the only difference.
const signs = { good: "✓", bad: "✗", hint: "›" };
const plainMark = (mark) => (["-", "[x]", "[ ]"].includes(mark) ? "" : mark);
// Replaces the signs for screen readers.
const spoken = { "[x]": "fulfilled: ", "[ ]": "not fulfilled: " };
function messageElement({ mark, role, text }) {
  const line = element("p", { class: `told role-${role || "plain"}` });
  if (signs[role]) line.append(element("span", { class: "sign", "aria-hidden": "true", text: signs[role] }));
  if (spoken[mark]) line.append(element("span", { class: "spoken", text: spoken[mark] }));
  if (plainMark(mark)) line.append(element("strong", { text: `${plainMark(mark)} ` }));
  line.append(...spans(text));
  return line;
}

export const echoElement = (prompt, text) =>
  element("pre", { class: "echo" }, element("span", { class: "role-faint", text: prompt }), text);
// `slide(text, moved, take)` runs a statement with sliders moved; then the statements after it are run again.
function example(statements, { slide, fill }) {
  const all = [];
  const statement = ({ prompt, text, answers }, i) => {
    const block = element("div", {}, echoElement(prompt, text));
    const run = async (moved, take) => {
      const well = await slide(text, moved, take);
      if (well && i + 1 < all.length) setTimeout(all[i + 1].redo);
      return well;
    };
    all.push(makeSliders({ text, block, header: 1, run, fill, thread: () => null }));
    for (const answer of answers) all[i].add({ answer });
    return block;
  };
  return element("div", { class: "example" }, ...statements.map(statement));
}

export function elementsOf({ told: message, step, worked_out }, sliding) {
  if (message) return [messageElement(message)];
  if (worked_out !== undefined) return [element("pre", { class: "worked-out role-faint", text: worked_out })];
  if (step?.block) return [blockOf(step.block)];
  return step?.example ? [example(step.example, sliding)] : [];
}

// A stop at which the student answers.
export function stopElement({ exercise, pause }) {
  if (pause) return pause.length ? element("div", { class: "task" }, element("p", {}, ...spans(pause))) : null;
  if (!exercise) return null;
  const { heading, task, wanted, solved } = exercise;
  const title = element("h3", { text: heading });
  if (solved) title.append(element("span", { class: "role-good", text: " ✓ solved" }));
  const notes = wanted ? [element("p", { class: "note", text: `Answer with: ${wanted}` })] : [];
  return element("div", { class: "task" }, title, element("p", {}, ...spans(task)), ...notes);
}

// The mistakes in a lesson, for its author.
export function mistakeList(mistakes) {
  const line = ({ line, text }) =>
    element("pre", { class: "mistake", text: text.trimEnd().replace(/^.*?:\d+:\d+: error: /, `line ${line}: `) });
  const title = `${mistakes.length} ${mistakes.length === 1 ? "mistake" : "mistakes"} in this lesson`;
  return element("details", { class: "faults", open: "" }, element("summary", { text: title }), ...mistakes.map(line));
}
