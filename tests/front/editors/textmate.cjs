// textmate.cjs SYNTAXES NODE_MODULES FILE...: highlights each FILE with a TextMate grammar, like VS Code, and writes
// FILE.painted (see compare.cpp).
"use strict";
const fs = require("fs");
const { loadGrammar, tokensOf } = require("./textmate_grammar.cjs");
const [syntaxes, modules, ...files] = process.argv.slice(2);

// The first entry that is a prefix of a character's innermost scope applies.
const letters = [
  ["comment.line.documentation", "!"], ["comment", "#"], ["keyword.operator.word", "k"], ["keyword.operator", "-"],
  ["keyword", "k"], ["constant.language.boolean", "k"], ["constant.language.moves", "m"], ["constant.numeric", "1"],
  ["support.function", "f"], ["support.constant", "c"], ["variable.other.property", "."], ["entity.name.type.part", "p"],
  ["entity.name.type.location", "@"],
];
function letter(scopes) {
  if (scopes.some((scope) => scope.startsWith("string"))) return '"';
  const row = letters.find(([beginning]) => scopes[scopes.length - 1].startsWith(beginning));
  return row ? row[1] : "-";
}

function paint(text, grammar) {
  const lines = text.split("\n");
  const paintToken = (line) => ({ startIndex, endIndex, scopes }) =>
    letter(scopes).repeat([...line.slice(startIndex, endIndex)].length);
  return tokensOf(lines, grammar).map((tokens, i) => tokens.map(paintToken(lines[i])).join("")).join("\n");
}

async function main() {
  const grammar = await loadGrammar(modules, syntaxes, "source.cube");
  for (const file of files) fs.writeFileSync(`${file}.painted`, paint(fs.readFileSync(file, "utf8"), grammar));
}
main().catch((problem) => { console.error(problem); process.exitCode = 1; });
