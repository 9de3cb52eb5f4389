// Elements for the parts of a lesson.

import { blockOf, spans } from "./blocks.js";
import { answerElements, element } from "./drawings.js";

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
const example = (statements) => element("div", { class: "example" },
  ...statements.flatMap(({ prompt, text, answers }) => [echoElement(prompt, text), ...answers.flatMap(answerElements)]));

export function elementsOf({ told: message, step, worked_out }) {
  if (message) return [messageElement(message)];
  if (worked_out !== undefined) return [element("pre", { class: "worked-out role-faint", text: worked_out })];
  if (step?.block) return [blockOf(step.block)];
  return step?.example ? [example(step.example)] : [];
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
