// A lesson is played: what it says, the line on which it is answered, its buttons, and what is kept of it.

import { element } from "./drawings.js";
import { makeEditor } from "./editor.js";
import { save } from "./files.js";
import { makeLog } from "./log.js";
import { progress } from "./progress.js";
import { isSeed, lessonAfter, linkOf, taughtIn } from "./teaching.js";
import { echoed, elementsOf, faults, stopElement } from "./told.js";

const at = (id) => document.getElementById(id);
const lessonWords = /^\s*(next|skip|back|again|restart|hint|solution|help|leave|save|quit|exit|undo)?\s*$/;
// What is at hand where something is asked, and where nothing is.
const hands = { exercise: ["hint", "solution", "skip"], pause: ["next"], end: [] };
const always = ["back", "again"];

export function makeCourse({ program, working, tell, changed }) {
  const log = makeLog("told");
  let lesson = null, record = "", prompt = "", block = null;

  const hear = (into) => (part) => {
    if (part.answer || part.file) log.putPart(part, into);
    else log.add(into, () => elementsOf(part));
    if (part.progress !== undefined) tell(part.progress);
  };
  const nothing = () => {};
  const ask = (request, take) => program.askAtLength({ ...request, columns: log.columns }, take);

  // Whatever breaks off, a lesson goes on where it was: the program is another one then, which reads the lesson again.
  const playing = (act) => working(async () => {
    let said = "stopped; you are where you were in the lesson";
    const well = await act().catch(({ message }) => ((said = message), null));
    if (well || !lesson) return;
    log.put(block ?? log.begin(), element("p", { class: "mistake interrupted", text: said }));
    if (!(await reopened())) leave("the lesson was stopped");
  });
  const reopened = async () => {
    try {
      return (await open(nothing)) && (await arrive(nothing));
    } catch ({ message }) {
      tell(message);
      return false;
    }
  };

  const begin = (chosen) => {
    if (program.working) return tell("something is running: stop it first");
    lesson = { ...chosen, seed: chosen.seed ?? "" };
    record = chosen.record ?? progress.read(lesson)?.record ?? "";
    view(true);
    log.clear();
    block = log.begin();
    return working(async () => {
      tell("the lesson is being read …");
      const there = await open(hear(block));
      if (!there) return leave("the lesson was stopped before it was read");
      if (there.mistakes.length) log.put(block, faults(there.mistakes));
      if (!(await show(block))) leave("the lesson was stopped");
    }, ({ message }) => leave(message));
  };

  async function open(take) {
    const { name, text, seed } = lesson;
    const there = await ask({ ask: "lesson open", name, text, seed, record }, take);
    if (!there) return null;
    lesson.title = there.title || name;
    at("title").textContent = at("lesson").ariaLabel = lesson.title;
    tellFar(there.exercises);
    return there;
  }
  // Goes to the next stop; `seen` is what is at the top of the log then.
  async function show(seen) {
    block = log.begin();
    const stop = await arrive(hear(block));
    if (!stop) return false;
    const task = stopElement(stop);
    if (task) log.put(block, task);
    log.scrollTo(seen ?? block);
    await keep();
    return true;
  }
  async function arrive(take) {
    const there = await ask({ ask: "lesson show" }, take);
    if (!there) return null;
    const { stop } = there, kind = Object.keys(hands).find((one) => one in stop);
    for (const button of document.querySelectorAll("[data-go]"))
      button.hidden = ![...hands[kind], ...always].includes(button.dataset.go);
    at("following").hidden = kind !== "end" || !lessonAfter(lesson.name);
    at("stop-at").textContent = stop.exercise?.heading ??
      (stop.pause ? "Try what you like; Enter alone goes on." : "The end");
    setPrompt(there.prompt);
    return stop;
  }
  const setPrompt = (now) => {
    at("prompt").textContent = prompt = now;
    editor.focus();
  };

  async function keep() {
    const kept = await program.ask({ ask: "lesson record" });
    if (!kept) return;
    record = kept.record;
    tellFar(kept.exercises, progress.keep(lesson, kept));
    changed();
  }
  function tellFar(exercises, isKept = true) {
    const solved = exercises.filter((one) => one.solved).length, of = exercises.length;
    const seed = lesson.seed ? ` · seed ${lesson.seed}` : "";
    const unkept = isKept ? "" : " · not kept: this browser keeps nothing for the page, so save your progress";
    at("far").textContent = `${lesson.title}: ${solved} of ${of} solved${seed}${unkept}`;
  }

  // What is said may lead away from the stop.
  const say = (text) => playing(async () => {
    const said = log.begin(echoed(prompt, text));
    block = said;
    log.scrollTo(said);
    return follow(await ask({ ask: "lesson say", text }, hear(said)), said);
  });
  const go = (where) => playing(async () => {
    block = log.begin();
    return follow(await ask({ ask: "lesson go", where }, hear(block)), block);
  });
  async function follow(said, from) {
    if (!said) return false;
    await keep();
    if (said.go === "leave") leave();
    else if (said.go) return proceed(said, from);
    else setPrompt(said.prompt);
    return true;
  }
  async function proceed({ go }, from) {
    if (go === "restart") log.clear();
    return show(go === "on" && from.childElementCount ? from : null);
  }

  // A line that is not whole yet goes on with another one.
  const send = async () => {
    const { text } = editor;
    if (!lesson || program.working) return;
    const told = text.trim() && (await program.ask({ ask: "incomplete", text }).catch(() => null));
    if (told?.incomplete) return editor.add("\n");
    if (program.working || text !== editor.text) return;
    editor.text = "";
    say(text);
  };

  function leave(why = "") {
    lesson = block = null;
    view(false);
    log.clear();
    program.tidy();
    changed();
    setTimeout(() => why && tell(why));
  }
  function view(on) {
    at("lesson").hidden = !on;
    at("writing").hidden = at("answers").hidden = at("run").hidden = on;
    at("offer").hidden = true;
    document.body.toggleAttribute("data-lesson", on);
    const link = new URL(location.href);
    link.hash = on && !lesson.dropped ? linkOf(lesson, lesson.seed) : "";
    history.replaceState(null, "", link);
    if (on) at("seed").value = lesson.seed;
    else document.querySelector("#editor .cm-content").focus();
  }

  const handIn = () => playing(async () => {
    const told = await ask({ ask: "lesson hand in" }, hear((block = log.begin())));
    if (told?.text) save(lesson.name.replace(/\.md$/i, "-answers.cube"), told.text);
    return told;
  });
  const load = (text) => {
    if (!lesson) return tell("this is progress in a lesson: open the lesson first");
    begin({ ...lesson, record: text });
  };

  async function teach() {
    const seed = at("seed").value.trim();
    if (lesson.dropped) return tell("links lead to lessons of the course: give this one to others as a file");
    if (!isSeed(seed)) return tell("this seed is none that a lesson takes");
    const link = new URL(location.href);
    link.hash = linkOf(lesson, seed);
    try {
      await navigator.clipboard.writeText(link.href);
      tell(`the link is in the clipboard: ${link.href}`);
    } catch {
      tell(`the link is ${link.href}`);
    }
  }

  // A link shows what it is to; it begins when that is wanted. False: the link is to no lesson.
  function offer(fragment) {
    const taught = taughtIn(fragment);
    if (!taught) return false;
    at("offer").hidden = true;
    if (taught.problem) {
      tell(taught.problem);
      return true;
    }
    const { lesson: wanted, seed } = taught;
    if (lesson?.name === wanted.name && lesson.seed === seed) return true;
    const whose = seed ? `, with the moves and numbers of the seed “${seed}”` : "";
    const button = (text, act, properties) => {
      const made = element("button", { type: "button", text, ...properties });
      made.addEventListener("click", act);
      return made;
    };
    const start = button("Begin", () => begin({ ...wanted, seed }), { class: "first", id: "begin" });
    const text = `This link is to the lesson “${wanted.title}”${whose}.`;
    at("offer").replaceChildren(element("p", { text }), start,
      button("Not now", () => (at("offer").hidden = true)));
    at("offer").hidden = false;
    start.focus();
    return true;
  }

  const pressed = (id, act) => at(id).addEventListener("click", act);
  for (const button of document.querySelectorAll("[data-go]"))
    button.addEventListener("click", () => go(button.dataset.go));
  pressed("restart", () => go("restart"));
  pressed("leave", () => program.working || leave());
  pressed("hand-in", handIn);
  pressed("export", () => save(lesson.name.replace(/\.md$/i, ".progress"), record));
  pressed("teach", teach);
  pressed("say", send);
  pressed("following", () => begin({ ...lessonAfter(lesson.name), seed: lesson.seed }));

  const key = (name, act) => ({ key: name, run: () => (act(), true) });
  const editor = makeEditor(at("saying"), program, {
    keys: [key("Enter", send), key("Mod-Enter", send), key("PageUp", () => log.scroll(-1)),
      key("PageDown", () => log.scroll(1))],
    words: { label: "Your line", placeholder: "" }, about: { lesson: true }, line: true,
    isWord: (text) => lessonWords.test(text),
  });
  return { begin, editor, leave, load, log, offer, get on() { return lesson !== null; } };
}
