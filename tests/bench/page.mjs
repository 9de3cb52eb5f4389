// page.mjs TREE BROWSER [RUNS]: the page that front/page/build made in TREE, each time as a new visit: the time and the bytes
// until the first cube, with the program held back; the time until the first answer; the first solution of a random state of a
// 3x3x3, with its tables, and further ones. Prints medians and the least values, and the load of the machine.

import { loadavg } from "node:os";
import { resolve } from "node:path";

import { firstCube } from "../front/page/loading.mjs";
import { firstAnswer, timed } from "../front/page/timing.mjs";
import { visit, withBrowser } from "../front/page/user.mjs";

const [folder, program, runs = "9"] = process.argv.slice(2);
const sorted = (times) => times.toSorted((a, b) => a - b);
const print = (fact, times) =>
  console.log(`${fact}: median ${Math.round(sorted(times)[times.length >> 1])} ms, least ${Math.round(Math.min(...times))} ms`);

async function cubes() {
  const found = [];
  for (let i = 0; i < Number(runs); ++i) await withBrowser(resolve(folder), program, async (opened) => {
    const { sent, time, hands } = await firstCube(opened, opened.url, "/cubelang.wasm.xz");
    found.push(time);
    if (i === 0) console.log(`bytes until the first cube, not compressed: ${sent}`);
    await (await hands()).close();
  });
  print("first cube, program held back", found);
}

async function answers() {
  const found = [], first = [], next = [];
  for (let i = 1; i <= Number(runs); ++i) await withBrowser(resolve(folder), program, async ({ browser, url }) => {
    await visit(browser, `${url}#t=yy9KSS3SCFII1QQA`, async (hands) => {  // order(R U)
      await hands.until("an answer", "window.first", 60_000);
      found.push(await hands.run("window.first"));
      const { times } = await hands.run(timed(["order(R U)", ...[0, 1, 2, 3].map((n) => `solve(random_state(${4 * i + n}))`)]));
      first.push(times[1]);
      next.push(...times.slice(2));
    }, { before: firstAnswer });
  });
  print("first answer", found);
  print("solve, the first time", first);
  print("solve, further times", next);
}

console.log(`load: ${loadavg()[0].toFixed(1)}`);
await cubes();
await answers();
console.log(`load: ${loadavg()[0].toFixed(1)}`);
process.exit(0);
