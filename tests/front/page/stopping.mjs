// Long computations can be stopped, and definitions are kept.

import { check, filling, pause, visit } from "./user.mjs";

export async function stopping({ browser, url }) {
  await visit(browser, url, async (hands) => {
    check("definitions have no answers", await hands.answer("let sexy = [R, U]\ncube 4"), "");
    await hands.write("for n in 1..1000000000 { let sexy2 = n }");
    await hands.click("run");
    await pause(400);
    check("a computation shows its progress", (await hands.status()).includes("of 1000000000"));
    console.log(`from stop to the next answer: ${await stopToAnswer(hands)} ms`);
    await hands.idle();
    check("a stop is reported", await hands.count(".interrupted"), 1);
    check("definitions and cube are kept after a stop", await hands.answer("order(sexy)\nprint order(2R)"), "6\n4");
    await hands.write("for n in 1..1000000000 { order(R) }");
    await hands.click("run");
    await pause(200);
    await hands.key("Escape");
    await hands.until("Esc stops a computation", `document.getElementById("stop").disabled`);
    check("definitions are kept after a second stop", await hands.answer("order(sexy)"), "6");
    await full(hands);
    await crashes(hands);
  }, { before: "window.workers = []; const Real = Worker; Worker = class extends Real { constructor(...all) { super(...all); workers.push(this); } };" });
}

// A worker that crashes, as by a stack overflow.
async function crashes(hands) {
  await hands.write("for n in 1..1000000000 { order(R) }");
  await hands.click("run");
  await pause(100);
  await hands.run("workers.forEach((one) => one.dispatchEvent(new ErrorEvent('error', { cancelable: true })))");
  await hands.idle();
  check("a crash is reported", (await hands.last()).includes("crashed"));
  check("definitions are kept after a crash", await hands.answer("order(sexy)"), "6");
}

// Time from pressing Stop to the next answer, by the page's clock.
async function stopToAnswer(hands) {
  await hands.write("print order(sexy)");  // during the computation
  return hands.run(`new Promise((done) => {
    const begin = performance.now(), log = document.getElementById("answers"), run = document.getElementById("run");
    const seen = () => [...log.querySelectorAll(".drawing")].some((one) => one.textContent.trim() === "6");
    new MutationObserver(() => seen() && done(Math.round(performance.now() - begin))).observe(log, { childList: true, subtree: true });
    new MutationObserver((_, self) => run.disabled || (self.disconnect(), run.click())).observe(run, { attributes: true });
    document.getElementById("stop").click();
  })`);
}

async function full(hands) {
  const answer = await hands.answer(filling(["one", "two", "three", "four", "five", "six", "seven", "eight"]));
  check("running out of memory is reported", answer.includes("memory") || answer);
  check("definitions are kept when memory runs out", await hands.answer("order(sexy)"), "6");
}
