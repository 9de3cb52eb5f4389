// A web server for a folder, for tests: on a free port, and closable, to simulate a missing network. It can hold files back, to
// simulate a slow one.

import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";

const types = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml", ".png": "image/png",
};

export class Server {
  // `others`: paths of other files, by their names on the server.
  constructor(folder, others = {}) {
    Object.assign(this, { folder, others });
    this.sent = new Map();  // bytes sent, by file
    this.held = new Map();
    this.awaited = new Map();
    this.server = createServer((request, response) => this.answer(request, response));
  }

  async open() {
    await new Promise((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${this.server.address().port}/`;
  }

  async answer({ url }, response) {
    const name = normalize(decodeURIComponent(url.split(/[?#]/)[0])).replace(/\/$/, "/index.html");
    try {
      this.awaited.get(name)?.(url);
      const content = await readFile(this.others[name] ?? join(this.folder, name));
      const { bytes, released } = this.held.get(name) ?? { bytes: content.length };
      response.writeHead(200, { "content-type": types[extname(name)] ?? "text/plain", "cache-control": "no-cache" });
      response.write(content.subarray(0, bytes));
      this.sent.set(name, bytes);
      await released;
      this.sent.set(name, content.length);
      response.end(content.subarray(bytes));
    } catch {
      response.writeHead(404).end("no such file");
    }
  }

  // Sends only the first bytes of a file until the returned function is called.
  hold(name, bytes = 0) {
    let release;
    this.held.set(name, { bytes, released: new Promise((done) => (release = done)) });
    return () => (this.held.delete(name), release());
  }
  // Resolves at the next request for a file.
  request(name) {
    return new Promise((done) => this.awaited.set(name, done));
  }

  close() {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(resolve));
  }
}
