// session.mjs FOLDER: uses the npm package's module in FOLDER as a script of Node does.

import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";

import { check, failed } from "./user.mjs";

const [folder] = process.argv.slice(2);
const main = pathToFileURL(`${folder}/node.js`).href;
const { session } = await import(main);

const one = await session();
const order = await one.run("order(R U)");
check("a value has its text", order.text, "105");
check("a value has its JSON, with integers as texts", `${order.json.type} ${order.json.value}`, "integer 105");
check("a number has no picture", order.svg === undefined);
check("all is well", order.ok && !order.stopped && order.error === undefined);

const moves = await one.run("let a = [R, U]\nprint order(a)\na");
check("printed texts and values are lines of the text", moves.text.split("\n").slice(0, 2).join(), "6,R U R' U'");
check("an algorithm has its moves", moves.json.moves, "R U R' U'");
check("a state has a picture", moves.svg.startsWith("<svg "));

const wrong = await one.run("a\nordr(a)");
check("a mistake is a value, not an exception", wrong.ok, false);
check("it has its place, message and hint", `${wrong.error.begin} ${wrong.error.message}; ${wrong.error.hint}`,
  "2 unknown name `ordr`; did you mean `order`?");
check("the answers before it are there", wrong.json.moves, "R U R' U'");
check("a text is checked without being run", (await one.check("ordr(a)")).length, 1);
check("names are completed", (await one.complete("pari")).names[0].name, "parity");

const certificate = await one.run("certificate(order((1,2)))");
check("a certificate is a text", certificate.json.value, "certificate 1\ndegree 2\nclaim power 2 (1,2)\nend");

const files = await one.run('svg(R, "r.svg")');
check("written files are part of the result", `${files.files[0].name} ${files.files[0].text.startsWith("<svg ")}`, "r.svg true");
check("an algorithm has a moving cube", (await one.movingCube("R U")).startsWith("<!doctype html>"));
check("a number has none", await one.movingCube("7"), "");

// Another session, on another cube.
const two = await session({ cube: 4, supercube: true });
check("sessions have definitions of their own", (await two.run("a")).ok, false);
check("a session has the cube that it was opened with", (await two.run("order(2R 2U)")).ok);
const both = await Promise.all([one.run("order(a)"), one.run("order(R)"), two.run("order(2R)")]);
check("texts wait for one another", both.map(({ text }) => text).join(), "6,4,4");

const parts = [];
const stopped_later = (part) => parts.push(part) === 2 && two.stop();
const endless = two.run("let b = 2R\nfor n in 1..1000000000 { order(b) }", { part: stopped_later });
check("a computation can be stopped", (await endless).stopped);
check("its answers arrived before", parts.length > 1);
check("the cube is the same after a stop", (await two.run("order(2R)")).text, "4");
one.close();
two.close();
check("a closed session answers nothing", (await one.run("1")).stopped);

// An idle session does not keep a process alive.
const script = `import { session } from ${JSON.stringify(main)}; console.log((await (await session()).run("order(R U)")).text)`;
const begin = Date.now();
const { stdout, status } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8", timeout: 60_000 });
check("a script prints its answer and ends", `${status} ${stdout}`, "0 105\n");
console.log(failed() ? `${failed()} failed` : `all passed; a script took ${Date.now() - begin} ms`);
process.exit(failed() ? 1 : 0);
