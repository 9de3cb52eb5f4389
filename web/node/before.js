// Emscripten of 2021 takes a Node that can fetch for a browser, and every standard stream for a terminal.
delete globalThis.fetch;
var Module = {
  onRuntimeInitialized: () => {
    for (const stream of [0, 1, 2]) FS.streams[stream].tty = require("tty").isatty(stream);
  },
};
