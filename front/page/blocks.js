// Elements for a lesson's Markdown, which the program has parsed. All content is inserted as text.

import { element } from "./drawings.js";
import { lessonNamed, linkOf } from "./lesson_links.js";

// Links to lessons of the course and to web addresses work; others are plain text.
const isWebAddress = (target) => /^https?:\/\//i.test(target);
function link(text, target) {
  const lesson = lessonNamed(target.replace(/#.*$/, ""));
  if (lesson) return element("a", { text, href: `#${linkOf(lesson, "")}` });
  if (isWebAddress(target)) return element("a", { text, href: target, target: "_blank", rel: "noopener noreferrer" });
  return element("span", { text });
}
const names = { code: "code", emphasis: "em", strong: "strong", break: "br" };
const spanElement = ([text, style, target]) => {
  if (style === "link") return link(text, target);
  if (style === "break") return element("br");
  return names[style] ? element(names[style], { text }) : document.createTextNode(text);
};
export const spans = (all) => all.map(spanElement);

// A numbered list may begin at any number. Headings are one level below the page's heading.
const item = (blocks) => element("li", {}, ...blocks.map(blockOf));
const row = (cells, align, name) =>
  element("tr", {}, ...cells.map((cell, i) => element(name, { class: `align-${align[i]}` }, ...spans(cell))));
const makers = {
  paragraph: ({ text }) => element("p", {}, ...spans(text)),
  heading: ({ level, text }) => element(`h${Math.min(level + 1, 6)}`, {}, ...spans(text)),
  verbatim: ({ text }) => element("pre", { class: "verbatim", text }),
  rule: () => element("hr"),
  list: ({ numbered, first, items }) =>
    numbered ? element("ol", { start: first }, ...items.map(item)) : element("ul", {}, ...items.map(item)),
  quote: ({ blocks }) => element("blockquote", {}, ...blocks.map(blockOf)),
  table({ align, rows: [head, ...rest] }) {
    const body = rest.map((cells) => row(cells, align, "td"));
    const table = element("table", {}, element("thead", {}, row(head, align, "th")), element("tbody", {}, ...body));
    return element("div", { class: "wide", tabindex: 0, role: "group", "aria-label": "table" }, table);
  },
};
export const blockOf = (block) => makers[block.kind](block);
