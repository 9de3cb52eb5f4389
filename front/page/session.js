// Sessions of the language for scripts, in browsers and in Node: the main module of the npm package.

import { textOf } from "./drawings.js";
import { Program } from "./program.js";
import { startWorker } from "parts";

export async function session({ cube = 3, supercube = false } = {}) {
  const program = new Program(startWorker, { n: cube, super: supercube, bundles: true });
  await program.ready.catch((problem) => {
    program.close();
    throw problem;
  });
  return new Session(program);
}

const stopped = { message: "stopped", hint: "", text: "stopped; earlier definitions are kept", interrupted: true };
const answerOf = ({ answer: { kind, drawing, mistake, notes }, bundle = {} }) => ({
  kind, text: drawing ? textOf(drawing) : "", notes, error: mistake,
  json: bundle["application/vnd.cube+json"], svg: bundle["image/svg+xml"],
});
const last = (answers, name) => answers.findLast((answer) => answer[name] !== undefined)?.[name];

class Session {
  #program;
  constructor(program) {
    this.#program = program;
  }

  // `part` is called at once with each part of the answer (see front/page/door.hpp). `moved`: see sliders.js.
  async run(text, { columns = 0, part = () => {}, moved = null } = {}) {
    const answers = [], files = [];
    const result = await this.#program.run(text, columns, (one) => {
      if (one.answer) answers.push(answerOf(one));
      if (one.file) files.push(one.file);
      part(one);
    }, moved);
    return {
      ok: result?.well ?? false, stopped: !result, answers, files,
      text: answers.filter(({ kind }) => kind === "value" || kind === "printed").map((answer) => answer.text).join("\n"),
      json: last(answers, "json"), svg: last(answers, "svg"), error: result ? last(answers, "error") : stopped,
    };
  }
  // The errors that can be found without running the text.
  async check(text) {
    return (await this.#program.ask({ ask: "check", text }))?.mistakes ?? [];
  }
  async complete(text, cursor = text.length) {
    return this.#program.ask({ ask: "complete", text, cursor });
  }
  // A page with a cube that is animated by these moves; empty if the expression has none.
  async movingCube(moves) {
    return (await this.#program.ask({ ask: "moving cube", text: moves }))?.page ?? "";
  }
  get thread() {
    return this.#program.worker;
  }
  stop() {
    this.#program.stop();
  }
  close() {
    this.#program.close();
  }
}
