// The first steps: a filled editor and six tiles. The tiles disappear when the user has run a text of their own.

import { firstLine } from "./cube_data.js";
import { memory } from "./memory.js";
import { lessons } from "parts";

export const firstText = `# Type another move at the end of this line: F, D2, L' …
${firstLine}

# After how many times is the cube solved again? Press Run.
order(${firstLine})
# Now change a move in the last line and run it again.
`;

const texts = {
  play: `# A move turns one face: R right, L left, U up, D down, F front, B back.
# ' turns it the other way, 2 turns it twice. Add moves to the line:
F R U R' U' F'
# The moves of this line are undone:
(F R U R' U' F')'
`,
  find: `# Which moves carry three edges round and leave everything else?
# This takes about a second. Try (urf,dfr,rub) instead.
find((uf,ur,ub))
`,
  picture: `# The cube after six moves. Change them and run again.
svg(F R U R' U' F', "cube.svg", isometric)
`,
  review: `Scramble: B2 U' F' R' F' B' D L2 F' U R U2 B2 L' U2 R2 F2 L' U2 F2
# A solve, as it was posted. Paste one of yours in its place, and run it.

F' L B D R' B' // cross
R U L' U' R' L // 1st pair
L U2 L2 U2 L F U F' // 2nd pair
y' (F U2 R U) R2 F R F2 // 3rd pair
U L F' L F L2 // 4th pair
R' (U' F' U F) (U' F' U F) R // OLL
B2 R2 L2 U L2 U' L2 D L2 D' R2 B2 // PLL
`,
};

export function makeTiles(run, play, showGallery) {
  const tiles = document.getElementById("tiles");
  const examples = [firstText, ...Object.values(texts)];
  tiles.hidden = memory.read("has run") === true;
  tiles.addEventListener("click", ({ target }) => {
    const name = target.closest("[data-tile]")?.dataset.tile;
    if (name === "course") play(lessons[0]);
    else if (name === "gallery") showGallery();
    else if (name) run(texts[name]);
  });
  return {
    // A text was run.
    ran(text) {
      if (examples.includes(text)) return;
      tiles.hidden = true;
      memory.write("has run", true);
    },
  };
}
