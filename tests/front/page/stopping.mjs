// Long computations are stopped; what was defined lives.

import { check, filling, pause, visit } from "./hands.mjs";

export async function stopping({ browser, url }) {
  await visit(browser, url, async (hands) => {
    check("defined before", await hands.answer("let sexy = [R, U]\ncube 4"), "");
    await hands.write("for n in 1..1000000000 { let sexy2 = n }");
    await hands.click("run");
    await pause(400);
    check("it runs, and says how far it is", (await hands.status()).includes("of 1000000000"));
    console.log(`from stop to the next answer: ${await stopToAnswer(hands)} ms`);
    await hands.idle();
    check("that it was stopped is told", await hands.count(".interrupted"), 1);
    check("definitions and cube are there", await hands.answer("order(sexy)\nprint order(2R)"), "6\n4");
    await hands.write("for n in 1..1000000000 { order(R) }");
    await hands.click("run");
    await pause(200);
    await hands.key("Escape");
    await hands.until("Esc stops it too", `document.getElementById("stop").disabled`);
    check("and again all is there", await hands.answer("order(sexy)"), "6");
    await full(hands);
    await breaksOff(hands);
  }, { before: "window.workers = []; const Real = Worker; Worker = class extends Real { constructor(...all) { super(...all); workers.push(this); } };" });
}

// A thread that ends in an error of its own, as when its stack is full.
async function breaksOff(hands) {
  await hands.write("for n in 1..1000000000 { order(R) }");
  await hands.click("run");
  await pause(100);
  await hands.run("workers.forEach((one) => one.dispatchEvent(new ErrorEvent('error', { cancelable: true })))");
  await hands.idle();
  check("that the program broke off is told", (await hands.last()).includes("broke off"));
  check("and it is there again", await hands.answer("order(sexy)"), "6");
}

// From the press to the next answer, by the page's own clock.
async function stopToAnswer(hands) {
  await hands.write("print order(sexy)");  // while it runs
  return hands.run(`new Promise((done) => {
    const begin = performance.now(), log = document.getElementById("answers"), run = document.getElementById("run");
    const seen = () => [...log.querySelectorAll(".drawing")].some((one) => one.textContent.trim() === "6");
    new MutationObserver(() => seen() && done(Math.round(performance.now() - begin))).observe(log, { childList: true, subtree: true });
    new MutationObserver((_, self) => run.disabled || (self.disconnect(), run.click())).observe(run, { attributes: true });
    document.getElementById("stop").click();
  })`);
}

async function full(hands) {
  const said = await hands.answer(filling(["one", "two", "three", "four", "five"]));
  check("that memory is out is told", said.includes("memory") ? "told" : said, "told");
  check("the session lives", await hands.answer("order(sexy)"), "6");
}
