// Sliders in answers: a range input for each call of `slider`. Moving one runs its statement and those after it again, and
// replaces their answers.

import { element } from "./drawings.js";

const count = ({ low, high, step }) => Number((BigInt(high) - BigInt(low)) / BigInt(step));
const valueAt = ({ low, step }, i) => String(BigInt(low) + BigInt(step) * BigInt(i));
const indexOf = ({ low, step, value }) => Number((BigInt(value) - BigInt(low)) / BigInt(step));

// The name in `let NAME = slider(…)`, or "slider".
const nameIn = (text, { statement, begin }) => /^let\s+(\w+)\s*=\s*$/.exec(text.slice(statement, begin))?.[1] ?? "slider";

function makeRow(slider, name, above, moved) {
  const input = element("input", { type: "range", min: 0, max: count(slider), value: indexOf(slider), "aria-label": name });
  const output = element("output");
  const row = element("label", { class: "slider" }, element("span", { text: name }), input, output);
  row.style.top = `${40 * above}px`;  // several rows stay in sight, one below the other
  const show = () => {
    output.textContent = valueAt(slider, input.value);
    input.setAttribute("aria-valuetext", output.textContent);
  };
  input.addEventListener("input", () => {
    show();
    moved(slider.begin, output.textContent);
  });
  show();
  return row;
}

// The last text that was run, and the thread that ran it: only its statements can be undone before they are run again.
let owner = {}, turn = 0;
function claim(block, thread) {
  if (owner.block !== block || owner.thread !== thread) turn += 1;
  owner = { block, thread };
  return turn;
}

// The sliders of one text, whose answers are in `block`, after `header` other children. `run(moved, take)` runs it with sliders
// moved, `fill(block, part)` appends a part of the answer, `thread()` is the program's present thread.
export function makeSliders({ text, block, header, run, fill, thread }) {
  const values = new Map();  // of the moved sliders, by the place of their call
  const rows = new Map();    // the same for {row, slider, turn}
  let now = claim(block, thread()), working = false, next = null;

  // The slider's row, unless it is there already.
  const rowOf = (slider, gone) => {
    const known = rows.get(slider.begin)?.row;
    const row = known && !gone.has(known) ? null : makeRow(slider, nameIn(text, slider), [...rows.keys()].filter((begin) => begin < slider.begin).length, move);
    rows.set(slider.begin, { row: row ?? known, slider, turn: now });
    return row;
  };
  const none = new Set();
  const add = (part, to = block, gone = none) => {
    for (const slider of part.answer?.sliders ?? []) to.append(...[rowOf(slider, gone)].filter(Boolean));
    fill(to, part);
  };
  // The children after the sliders of a statement.
  const rest = (statement) => {
    const own = [...rows.values()].filter(({ slider }) => slider.statement === statement).map(({ row }) => row);
    const children = [...block.children];
    return children.slice(Math.max(header, ...own.map((row) => children.indexOf(row) + 1)));
  };
  async function runFrom(statement, before) {
    const old = new Set(rest(statement)), made = document.createDocumentFragment();
    const moved = { sliders: [...values], from: statement, ...before };
    if (!(await run(moved, (part) => add(part, made, old)))) return;
    await Promise.all([...made.querySelectorAll("img")].map((image) => image.decode().catch(() => {})));
    for (const one of old) one.remove();
    block.append(made);
  }
  const start = { slider: { statement: 0 }, turn: -1 };
  // Moves that arrive in the meantime are made together.
  async function work(wanted) {
    if (working) return void (next = wanted);
    working = true;
    for (next = wanted; next;) {
      const { slider, turn: seen } = next;
      next = null;
      now = claim(block, thread());
      await runFrom(slider.statement, seen === now ? { before: slider.before } : {}).catch(() => {});
    }
    working = false;
  }
  function move(begin, value) {
    values.set(begin, value);
    work(rows.get(begin));
  }
  return { add, redo: () => work(start) };
}
