// markdown.cjs SYNTAXES NODE_MODULES: checks that in Markdown only blocks of Cubelang are highlighted, and that an unclosed
// comment ends with its block.
"use strict";
const assert = require("assert/strict");
const { loadGrammar, tokensOf } = require("./textmate_grammar.cjs");
const [syntaxes, modules] = process.argv.slice(2);

const markdown = { scopeName: "text.html.markdown", repository: {}, patterns: [
  { name: "heading", match: "^#.*$" },
  { name: "block", begin: "^```.*$", end: "^```$" },
] };
const lines = ["# Orders", "```cube", "order(R) # moves", "/* not closed", "```", "order R # text", "```sh", "order # sh", "```"];

async function main() {
  const grammar = await loadGrammar(modules, syntaxes, "text.html.markdown", {
    more: { "text.html.markdown": JSON.stringify(markdown) },
    injected: { "text.html.markdown": ["markdown.cube.codeblock"] },
  });
  const scopes = tokensOf(lines, grammar).map((tokens) =>
    tokens.flatMap((token) => token.scopes).filter((scope) => /^(support|constant|comment).*\.cube$/.test(scope)));
  assert.deepEqual(scopes[2], ["support.function.cube", "constant.language.moves.cube", "comment.line.number-sign.cube"]);
  assert.deepEqual(new Set(scopes[3]), new Set(["comment.block.cube"]));
  for (const i of [0, 1, 4, 5, 6, 7, 8]) assert.deepEqual(scopes[i], [], lines[i]);
}
main().catch((problem) => { console.error(problem); process.exitCode = 1; });
