// Live examples: a button below each example opens its text as a block that runs in the page (<cube-lang>, from the folder
// `blocks`). Browsers load no modules from the disk, so the buttons appear only on a web server.
"use strict";

const programOf = (example) => [...example.querySelectorAll(".typed")].map((code) => code.textContent).join("\n");

async function open(example, button) {
  button.disabled = true;
  try {
    await import(new URL(`${base_url}/blocks/element.js`, location));
  } catch {
    button.textContent = "The program could not be loaded";
    return;
  }
  const block = document.createElement("cube-lang");
  block.textContent = programOf(example);
  button.remove();
  example.replaceWith(block);
  block.shadowRoot.querySelector("textarea").focus();
}

for (const example of location.protocol === "file:" ? [] : document.querySelectorAll(".session")) {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "live", textContent: "Run here" });
  button.addEventListener("click", () => open(example, button));
  example.after(button);
}
