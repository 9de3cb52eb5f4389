// The program's two files as an object with a door: `post` gets replies, `ask` takes requests, both as text.

import createCubelang from "cubelang";

export async function openProgram(module, post) {
  const program = await createCubelang({
    post,
    instantiateWasm: (imports, done) => {
      WebAssembly.instantiate(module, imports).then(done);
      return {};
    },
  });
  program._cubelang_open();
  return (request) => {
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
}
