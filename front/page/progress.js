// The progress in each lesson and seed, stored by the browser. A dropped lesson is stored separately from a lesson of the
// course with the same name.

import { memory } from "./memory.js";

const nameOf = ({ name, seed, dropped }) => `lesson ${dropped ? "dropped " : ""}${name} ${seed ?? ""}`;

export const progress = {
  read: (lesson) => {
    const stored = memory.read(nameOf(lesson));
    return typeof stored?.record === "string" ? stored : null;
  },
  // False if the browser does not store it.
  save: (lesson, { record, exercises, at }) => {
    const solved = exercises.filter((one) => one.solved).length;
    return memory.write(nameOf(lesson), { record, at, solved, of: exercises.length });
  },
};

export function progressText(lesson) {
  const stored = progress.read(lesson);
  if (!stored) return "";
  return stored.solved === stored.of ? "all solved" : `${Number(stored.solved)} of ${Number(stored.of)} solved`;
}
