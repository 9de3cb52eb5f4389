// bundle.mjs ROOT TREE: bundles the page's sources and the program in TREE as TREE/page, for web servers, as
// TREE/cubelang.html, a single file, and as TREE/library, the modules of the npm package.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { cubeData, firstLine } from "./cube_data.js";
import { icon, png } from "./icon.mjs";

const [root, tree] = process.argv.slice(2);
const sources = join(root, "front/page");
const require = createRequire(join(tree, "npm/package.json"));
const esbuild = require("esbuild");
const read = (...path) => readFileSync(join(...path), "utf8");

// The contents of `import … from "parts"`: examples, the titles of lessons, and ways to load their texts and the program.
const examples = readdirSync(join(root, "examples")).filter((name) => name.endsWith(".cube")).sort()
  .map((name) => ({ name: name.replace(/\.cube$/, ""), text: read(root, "examples", name) }));
const lessons = readdirSync(join(root, "examples/lessons")).filter((name) => name.endsWith(".md"))
  .sort((one, other) => parseInt(one) - parseInt(other))
  .map((name) => ({ name, text: read(root, "examples/lessons", name) }))
  .map((lesson) => ({ ...lesson, title: /^# (.*)$/m.exec(lesson.text)[1] }));
const lessonTexts = JSON.stringify(Object.fromEntries(lessons.map(({ name, text }) => [name, text])));
const titles = lessons.map(({ name, title }) => ({ name, title }));
// The editor adds styles at run time, which the page allows by this nonce. (A fixed nonce is harmless: it is for styles
// only, and only code that can already write HTML into the page could use it.)
const styleNonce = "editor";
// The program is compressed by xz, a quarter smaller than the compression of web servers, and compiled while it is unpacked.
const unpacking = `
  import { XzReadableStream } from "xz-decompress";
  const compiled = async (packed) =>
    WebAssembly.compileStreaming(new Response(new XzReadableStream(packed), { headers: { "content-type": "application/wasm" } }));`;
const loading = `${unpacking}
  const loaded = async (url, place = "") => {
    try {
      const reply = await fetch(url);
      if (reply.ok) return await compiled(reply.body);
    } catch (problem) {
      if (problem instanceof WebAssembly.CompileError) throw problem;
    }
    throw new Error(\`the program could not be loaded\${place}; press Run to try again\`);
  };`;
const served = `${loading}
  export const loadModule = () => loaded("cubelang.wasm.xz");
  // The texts are loaded when the first lesson begins.
  export const lessonText = async (name) => {
    const reply = await fetch("lessons.json.xz").catch(() => ({ ok: false }));
    if (!reply.ok) throw new Error("the lesson could not be loaded");
    return (await new Response(new XzReadableStream(reply.body)).json())[name];
  };
  export const startWorker = () => new Worker("worker.js");
  export const keepForOffline = () => navigator.serviceWorker?.register("offline.js").catch(() => {});`;
// For pages of other servers, whose workers must come from their own: the worker is part of the module.
const embedded = (worker, styles) => `${loading}
  const source = ${JSON.stringify(worker)};
  export const styles = ${JSON.stringify(styles)};
  const url = new URL("cubelang.wasm.xz", import.meta.url);
  export const loadModule = () => loaded(url, " from " + url);
  export const startWorker = () => {
    const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    const worker = new Worker(url);
    worker.addEventListener("message", () => URL.revokeObjectURL(url), { once: true });
    return worker;
  };`;
const inNode = (worker) => `${unpacking}
  import { readFile } from "node:fs/promises";
  export { nodeWorker as startWorker };
  import { makeNodeWorker } from "./node/worker.js";
  const nodeWorker = makeNodeWorker(${JSON.stringify(worker)});
  export const loadModule = async () =>
    compiled(new Blob([await readFile(new URL("cubelang.wasm.xz", import.meta.url))]).stream());`;
const alone = `${unpacking}
  export const keepForOffline = () => {};
  const part = (id) => document.getElementById(id).textContent;
  // The program and the lessons come after the script, so that the cube does not wait for them.
  const parsed = new Promise((done) => document.addEventListener("DOMContentLoaded", done));
  export const lessonText = async (name) => (await parsed, JSON.parse(part("lessons"))[name]);
  export const loadModule = async () => (await parsed,
    compiled(new Blob([Uint8Array.from(atob(part("program")), (c) => c.charCodeAt(0))]).stream()));
  export const startWorker = () =>
    new Worker(URL.createObjectURL(new Blob([JSON.parse(part("worker"))], { type: "text/javascript" })));`;

// `import … from "moving"`: the classes of the animated cube, whose files are plain scripts.
const moving = ["cube", "artist", "view", "player"].map((name) => read(root, "runtime/render/svg/page", `${name}.js`)).join("\n") +
  "\nexport { Cube, Player, View, distance, dot, square };";

const packages = new Set();  // of npm, in the bundles

function bundled(entry, parts, format = "iife") {
  const found = {
    name: "found",
    setup(build) {
      build.onResolve({ filter: /^parts$/ }, () => ({ path: "parts", namespace: "made" }));
      build.onLoad({ filter: /.*/, namespace: "made" }, () => ({ resolveDir: sources, contents: `${parts}
        export const examples = ${JSON.stringify(examples)}, lessons = ${JSON.stringify(titles)};
        export const firstCube = ${JSON.stringify(cubeData(animation))};
        export const firstMoves = ${JSON.stringify(firstMoves)};
        export const styleNonce = "${styleNonce}";` }));
      build.onResolve({ filter: /^moving$/ }, () => ({ path: "moving", namespace: "shared" }));
      build.onLoad({ filter: /.*/, namespace: "shared" }, () => ({ contents: moving }));
      build.onResolve({ filter: /^cubelang$/ }, () => ({ path: join(tree, "front/page/cubelang.js") }));
    },
  };
  return esbuild.build({
    entryPoints: [join(sources, entry)], bundle: true, minify: true, write: false, metafile: true, format, target: format === "esm" ? "es2022" : "es2021",
    nodePaths: [join(tree, "npm/node_modules")], external: ["fs", "path", "crypto", "node:*"], plugins: [found], charset: "utf8",
  }).then(({ outputFiles, metafile }) => {
    for (const input of Object.keys(metafile.inputs)) {
      const found = /.*node_modules\/((@[^/]*\/)?[^/]*)/.exec(input);
      if (found) packages.add(found[1]);
    }
    return outputFiles[0].text;
  });
}

// The animated cube has its own script and style, which never change; their hashes allow only these.
const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const inside = (html, open, close) => {
  const begin = html.indexOf(open) + open.length;
  return html.slice(begin, html.indexOf(close, begin));
};
async function animator() {
  const createCubelang = require(join(tree, "front/page/cubelang.js"));
  const replies = [];
  const wasmBinary = readFileSync(join(tree, "front/page/cubelang.wasm"));
  const program = await createCubelang({ wasmBinary, post: (reply) => replies.push(JSON.parse(reply)) });
  const ask = (request) => {
    const text = JSON.stringify(request), size = program.lengthBytesUTF8(text), at = program._malloc(size + 1);
    program.stringToUTF8(text, at, size + 1);
    program._cubelang_ask(at, size);
  };
  program._cubelang_open();
  return (text) => {
    ask({ id: 1, ask: "moving cube", text });
    return replies.at(-1).result.page;
  };
}

const policy = ({ scripts, styles, images = "" }) => [
  "default-src 'none'", `script-src 'wasm-unsafe-eval' ${scripts}`, `style-src 'nonce-${styleNonce}' ${styles}`,
  `img-src data: blob: ${images}`, "connect-src 'self'", "worker-src 'self' blob:", "manifest-src 'self'",
  "base-uri 'none'", "form-action 'none'"].join("; ");
const filled = (fields) => read(sources, "index.html").replace(/\{\{(\w+)\}\}/g, (_, name) => fields[name]);
const plain = (text) => text.replaceAll("<", "\\u003c");
const data = (id, text) => `<script type="text/plain" id="${id}">${plain(text)}</script>`;

delete globalThis.fetch;  // with it, Emscripten of 2021 takes Node for a browser
const animate = await animator();
const animation = animate(firstLine);
// The moves that the page can show before it has loaded the program (see firstMove in cube_data.js).
const firstMoves = Object.fromEntries([..."RLUDFBrludfbMESxyz"].map((letter) => {
  const { axis, from, to, quarters } = cubeData(animate(letter)).moves[0];
  return [letter, [axis, from, to, quarters]];
}));
const animationScript = hashOf(inside(animation, "<script>", "</script>"));
const animationStyle = hashOf(inside(animation, "<style>", "</style>"));
const [palette, shared] = ["palette.css", "answers.css"].map((name) => read(sources, name));
const minified = (css) => esbuild.transformSync(css, { loader: "css", minify: true }).code;
const style = minified(palette + shared + read(sources, "style.css"));
// For code and text the last bits of addresses say nothing (pb=0), and the byte before says more (lc=4).
const packed = (input) => execFileSync("xz", ["--lzma2=preset=9e,lc=4,pb=0", "-c"], { input, maxBuffer: 2 ** 26 });
const program = packed(readFileSync(join(tree, "front/page/cubelang.wasm")));
const worker = await bundled("worker.js", "");

const page = join(tree, "page");
mkdirSync(page, { recursive: true });
const files = {
  "cubelang.wasm.xz": program, "lessons.json.xz": packed(lessonTexts),
  "worker.js": worker, "app.js": await bundled("app.js", served), "style.css": style,
  "icon.svg": icon, "icon-192.png": png(192), "icon-512.png": png(512),
  "cubelang.webmanifest": read(sources, "cubelang.webmanifest"),
  "index.html": filled({
    policy: policy({ scripts: `'self' ${animationScript}`, styles: `'self' ${animationStyle}`, images: "'self'" }),
    app: '<link rel="icon" href="icon.svg">\n<link rel="manifest" href="cubelang.webmanifest">',
    style: '<link rel="stylesheet" href="style.css">', script: '<script src="app.js"></script>',
  }),
};
// The cache for offline visits is named by a hash of its content, so that a new page replaces all of an old one.
const digest = createHash("sha256");
for (const [name, content] of Object.entries(files)) digest.update(name).update(content);
const cached = ["./", ...Object.keys(files).filter((name) => name !== "index.html")];
files["offline.js"] = read(sources, "offline.js")
  .replace('"{{version}}"', JSON.stringify(digest.digest("hex").slice(0, 16)))
  .replace('"{{files}}"', JSON.stringify(cached));
for (const [name, content] of Object.entries(files)) writeFileSync(join(page, name), content);

const library = join(tree, "library");
mkdirSync(library, { recursive: true });
const blockStyle = minified((palette + shared).replaceAll(":root", ".root") + read(sources, "element.css"));
const modules = {
  "cubelang.wasm.xz": program, "node.js": await bundled("session.js", inNode(worker), "esm"),
  "browser.js": await bundled("session.js", embedded(worker, ""), "esm"),
  "element.js": await bundled("element.js", embedded(worker, blockStyle), "esm"),
};
for (const [name, content] of Object.entries(modules)) writeFileSync(join(library, name), content);
copyFileSync(join(sources, "old.js"), join(library, "old.js"));
copyFileSync(join(root, "examples/web/blocks.html"), join(library, "example.html"));

const app = (await bundled("app.js", alone)).replaceAll("</script", "<\\/script");
// The notices of everything that is bundled are in every copy.
writeFileSync(join(tree, "bundled.json"), JSON.stringify([...packages].sort()));
const licences = execFileSync(join(root, "packaging/sbom"), ["--licences", "cubelang.html"], { encoding: "utf8", maxBuffer: 2 ** 26 });
for (const folder of [page, library]) writeFileSync(join(folder, "LICENSES-OF-OTHERS.txt"), licences);
writeFileSync(join(tree, "cubelang.html"), filled({
  policy: policy({ scripts: `${hashOf(app)} ${animationScript} blob:`, styles: `${hashOf(style)} ${animationStyle}` }),
  app: `<link rel="icon" href="data:image/svg+xml;base64,${Buffer.from(icon).toString("base64")}">`,
  style: `<style>${style}</style>`,
  script: `${data("worker", JSON.stringify(worker))}
<script>${app}</script>
${data("program", program.toString("base64"))}
${data("lessons", lessonTexts)}
${data("licences", `${read(root, "LICENSE")}\n${licences}`)}`,
}));
