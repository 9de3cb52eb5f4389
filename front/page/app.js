// The page: its buttons, keys and answers.

import { makeCourse } from "./course.js";
import { makeCube, withoutName } from "./cube.js";
import { firstMove } from "./cube_data.js";
import { drawingElement, element, mistakeElement, movesOf, positionOf } from "./drawings.js";
import { makeEditor } from "./editor.js";
import { movingCube, save } from "./files.js";
import { makeGallery } from "./gallery.js";
import { fragmentOf, longest, textIn } from "./links.js";
import { makeLoading } from "./loading.js";
import { makeLog } from "./log.js";
import { makeMenus } from "./menus.js";
import { acceptDrops, choose, fileOpener } from "./opening.js";
import { Program } from "./program.js";
import { makeSliders } from "./sliders.js";
import { firstText, makeTiles } from "./tiles.js";
import { firstCube, firstMoves, startWorker } from "parts";

const at = (id) => document.getElementById(id);
const showStatus = (text) => (at("status").textContent = text);

const program = new Program(startWorker);
const loading = makeLoading(program, ({ status }) => showStatus(status || (program.working ? "working …" : "")));
const words = { label: "The text of your program", placeholder: "R U R' U'\norder(_)" };
const cube = makeCube(program, {
  canvas: at("cube"), shown: at("shown"), buttons: at("player"), root: document.documentElement, first: firstCube,
  turned: (move) => editor.append(move),
  // Until the program is loaded, the page knows the moves of a 3x3x3.
  known: (text) => !loading.isDone && firstMove(firstMoves, text),
});
const editor = makeEditor(at("editor"), program, {
  keys: [{ key: "Mod-Enter", run: () => (run(), true) }], words, changed: ({ line }) => cube.show(line),
});
const answers = makeLog(at("answers"));
const course = makeCourse({ program, working, tell: showStatus, changed: () => menus.fill() });
const menus = makeMenus(openText, (lesson) => course.begin(lesson));
const runText = (text) => (openText(text), run());
const showGallery = makeGallery({ dialog: at("gallery"), start: startWorker, open: runText });
const tiles = makeTiles(runText, (lesson) => course.begin(lesson), showGallery);
const open = fileOpener({ lesson: course.begin, text: openText, record: course.load, tell: showStatus });

function openText(text, name) {
  if (course.on) course.leave();
  editor.begin(text);
  if (name) showStatus(`${name} is open; it runs when you press Run`);
}

// `text`: an algorithm that is animated, for `what`.
function cubeButton(what, text = what) {
  const button = element("button", { type: "button", class: "small", text: "cube", "aria-label": `cube: animate ${what}` });
  button.addEventListener("click", () => working(async () => {
    const reply = await program.askAtLength({ ask: "moving cube", text, colors: colorsChosen(), lesson: false });
    if (reply?.page) button.replaceWith(movingCube(what, reply.page));
    else if (reply) setTimeout(showStatus, 0, "no turns of the current cube do this");
  }));
  return button;
}

function show(part, { block, text }) {
  answers.putPart(part, block);
  const moves = movesOf(part);
  if (moves) answers.add(block, () => [cubeButton(moves)]);
  // A position is reached from the solved cube by the inverse of its solution.
  const position = positionOf(part);
  if (position) answers.add(block, () => [cubeButton(position, `(solve(${position}))'`)]);
  if (part.progress !== undefined) showStatus(part.progress);
  if (part.answer?.mistake && text === editor.text) editor.underline(part.answer.mistake);
}

const colorsChosen = () => (at("theme").value === "safe" ? "safe" : "");
const here = () => (course.on ? course.log : answers);

// Runs one request at a time, during which the page shows that it is working.
async function working(ask, failed = ({ message }) => here().putProblem(message)) {
  if (program.working) return;
  if (loading.hasFailed) loading.again();
  setWorking(true);
  try {
    await ask();
  } catch (problem) {
    failed(problem);
  } finally {
    setWorking(false);
  }
}
function setWorking(working) {
  program.working = working;
  at("run").disabled = at("move").disabled = working;
  at("stop").disabled = !working;
  document.body.toggleAttribute("data-working", working);
  showStatus(loading.status || (working ? "working …" : ""));
  if (!working) (course.on ? course.editor : editor).refresh();
}

function run() {
  const text = editor.text;
  if (text.trim()) working(async () => {
    const block = answers.question(text);
    menus.remember(text);
    tiles.ran(text);
    const sliders = makeSliders({
      text, block, header: block.childElementCount, thread: () => program.worker,
      fill: (to, part) => show(part, { block: to, text }),
      run: (moved, take) => runMoved(text, moved, take),
    });
    const result = await program.run(text, answers.columns, (part) => sliders.add(part));
    if (!result) answers.put(block, mistakeElement({ text: "stopped; earlier definitions are kept", interrupted: true }));
  });
}

// The result is null after a stop, and while something else is running.
async function runMoved(text, moved, take) {
  let result = null;
  await working(async () => (result = await program.run(text, answers.columns, take, moved)));
  return result;
}

const showMoves = () => working(async () => {
  const log = here(), from = course.on ? course.editor : editor;
  const text = withoutName(from.expression);
  const reply = await program.ask({ ask: "moving cube", text, colors: colorsChosen(), lesson: course.on });
  if (!reply) return;
  const note = "this line is not an algorithm; put the cursor on one, or select it";
  const shown = reply.page ? movingCube(text.trim(), reply.page) : element("p", { class: "note", text: note });
  log.put(log.question(text.trim()), shown);
});

const askHelp = (event) => {
  event.preventDefault();
  const word = at("word").value.trim();
  const request = word.startsWith("?") ? { ask: "search", words: word.slice(1) } : { ask: "help", word };
  working(async () => {
    const reply = await program.ask(request);
    const question = word.startsWith("?") ? word : `help ${word}`.trim();
    if (reply) answers.put(answers.question(question), drawingElement(reply.drawing));
  });
};

async function copyLink() {
  if (editor.text.length > longest) return showStatus("the text is too long for a link; save it as a file");
  const link = new URL(location.href);
  link.hash = await fragmentOf(editor.text);
  history.replaceState(null, "", link);
  try {
    await navigator.clipboard.writeText(link.href);
    showStatus("the link is in the clipboard and in the address bar");
  } catch {
    showStatus("the link is in the address bar");
  }
}

async function openLink() {
  if (!location.hash || location.hash === "#" || course.offer(location.hash)) return;
  const text = await textIn(location.hash);
  at("opened").hidden = text === null;
  if (text === null) return showStatus("this link contains no readable text");
  openText(text);
}

at("run").addEventListener("click", run);
at("stop").addEventListener("click", () => program.stop());
at("move").addEventListener("click", showMoves);
at("asking").addEventListener("submit", askHelp);
at("link").addEventListener("click", copyLink);
at("download").addEventListener("click", () => save("program.cube", editor.text));
at("clear").addEventListener("click", answers.clear);
at("file").addEventListener("click", () => choose(open, ".md,.cube,.progress,text/plain"));
at("import").addEventListener("click", () => choose(open, ".progress,text/plain"));
at("keys").addEventListener("pointerdown", (event) => event.preventDefault());  // the editor keeps the focus
at("keys").addEventListener("click", ({ target }) => target.dataset.key && editor.press(target.dataset.key));
acceptDrops(open);
document.addEventListener("keydown", ({ key }) => key === "Escape" && program.working && program.stop());
addEventListener("hashchange", openLink);
editor.begin(firstText);
editor.focus();
openLink();

