// The page: its buttons and keys, and where answers go.

import { answered, drawn, element, mistaken } from "./drawings.js";
import { makeEditor } from "./editor.js";
import { movingCube, save, shownFile } from "./files.js";
import { fragmentOf, longest, textIn } from "./links.js";
import { Program } from "./program.js";
import { examples, loadModule, startWorker } from "parts";

const at = (id) => document.getElementById(id);
const tell = (text) => (at("status").textContent = text);

const program = new Program(loadModule(), startWorker, (part, about) => about && show(part, about));
const editor = makeEditor(at("editor"), program, { run, words: { label: "The text of your program", placeholder: "R U R' U'\norder(_)" } });

// Answers stand below what they are answers to.
function question(text) {
  const block = element("article", {}, element("pre", { class: "asked", text: text.trimEnd() }));
  at("answers").append(block);
  return block;
}
function put(block, ...parts) {
  block.append(...parts);
  at("answers").scrollTop = at("answers").scrollHeight;
}
function show({ answer, file, progress }, block) {
  if (answer) put(block, ...answered(answer));
  if (file) put(block, shownFile(file));
  if (progress !== undefined) tell(progress);
}

// One question at a time; the page shows that it is being worked on.
async function working(ask) {
  if (at("run").disabled) return;
  setWorking(true);
  try {
    await ask();
  } catch (problem) {
    put(question(""), mistaken({ text: problem.message }));
  } finally {
    setWorking(false);
  }
}
function setWorking(working) {
  at("run").disabled = at("move").disabled = working;
  at("stop").disabled = !working;
  tell(working ? "working …" : "");
}

function columns() {
  const probe = element("span", { text: "0".repeat(100), class: "probe" });
  at("answers").append(probe);
  const width = probe.getBoundingClientRect().width / 100;
  probe.remove();
  return Math.max(24, Math.floor((at("answers").clientWidth - 32) / width));
}

function run() {
  const text = editor.text;
  if (text.trim()) working(async () => {
    const block = question(text);
    const result = await program.run(text, columns(), block);
    if (!result) put(block, mistaken({ text: "stopped; what was defined before is there", interrupted: true }));
  });
}

const showMoves = () => working(async () => {
  const text = editor.expression.replace(/^\s*let\s+\w+\s*=/, "");
  const told = await program.ask({ ask: "moving cube", text });
  const block = question(text);
  if (told?.page) put(block, movingCube(text.trim(), told.page));
  else if (told) put(block, element("p", { class: "note", text: "this line is no algorithm; put the cursor on one, or choose it" }));
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
  if (text === null) return tell("this link holds no text that can be read");
  editor.text = text;
  at("opened").hidden = false;
}

for (const { name } of examples) at("examples").append(element("option", { value: name, text: name }));
at("examples").addEventListener("change", () => {
  const chosen = examples.find(({ name }) => name === at("examples").value);
  if (chosen) editor.text = chosen.text;
});
at("theme").addEventListener("change", () => (document.documentElement.dataset.theme = at("theme").value));
at("run").addEventListener("click", run);
at("stop").addEventListener("click", () => program.stop());
at("move").addEventListener("click", showMoves);
at("asking").addEventListener("submit", askHelp);
at("link").addEventListener("click", copyLink);
at("download").addEventListener("click", () => save("program.cube", editor.text));
at("clear").addEventListener("click", () => at("answers").replaceChildren());
document.addEventListener("keydown", ({ key }) => key === "Escape" && !at("stop").disabled && program.stop());
addEventListener("hashchange", openLink);
openLink();
editor.focus();
program.ready.then(() => tell(""), (problem) => tell(problem.message));
