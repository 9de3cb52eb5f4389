// bundle_test.cjs FILE: checks that the packed extension, with the client of the language server, can be loaded, with a
// stand-in for the editor that has every property.
"use strict";
const assert = require("assert/strict");
const Module = require("module");
const anything = () => new Proxy(class {}, {
  get: (target, name) => name === "prototype" ? target.prototype : name === Symbol.toPrimitive ? () => ""
    : (target[name] ??= anything()),
});
const load = Module._load;
Module._load = (name, ...more) => name === "vscode" ? Object.assign(anything(), { version: "1.90.0" }) : load(name, ...more);
assert.deepEqual(Object.keys(require(process.argv[2])), ["activate", "deactivate"]);
