// Cubelang for highlight.js, from version 9 on: hljs.registerLanguage("cube", cube).
// Made from front/editors/templates/highlight.js and the program's own tables: change it there, and have it made again by
// UPDATE_GOLDEN=1 ctest --preset dev -R grammars/made.
(function (root) {
  "use strict";

  const word = "[A-Za-z_][A-Za-z0-9_]*";
  const end = "(?![A-Za-z0-9_])";
  const oneOf = (words) => `(?:${words.join("|")})${end}`;
  const moves =
    "{{moves.bar}}";
  // What stands behind the name of a numbering.
  const numbers = "(?=[ \\t\\r]+\\(\\s*[0-9]+\\s*,|[ \\t\\r]*(?:\\[\\s*[0-9]+(?:\\s*,\\s*|\\s+)[0-9]|\\{\\s*[0-9]+\\s*:))";
  const keywords = [
    {{statements.comma}},
    {{branches.comma}},
    {{operators.comma}},
  ];
  const literals = [
    {{literals.comma}},
  ];
  const functions = [
    {{functions.comma}},
  ];
  const constants = [
    {{constants.comma}},
  ];

  function cube(hljs) {
    const doc = { className: "doctag", begin: "##.*" };
    const comment = { className: "comment", variants: [{ begin: "#.*" }, { begin: "//.*" }, { begin: /\/\*/, end: /\*\// }] };
    const text = { className: "string", begin: '"', end: '"|$', contains: [{ begin: /\\./ }] };

    // A name may have fields, or a call's bracket, which is no cycle's: they touch it.
    const fields = { end: "(?!\\.[A-Za-z_])", contains: [{ className: "attribute", begin: `\\.${word}` }] };
    const call = { end: "\\(" };
    const named = (className, begin) => [
      { className, begin: `${begin}(?=\\.[A-Za-z_])`, starts: fields },
      { className, begin: `${begin}(?=\\()`, starts: call },
      { className, begin },
    ];
    const names = [
      ...named("built_in", oneOf(functions)), ...named("variable", oneOf(constants)), ...named(undefined, word),
    ];

    // A cycle is known by the sign of its first part, or by the comma behind it. Its parts spell moves.
    const cycle = {
      begin: "\\((?=\\s*(?:[+-]+[A-Za-z]|[+-]*[A-Za-z]+[0-9]*\\s*,))",
      end: "[)\\]}]|(?=[(\\[{])",
      contains: [doc, comment, text, { className: "symbol", begin: `[+-]*[A-Za-z]+[0-9]*${end}` }],
    };
    // Every token has a rule, so that none begins within a word.
    const tokens = [
      doc,
      comment,
      text,
      { begin: "\\)(?=\\.[A-Za-z_])", starts: fields },
      { className: "keyword", begin: oneOf(keywords) },
      { className: "literal", begin: oneOf(literals) },
      // What gets a value, an argument too, may spell moves; so may a numbering.
      { begin: `${word}(?=\\s*=(?!=))` },
      { className: "built_in", begin: oneOf(functions) + numbers },
      { className: "variable", begin: oneOf(constants) + numbers },
      { begin: word + numbers },
      { className: "string moves", begin: moves },
      ...names,
      { className: "number", begin: `[0-9]+${end}` },
      { begin: `[0-9]+${word}` },
      { className: "type", begin: `@(?:[A-Za-z]+(?:\\.[0-9]+|[0-9]*)${end})?` },
      cycle,
    ];
    cycle.contains.push(...tokens.filter((token) => token !== cycle));  // any bracket ends it
    return { name: "Cubelang", aliases: ["cubelang"], case_insensitive: false, contains: tokens };
  }

  if (typeof module === "object" && module.exports) module.exports = cube;
  else if (root.hljs) root.hljs.registerLanguage("cube", cube);
})(typeof self === "undefined" ? this : self);
