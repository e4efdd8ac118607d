/// <reference lib="webworker" />
// The shell is kept, /api and /ws are never touched, and a new version waits for the person's word.
export {};

declare const self: ServiceWorkerGlobalScope & { __SHELL: { version: string; files: string[] } };

const { version, files } = self.__SHELL;
const CACHE = `shell-${version}`;
const LIVE = /^\/(ws|api|healthz|readyz)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(clean());
});

async function clean(): Promise<void> {
  for (const key of await caches.keys()) if (key.startsWith('shell-') && key !== CACHE) await caches.delete(key);
  await self.clients.claim();
}

self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || LIVE.test(url.pathname)) return;
  event.respondWith(answer(event.request));
});

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const page = request.mode === 'navigate';
  return (await cache.match(page ? '/' : request, { ignoreSearch: page })) ?? fetch(request);
}
