// Lessons are played: right and wrong answers, hints, what is kept, what is given to others; and lessons of strangers.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { check, pause, visit } from "./hands.mjs";

// What is saved is caught on its way.
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
  // Types a line and sends it; what it was answered.
  async say(text) {
    const before = await this.hands.count("#told article");
    await this.hands.run(`document.querySelector("#saying .cm-content").focus()`);
    if (text) await this.hands.type(text);
    await this.hands.key("Enter");
    await this.hands.until(`said: ${text}`, `document.querySelectorAll("#told article").length > ${before}`);
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
      await saves(student, cube);
    });
    await studying(browser, place, comesBack);
  }
  await studying(browser, url, stops);
  await studying(browser, url, strangers);
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
  check("the cursor is where the answer goes", await student.focused());
  check("what is typed at a pause is answered", (await student.say("order(R U)")).includes("105"));
  check("a mistake is told", (await student.say("ordr(R)")).includes("line 1: unknown name `ordr`"));
  await student.say("");
  check("Enter alone goes on", await student.at(), "Exercise 1 of 5: three quarters");
  const wrong = await student.say("U");
  check("a wrong answer is told what it does", wrong.includes("Not yet: U does this instead:(urf,ufl,ulb,ubr)"));
  check("what of it is wrong, and what is right", /not fulfilled: does the same as R R R.*[^t] fulfilled: is a single move|not fulfilled: does the same as R R R✓fulfilled: is a single move/.test(wrong));
  check("with a sign besides the colour", await hands.run(`[...document.querySelectorAll("#told .sign")].map((one) => one.textContent).join("")`), "››✗✗✓›");
  check("a foreseen mistake has its remark", (await student.say("R2")).includes("R2 is two quarter turns, and one is missing."));
  await student.go("hint");
  check("a hint", (await student.text()).includes("Hint 1 of 1: After one more R"));
  check("nothing is solved yet", (await student.far()).includes("0 of 5 solved"));
  check("a right answer is told so", (await student.say("R'")).includes("Right. Three quarters forwards are one quarter backwards."));
  check("it goes on by itself", await student.at().then((at) => at !== "Exercise 1 of 5: three quarters"));
  check("one is solved", (await student.far()).includes("1 of 5 solved"));
  await student.say("");
  check("the next exercise", await student.at(), "Exercise 2 of 5: tidy up");
  await student.go("back");
  check("and back", await student.at(), "Try what you like; Enter alone goes on.");
  await student.go("next");
}

// Answers as a file that the native program marks.
async function saves(student, cube) {
  const { name, text } = await student.saves("hand-in");
  check("answers have the lesson's name", name, "1-moves-answers.cube");
  check("and are in the file", text.includes("# exercise: three quarters\nR'\n"));
  const progress = await student.saves("export");
  check("so is progress", progress.name, "1-moves.progress");
  check("in the program's own form", progress.text.startsWith("cube lesson progress 1\n"));
  if (!cube) return;
  const folder = mkdtempSync(join(tmpdir(), "cube-answers-"));
  writeFileSync(join(folder, name), text);
  const lesson = new URL("../../../examples/lessons/1-moves.md", import.meta.url).pathname;
  const marked = spawnSync(cube, ["check", lesson, join(folder, name)], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  check("they are marked right", `${marked.stdout}${marked.stderr}`, "[x] three quarters: right\n");
}

// After the page was closed.
async function comesBack(student, hands) {
  const entry = await hands.run(`[...document.querySelectorAll("#texts option")].find((one) => one.value === "lesson 1-moves.md").textContent`);
  check("the menu says how far one is", entry, "1 Moves and inverses: 1 of 5 solved");
  await student.open("1-moves.md");
  check("a lesson opens where it was left", (await student.far()).includes("1 of 5 solved"));
  check("not at its beginning", (await student.text()).includes("Six letters"), false);
  await student.press("leave");
  check("left, the playground is there", await hands.answer("order(R U)"), "105");
  await hands.run("localStorage.clear()");
  await student.open("1-moves.md");
  check("without what was kept it begins anew", (await student.far()).includes("0 of 5 solved"));
  await student.drop("1-moves.progress", "cube lesson progress 1\nat 2\nsolved three quarters\nanswer three quarters\tR'\\n\nend\n");
  await hands.until("progress from a file", `document.getElementById("far").textContent.includes("1 of 5")`);
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
  await hands.until("it runs", "!document.getElementById('stop').disabled");
  await pause(1500);
  check("what is said without end is left out", (await student.text()).includes("more, left out here"));
  await hands.click("stop");
  await student.there();
  check("that it was stopped is told", (await student.text()).includes("stopped; you are where you were"));
  check("the lesson is where it was", `${await student.at()} ${(await student.far()).includes("1 of 5")}`, `${where} true`);
  check("and goes on", (await student.say("order(R U)")).includes("105"));
  check("the cursor is back", await student.focused());
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
async function strangers(student, hands) {
  await student.drop("<img src=x onerror=harmed>.md", hostile);
  await hands.until("a lesson that was dropped is played", `document.querySelector("#told h2")?.textContent === "Harm"`);
  await student.there();
  check("scripts in it are text", (await student.text()).includes("<script>window.harmed = true</script>"));
  check("nothing of it is HTML", await hands.count("#lesson :is(script, iframe, img, svg, b, [onerror], [onload])"), 0);
  check("nor runs", await hands.run("window.harmed"), false);
  check("no link leads to a script", await hands.count("#told a[href^=javascript]"), 0);
  check("its mistakes are told with their lines", /line 6: a lesson shows no HTML/.test(await student.text()));
  check("it is in no link", await hands.run("location.hash"), "");
  await student.drop("mine.cube", "order(R U)");
  await hands.until("a program is put into the editor", "document.querySelector('#editor .cm-line').textContent === 'order(R U)'");
  check("and is not run", await hands.count("#answers article"), 0);
  await student.drop("picture.png", "no");
  await pause(50);
  check("what else is dropped is told", (await hands.status()).includes("picture.png is neither"));
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
    await hands.until("a teacher's link is told", `document.getElementById("status").textContent.includes("#lesson=")`);
    link = /#lesson=\S+/.exec(await hands.status())[0];
    await hands.run("localStorage.clear()");
  });
  check("it has lesson and seed", link, "#lesson=1-moves&seed=anna+%26+co+%231");
  await studying(browser, url + link, async (student, hands) => {
    check("a link says what it is to", (await hands.run(`document.getElementById("offer").textContent`)).includes("“Moves and inverses”, with the moves and numbers of the seed “anna & co #1”"));
    await pause(300);
    check("it does not begin by itself", await hands.run("document.body.matches('[data-lesson]')"), false);
    await student.press("begin");
    check("it begins when it is told to, with its seed", (await student.far()).includes("seed anna & co #1"));
    await hands.run("localStorage.clear()");
  });
  const wrong = ["#lesson=99-none", "#lesson=<script>harmed=true</script>", "#lesson=__proto__", "#lesson=%E0%A4%A",
    "#lesson=../../etc/passwd", "#lesson=1-moves&seed=anna%0Aat%202", `#lesson=1-moves&seed=${"x".repeat(500)}`, `#lesson=${"1".repeat(90_000)}`];
  await studying(browser, url, async (student, hands) => {
    for (const one of wrong) {
      await hands.run(`document.getElementById("status").textContent = ""; location.hash = ${JSON.stringify(one)}`);
      await hands.until(`told: ${one.slice(0, 40)}`, `/no lesson with the name|none that a lesson takes/.test(document.getElementById("status").textContent)`);
      check(`nothing is offered: ${one.slice(0, 40)}`, await hands.run(`document.getElementById("offer").hidden`));
    }
    check("no harm", await hands.run("window.harmed"), false);
  });
}

async function keyboard(student, hands) {
  await hands.key("Enter");
  await hands.until("Enter begins what the link is to", `document.querySelector("#told h2")?.textContent === "Order"`);
  await student.there();
  check("the cursor is in the line", await student.focused());
  await hands.type("ord");
  await hands.until("what can come is told here too", `document.querySelector("#saying .cm-tooltip-autocomplete")`);
  await hands.key("Escape");
  await hands.type("er(R U");
  await hands.key("Enter");
  await hands.until("a line that is not whole goes on", `document.querySelectorAll("#saying .cm-line").length === 2`);
  await hands.until("a built-in has its colour", `document.querySelector("#saying .color-known")?.textContent === "order"`);
  const said = await student.say(")");
  check("sent when it is whole", said.includes("105"));
  const seen = [];
  for (let i = 0; i < 4; ++i) {
    await hands.key("Tab");
    seen.push(await hands.run("document.activeElement.textContent"));
  }
  check("Tab goes to what else can be done", seen.join(), "Send,Next,Back,Again");
  check("what is said is announced", await hands.run(`document.getElementById("told").getAttribute("aria-live")`), "polite");
  check("everything has a name", await hands.run(`[...document.querySelectorAll("#lesson :is(button, input, [contenteditable=true])")]
    .filter((one) => !(one.textContent.trim() || one.getAttribute("aria-label") || one.labels?.length)).length`), 0);
  await hands.run("localStorage.clear()");
}

async function phone(student, hands) {
  await student.press("begin");
  const wide = () => hands.run("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth, document.getElementById('told').scrollWidth) <= 320");
  await hands.run("document.getElementById('others').open = true");
  check("a lesson on a phone is not scrolled sideways", await wide());
  check("all its buttons are on it", await hands.run(`[...document.querySelectorAll("#lesson button, #lesson input")]
    .filter((one) => one.checkVisibility()).every((one) => {
      const { left, right, height } = one.getBoundingClientRect();
      return left >= 0 && right <= 320 && height >= 24;
    })`));
  await hands.run("document.getElementById('others').open = false");
  for (let i = 0; i < 3; ++i) await student.say("next");
  check("nor further on", await wide());
  check("there is room to read", await hands.run("document.getElementById('told').clientHeight > 200"));
  await hands.run("localStorage.clear()");
}

async function forgets(student) {
  await student.open("1-moves.md");
  check("what is not kept is told", (await student.far()).includes("not kept"));
  await student.say("");
  await student.say("R'");
  check("the lesson is played all the same", (await student.far()).includes("1 of 5 solved"));
}
