// Answers for a page behind the log-in when the server cannot be reached, with a page that says so. Everything else comes
// from the network, so a release is never held back. In the cache are that page and its own files alone: they are the same
// for everybody, and requested without cookies. `release` is set by service-worker.ts.
const page = '/offline';
const shell = [page, '/offline.js', '/theme.js', '/favicon.svg'];
// One for each workspace that is registered: the staff's and everybody's take over one after the other.
const scope = `offline ${new URL(self.registration.scope).pathname} `;
const cacheName = scope + release;

addEventListener('install', (event) => event.waitUntil(Promise.all([storeShell(), leaveToNetwork(event)])));

async function storeShell() {
  const cache = await caches.open(cacheName);
  await cache.addAll(shell.map((path) => new Request(path, { cache: 'no-cache', credentials: 'omit' })));
  // Open tabs lose nothing: none has anything from this cache.
  await self.skipWaiting();
}

/** Chromium then asks the network for these without waking this worker. */
async function leaveToNetwork(event) {
  const routes = ['/assets/*', '/api/*'].map((urlPattern) => ({
    condition: { urlPattern },
    source: 'network',
  }));
  await event.addRoutes?.(routes);
}

addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver() {
  const names = await caches.keys();
  const outdated = names.filter((name) => name.startsWith(scope) && name !== cacheName);
  await Promise.all(outdated.map((name) => caches.delete(name)));
  // The request for a page does not wait until this worker has started.
  await self.registration.navigationPreload?.enable();
}

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET') return;
  const { origin, pathname } = new URL(url);
  if (mode === 'navigate') event.respondWith(pageFor(event));
  else if (origin === location.origin && shell.includes(pathname))
    event.respondWith(fileFor(event, pathname));
});

async function pageFor({ preloadResponse, request }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return await stored(page);
  }
}

async function fileFor({ request }, path) {
  try {
    return await fetch(request);
  } catch {
    return await stored(path);
  }
}

async function stored(path) {
  const cache = await caches.open(cacheName);
  return (await cache.match(path)) ?? Response.error();
}
