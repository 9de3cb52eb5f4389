// Links to a lesson of the course, with a seed for the moves and numbers of its exercises.

import { lessons } from "parts";

const longest = 60;  // characters of a seed
export const lessonNamed = (name) => lessons.find((lesson) => lesson.name === name);
export const lessonAfter = (name) => lessons[lessons.findIndex((lesson) => lesson.name === name) + 1];
export const isSeed = (seed) => seed.length <= longest && !/\p{C}/u.test(seed);

export const linkOf = ({ name }, seed) => {
  const fields = new URLSearchParams({ lesson: name.replace(/\.md$/, "") });
  if (seed) fields.set("seed", seed);
  return fields.toString();
};

// The lesson and the seed of a link, or a `problem` with it. Null for a link to something else.
export function lessonInLink(fragment) {
  if (!fragment.startsWith("#lesson=")) return null;
  const fields = new URLSearchParams(fragment.slice(1, 2000));
  const wanted = fields.get("lesson"), seed = (fields.get("seed") ?? "").trim();
  const lesson = lessonNamed(`${wanted}.md`);
  if (!lesson) return { problem: `the course has no lesson named ${wanted.slice(0, longest)}` };
  if (!isSeed(seed)) return { problem: "the seed in this link is invalid" };
  return { lesson, seed };
}
