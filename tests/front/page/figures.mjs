// figures.mjs TREE BROWSER: measures the page's speed and size. Only prints them, since other programs may be running.

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { firstAnswer, timed } from "./timing.mjs";
import { filling, pause, visit, withBrowser } from "./user.mjs";

const [folder, program] = process.argv.slice(2);
const tree = resolve(folder);
const print = (fact, figure, unit) => console.log(`${fact}: ${figure} ${unit}`);

// All files of a first visit.
function sizes() {
  const contents = readdirSync(`${tree}/page`).map((name) => readFileSync(`${tree}/page/${name}`));
  const sum = (compress) => contents.reduce((all, one) => all + compress(one).length, 0);
  print("transferred with gzip", Math.round(sum((one) => gzipSync(one, { level: 9 })) / 1000), "kB");
  print("transferred with brotli", Math.round(sum((one) => brotliCompressSync(one)) / 1000), "kB");
  print("as one file", Math.round(readFileSync(`${tree}/cubelang.html`).length / 1000), "kB");
}

async function speed({ browser, url, file }) {
  const hash = "#t=yy9KSS3SCFII1QQA";  // order(R U)
  for (const [fact, place] of [["first answer, served", url], ["first answer, one file", file]])
    await visit(browser, place + hash, async (hands) => {
      await hands.until("an answer", "window.first");
      print(fact, await hands.run("window.first"), "ms");
    }, { before: firstAnswer });
}

const median = (times) => times.toSorted((a, b) => a - b)[times.length >> 1];

async function work({ browser, url }) {
  await visit(browser, url, async (hands) => {
    const order = await hands.run(timed(Array(200).fill("order(R U)")));
    print("order(R U), round trip, first", order.times[0].toFixed(2), "ms");
    print("order(R U), round trip, median of 200", median(order.times).toFixed(2), "ms");
    print("memory after it", Math.round(order.memory / 2 ** 20), "MiB");
    const solved = await hands.run(timed([1, 1, 2, 3].map((n) => `solve(random_state(${n}))`)));
    print("solve(random_state(1)), first use, with its tables", Math.round(solved.times[0]), "ms");
    print("memory after it", Math.round(solved.memory / 2 ** 20), "MiB");
    print("again, median of three", Math.round(median(solved.times.slice(1))), "ms");
  });
}

// The memory of the browser's page processes, in MiB.
async function memoryUse(browser) {
  const { processInfo } = await browser.send("SystemInfo.getProcessInfo");
  const pages = (await Promise.all(processInfo.filter(({ type }) => type === "renderer").map(({ id }) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))[1]))));
  return Math.round(pages.reduce((all, one) => all + one, 0) / 1024);
}

async function memory({ browser, url }) {
  await visit(browser, url, async (hands) => {
    const report = async (when) => print(`memory of the browser's pages ${when}`, await memoryUse(browser), "MiB");
    await hands.answer("order(R U)");
    await report("at the start");
    await hands.write(`${filling(["all"])}for n in 1..1000000000 { let a = all }`);
    await hands.click("run");
    for (let i = 0, most = 0; i < 12; ++i) {
      await pause(250);
      most = Math.max(most, await memoryUse(browser));
      if (i === 11) print("memory while a computation fills it", most, "MiB");
    }
    await hands.click("stop");
    await hands.idle();
    await pause(3500);
    await report("after the stop");
    const answer = await hands.answer(filling(["one", "two", "three", "four", "five", "six", "seven", "eight"]));
    console.log(`out of memory: ${answer.split("\n")[0]}`);
    await report("after running out of memory");
  });
}

sizes();
await withBrowser(tree, program, speed);
if (!process.env.SKIP) await withBrowser(tree, program, work);
await withBrowser(tree, program, memory);
process.exit(0);
