// checks.mjs TREE BROWSER: the page, served from its folder and opened as one file, used as people use it.

import { resolve } from "node:path";

import { failed, withBrowser } from "./hands.mjs";
import { manners } from "./manners.mjs";
import { pictures } from "./pictures.mjs";
import { sharing } from "./sharing.mjs";
import { stopping } from "./stopping.mjs";
import { writing } from "./writing.mjs";

const [folder, program, only] = process.argv.slice(2);
const tree = resolve(folder);
const parts = { writing, stopping, sharing, pictures, manners };  // the last one closes the server
for (const [name, part] of Object.entries(parts)) if (!only || only === name) await withBrowser(tree, program, part);
console.log(failed() ? `${failed()} wrong` : "all as it should be");
process.exit(failed() ? 1 : 0);
