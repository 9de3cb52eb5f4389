// How far one is in each lesson, for each seed; kept by the browser. What has been dropped onto the page is kept apart
// from lessons of the course that have the same name.

import { memory } from "./memory.js";

const nameOf = ({ name, seed, dropped }) => `lesson ${dropped ? "dropped " : ""}${name} ${seed ?? ""}`;

export const progress = {
  read: (lesson) => {
    const kept = memory.read(nameOf(lesson));
    return typeof kept?.record === "string" ? kept : null;
  },
  // False: the browser does not keep it.
  keep: (lesson, { record, exercises, at }) => {
    const solved = exercises.filter((one) => one.solved).length;
    return memory.write(nameOf(lesson), { record, at, solved, of: exercises.length });
  },
};

export function far(lesson) {
  const kept = progress.read(lesson);
  if (!kept) return "";
  return kept.solved === kept.of ? "all solved" : `${Number(kept.solved)} of ${Number(kept.of)} solved`;
}
