// A service worker: all files of the page are kept when it is first visited, and later visits need no network. A visit
// with a network gets a new page, if there is one, for the next time.

const version = "{{version}}", cacheOf = `cubelang ${version}`;
const files = "{{files}}";

const kept = async () => {
  const cache = await caches.open(cacheOf);
  await cache.addAll(files.map((file) => new Request(file, { cache: "reload" })));
  await skipWaiting();
};
const swept = async () => {
  const old = (await caches.keys()).filter((name) => name.startsWith("cubelang ") && name !== cacheOf);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
};
const answer = async (request) => {
  const cache = await caches.open(cacheOf);
  const page = request.mode === "navigate" ? await cache.match("./") : undefined;
  return page ?? (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
};

addEventListener("install", (event) => event.waitUntil(kept()));
addEventListener("activate", (event) => event.waitUntil(swept()));
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(registration.scope)) event.respondWith(answer(request));
});
