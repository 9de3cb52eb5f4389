// highlight.cjs LANGUAGE HIGHLIGHT_JS FILE...: highlights each FILE with highlight.js and writes FILE.painted (see
// compare.cpp).
"use strict";
const fs = require("fs");
const [language, library, ...files] = process.argv.slice(2);
const hljs = require(library);
hljs.registerLanguage("cube", require(language));

const letters = {
  "hljs-doctag": "!", "hljs-comment": "#", "hljs-string": '"', "hljs-keyword": "k", "hljs-literal": "k",
  "hljs-string moves": "m", "hljs-string moves_": "m", "hljs-number": "1", "hljs-built_in": "f", "hljs-variable": "c",
  "hljs-attribute": ".", "hljs-symbol": "p", "hljs-type": "@",
};
const major = parseInt(require(`${library}/package.json`).version, 10);
const html = (text) => (major < 11 ? hljs.highlight("cube", text, true) : hljs.highlight(text, { language: "cube" })).value;

function paint(text) {
  const classes = [];
  const letter = () => letters[classes.filter(Boolean).pop()] || "-";
  const pieces = html(text).match(/<span class="[^"]*">|<span>|<\/span>|&[#a-z0-9]+;|[^]/gu) || [];
  return pieces.map((piece) => {
    if (piece === "</span>") return classes.pop(), "";
    if (piece.startsWith("<span")) return classes.push((/class="([^"]*)"/.exec(piece) || [])[1]), "";
    return piece === "\n" ? "\n" : letter();
  }).join("");
}

for (const file of files) fs.writeFileSync(`${file}.painted`, paint(fs.readFileSync(file, "utf8")));
