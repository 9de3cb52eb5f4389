// What a lesson says, part by part, as elements.

import { blockOf, spans } from "./blocks.js";
import { answered, element } from "./drawings.js";

// What is told apart by its colour has a sign too.
const signs = { good: "✓", bad: "✗", hint: "›" };
const plainMark = (mark) => (["-", "[x]", "[ ]"].includes(mark) ? "" : mark);
// Read out, a sign alone says nothing.
const spoken = { "[x]": "fulfilled: ", "[ ]": "not fulfilled: " };
function told({ mark, role, text }) {
  const line = element("p", { class: `told role-${role || "plain"}` });
  if (signs[role]) line.append(element("span", { class: "sign", "aria-hidden": "true", text: signs[role] }));
  if (spoken[mark]) line.append(element("span", { class: "spoken", text: spoken[mark] }));
  if (plainMark(mark)) line.append(element("strong", { text: `${plainMark(mark)} ` }));
  line.append(...spans(text));
  return line;
}

export const echoed = (prompt, text) =>
  element("pre", { class: "echo" }, element("span", { class: "role-faint", text: prompt }), text);
const example = (statements) => element("div", { class: "example" },
  ...statements.flatMap(({ prompt, text, answers }) => [echoed(prompt, text), ...answers.flatMap(answered)]));

export function elementsOf({ told: line, step, worked_out }) {
  if (line) return [told(line)];
  if (worked_out !== undefined) return [element("pre", { class: "worked-out role-faint", text: worked_out })];
  if (step?.block) return [blockOf(step.block)];
  return step?.example ? [example(step.example)] : [];
}

// The place at which something is asked of the student.
export function stopElement({ exercise, pause }) {
  if (pause) return pause.length ? element("div", { class: "task" }, element("p", {}, ...spans(pause))) : null;
  if (!exercise) return null;
  const { heading, task, wanted, solved } = exercise;
  const title = element("h3", { text: heading });
  if (solved) title.append(element("span", { class: "role-good", text: " ✓ solved" }));
  const notes = wanted ? [element("p", { class: "note", text: `Wanted: ${wanted}` })] : [];
  return element("div", { class: "task" }, title, element("p", {}, ...spans(task)), ...notes);
}

// What is wrong with a lesson, for whoever writes it.
export function faults(mistakes) {
  const line = ({ line, text }) =>
    element("pre", { class: "mistake", text: text.trimEnd().replace(/^.*?:\d+:\d+: error: /, `line ${line}: `) });
  const title = `${mistakes.length} ${mistakes.length === 1 ? "mistake" : "mistakes"} in this lesson`;
  return element("details", { class: "faults", open: "" }, element("summary", { text: title }), ...mistakes.map(line));
}
