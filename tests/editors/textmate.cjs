// textmate.cjs GRAMMAR NODE_MODULES FILE...: paints each FILE by a TextMate grammar, as VS Code would, into FILE.painted
// (see compare.cpp).
"use strict";
const fs = require("fs");
const path = require("path");
const [grammarFile, modules, ...files] = process.argv.slice(2);
const oniguruma = require(path.join(modules, "vscode-oniguruma"));
const textmate = require(path.join(modules, "vscode-textmate"));

// The first that begins one of the scopes of a character, from within.
const letters = [
  ["comment.line.documentation", "!"], ["comment", "#"], ["string", '"'], ["keyword.operator.word", "k"],
  ["keyword.operator", "-"], ["keyword", "k"], ["constant.language.boolean", "k"], ["constant.language.moves", "m"],
  ["constant.numeric", "1"], ["support.function", "f"], ["support.constant", "c"], ["variable.other.property", "."],
  ["entity.name.type.part", "p"], ["entity.name.type.location", "@"],
];
function letter(scopes) {
  if (scopes.some((scope) => scope.startsWith("string"))) return '"';
  const scope = scopes[scopes.length - 1];
  const row = letters.find(([beginning]) => scope.startsWith(beginning));
  return row ? row[1] : "-";
}

function paintLine(line, grammar, state) {
  const told = grammar.tokenizeLine(line, state);
  const painted = told.tokens.map(({ startIndex, endIndex, scopes }) =>
    letter(scopes).repeat([...line.slice(startIndex, endIndex)].length));
  return [painted.join(""), told.ruleStack];
}

function paint(text, grammar) {
  let state = textmate.INITIAL;
  return text.split("\n").map((line) => {
    const [painted, next] = paintLine(line, grammar, state);
    state = next;
    return painted;
  }).join("\n");
}

async function main() {
  const wasm = fs.readFileSync(path.join(modules, "vscode-oniguruma/release/onig.wasm"));
  await oniguruma.loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length));
  const onigLib = Promise.resolve({
    createOnigScanner: (sources) => new oniguruma.OnigScanner(sources),
    createOnigString: (text) => new oniguruma.OnigString(text),
  });
  const loadGrammar = async () => textmate.parseRawGrammar(fs.readFileSync(grammarFile, "utf8"), grammarFile);
  const grammar = await new textmate.Registry({ onigLib, loadGrammar }).loadGrammar("source.cube");
  for (const file of files) fs.writeFileSync(`${file}.painted`, paint(fs.readFileSync(file, "utf8"), grammar));
}
main().catch((problem) => { console.error(problem); process.exitCode = 1; });
