// The program's thread. The first message is the compiled module, every other one a request.

import { openProgram } from "./wasm.js";

// Lone surrogates, which JavaScript strings may contain, are replaced: the program rejects them.
const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const replaced = (_, value) => (typeof value === "string" ? value.replace(loneSurrogates, "\ufffd") : value);

onmessage = async ({ data: module }) => {
  const { ask, memory } = await openProgram(module, (reply) => postMessage({ ...JSON.parse(reply), memory: memory() }));
  onmessage = ({ data: request }) => ask(JSON.stringify(request, replaced));
  postMessage("ready");
};
