// A service worker: caches all files of the page on the first visit, so that later visits need no network. A visit with
// a network fetches a newer version for the next visit.

const version = "{{version}}", cacheOf = `cubelang ${version}`;
const files = "{{files}}";

const fillCache = async () => {
  const cache = await caches.open(cacheOf);
  await cache.addAll(files.map((file) => new Request(file, { cache: "reload" })));
  await skipWaiting();
};
const dropOldCaches = async () => {
  const old = (await caches.keys()).filter((name) => name.startsWith("cubelang ") && name !== cacheOf);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
};
const answer = async (request) => {
  const cache = await caches.open(cacheOf);
  const page = request.mode === "navigate" ? await cache.match("./") : undefined;
  return page ?? (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
};

addEventListener("install", (event) => event.waitUntil(fillCache()));
addEventListener("activate", (event) => event.waitUntil(dropOldCaches()));
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(registration.scope)) event.respondWith(answer(request));
});
