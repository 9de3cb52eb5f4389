// cubing.mjs MODULES can|run KIND N COUNT [FILE]: the works of peers.py in cubing.js; prints the seconds a unit.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [modules, action, kind, cube, count, file] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(`${modules}/node_modules/cubing/dist/lib/cubing/${name}/index.js`));

const small = { start: ["3"], group: [] };
if (action === "can") {
  const possible = (small[kind] ?? ["3", "4", "7"]).includes(cube) && kind !== "sign" && kind !== "cycle type";
  console.log(possible ? "yes" : "no");
} else {
  const { Alg } = await load("alg");
  const { puzzles } = await load("puzzles");
  const puzzle = await puzzles[`${cube}x${cube}x${cube}`].kpuzzle();
  const text = readFileSync(file, "utf8");
  const state = () => puzzle.algToTransformation(new Alg(text));
  const p = state();
  const once = {
    start: () => p.repetitionOrder(),
    statements: () => state().repetitionOrder(),
    text: state,
    product: () => p.applyTransformation(p),
    order: () => p.repetitionOrder(),
  }[kind];
  const units = kind === "text" ? text.split(" ").length : 1;
  const repeats = units > 10000 ? 1 : kind === "text" ? 20 : 20000;
  for (let i = 0; i < Math.min(repeats, 1000); ++i) once(); // warm-up for the compiler
  const begin = process.cpuUsage();
  for (let i = 0; i < repeats; ++i) once();
  const { user, system } = process.cpuUsage(begin);
  console.log((user + system) / 1e6 / units / repeats);
}
