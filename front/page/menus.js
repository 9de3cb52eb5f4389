// The menus of texts and colours.

import { element } from "./drawings.js";
import { memory } from "./memory.js";
import { progressText } from "./progress.js";
import { examples, lessons } from "parts";

const at = (id) => document.getElementById(id);
const titled = (text) => text.split("\n").find((line) => line.trim())?.slice(0, 40) ?? "";
const longest = 20_000, most = 20;  // characters of a stored text, and number of texts

const option = ({ name, text }) => element("option", { text: name, value: text });
const group = (label, texts) => element("optgroup", { label }, ...texts.map(option));
// A lesson's title, with the progress in it.
const lessonMark = "lesson ";
const titledLesson = (lesson) => [`${parseInt(lesson.name)} ${lesson.title}`, progressText(lesson)].filter(Boolean).join(": ");
const course = () => lessons.map((lesson) => ({ name: titledLesson(lesson), text: lessonMark + lesson.name }));

export function makeMenus(open, play) {
  let run = memory.read("run") ?? [];
  const menu = at("texts");
  const history = () => run.map((text) => ({ name: titled(text), text }));
  const fill = () => menu.replaceChildren(option({ name: "choose a text …", text: "" }), group("Examples", examples),
    group("Course", course()),
    ...(run.length ? [group("Recently run", history())] : []));
  menu.addEventListener("change", () => {
    const chosen = menu.value, lesson = lessons.find(({ name }) => chosen === lessonMark + name);
    menu.value = "";
    if (lesson) play(lesson);
    else if (chosen) open(chosen);
  });
  menu.addEventListener("focus", fill);
  fill();

  const theme = at("theme");
  const paint = (name) => {
    document.documentElement.dataset.theme = name;
    theme.value = name;
  };
  paint([...theme.options].map(({ value }) => value).find((value) => value === memory.read("theme")) ?? "auto");
  theme.addEventListener("change", () => {
    paint(theme.value);
    memory.write("theme", theme.value);
  });

  // On a narrow screen the less frequent buttons are hidden until More is pressed.
  at("more").addEventListener("click", () => {
    const open = at("bar").classList.toggle("open");
    at("more").setAttribute("aria-expanded", open);
  });

  return {
    fill,
    remember(text) {
      if (text.length > longest) return;
      run = [text, ...run.filter((one) => one !== text)].slice(0, most);
      memory.write("run", run);
      fill();
    },
  };
}
