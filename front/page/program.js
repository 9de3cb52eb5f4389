// The program in a worker thread, which leaves the page responsive. A computation is stopped by ending the thread; a new
// one runs all earlier definitions again, so that only the computation is lost.

import { compiled } from "./module.js";

const memoryLimit = 512 * 2 ** 20;  // bytes; WebAssembly memory is freed only with its thread

export class Program {
  // `start` makes a worker. `session`, if given, has the options of the session (see `begin` in front/page/door.cpp).
  constructor(start, session = null) {
    Object.assign(this, { start, session, last: 0, spare: null, waiting: new Map() });
    this.open([]);
  }

  // A new worker, and a promise that resolves when it accepts requests.
  createWorker() {
    const worker = this.start();
    let ready = false;
    const started = new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => {
        if (data !== "ready") return this.receive(data);
        ready = true;
        resolve();
      };
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error("the program could not be started"));
        if (ready && worker === this.worker) this.reportCrash();
      };
      compiled().then((module) => worker.postMessage(module), reject);
    });
    started.catch(() => {});
    return { worker, started };
  }
  // Switches to a new worker, which runs these texts. `started`: it accepts requests; `ready`: it has run them.
  open(texts) {
    Object.assign(this, this.spare ?? this.createWorker(), { spare: null, memory: 0, history: [], pending: [...texts] });
    const { worker, pending } = this;
    this.ready = this.started.then(() => this.replay(worker, pending));
    this.ready.catch(() => {});
  }
  async replay(worker, pending) {
    if (this.session) await this.ask({ ...this.session, ask: "begin" }, null, this.started);
    while (pending.length) {
      const text = pending.shift();
      await this.ask({ ask: "run", columns: 0, ...text }, null, this.started).catch(() => {});
      if (worker !== this.worker) return;
      this.history.push(text);
    }
  }

  receive({ id, part, result, problem, memory }) {
    const request = this.waiting.get(id);
    if (memory) this.memory = memory;
    if (!request) return;
    if (part) return request.take?.(part);
    this.waiting.delete(id);
    problem === undefined ? request.resolve(result) : request.reject(new Error(problem));
  }

  // The result, or null if the computation is stopped. `take` is called with each part of the answer.
  ask(request, take, when = this.ready) {
    if (this.closed) return Promise.resolve(null);
    const id = ++this.last;
    const result = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject, take }));
    const { worker } = this;
    const post = () => this.waiting.has(id) && worker.postMessage({ ...request, id });
    when.then(post, (problem) => this.fail(id, problem));
    return result;
  }
  fail(id, problem) {
    const request = this.waiting.get(id);
    this.waiting.delete(id);
    request?.reject(problem);
  }

  // Remembers texts with a keyword, which may have defined something, to run them again after a stop. A text that failed
  // may have defined something before.
  // `moved`: its sliders are moved and run again (see sliders.js).
  async run(text, columns, take, moved = null) {
    const colored = moved ? { colors: [["", "", "keyword"]] } : await this.ask({ ask: "colors", text, cursor: 0 });
    const result = colored && await this.askAtLength({ ask: "run", text, columns, ...moved }, take);
    const defines = colored?.colors.some(([, , name]) => name === "keyword");
    if (moved && this.history.at(-1)?.text === text) this.history.pop();
    if (result && defines) this.history.push({ text, sliders: moved?.sliders });
    else if (result) this.tidy();
    return result;
  }
  // A long computation is likely to be stopped, so a spare worker is started.
  askAtLength(request, take) {
    const long = setTimeout(() => (this.spare ??= this.createWorker()), 250);
    return this.ask(request, take).finally(() => clearTimeout(long));
  }
  tidy() {
    if (this.memory > memoryLimit) this.renew();
  }

  // Ends the computation. If a stop interrupts the replay after an earlier stop, the current text is skipped.
  stop() {
    for (const { resolve } of this.renew()) resolve(null);
  }
  // For errors that the program cannot report, such as a stack overflow.
  reportCrash() {
    const problem = new Error("the program crashed, perhaps out of memory; earlier definitions are kept");
    for (const { reject } of this.renew()) reject(problem);
  }
  // Ends the threads for good. The result of every request is then null.
  close() {
    this.closed = true;
    this.worker.terminate();
    this.spare?.worker.terminate();
    for (const { resolve } of this.waiting.values()) resolve(null);
    this.waiting.clear();
  }
  renew() {
    this.worker.terminate();
    const cut = [...this.waiting.values()];
    this.waiting.clear();
    this.open([...this.history, ...this.pending]);
    return cut;
  }
}
