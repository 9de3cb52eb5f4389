// checks.mjs TREE BROWSER [PART [CUBE]]: tests the page, served from its folder and opened as one file. The native program
// CUBE, if given, marks the answers that the page saves.

import { resolve } from "node:path";

import { course } from "./course.mjs";
import { firstView } from "./first_view.mjs";
import { loading } from "./loading.mjs";
import { failed, withBrowser } from "./user.mjs";
import { manners } from "./accessibility.mjs";
import { pictures } from "./pictures.mjs";
import { sliders } from "./sliders.mjs";
import { sharing } from "./sharing.mjs";
import { stopping } from "./stopping.mjs";
import { writing } from "./writing.mjs";

const [folder, program, only, cube] = process.argv.slice(2);
const tree = resolve(folder);
const parts = { loading, firstView, writing, sliders, stopping, sharing, pictures, course, manners };  // the last one closes the server
for (const [name, part] of Object.entries(parts)) if (!only || only === "all" || only === name) await withBrowser(tree, program, part, { cube });
console.log(failed() ? `${failed()} failed` : "all passed");
process.exit(failed() ? 1 : 0);
