// Files that a program writes: shown with its answers, with buttons to save them.

import { element } from "./drawings.js";

const types = { svg: "image/svg+xml", html: "text/html", csv: "text/csv", json: "application/json" };
const typeOf = (name) => types[name.slice(name.lastIndexOf(".") + 1).toLowerCase()] ?? "text/plain";

export function save(name, content, type = typeOf(name)) {
  const href = URL.createObjectURL(new Blob([content], { type }));
  const link = element("a", { download: name.slice(name.lastIndexOf("/") + 1), href });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}

const button = (text, act) => {
  const made = element("button", { type: "button", text });
  made.addEventListener("click", act);
  return made;
};

// An image element runs no scripts. The alternative text is the picture's own title and description.
export function pictureElement(name, text) {
  const read = new DOMParser().parseFromString(text, types.svg);
  const words = ["title", "desc"].map((tag) => read.querySelector(tag)?.textContent ?? "").filter(Boolean);
  const image = element("img", { alt: words.join(". ") || name, class: "picture" });
  image.src = URL.createObjectURL(new Blob([text], { type: types.svg }));
  return image;
}

async function savePng(name, image) {
  const scale = 1024 / Math.max(image.naturalWidth, image.naturalHeight, 1);
  const [width, height] = [image.naturalWidth, image.naturalHeight].map((side) => Math.round(side * scale));
  const canvas = element("canvas", { width, height });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => save(name.replace(/\.svg$/i, ".png"), blob, "image/png"), "image/png");
}

// The animated cube runs in a sandbox, without access to this page.
export function movingCube(name, text) {
  const title = `${name}: animated cube`;
  return element("iframe", { sandbox: "allow-scripts", title, srcdoc: text, class: "moving" });
}

export function fileElement({ name, text }) {
  const row = element("div", { class: "file" });
  const buttons = [button(`Save ${name}`, () => save(name, text))];
  if (typeOf(name) === types.svg) {
    const image = pictureElement(name, text);
    row.append(image);
    buttons.push(button("Save as PNG", () => savePng(name, image)));
  } else if (typeOf(name) === types.html) {
    row.append(movingCube(name, text));
  }
  row.append(element("p", { class: "buttons" }, ...buttons));
  return row;
}
