// The search of pages that are opened from a disk, where browsers start no workers and read no files: the script of the
// worker runs in the page, with the index as a script.
"use strict";

if (location.protocol === "file:") {
  const load = (file) => new Promise((done) => {
    const script = document.createElement("script");
    Object.assign(script, { src: `${base_url}/search/${file}`, onload: done });
    document.head.append(script);
  });
  let worker;
  window.importScripts = () => {};
  window.XMLHttpRequest = class {
    addEventListener(_, listener) { this.listener = listener; }
    open() {}
    send() { this.responseText = JSON.stringify(window.searchIndex); this.listener(); }
  };
  window.postMessage = (data) => worker.onmessage({ data });
  window.Worker = class {
    constructor() {
      worker = this;
      this.ready = load("search_index.js").then(() => load("lunr.js")).then(() => load("worker.js"));
    }
    postMessage(data) { this.ready.then(() => window.onmessage({ data })); }
  };
}
