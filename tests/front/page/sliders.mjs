// Sliders in answers.

import { check, visit } from "./user.mjs";

export async function sliders({ browser, url, file }) {
  for (const place of [url, file]) await visit(browser, place, moves);
  await visit(browser, url, times);
  await visit(browser, url, inLessons);
}

const slide = (hands, i, to, within = "document") => hands.run(`((input) => {
  input.value = ${to};
  input.dispatchEvent(new Event("input", { bubbles: true }));
})(${within}.querySelectorAll(".slider input")[${i}])`);
const lines = (hands) => hands.run(`[...document.querySelector("article:last-of-type").querySelectorAll("pre.drawing, .mistake")].map((one) => one.textContent).filter((text) => !text.startsWith("wrote")).join("|")`);
const becomes = (hands, fact, text) => hands.until(`${fact}: ${text}`, `[...document.querySelector("article:last-of-type").querySelectorAll("pre.drawing, .mistake")].map((one) => one.textContent).filter((text) => !text.startsWith("wrote")).join("|") === ${JSON.stringify(text)}`);

async function moves(hands) {
  await hands.answer(`let total = 1
let n = slider(0..12)
order((R U)^n)
let total = total + n
total
let m = slider({0, 90, 180}, at = 90)
m + n
svg((R U)^n, "power.svg")`);
  check("a slider begins at its first value, or at `at`", await lines(hands), "1|1|90");
  check("a slider has the name of its value", await hands.run(`[...document.querySelectorAll(".slider span")].map((one) => one.textContent).join()`), "n,m");
  check("its value is shown", await hands.run(`[...document.querySelectorAll(".slider output")].map((one) => one.textContent).join()`), "0,90");
  check("nothing is said about other places", await hands.count(".note:not([role]):not(#shown):not(#far):not(#stop-at):not(#offer)"), 0);
  const before = await hands.run(`document.querySelector("img.picture").alt`);
  await slide(hands, 0, 7);
  await becomes(hands, "moving a slider runs its statement and the later ones again, from the state before it", "15|8|97");
  check("its pictures follow", (await hands.run(`document.querySelector("img.picture").alt`)) !== before && await hands.count("img.picture"), 1);
  await slide(hands, 1, 2);
  await becomes(hands, "another slider moves alone", "15|8|187");
  await slide(hands, 0, 5);
  await becomes(hands, "a later slider keeps its value", "21|6|185");
  for (let i = 0; i <= 12; ++i) await slide(hands, 0, i);
  await becomes(hands, "many moves end with the last one", "35|13|192");
  check("the earlier answers are replaced", await hands.count("article:last-of-type pre.drawing"), 4);
  await hands.idle();
  check("the value is kept for the next text", await hands.answer("n + total"), "25");
  // Another text has been run since: it is not undone.
  await hands.answer("let kept = 5");
  await hands.run(`{ const input = document.querySelectorAll(".slider input")[0]; input.value = 1; input.dispatchEvent(new Event("input")); }`);
  await hands.idle();
  check("moving an earlier slider keeps later definitions", await hands.answer("{kept, n}"), "{5, 1}");
  await hands.answer(`let k = slider(0..9)\nlet j = slider(0..9)\nshow(R^k)\nshow(U^j)\nfor i in 1..40 { print i }`);
  const place = (which) => `((one) => one.getBoundingClientRect().top - document.getElementById("answers").getBoundingClientRect().top)(${which})`;
  const last = `document.querySelector("article:last-of-type")`;
  await hands.until("an answer is scrolled to its beginning", `Math.abs(${place(last)} - 4) < 3`);
  await hands.run("document.getElementById('answers').scrollTop += 150");
  check("sliders stay in sight, one below the other", await hands.run(`[0, 1].map((i) => Math.round(${place(`${last}.querySelectorAll(".slider")[i]`)})).every((top, i) => top >= 40 * i && top <= 40 * i + 5)`));
  await hands.answer("slider(R)");
  check("a slider needs integers", (await hands.last()).includes("a slider needs a list of integers, but this is an algorithm"));
  await hands.run("localStorage.clear()");
}

// Only reported: other programs may be running.
async function times(hands) {
  await hands.answer(`let n = slider(0..104)\nshow((R U)^n)\nsvg((R U)^n, "power.svg", isometric)`);
  const measured = await hands.run(`(async () => {
    const article = document.querySelector("article:last-of-type"), input = article.querySelector("input"), times = [];
    for (let i = 1; i <= 40; ++i) {
      const old = article.querySelector("pre.drawing"), begin = performance.now();
      input.value = i;
      input.dispatchEvent(new Event("input"));
      while (article.querySelector("pre.drawing") === old) await new Promise((done) => setTimeout(done));
      times.push(performance.now() - begin);
    }
    times.sort((one, other) => one - other);
    return [times[20], times[39]];
  })()`);
  check("forty moves are answered", measured.length, 2);
  console.log(`from a slider's move to its net and picture: median ${measured[0].toFixed(1)} ms, longest ${measured[1].toFixed(1)} ms`);
  await hands.run("localStorage.clear()");
}

const lesson = `# Powers

\`\`\`cube
let n = slider(0..6)
(R U)^n
\`\`\`

Try it.

\`\`\`pause
Move it.
\`\`\`
`;
async function inLessons(hands) {
  await hands.run(`{ const data = new DataTransfer();
    data.items.add(new File([${JSON.stringify(lesson)}], "powers.md"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })); }`);
  await hands.until("the lesson has a slider", `document.querySelector("#told .slider input")`);
  await slide(hands, 0, 2);
  await hands.until("in a lesson the statements after the slider follow", `document.querySelector("#told .example")?.textContent.includes("R U R U") === true`);
  await slide(hands, 0, 1);
  await hands.until("and again", `!document.querySelector("#told .example")?.textContent.includes("R U R U") === true`);
  check("an example has one answer for each statement", await hands.count("#told .example pre.drawing"), 1);
  await hands.run("localStorage.clear()");
}
