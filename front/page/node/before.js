// What Emscripten of 2021 does not know of Node: that it can fetch and is no browser; its environment; which standard
// streams are terminals; which program runs; and that its files can be waited for, by reading them.
delete globalThis.fetch;
var Module = {
  preRun: () => Object.assign(ENV, process.env),
  onRuntimeInitialized: () => {
    for (const stream of [0, 1, 2]) FS.streams[stream].tty = require("tty").isatty(stream);
    const readlink = FS.readlink;
    FS.readlink = (path) => (path === "/proc/self/exe" ? __filename : readlink(path));
  },
};
___syscall_poll = (polled, count) => {
  for (let i = 0; i < count; i++) HEAP16[(polled + 8 * i + 6) >> 1] = HEAP16[(polled + 8 * i + 4) >> 1];
  return count;
};
