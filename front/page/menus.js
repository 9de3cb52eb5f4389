// The two menus: texts to open, and colours.

import { element } from "./drawings.js";
import { memory } from "./memory.js";
import { far } from "./progress.js";
import { examples, lessons } from "parts";

const at = (id) => document.getElementById(id);
const titled = (text) => text.split("\n").find((line) => line.trim())?.slice(0, 40) ?? "";
const longest = 20_000, most = 20;  // what is remembered of what was run: characters of a text, texts

const option = ({ name, text }) => element("option", { text: name, value: text });
const group = (label, texts) => element("optgroup", { label }, ...texts.map(option));
// A lesson with how far one is in it.
const lessonMark = "lesson ";
const titledLesson = (lesson) => [`${parseInt(lesson.name)} ${lesson.title}`, far(lesson)].filter(Boolean).join(": ");
const course = () => lessons.map((lesson) => ({ name: titledLesson(lesson), text: lessonMark + lesson.name }));

export function makeMenus(open, play) {
  let run = memory.read("run") ?? [];
  const menu = at("texts");
  const history = () => run.map((text) => ({ name: titled(text), text }));
  const fill = () => menu.replaceChildren(option({ name: "a text …", text: "" }), group("Examples", examples),
    group("Course", course()),
    ...(run.length ? [group("What you ran", history())] : []));
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

  // On a narrow screen what is used less is behind a button.
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
