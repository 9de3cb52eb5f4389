// The page: its buttons and keys, and where answers go.

import { drawn, element, mistaken } from "./drawings.js";
import { makeEditor } from "./editor.js";
import { movingCube, save } from "./files.js";
import { fragmentOf, longest, textIn } from "./links.js";
import { columns, put, putPart, putProblem, question } from "./log.js";
import { makeMenus } from "./menus.js";
import { Program } from "./program.js";
import { keepForOffline, loadModule, startWorker } from "parts";

const at = (id) => document.getElementById(id);
const tell = (text) => (at("status").textContent = text);

const program = new Program(loadModule(), startWorker, (part, about) => about && show(part, about));
const words = { label: "The text of your program", placeholder: "R U R' U'\norder(_)" };
const editor = makeEditor(at("editor"), program, { run, words });
const menus = makeMenus((text) => (editor.text = text));

function show(part, { block, text }) {
  putPart(part, block);
  if (part.progress !== undefined) tell(part.progress);
  if (part.answer?.mistake && text === editor.text) editor.underline(part.answer.mistake);
}

// One question at a time; the page shows that it is being worked on.
async function working(ask) {
  if (program.working) return;
  setWorking(true);
  try {
    await ask();
  } catch (problem) {
    putProblem(problem.message);
  } finally {
    setWorking(false);
  }
}
function setWorking(working) {
  program.working = working;
  at("run").disabled = at("move").disabled = working;
  at("stop").disabled = !working;
  document.body.toggleAttribute("data-working", working);
  tell(working ? "working …" : "");
  if (!working) editor.refresh();
}

function run() {
  const text = editor.text;
  if (text.trim()) working(async () => {
    const block = question(text);
    menus.remember(text);
    const result = await program.run(text, columns(), { block, text });
    if (!result) put(block, mistaken({ text: "stopped; what was defined before is there", interrupted: true }));
  });
}

const showMoves = () => working(async () => {
  const text = editor.expression.replace(/^\s*let\s+\w+\s*=/, "");
  const told = await program.ask({ ask: "moving cube", text });
  if (!told) return;
  const note = "this line is no algorithm; put the cursor on one, or choose it";
  const shown = told.page ? movingCube(text.trim(), told.page) : element("p", { class: "note", text: note });
  put(question(text.trim()), shown);
});

const askHelp = (event) => {
  event.preventDefault();
  const word = at("word").value.trim();
  const request = word.startsWith("?") ? { ask: "search", words: word.slice(1) } : { ask: "help", word };
  working(async () => {
    const told = await program.ask(request);
    if (told) put(question(word ? (word.startsWith("?") ? word : `help ${word}`) : "help"), drawn(told.drawing));
  });
};

async function copyLink() {
  if (editor.text.length > longest) return tell("the text is too long for a link: save it as a file");
  const link = new URL(location.href);
  link.hash = await fragmentOf(editor.text);
  history.replaceState(null, "", link);
  try {
    await navigator.clipboard.writeText(link.href);
    tell("the link is in the clipboard, and in the address line");
  } catch {
    tell("the link is in the address line");
  }
}

async function openLink() {
  if (!location.hash || location.hash === "#") return;
  const text = await textIn(location.hash);
  at("opened").hidden = text === null;
  if (text === null) return tell("this link holds no text that can be read");
  editor.text = text;
}

at("run").addEventListener("click", run);
at("stop").addEventListener("click", () => program.stop());
at("move").addEventListener("click", showMoves);
at("asking").addEventListener("submit", askHelp);
at("link").addEventListener("click", copyLink);
at("download").addEventListener("click", () => save("program.cube", editor.text));
at("clear").addEventListener("click", () => at("answers").replaceChildren());
document.addEventListener("keydown", ({ key }) => key === "Escape" && program.working && program.stop());
addEventListener("hashchange", openLink);
openLink();
editor.focus();
program.ready.then(() => {
  if (!program.working) tell("");
  keepForOffline();
}, (problem) => tell(problem.message));
