// The program, in a thread of its own: whatever it computes, the page goes on. A computation is stopped by ending the
// thread; the next one is given what defined anything before, so that nothing but the computation is lost.

const much = 512 * 2 ** 20;  // bytes: WebAssembly never gives any back but with its thread

export class Program {
  // `module` is the compiled program, or will be; `start` makes a worker; whoever asks may
  // hear every part of an answer.
  constructor(module, start) {
    Object.assign(this, { module, start, last: 0, spare: null, waiting: new Map() });
    this.open([]);
  }

  // A worker, which says when it can be asked.
  begun() {
    const worker = this.start();
    let there = false;
    const started = new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => {
        if (data !== "ready") return this.receive(data);
        there = true;
        resolve();
      };
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error("the program could not be started"));
        if (there && worker === this.worker) this.broke();
      };
      Promise.resolve(this.module).then((module) => worker.postMessage(module), reject);
    });
    started.catch(() => {});
    return { worker, started };
  }
  // The next worker, to which these texts are told: `started` takes requests, `ready` is as the last one was.
  open(texts) {
    Object.assign(this, this.spare ?? this.begun(), { spare: null, memory: 0, history: [], pending: [...texts] });
    const { worker, pending } = this;
    this.ready = this.started.then(() => this.replay(worker, pending));
    this.ready.catch(() => {});
  }
  async replay(worker, pending) {
    while (pending.length) {
      const text = pending.shift();
      await this.ask({ ask: "run", text, columns: 0 }, null, this.started).catch(() => {});
      if (worker !== this.worker) return;
      this.history.push(text);
    }
  }

  receive({ id, part, result, problem, memory }) {
    const asked = this.waiting.get(id);
    if (memory) this.memory = memory;
    if (!asked) return;
    if (part) return asked.take?.(part);
    this.waiting.delete(id);
    problem === undefined ? asked.resolve(result) : asked.reject(new Error(problem));
  }

  // The result; whoever waits when the computation is stopped gets null.
  ask(request, take, when = this.ready) {
    const id = ++this.last;
    const result = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject, take }));
    const { worker } = this;
    const post = () => this.waiting.has(id) && worker.postMessage({ ...request, id });
    when.then(post, (problem) => this.fail(id, problem));
    return result;
  }
  fail(id, problem) {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    asked?.reject(problem);
  }

  // What is run is remembered, to be run again after a stop, if it may have defined anything: then it has a keyword.
  // What failed may have done so before it did.
  async run(text, columns, take) {
    const colored = await this.ask({ ask: "colors", text, cursor: 0 });
    const result = colored && await this.askAtLength({ ask: "run", text, columns }, take);
    const defines = colored?.colors.some(([, , name]) => name === "keyword");
    if (result && defines) this.history.push(text);
    else if (result) this.tidy();
    return result;
  }
  // What takes long is likely to be stopped: then the next worker is there already.
  askAtLength(request, take) {
    const long = setTimeout(() => (this.spare ??= this.begun()), 250);
    return this.ask(request, take).finally(() => clearTimeout(long));
  }
  tidy() {
    if (this.memory > much) this.renew();
  }

  // Ends the computation; of what is just being brought back after the last stop, that one text is left out.
  stop() {
    for (const { resolve } of this.renew()) resolve(null);
  }
  // Of what has ended in a way that the program could not tell, as when its stack is full.
  broke() {
    const problem = new Error("the program broke off, perhaps for want of memory; what was defined before is there");
    for (const { reject } of this.renew()) reject(problem);
  }
  renew() {
    this.worker.terminate();
    const cut = [...this.waiting.values()];
    this.waiting.clear();
    this.open([...this.history, ...this.pending]);
    return cut;
  }
}
