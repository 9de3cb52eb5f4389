// What the program says, as elements. Everything is put in as text: nothing that anyone wrote becomes HTML.

export function element(name, { text, ...properties } = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  made.append(...children);
  return made;
}

const pieceElement = ([text, role, face]) => {
  if (!role && !face) return document.createTextNode(text);
  return element("span", { class: [role && `role-${role}`, face && `face face-${face}`].filter(Boolean).join(" "), text });
};

export function drawn({ lines, left_out }) {
  const block = element("pre", { class: "drawing" });
  lines.forEach((line, i) => block.append(...(i ? ["\n"] : []), ...line.map(pieceElement)));
  if (left_out) block.append("\n", element("span", { class: "role-faint", text: `… ${left_out}` }));
  return block;
}

export function mistaken({ text, interrupted }) {
  return element("pre", { class: interrupted ? "mistake interrupted" : "mistake", text });
}

// An answer, with what else it may have been meant to be.
export function answered({ drawing, mistake, notes }) {
  const parts = mistake ? [mistaken(mistake)] : drawing.lines.length ? [drawn(drawing)] : [];
  for (const note of notes) parts.push(element("p", { class: "note", text: `note: ${note}` }));
  return parts;
}
