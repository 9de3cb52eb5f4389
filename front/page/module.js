// The compiled program. All sessions share it, but not its memory.

import { loadModule } from "parts";

const tooOld = "this browser is too old to run Cubelang: it needs WebAssembly with exceptions and SIMD";

let module = null;
// After a failure the next call tries again.
export async function compiled() {
  if (typeof WebAssembly === "undefined" || !WebAssembly.compileStreaming) throw new Error(tooOld);
  module ??= loadModule();
  try {
    return await module;
  } catch (problem) {
    module = null;
    throw problem instanceof WebAssembly.CompileError ? new Error(tooOld, { cause: problem }) : problem;
  }
}
