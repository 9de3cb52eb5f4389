// batch_solver.mjs FOLDER CUBE: times Batch Solver (github.com/trangium/trangium.github.io, cloned as FOLDER) under Node
// beside CUBE: all algorithms of all PLL cases with R, U and F up to 13 moves. Both must find the same shortest lengths.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import vm from "node:vm";

const [folder, cube] = process.argv.slice(2);
const most = 13, beginning = 7;
const puzzle = /case \("3x3x3"\):\s*pzlField\.value =\s*`([^`]*)`/.exec(readFileSync(join(folder, "BatchSolver/index.html"), "utf8"))[1];
const cases = [];
const take = ({ value, type }) => {
  if (type === "next-state") cases.push([]);
  if (type === "solution") cases.at(-1).push(value.replace(/\(.*?\)/g, "").trim().split(/\s+/).length);
  if (type === "stop" && value) throw new Error(value);
};
const seconds = (work) => {
  const begin = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - begin) / 1e9;
};
const worker = { self: {}, postMessage: take };
vm.runInNewContext(readFileSync(join(folder, "BatchSolver/worker.js"), "utf8"), worker);
const theirs = seconds(() => worker.self.onmessage({ data: {
  puzzle, ignore: "", preAdjust: "U", postAdjust: "U", sorting: [], esq: "", rankesq: "", showPost: false, optimise: false,
  solve: "<R U R' F' R U R' U' R' F R2 U' R', R2 U R U R' U' R' U' R' U R', U>",
  subgroups: [{ subgroup: "R U F", prune: String(beginning), search: String(most - beginning) }],
} }));
let answer = "";
const program = `for c in algorithms(pll, {R, U, F}, ${most}, answers = 10000) { print if size(c.algorithms) == 0 then 0 else length(c.algorithms[1]), size(c.algorithms) }`;
const ours = seconds(() => { answer = execFileSync(cube, ["-e", program], { encoding: "utf8" }); });
const lengths = (all) => all.sort((a, b) => a - b).join(" ");
const own = answer.trim().split("\n").map((line) => line.split(" ")[0]).map(Number).filter((length) => length);
console.log(`${cases.length} cases, shortest lengths here: ${lengths(own)}`);
console.log(`shortest lengths there: ${lengths(cases.filter((c) => c.length).map((c) => Math.min(...c)))}`);
console.log(`algorithms here ${answer.trim().split("\n").reduce((sum, line) => sum + Number(line.split(" ")[1]), 0)}, there ${cases.flat().length} with turns of U before`);
console.log(`Batch Solver ${theirs.toFixed(1)} s, cube ${ours.toFixed(1)} s: ratio ${(theirs / ours).toFixed(0)}`);
