// Adapts Emscripten of 2021 to Node: hides `fetch`, by which it takes Node for a browser; passes on the environment, the
// standard streams that are terminals and the program's path; and makes poll() report every file as ready.
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
