// The thread in which the program lives. The first message is the compiled module, every other one a request.

import { openProgram } from "./wasm.js";

onmessage = async ({ data: module }) => {
  const ask = await openProgram(module, (reply) => postMessage(JSON.parse(reply)));
  onmessage = ({ data: request }) => ask(JSON.stringify(request));
  postMessage("ready");
};
