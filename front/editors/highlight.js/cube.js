// Cubelang for highlight.js, from version 9 on: hljs.registerLanguage("cube", cube).
// Made from front/editors/templates/highlight.js and the program's own tables: change it there, and have it made again by
// UPDATE_GOLDEN=1 ctest --preset dev -R grammars/made.
(function (root) {
  "use strict";

  const word = "[A-Za-z_][A-Za-z0-9_]*";
  const end = "(?![A-Za-z0-9_])";
  const oneOf = (words) => `(?:${words.join("|")})${end}`;
  const moves =
    "(?:[0-9]+(?:-[0-9]+)?(?:[RUFLDB][wW]?|[rufldb]W?)|(?:[RUFLDB][wWv]?|[rufldb]W?|[MESxyz]))[0-9]*(?:(?:[RUFLDB][wWv]?|[rufldb]W?|[MESxyz])[0-9]*)*(?:['`´’′‘‛ʹʼˈʻʽˊˋ΄՚׳´‵ꞌ＇]|(?![A-Za-z0-9_]))";
  // What stands behind the name of a numbering.
  const numbers = "(?=[ \\t\\r]+\\(\\s*[0-9]+\\s*,|[ \\t\\r]*(?:\\[\\s*[0-9]+(?:\\s*,\\s*|\\s+)[0-9]|\\{\\s*[0-9]+\\s*:))";
  const keywords = [
    "cube", "supercube", "let", "def", "import", "assert", "print",
    "for", "if", "then", "else",
    "in", "and", "or", "not",
  ];
  const literals = [
    "true", "false",
  ];
  const functions = [
    // Orders and parity
    "order", "visible_order", "orders", "parity", "sign", "is_reachable", "repair", "commutes",
    // Parts and cycles
    "cycles", "cycle_type", "support", "fixed", "image", "source", "explain", "permutation", "cycle",
    "location", "number", "name", "same_part", "parts",
    // Pictures
    "show", "trace", "compare", "svg", "cayley", "animate", "plot",
    // Numbers of stickers
    "two_row", "state", "rotation_map", "sticker_cycles",
    // Cubies and colours
    "cubie", "colors",
    // Symmetry
    "symmetries", "antisymmetries", "canonical",
    // The tuple of the Tuple page
    "tuple", "tuple_colors", "corner_colors", "corner_showing", "dedge", "left_dedges",
    "right_dedges",
    // Cube Synthesizer's basic algorithms
    "synth_index", "synth_entry", "synth_rotation", "synth_rotation_index", "synth_block",
    "synth_row", "synth_counts",
    // Other programs' forms
    "gap", "gap_group", "kpuzzle", "kpuzzle_definition", "singmaster", "reid", "speffz",
    // Groups
    "group", "full_group", "group_of", "structure", "generators", "elements", "random", "index",
    "orbits", "is_transitive", "is_abelian", "stabilizer", "centralizer", "centre", "intersection",
    "is_normal", "normal_closure", "derived", "derived_series", "small_generators", "quotient_group",
    "abelianization", "blocks", "is_primitive", "factor", "gap_proof", "conjugate", "are_conjugate",
    "class_size", "centralizer_size", "class_name", "classes", "layer_signs", "census",
    "shortest_of_order",
    // Algorithms as words
    "moves", "length", "simplify", "expand", "inverse", "reverse", "mirror", "rotate", "variants",
    "algorithm",
    // Finding algorithms
    "find", "commutators", "solve", "distances", "antipodes", "basic", "basics", "insertions",
    "words",
    // Goals said of parts
    "solved", "solved_but", "placed", "oriented", "domino", "block", "color_neutral", "one_of",
    "layer",
    // The library
    "recognise", "cases",
    // Other notations of algorithms
    "superset", "to_superset", "niss", "parse",
    // Numbers, texts and lists
    "size", "item", "with_item", "position", "sum", "max", "min", "sort", "contains", "join", "keys",
    "values", "mapping", "decimal", "mean", "percent", "numerator", "denominator", "pad", "quotient",
    "remainder", "gcd", "lcm", "integer", "text", "type",
    // Lists, streams and files of data
    "map", "filter", "fold", "first", "skip", "items", "sort_by", "histogram", "group_by",
    "read_lines", "read_table", "write_lines", "write_table",
    // Random numbers and algorithms that can be repeated
    "random_algorithm", "random_integer", "random_state", "random_algorithms", "random_states",
    "random_scramble",
  ];
  const constants = [
    "HTM", "QTM", "STM", "ETM", "OBTM", "BTM", "SSTM", "SSQTM", "net", "kociemba", "S_id", "S_URF3",
    "S_F2", "S_U4", "S_LR2", "corners", "edges", "wings", "centres", "fixed_centres", "x_centres",
    "t_centres", "obliques", "last_layer", "first_two_layers", "cross", "labelled", "colours",
    "letters", "numbers", "isometric", "back", "both", "oll", "none", "patterns", "standard", "safe",
    "white", "dark", "apart", "together", "pairs", "in_place", "as_set", "ends", "starts", "quick",
    "optimal", "exact", "groups", "pll", "triggers", "csv", "tsv", "jsonl", "e", "id", "identity",
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
