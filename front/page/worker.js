// The thread in which the program lives. The first message is the compiled module, every other one a request.

import { openProgram } from "./wasm.js";

// Half a character of two units, which a text of JavaScript may hold, is no text to the program.
const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const whole = (_, value) => (typeof value === "string" ? value.replace(halves, "\ufffd") : value);

onmessage = async ({ data: module }) => {
  const { ask, memory } = await openProgram(module, (reply) => postMessage({ ...JSON.parse(reply), memory: memory() }));
  onmessage = ({ data: request }) => ask(JSON.stringify(request, whole));
  postMessage("ready");
};
