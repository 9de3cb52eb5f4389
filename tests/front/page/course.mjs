// Playing lessons: answers, hints, progress, links, and untrusted lessons.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { check, pause, visit } from "./user.mjs";

// Records saved files.
const catcher = `window.saved = []; window.harmed = false;
const blobs = new Map(), made = URL.createObjectURL;
URL.createObjectURL = (blob) => { const url = made.call(URL, blob); blobs.set(url, blob); return url; };
HTMLAnchorElement.prototype.click = function () {
  const { download, href } = this;
  blobs.get(href).text().then((text) => saved.push({ name: download, text }));
};`;

class Student {
  constructor(hands) {
    this.hands = hands;
  }
  open(name) {
    return this.press("texts", `lesson ${name}`);
  }
  async press(id, choice) {
    await (choice ? this.hands.choose(id, choice) : this.hands.click(id));
    await this.there();
  }
  async go(where) {
    await this.hands.run(`document.querySelector("[data-go=${where}]").click()`);
    await this.there();
  }
  there() {
    return this.hands.until("the lesson waits", `!document.body.matches("[data-working]")`);
  }
  // Sends a line and returns the answer.
  async say(text) {
    const before = await this.hands.count("#told article");
    await this.hands.run(`document.querySelector("#saying .cm-content").focus()`);
    if (text) await this.hands.type(text);
    await this.hands.key("Enter");
    await this.hands.until(`answered: ${text}`, `document.querySelectorAll("#told article").length > ${before}`);
    await this.there();
    return this.hands.run(`document.querySelectorAll("#told article")[${before}].textContent`);
  }
  at() {
    return this.hands.run(`document.getElementById("stop-at").textContent`);
  }
  far() {
    return this.hands.run(`document.getElementById("far").textContent`);
  }
  focused() {
    return this.hands.run(`document.activeElement.closest("#saying") !== null`);
  }
  text() {
    return this.hands.run(`document.getElementById("told").textContent`);
  }
  async saves(id) {
    await this.press(id);
    await this.hands.until("a file is saved", "saved.length > 0");
    return this.hands.run("saved.pop()");
  }
  drop(name, text) {
    return this.hands.run(`{
      const data = new DataTransfer();
      data.items.add(new File([${JSON.stringify(text)}], ${JSON.stringify(name)}));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    }`);
  }
}
const studying = (browser, url, act, options = {}) =>
  visit(browser, url, (hands) => act(new Student(hands), hands), { before: catcher, ...options });

export async function course({ browser, url, file, cube }) {
  for (const place of [url, file]) {
    await studying(browser, place, async (student, hands) => {
      await plays(student, hands);
      await savesAnswers(student, cube);
    });
    await studying(browser, place, returns);
  }
  await studying(browser, url, stops);
  await studying(browser, url, untrusted);
  await links(browser, url);
  await studying(browser, `${url}#lesson=2-order`, keyboard);
  await studying(browser, `${url}#lesson=4-parity`, phone, { width: 320, height: 640, mobile: true });
  const forgetful = `${catcher}Storage.prototype.setItem = Storage.prototype.getItem = () => { throw new Error("no"); };`;
  await studying(browser, url, forgets, { before: forgetful });
}

async function plays(student, hands) {
  await student.open("1-moves.md");
  check("a lesson has its title", await hands.run(`document.querySelector("#told h2").textContent`), "Moves and inverses");
  check("its examples have answers", (await student.text()).includes("(urf,bru,drb,frd) (ur,br,dr,fr)"));
  check("a net in it has colours", (await hands.count("#told .face-R")) > 2);
  check("the cursor is in the input line", await student.focused());
  check("input at a pause is answered", (await student.say("order(R U)")).includes("105"));
  check("a mistake is reported", (await student.say("ordr(R)")).includes("line 1: unknown name `ordr`"));
  await student.say("");
  check("Enter ends a pause", await student.at(), "Exercise 1 of 5: three quarters");
  const wrong = await student.say("U");
  check("the effect of a wrong answer is shown", wrong.includes("Not yet: U does this instead:(urf,ufl,ulb,ubr)"));
  check("each requirement is marked", /not fulfilled: does the same as R R R.*[^t] fulfilled: is a single move|not fulfilled: does the same as R R R✓fulfilled: is a single move/.test(wrong));
  check("marks have signs as well as colours", await hands.run(`[...document.querySelectorAll("#told .sign")].map((one) => one.textContent).join("")`), "››✗✗✓›");
  check("a foreseen mistake has its remark", (await student.say("R2")).includes("R2 is two quarter turns, and one is missing."));
  await student.go("hint");
  check("a hint is shown", (await student.text()).includes("Hint 1 of 1: After one more R"));
  check("nothing is solved yet", (await student.far()).includes("0 of 5 solved"));
  check("a right answer is praised", (await student.say("R'")).includes("Right. Three quarters forwards are one quarter backwards."));
  check("a right answer leads to the next stop", await student.at().then((at) => at !== "Exercise 1 of 5: three quarters"));
  check("the solved exercise is counted", (await student.far()).includes("1 of 5 solved"));
  await student.say("");
  check("the next exercise follows", await student.at(), "Exercise 2 of 5: tidy up");
  await student.go("back");
  check("Back returns to the pause", await student.at(), "Try anything; press Enter to continue.");
  await student.go("next");
}

// Saves answers, which the native program marks.
async function savesAnswers(student, cube) {
  const { name, text } = await student.saves("hand-in");
  check("the file of answers has the lesson's name", name, "1-moves-answers.cube");
  check("the file contains the answers", text.includes("# exercise: three quarters\nR'\n"));
  const progress = await student.saves("export");
  check("progress is saved to a file", progress.name, "1-moves.progress");
  check("progress has the program's format", progress.text.startsWith("cube lesson progress 1\n"));
  if (!cube) return;
  const folder = mkdtempSync(join(tmpdir(), "cube-answers-"));
  writeFileSync(join(folder, name), text);
  const lesson = new URL("../../../examples/lessons/1-moves.md", import.meta.url).pathname;
  const marked = spawnSync(cube, ["check", lesson, join(folder, name)], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  check("`cube check` marks the answers", `${marked.stdout}${marked.stderr}`, "[x] three quarters: right\n");
}

// Visits again after the page was closed.
async function returns(student, hands) {
  const entry = await hands.run(`[...document.querySelectorAll("#texts option")].find((one) => one.value === "lesson 1-moves.md").textContent`);
  check("the menu shows the progress", entry, "1 Moves and inverses: 1 of 5 solved");
  await student.open("1-moves.md");
  check("a lesson continues at the last stop", (await student.far()).includes("1 of 5 solved"));
  check("a lesson does not start from the beginning", (await student.text()).includes("Six letters"), false);
  await student.press("leave");
  check("after a lesson the editor works", await hands.answer("order(R U)"), "105");
  await hands.run("localStorage.clear()");
  await student.open("1-moves.md");
  check("without stored progress a lesson starts from the beginning", (await student.far()).includes("0 of 5 solved"));
  await student.drop("1-moves.progress", "cube lesson progress 1\nat 2\nsolved three quarters\nanswer three quarters\tR'\\n\nend\n");
  await hands.until("progress is loaded from a file", `document.getElementById("far").textContent.includes("1 of 5")`);
  await student.there();
  await hands.run("localStorage.clear()");
}

async function stops(student, hands) {
  await student.open("1-moves.md");
  await student.say("");
  await student.say("R'");
  const where = await student.at();
  await hands.type("for n in 1..1000000000 { order(R) }");
  await hands.key("Enter");
  await hands.until("the computation runs", "!document.getElementById('stop').disabled");
  await pause(1500);
  check("endless output is cut", (await student.text()).includes("more, not shown"));
  await hands.click("stop");
  await student.there();
  check("a stop is reported", (await student.text()).includes("stopped; your place in the lesson is kept"));
  check("the lesson is at the same stop", `${await student.at()} ${(await student.far()).includes("1 of 5")}`, `${where} true`);
  check("the lesson continues", (await student.say("order(R U)")).includes("105"));
  check("the cursor is in the input line again", await student.focused());
  await hands.run("localStorage.clear()");
}

const hostile = `# Harm

\`<script>window.harmed = true</script>\` and \`<img src=x onerror="window.harmed = true">\`,
[a link](javascript:window.harmed=true), [another](https://example.org/).

<script>window.harmed = true</script>

\`\`\`cube
print "<img src=x onerror='window.harmed = true'>"
\`\`\`

\`\`\`exercise
name: <b>bold</b>
task: Say \`R\` <iframe srcdoc="x"></iframe>
answer: R
hnt: <svg onload="window.harmed = true">
\`\`\`
`;
async function untrusted(student, hands) {
  await student.drop("<img src=x onerror=harmed>.md", hostile);
  await hands.until("a dropped lesson is played", `document.querySelector("#told h2")?.textContent === "Harm"`);
  await student.there();
  check("scripts in it are text", (await student.text()).includes("<script>window.harmed = true</script>"));
  check("nothing of it is HTML", await hands.count("#lesson :is(script, iframe, img, svg, b, [onerror], [onload])"), 0);
  check("nothing of it runs", await hands.run("window.harmed"), false);
  check("no link leads to a script", await hands.count("#told a[href^=javascript]"), 0);
  check("its mistakes are reported with their lines", /line 6: a lesson cannot show HTML/.test(await student.text()));
  check("it has no link", await hands.run("location.hash"), "");
  await student.drop("mine.cube", "order(R U)");
  await hands.until("a dropped program is put into the editor", "document.querySelector('#editor .cm-line').textContent === 'order(R U)'");
  check("a dropped program is not run", await hands.count("#answers article"), 0);
  await student.drop("picture.png", "no");
  await pause(50);
  check("any other file is refused", (await hands.status()).includes("picture.png is not a lesson"));
  await student.drop("empty.md", "");
  await pause(300);
  await student.there();
  check("an empty lesson harms nothing", await hands.run("document.body.matches('[data-lesson]')"));
}

async function links(browser, url) {
  let link;
  await studying(browser, url, async (student, hands) => {
    await student.open("1-moves.md");
    await hands.run(`document.getElementById("seed").value = "anna & co #1"`);
    await hands.click("teach");
    await hands.until("a teacher's link is shown", `document.getElementById("status").textContent.includes("#lesson=")`);
    link = /#lesson=\S+/.exec(await hands.status())[0];
    await hands.run("localStorage.clear()");
  });
  check("the link has lesson and seed", link, "#lesson=1-moves&seed=anna+%26+co+%231");
  await studying(browser, url + link, async (student, hands) => {
    check("a link names its lesson", (await hands.run(`document.getElementById("offer").textContent`)).includes("“Moves and inverses” with the seed “anna & co #1”"));
    await pause(300);
    check("a linked lesson does not start automatically", await hands.run("document.body.matches('[data-lesson]')"), false);
    await student.press("begin");
    check("a linked lesson starts on request, with its seed", (await student.far()).includes("seed anna & co #1"));
    await hands.run("localStorage.clear()");
  });
  const wrong = ["#lesson=99-none", "#lesson=<script>harmed=true</script>", "#lesson=__proto__", "#lesson=%E0%A4%A",
    "#lesson=../../etc/passwd", "#lesson=1-moves&seed=anna%0Aat%202", `#lesson=1-moves&seed=${"x".repeat(500)}`, `#lesson=${"1".repeat(90_000)}`];
  await studying(browser, url, async (student, hands) => {
    for (const one of wrong) {
      await hands.run(`document.getElementById("status").textContent = ""; location.hash = ${JSON.stringify(one)}`);
      await hands.until(`reported: ${one.slice(0, 40)}`, `/no lesson named|seed in this link is invalid/.test(document.getElementById("status").textContent)`);
      check(`nothing is offered: ${one.slice(0, 40)}`, await hands.run(`document.getElementById("offer").hidden`));
    }
    check("no harm", await hands.run("window.harmed"), false);
  });
}

async function keyboard(student, hands) {
  await hands.key("Enter");
  await hands.until("Enter starts the linked lesson", `document.querySelector("#told h2")?.textContent === "Order"`);
  await student.there();
  check("the cursor is in the line", await student.focused());
  await hands.type("ord");
  await hands.until("completions are shown in a lesson", `document.querySelector("#saying .cm-tooltip-autocomplete")`);
  await hands.key("Escape");
  await hands.type("er(R U");
  await hands.key("Enter");
  await hands.until("an incomplete line is continued", `document.querySelectorAll("#saying .cm-line").length === 2`);
  await hands.until("a built-in has its colour", `document.querySelector("#saying .color-known")?.textContent === "order"`);
  const answer = await student.say(")");
  check("the complete input is sent", answer.includes("105"));
  const seen = [];
  for (let i = 0; i < 4; ++i) {
    await hands.key("Tab");
    seen.push(await hands.run("document.activeElement.textContent"));
  }
  check("Tab goes to the buttons", seen.join(), "Send,Next,Back,Again");
  check("answers are announced", await hands.run(`document.getElementById("told").getAttribute("aria-live")`), "polite");
  check("every control has a name", await hands.run(`[...document.querySelectorAll("#lesson :is(button, input, [contenteditable=true])")]
    .filter((one) => !(one.textContent.trim() || one.getAttribute("aria-label") || one.labels?.length)).length`), 0);
  await hands.run("localStorage.clear()");
}

async function phone(student, hands) {
  await student.press("begin");
  const wide = () => hands.run("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth, document.getElementById('told').scrollWidth) <= 320");
  await hands.run("document.getElementById('others').open = true");
  check("a lesson on a phone needs no horizontal scrolling", await wide());
  check("all buttons are visible", await hands.run(`[...document.querySelectorAll("#lesson button, #lesson input")]
    .filter((one) => one.checkVisibility()).every((one) => {
      const { left, right, height } = one.getBoundingClientRect();
      return left >= 0 && right <= 320 && height >= 24;
    })`));
  await hands.run("document.getElementById('others').open = false");
  for (let i = 0; i < 3; ++i) await student.say("next");
  check("later parts need no horizontal scrolling", await wide());
  check("the text of the lesson has room", await hands.run("document.getElementById('told').clientHeight > 200"));
  await hands.run("localStorage.clear()");
}

async function forgets(student) {
  await student.open("1-moves.md");
  check("missing storage is reported", (await student.far()).includes("not saved"));
  await student.say("");
  await student.say("R'");
  check("the lesson is playable without storage", (await student.far()).includes("1 of 5 solved"));
}
