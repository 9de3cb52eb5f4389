// A thread of Node with the interface of a browser's worker. Waiting for an answer keeps the process alive; an idle thread
// does not.

import { Worker } from "node:worker_threads";

// Emscripten of 2021 takes a Node with `fetch` for a browser.
const inside = `const { parentPort } = require("worker_threads");
delete globalThis.fetch;
globalThis.onmessage = null;
globalThis.postMessage = (message) => parentPort.postMessage(message);
parentPort.on("message", (data) => globalThis.onmessage({ data }));
`;

export const makeNodeWorker = (source) => () => {
  const thread = new Worker(inside + source, { eval: true, execArgv: [] });
  const worker = { onmessage: null, onerror: null, waiting: 0, postMessage, terminate: () => thread.terminate() };
  function postMessage(message) {
    worker.waiting += 1;
    thread.ref();
    thread.postMessage(message);
  }
  thread.on("message", (data) => {
    if (!data.part && --worker.waiting === 0) thread.unref();
    worker.onmessage({ data });
  });
  thread.on("error", (error) => worker.onerror({ error, preventDefault() {} }));
  return worker;
};
