// The program, in a thread of its own: whatever it computes, the page goes on. A computation is stopped by ending the
// thread; the next one is given what had gone well before, so that nothing but the computation is lost.

export class Program {
  // `module` is the compiled program, or will be; `start` makes a worker; `said` is called with every part of an answer,
  // and what it is a part of.
  constructor(module, start, said) {
    this.module = module;
    this.start = start;
    this.said = said;
    this.waiting = new Map();
    this.last = 0;
    this.history = [];
    this.opening = { n: 3, super: false };
    this.open();
  }

  open() {
    this.worker = this.start();
    this.ready = new Promise((resolve, reject) => {
      this.worker.onmessage = ({ data }) => (data === "ready" ? resolve() : this.receive(data));
      this.worker.onerror = (event) => reject(new Error(event.message || "the program could not be started"));
      Promise.resolve(this.module).then((module) => this.worker.postMessage(module), reject);
    });
    this.ready.catch(() => {});
  }

  receive({ id, part, result, problem }) {
    const asked = this.waiting.get(id);
    if (!asked) return;
    if (part) return this.said(part, asked.about);
    this.waiting.delete(id);
    problem === undefined ? asked.resolve(result) : asked.reject(new Error(problem));
  }

  // The result; whoever waits when the computation is stopped gets null.
  ask(request, about) {
    const id = ++this.last;
    const result = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject, about }));
    this.ready.then(() => this.worker.postMessage({ ...request, id }), (problem) => this.fail(id, problem));
    return result;
  }
  fail(id, problem) {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    asked?.reject(problem);
  }

  async begin(opening) {
    this.opening = opening;
    this.history = [];
    return this.ask({ ask: "begin", ...opening });
  }
  // What is run is remembered, to be run again after a stop; what failed may have defined something before it did.
  async run(text, columns, about) {
    const result = await this.ask({ ask: "run", text, columns }, about);
    if (result) this.history.push(text);
    return result;
  }

  get busy() {
    return this.waiting.size > 0;
  }

  async stop() {
    this.worker.terminate();
    const stopped = [...this.waiting.values()];
    this.waiting.clear();
    this.open();
    for (const { resolve } of stopped) resolve(null);
    await this.ask({ ask: "begin", ...this.opening });
    for (const text of this.history) await this.ask({ ask: "run", text, columns: 0 }, null);
  }
}
