// The thread in which the program lives. The first message is the compiled module, every other one a request.

import { openProgram } from "./wasm.js";

onmessage = async ({ data: module }) => {
  const { ask, memory } = await openProgram(module, (reply) => postMessage({ ...JSON.parse(reply), memory: memory() }));
  onmessage = ({ data: request }) => ask(JSON.stringify(request));
  postMessage("ready");
};
