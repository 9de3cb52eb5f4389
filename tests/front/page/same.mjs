// same.mjs CUBE.JS REQUESTS ANSWERS: runs the WebAssembly program for same.sh. Its module is compiled once. A line of the pipe
// REQUESTS names a waiting process; the program runs with its arguments, environment, folder and streams, as an instance of its
// own, and the exit status goes to the pipe ANSWERS.
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import tty from "node:tty";

const [program, requests, answers] = process.argv.slice(2);
const require = createRequire(program);
const compiled = new WebAssembly.Module(fs.readFileSync(program.replace(/js$/, "wasm")));
const start = "\nvar Module = {\n";  // of front/page/node/before.js
const source = fs.readFileSync(program, "utf8").replace(start, `${start}...given,`);
if (!source.includes("...given,")) throw new Error(`${program} does not begin like before.js`);
const instance = new Function("given", "process", "require", "__filename", "__dirname", source);

const given = {
  instantiateWasm(imports, receive) {
    const made = new WebAssembly.Instance(compiled, imports);
    receive(made);
    return made.exports;
  },
};

/// The modules of Node for a program whose standard streams are these files.
function modules(streams) {
  const at = (file) => streams[file] ?? file;
  const files = { ...fs };
  for (const name of ["readSync", "writeSync", "fstatSync"]) files[name] = (file, ...rest) => fs[name](at(file), ...rest);
  files.closeSync = (file) => file in streams || fs.closeSync(file);
  const mapped = { fs: files, tty: { isatty: (file) => tty.isatty(at(file)) } };
  return (name) => mapped[name] ?? require(name);
}

const words = (file) => fs.readFileSync(file, "latin1").split("\0").slice(0, -1);
const text = (word) => Buffer.from(word, "latin1").toString();

/// Runs the program for a process and returns its exit status.
function run(client) {
  const at = `/proc/${client}`;
  const streams = ["r", "a", "a"].map((mode, n) => fs.openSync(`${at}/fd/${n}`, mode));
  const env = Object.fromEntries(words(`${at}/environ`).map((word) => text(word).split(/=(.*)/s, 2)));
  const argv = [process.argv[0], program, ...words(`${at}/cmdline`).slice(2).map(text)];
  let status;
  const exit = (code) => {
    status ??= code;
    throw "unwind";  // which Emscripten takes for an end in order
  };
  process.chdir(fs.readlinkSync(`${at}/cwd`));
  try {
    instance(given, Object.create(process, { argv: { value: argv }, env: { value: env }, exit: { value: exit }, on: { value() {} } }),
      modules(streams), program, path.dirname(program));
  } catch (problem) {
    if (status === undefined) fs.writeSync(streams[2], `${problem.stack ?? problem}\n`);
  }
  streams.forEach((file) => fs.closeSync(file));
  return status ?? 70;
}

for (;;) fs.writeFileSync(answers, `${run(fs.readFileSync(requests, "utf8").trim())}\n`);
