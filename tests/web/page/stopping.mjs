// Long computations are stopped; what was defined lives.

import { check, pause, visit } from "./hands.mjs";

export async function stopping({ browser, url }) {
  await visit(browser, url, async (hands) => {
    check("defined before", await hands.answer("let sexy = [R, U]\ncube 4"), "");
    await hands.write("let n = 0\nwhile true { n = n + 1 }");
    await hands.click("run");
    await pause(400);
    check("it runs, and says so", await hands.status(), "working …");
    console.log(`stop to ready: ${await stopToReady(hands)} ms`);
    check("that it was stopped is told", (await hands.last()).includes("stopped"));
    check("definitions and cube are there", await hands.answer("order(sexy)\nprint order(2R)"), "6\n4");
    await hands.write("while true { 1 }");
    await hands.click("run");
    await pause(200);
    await hands.key("Escape");
    await hands.until("Esc stops it too", `document.getElementById("stop").disabled`);
    check("and again all is there", await hands.answer("order(sexy)"), "6");
    await full(hands);
  });
}

// From the press to the next answer, by the page's own clock.
const stopToReady = (hands) => hands.run(`new Promise((done) => {
  const stop = document.getElementById("stop"), begin = performance.now();
  new MutationObserver(() => stop.disabled && done(Math.round(performance.now() - begin))).observe(stop, { attributes: true });
  stop.click();
})`);

async function full(hands) {
  const said = await hands.answer("let t = \"1234567890\"\nlet long = t\nwhile true { long = long + long }");
  check("that memory is out is told", /memory|large|long/.test(said), true);
  check("the session lives", await hands.answer("order(sexy)"), "6");
}
