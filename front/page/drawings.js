// Elements for the program's answers. Everything is inserted as text: no input becomes HTML.

export function element(name, { text, ...properties } = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  made.append(...children);
  return made;
}

const pieceElement = ([text, role, face, color]) => {
  if (!role && !face) return document.createTextNode(text);
  const names = [role && `role-${role}`, face && `face face-${face}`].filter(Boolean);
  const made = element("span", { class: names.join(" "), text });
  if (color) made.style.background = color;
  return made;
};

export function drawingElement({ lines, left_out }) {
  // Nets and tables keep their lines; sentences and lists fit the width.
  const isLaidOut = lines.some((line) => line.some(([, , face]) => face) || /\S {2,}\S/.test(line.map(([text]) => text).join("")));
  const block = element("pre", { class: isLaidOut ? "drawing" : "drawing prose" });
  lines.forEach((line, i) => block.append(...(i ? ["\n"] : []), ...line.map(pieceElement)));
  if (left_out) block.append("\n", element("span", { class: "role-faint", text: `… ${left_out}` }));
  return block;
}

export const textOf = ({ lines, left_out }) =>
  [...lines.map((line) => line.map(([text]) => text).join("")), ...(left_out ? [`… ${left_out}`] : [])].join("\n");

// The moves of an answer that is an algorithm, or "".
export const movesOf = ({ answer }) => {
  const first = answer?.drawing?.lines[0] ?? [];
  const turns = first.filter(([, role]) => role === "moves"), others = first.filter(([, role]) => role !== "moves");
  const isAlone = others.every(([text]) => text.trim().startsWith("("));  // the length beside a solution
  return turns.length && isAlone ? turns.map(([text]) => text).join("").trim() : "";
};

// The cycles of an answer that is a position, or "".
export const positionOf = ({ answer }) => {
  const [[first, ...others] = [], ...lines] = answer?.drawing?.lines ?? [];
  const isOne = first?.[1] === "value" && !others.length && !lines.length;
  return isOne && /^(\([+-]?[a-z][^()]*\)\s*)+$/.test(first[0]) ? first[0] : "";
};

// As on a terminal, but with the line as text, and different looks for the message, the excerpt and the hint.
const kindOf = (line, i) =>
  i === 0 || /^\s*\^~*\s*$/.test(line) ? "wrong" : line.startsWith("hint:") ? "hint" : "excerpt";
export function mistakeElement({ text, interrupted }) {
  if (interrupted) return element("pre", { class: "mistake interrupted", text });
  const lines = text.trimEnd().replace(/^<(?:page|prompt)>:(\d+):\d+: error: /, "line $1: ").split("\n");
  const spans = lines.map((line, i) => element("span", { class: `mistake-${kindOf(line, i)}`, text: `${line}\n` }));
  return element("pre", { class: "mistake" }, ...spans);
}

// An answer, and its notes.
export function answerElements({ drawing, mistake, notes }) {
  const parts = mistake ? [mistakeElement(mistake)] : drawing.lines.length ? [drawingElement(drawing)] : [];
  for (const note of notes) parts.push(element("p", { class: "note", text: `note: ${note}` }));
  return parts;
}
