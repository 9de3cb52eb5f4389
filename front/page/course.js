// A lesson: its log, its input line, its buttons, and its saved progress.

import { element } from "./drawings.js";
import { makeEditor } from "./editor.js";
import { save } from "./files.js";
import { makeLog } from "./log.js";
import { progress } from "./progress.js";
import { isSeed, lessonAfter, lessonInLink, linkOf } from "./lesson_links.js";
import { echoElement, elementsOf, mistakeList, stopElement } from "./messages.js";
import { lessonText } from "parts";

const at = (id) => document.getElementById(id);
const lessonWords = /^\s*(next|skip|back|again|restart|hint|solution|help|leave|save|quit|exit|undo)?\s*$/;
// The buttons shown at each kind of stop.
const buttonsAt = { exercise: ["hint", "solution", "skip"], pause: ["next"], end: [] };
const always = ["back", "again"];

export function makeCourse({ program, working, tell, changed }) {
  const log = makeLog(at("told"));
  let lesson = null, record = "", prompt = "", block = null;

  const receiver = (into) => (part) => {
    if (part.answer || part.file) log.putPart(part, into);
    else log.add(into, () => elementsOf(part, sliding));
    if (part.progress !== undefined) tell(part.progress);
  };
  const sliding = {
    fill: (to, part) => log.putPart(part, to),
    slide: async (text, { sliders }, take) => {
      while (program.working) await new Promise((go) => setTimeout(go, 15));  // a move made too early is not lost
      return ask({ ask: "lesson slide", text, sliders }, take);
    },
  };
  const nothing = () => {};
  const ask = (request, take) => program.askAtLength({ ...request, columns: log.columns }, take);

  // After a stop or a crash the lesson continues at the same stop: the new program reads the lesson again.
  const playing = (act) => working(async () => {
    let message = "stopped; your place in the lesson is kept";
    const well = await act().catch((problem) => ((message = problem.message), null));
    if (well || !lesson) return;
    log.put(block ?? log.begin(), element("p", { class: "mistake interrupted", text: message }));
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
    if (program.working) return tell("a computation is running; stop it first");
    lesson = { ...chosen, seed: chosen.seed ?? "" };
    record = chosen.record ?? progress.read(lesson)?.record ?? "";
    view(true);
    log.clear();
    block = log.begin();
    return working(async () => {
      tell("reading the lesson …");
      const reply = await open(receiver(block));
      if (!reply) return leave("stopped before the lesson was read");
      if (reply.mistakes.length) log.put(block, mistakeList(reply.mistakes));
      if (!(await show(block))) leave("the lesson was stopped");
    }, ({ message }) => leave(message));
  };

  async function open(take) {
    const { name, seed } = lesson;
    const text = (lesson.text ??= await lessonText(name));
    const reply = await ask({ ask: "lesson open", name, text, seed, record }, take);
    if (!reply) return null;
    lesson.title = reply.title || name;
    at("title").textContent = at("lesson").ariaLabel = lesson.title;
    showProgress(reply.exercises);
    return reply;
  }
  // Shows the lesson up to the next stop, and scrolls the log to the block `seen`.
  async function show(seen) {
    block = log.begin();
    const stop = await arrive(receiver(block));
    if (!stop) return false;
    const task = stopElement(stop);
    if (task) log.put(block, task);
    log.scrollTo(seen ?? block);
    await saveProgress();
    return true;
  }
  async function arrive(take) {
    const reply = await ask({ ask: "lesson show" }, take);
    if (!reply) return null;
    const { stop } = reply, kind = Object.keys(buttonsAt).find((one) => one in stop);
    for (const button of document.querySelectorAll("[data-go]"))
      button.hidden = ![...buttonsAt[kind], ...always].includes(button.dataset.go);
    at("following").hidden = kind !== "end" || !lessonAfter(lesson.name);
    at("stop-at").textContent = stop.exercise?.heading ??
      (stop.pause ? "Try anything; press Enter to continue." : "The end");
    setPrompt(reply.prompt);
    return stop;
  }
  const setPrompt = (now) => {
    at("prompt").textContent = prompt = now;
    editor.focus();
  };

  async function saveProgress() {
    const state = await program.ask({ ask: "lesson record" });
    if (!state) return;
    record = state.record;
    showProgress(state.exercises, progress.save(lesson, state));
    changed();
  }
  function showProgress(exercises, isSaved = true) {
    const solved = exercises.filter((one) => one.solved).length, of = exercises.length;
    const seed = lesson.seed ? ` · seed ${lesson.seed}` : "";
    const warning = isSaved ? "" : " · not saved: this browser stores nothing for the page, so use Save progress";
    at("far").textContent = `${lesson.title}: ${solved} of ${of} solved${seed}${warning}`;
  }

  // Input and buttons may lead to another stop.
  const say = (text) => playing(async () => {
    block = log.begin(echoElement(prompt, text));
    log.scrollTo(block);
    return follow(await ask({ ask: "lesson say", text }, receiver(block)), block);
  });
  const go = (where) => playing(async () => {
    block = log.begin();
    return follow(await ask({ ask: "lesson go", where }, receiver(block)), block);
  });
  async function follow(reply, from) {
    if (!reply) return false;
    await saveProgress();
    if (reply.go === "leave") leave();
    else if (reply.go) return proceed(reply, from);
    else setPrompt(reply.prompt);
    return true;
  }
  async function proceed({ go }, from) {
    if (go === "restart") log.clear();
    return show(go === "on" && from.childElementCount ? from : null);
  }

  // An incomplete line is continued on the next one.
  const send = async () => {
    const { text } = editor;
    if (!lesson || program.working) return;
    const reply = text.trim() && (await program.ask({ ask: "incomplete", text }).catch(() => null));
    if (reply?.incomplete) return editor.add("\n");
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
    at("writing").hidden = at("answers").hidden = at("stage").hidden = at("run").hidden = on;
    at("offer").hidden = true;
    document.body.toggleAttribute("data-lesson", on);
    const link = new URL(location.href);
    link.hash = on && !lesson.dropped ? linkOf(lesson, lesson.seed) : "";
    history.replaceState(null, "", link);
    if (on) at("seed").value = lesson.seed;
    else document.querySelector("#editor .cm-content").focus();
  }

  const handIn = () => playing(async () => {
    const reply = await ask({ ask: "lesson hand in" }, receiver((block = log.begin())));
    if (reply?.text) save(lesson.name.replace(/\.md$/i, "-answers.cube"), reply.text);
    return reply;
  });
  const load = (text) => {
    if (!lesson) return tell("this file is progress in a lesson; open the lesson first");
    begin({ ...lesson, record: text });
  };

  async function teach() {
    const seed = at("seed").value.trim();
    if (lesson.dropped) return tell("only lessons of the course have links; share this one as a file");
    if (!isSeed(seed)) return tell("this seed is invalid; write at most 60 characters");
    const link = new URL(location.href);
    link.hash = linkOf(lesson, seed);
    try {
      await navigator.clipboard.writeText(link.href);
      tell(`the link is in the clipboard: ${link.href}`);
    } catch {
      tell(`the link is ${link.href}`);
    }
  }

  // Offers the lesson of a link, which begins only on request. False if the link is not to a lesson.
  function offer(fragment) {
    const target = lessonInLink(fragment);
    if (!target) return false;
    at("offer").hidden = true;
    if (target.problem) {
      tell(target.problem);
      return true;
    }
    const { lesson: wanted, seed } = target;
    if (lesson?.name === wanted.name && lesson.seed === seed) return true;
    const suffix = seed ? ` with the seed “${seed}”` : "";
    const button = (text, act, properties) => {
      const made = element("button", { type: "button", text, ...properties });
      made.addEventListener("click", act);
      return made;
    };
    const start = button("Begin", () => begin({ ...wanted, seed }), { class: "first", id: "begin" });
    const text = `This link opens the lesson “${wanted.title}”${suffix}.`;
    at("offer").replaceChildren(element("p", { text }), start,
      button("Not now", () => (at("offer").hidden = true)));
    at("offer").hidden = false;
    start.focus();
    return true;
  }

  const onClick = (id, act) => at(id).addEventListener("click", act);
  for (const button of document.querySelectorAll("[data-go]"))
    button.addEventListener("click", () => go(button.dataset.go));
  onClick("restart", () => go("restart"));
  onClick("leave", () => program.working || leave());
  onClick("hand-in", handIn);
  onClick("export", () => save(lesson.name.replace(/\.md$/i, ".progress"), record));
  onClick("teach", teach);
  onClick("say", send);
  onClick("following", () => begin({ ...lessonAfter(lesson.name), seed: lesson.seed }));

  const key = (name, act) => ({ key: name, run: () => (act(), true) });
  const editor = makeEditor(at("saying"), program, {
    keys: [key("Enter", send), key("Mod-Enter", send), key("PageUp", () => log.scroll(-1)),
      key("PageDown", () => log.scroll(1))],
    words: { label: "Your input", placeholder: "" }, about: { lesson: true }, line: true,
    isWord: (text) => lessonWords.test(text),
  });
  return { begin, editor, leave, load, log, offer, get on() { return lesson !== null; } };
}
