// A cube on a canvas that shows moves: beside the editor those of the line at the cursor, in a block those of the answer.

import { element } from "./drawings.js";
import { cubeData, firstLine } from "./cube_data.js";
import { Cube, Player, View, distance, dot, square } from "moving";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const usualSpeed = 2.5;  // moves per second
const longest = 300;  // characters of a line

export const withoutName = (line) => line.replace(/^\s*let\s+\w+\s*=/, "");

// The program has one thread, so lines that may take long are not tried while the user types: calls of functions by name,
// and large powers.
const isQuick = (text) => text.trim() && text.length <= longest && !/[A-Za-z_]{2,}\s*\(|\d{3}|[{"@]/.test(text.replace(/#.*/, ""));

const same = (one, other) => one.text === other?.text;
const kindOf = ({ n, start, arrows }) => `${n} ${start} ${arrows}`;

const isInside = ([x, y], corners) => corners.every(([ax, ay], i) => {
  const [bx, by] = corners[(i + 1) % 4], [cx, cy] = corners[(i + 2) % 4];
  const side = (px, py) => (bx - ax) * (py - ay) - (by - ay) * (px - ax);
  return side(x, y) * side(cx, cy) >= 0;
});

// `shown` displays the moves as text, and each can be clicked; `buttons` has the buttons and the speed of the player; `root` has
// the theme, `first` the first data; `turned` is called with the move of a face that the user clicks; `known` returns the data of a move
// that needs no program.
export function makeCube(program, { canvas, shown, buttons, root, first, turned = () => {}, known = () => null }) {
  let view = null, player = null, line = [], kind = "", wanted = firstLine, frame = 0, last = 0, speed = usualSpeed;

  const refresh = () => (frame ||= requestAnimationFrame(draw));
  function draw(now) {
    frame = 0;
    const seconds = last ? Math.min(0.1, (now - last) / 1000) : 0;
    if (player.moving) player.advance(seconds);
    const safe = root.dataset.theme === "safe";
    view.artist.use(view.cube.faces.map((face) => (safe ? face.safe : face.color)));
    view.draw(player.underway, player.progress);
    mark();
    last = player.moving ? now : 0;
    if (last) refresh();
  }
  function mark() {
    const now = player.underway ? player.made : player.made - 1;
    [...shown.children].forEach((one, i) => (one.className = i === now ? "now" : i < now ? "" : "later"));
    buttons?.toggleAttribute("data-moving", player.moving);
    const made = line.slice(0, player.target).map(({ text }) => text).join(" ");
    canvas.setAttribute("aria-label", `Cube after: ${made || "no moves"}. Arrow keys turn the view.`);
  }
  // Appended moves are turned, removed ones are turned back. Other changes begin at the last common move if one move
  // differs, and otherwise at the start.
  function play({ moves, ...data }) {
    if (kindOf(data) !== kind) start(data);
    const differs = player.moves.findIndex((move, i) => !same(move, moves[i]));
    const common = differs < 0 ? player.moves.length : differs;
    if (common < moves.length) {
      if (player.position > common) player.jump(player.position - common > 1 ? 0 : common);
      player.moves = moves;
    }
    line = moves;
    shown.replaceChildren(...line.flatMap(({ text }) => [element("span", { text }), " "]));
    player.step(moves.length - player.target);
  }
  function start(data) {
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
    const moves = text.replace(/#.*/, "").trim().split(/\s+/).map(known);
    if (moves.every(Boolean)) return play({ ...first, moves });
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
  // The name of the face at a point of the canvas.
  function faceAt(point) {
    const [slab] = view.slabs(null, 0), { cube } = view;
    const isSeen = ({ at: place, normal }) => dot(slab.eye, normal) * distance * cube.n > cube.n && isInside(point,
      square({ at: place, normal }, normal.findIndex((c) => c), 0, 1).map(slab.project));
    const found = cube.stickers.find(isSeen);
    return found && cube.faces.find(({ normal }) => dot(normal, found.normal) === 1).name;
  }
  // Dragging rotates the view; a click turns the layer of a face, with Shift or after a long press counterclockwise.
  let held = null;
  canvas.addEventListener("pointerdown", (event) => {
    event.preventDefault();  // the editor keeps the focus
    canvas.setPointerCapture(event.pointerId);
    held = { id: event.pointerId, x: event.clientX, y: event.clientY, begin: event.timeStamp, dragged: false };
  });
  canvas.addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
    if (held?.id !== pointerId || (!held.dragged && Math.hypot(clientX - held.x, clientY - held.y) < 6)) return;
    const half = Math.min(canvas.clientWidth, canvas.clientHeight) / 4;
    view.rotate((held.x - clientX) / half, (clientY - held.y) / half);
    Object.assign(held, { x: clientX, y: clientY, dragged: true });
    refresh();
  });
  canvas.addEventListener("pointercancel", () => (held = null));
  canvas.addEventListener("pointerup", ({ pointerId, offsetX, offsetY, shiftKey, timeStamp }) => {
    if (held?.id !== pointerId) return;
    const { dragged, begin } = held, scale = canvas.width / canvas.clientWidth;
    held = null;
    const face = dragged ? null : faceAt([offsetX * scale, offsetY * scale]);
    if (face) turned(face + (shiftKey || timeStamp - begin > 500 ? "'" : ""));
  });
  // The cube turns as if it were pushed in the direction of the arrow.
  const arrows = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  canvas.tabIndex = 0;
  canvas.addEventListener("keydown", (event) => {
    const arrow = arrows[event.key];
    if (!arrow || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    view.rotate(arrow[0] / 6, arrow[1] / 6);
    refresh();
  });
  const acts = {
    first: () => player.jump(0), back: () => player.step(-1), on: () => player.step(1),
    toggle: () => (player.moving ? player.pause() : player.play()),
  };
  buttons?.addEventListener("click", ({ target }) => acts[target.closest("button")?.dataset.act]?.());
  buttons?.addEventListener("input", ({ target }) => (player.speed = speed = usualSpeed * 2 ** target.value));
  shown.addEventListener("click", ({ target }) => {
    const at = [...shown.children].indexOf(target);
    if (at >= 0) player.show(at);
  });
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());
  play(first);
  new ResizeObserver(fit).observe(canvas);
  new MutationObserver(refresh).observe(root, { attributeFilter: ["data-theme"] });
  return { play, show };
}
