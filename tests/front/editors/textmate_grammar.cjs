// Loads a grammar with the libraries of VS Code, from the folder `syntaxes` and from `more` (texts by scope). `injected`:
// scopes of grammars that are injected, by scope.
"use strict";
const fs = require("fs");
const path = require("path");

async function loadGrammar(modules, syntaxes, scope, { more = {}, injected = {} } = {}) {
  const oniguruma = require(path.join(modules, "vscode-oniguruma"));
  const textmate = require(path.join(modules, "vscode-textmate"));
  const wasm = fs.readFileSync(path.join(modules, "vscode-oniguruma/release/onig.wasm"));
  await oniguruma.loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length));
  const grammars = { ...more };
  for (const name of fs.readdirSync(syntaxes)) {
    const text = fs.readFileSync(path.join(syntaxes, name), "utf8");
    grammars[JSON.parse(text).scopeName] = text;
  }
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (sources) => new oniguruma.OnigScanner(sources),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async (name) => grammars[name] ? textmate.parseRawGrammar(grammars[name], "grammar.json") : null,
    getInjections: (name) => injected[name],
  });
  return { grammar: await registry.loadGrammar(scope), begin: textmate.INITIAL };
}

/// The tokens of each line: { startIndex, endIndex, scopes }.
function tokensOf(lines, { grammar, begin }) {
  let state = begin;
  return lines.map((line) => {
    const result = grammar.tokenizeLine(line, state);
    state = result.ruleStack;
    return result.tokens;
  });
}

module.exports = { loadGrammar, tokensOf };
