// Expressions that measure times in the page.

// Presses Run as soon as the button exists; then window.first is the time until the answer, from the start of the visit, in ms.
export const firstAnswer = `addEventListener("DOMContentLoaded", () => {
  const log = document.getElementById("answers");
  new MutationObserver((_, self) => {
    if (!log.querySelector(".drawing")) return;
    self.disconnect();
    window.first = Math.round(performance.now());
  }).observe(log, { childList: true, subtree: true });
  const press = () => {
    document.getElementById("run").click();
    if (!document.querySelector("article")) setTimeout(press);
  };
  setTimeout(press);
});`;

// In a worker like the page's, but with direct requests: the times of the texts in ms, and the memory in bytes after the last one.
export const timed = (texts) => `(async () => {
  const module = await WebAssembly.compileStreaming(fetch("unpacked.wasm"));
  const worker = new Worker("worker.js");
  let resolve;
  worker.onmessage = ({ data }) => (data === "ready" || data.result) && resolve(data);
  const reply = (message) => new Promise((done) => ((resolve = done), worker.postMessage(message)));
  await reply(module);
  const times = [];
  let memory = 0;
  for (const text of ${JSON.stringify(texts)}) {
    const begin = performance.now();
    ({ memory } = await reply({ id: 1, ask: "run", text, columns: 0 }));
    times.push(performance.now() - begin);
  }
  worker.terminate();
  return { times, memory };
})()`;
