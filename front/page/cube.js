// The cube beside the editor: shows the moves of the line at the cursor while the user types.

import { element } from "./drawings.js";
import { cubeData, firstLine } from "./cube_data.js";
import { Cube, Player, View } from "moving";
import { firstCube } from "parts";

const at = (id) => document.getElementById(id);
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const speed = 2.5;  // moves per second
const longest = 300;  // characters of a line

export const withoutName = (line) => line.replace(/^\s*let\s+\w+\s*=/, "");

// The program has one thread, so lines that may take long are not tried while the user types: calls of functions by name,
// and large powers.
const isQuick = (text) => text.trim() && text.length <= longest && !/[A-Za-z_]{2,}\s*\(|\d{3}|[{"@]/.test(text.replace(/#.*/, ""));

const same = (one, other) => one.text === other?.text;
const kindOf = ({ n, start, arrows }) => `${n} ${start} ${arrows}`;

export function makeCube(program) {
  const canvas = at("cube");
  let view = null, player = null, line = [], kind = "", wanted = firstLine, frame = 0, last = 0;

  const refresh = () => (frame ||= requestAnimationFrame(draw));
  function draw(now) {
    frame = 0;
    const seconds = last ? Math.min(0.1, (now - last) / 1000) : 0;
    if (player.moving) player.advance(seconds);
    const safe = document.documentElement.dataset.theme === "safe";
    view.artist.use(view.cube.faces.map((face) => (safe ? face.safe : face.color)));
    view.draw(player.underway, player.progress);
    mark();
    last = player.moving ? now : 0;
    if (last) refresh();
  }
  function mark() {
    const now = player.underway ? player.made : player.made - 1;
    [...at("shown").children].forEach((one, i) => (one.className = i === now ? "now" : i < now ? "" : "later"));
  }
  function describe() {
    at("shown").replaceChildren(...line.flatMap(({ text }) => [element("span", { text }), " "]));
    canvas.setAttribute("aria-label", `Cube after: ${line.map(({ text }) => text).join(" ") || "no moves"}`);
  }

  // Appended moves are turned, removed ones are turned back. Other changes begin at the last common move if one move
  // differs, and otherwise at the start.
  function play({ moves, ...data }) {
    if (kindOf(data) !== kind) begin(data);
    const differs = player.moves.findIndex((move, i) => !same(move, moves[i]));
    const common = differs < 0 ? player.moves.length : differs;
    if (common < moves.length) {
      if (player.position > common) player.jump(player.position - common > 1 ? 0 : common);
      player.moves = moves;
    }
    line = moves;
    describe();
    player.step(moves.length - player.target);
  }
  function begin(data) {
    kind = kindOf(data);
    const cube = new Cube(data);
    view ??= new View(canvas, cube);
    view.cube = cube;
    player = new Player(cube, [], { speed, calm: () => calm.matches, changed: refresh });
  }

  async function show(code) {
    const text = withoutName(code);
    if (program.working || text === wanted || !isQuick(text)) return;
    wanted = text;
    const reply = await program.ask({ ask: "moving cube", text, colors: "", lesson: false }).catch(() => null);
    if (reply?.page && text === wanted) play(cubeData(reply.page));
  }

  // Uses the pixels of the screen, up to twice those of the page.
  function fit() {
    const scale = Math.min(2, devicePixelRatio || 1);
    const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((side) => Math.round(side * scale));
    if (!width || !height || (canvas.width === width && canvas.height === height)) return;
    Object.assign(canvas, { width, height });
    view.draw(player.underway, player.progress);  // at once: the canvas is empty now
  }
  play(firstCube);
  new ResizeObserver(fit).observe(canvas);
  new MutationObserver(refresh).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return { show };
}
