// Compiled, not run: uses the npm package's types. TSC names the compiler (tests/packaging/artefact.sh).

import { session, type Mistake } from "cubelang";
import "cubelang/element";

const one = await session({ cube: 4, supercube: true });
const { text, json, svg, error, files } = await one.run("R U", { columns: 80, part: (part) => console.log(part) });
const moves: string | undefined = json?.moves;
const mistakes: Mistake[] = await one.check(text);
console.log(moves, svg?.length, error?.hint, files[0]?.name, mistakes[0]?.begin);
// @ts-expect-error: a session has no such function
one.solve();
one.close();

const block = document.querySelector("cube-lang");
if (block) block.value = "order(R U)";
