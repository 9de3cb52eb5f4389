// Loads the program. `post` is called with each reply; the result has `ask` for requests, both as text, and `memory`, its
// size in bytes.

import createCubelang from "cubelang";

export async function openProgram(module, post) {
  let instance;
  const program = await createCubelang({
    post,
    instantiateWasm: (imports, done) => {
      // Rethrows errors outside the promise, so that the worker's onerror receives them.
      const failed = (problem) => setTimeout(() => { throw problem; });
      WebAssembly.instantiate(module, imports).then((made) => done((instance = made)), failed);
      return {};
    },
  });
  program._cubelang_open();
  const heap = Object.values(instance.exports).find((one) => one instanceof WebAssembly.Memory);
  const ask = (request) => {
    const size = program.lengthBytesUTF8(request);
    const at = program._malloc(size + 1);
    if (!at) throw new RangeError("there is not enough memory for this text");
    program.stringToUTF8(request, at, size + 1);
    try {
      program._cubelang_ask(at, size);
    } finally {
      program._free(at);
    }
  };
  return { ask, memory: () => heap.buffer.byteLength };
}
