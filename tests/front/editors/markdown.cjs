// markdown.cjs SYNTAXES NODE_MODULES: in Markdown the blocks of Cubelang are painted, and nothing else is; what is not
// closed in a block ends with it.
"use strict";
const assert = require("assert/strict");
const { loaded, tokensOf } = require("./textmate_grammar.cjs");
const [syntaxes, modules] = process.argv.slice(2);

const markdown = { scopeName: "text.html.markdown", repository: {}, patterns: [
  { name: "heading", match: "^#.*$" },
  { name: "block", begin: "^```.*$", end: "^```$" },
] };
const lines = ["# Orders", "```cube", "order(R) # moves", "/* not closed", "```", "order R # text", "```sh", "order # sh", "```"];

async function main() {
  const grammar = await loaded(modules, syntaxes, "text.html.markdown", {
    more: { "text.html.markdown": JSON.stringify(markdown) },
    injected: { "text.html.markdown": ["markdown.cube.codeblock"] },
  });
  const told = tokensOf(lines, grammar).map((tokens) =>
    tokens.flatMap(({ scopes }) => scopes).filter((scope) => /^(support|constant|comment).*\.cube$/.test(scope)));
  assert.deepEqual(told[2], ["support.function.cube", "constant.language.moves.cube", "comment.line.number-sign.cube"]);
  assert.deepEqual(new Set(told[3]), new Set(["comment.block.cube"]));
  for (const i of [0, 1, 4, 5, 6, 7, 8]) assert.deepEqual(told[i], [], lines[i]);
}
main().catch((problem) => { console.error(problem); process.exitCode = 1; });
