const address = '/service-worker.js';

/** Milliseconds after which a page that is there has surely asked for all it shows. */
const laterMs = 3_000;

let isRegistered = false;

/**
 * Registers, once a page, the service worker that answers for the pages below this path without a connection. Without one,
 * for example in a private window, the browser says itself that there is no connection.
 */
export function registerOfflinePage(scope: string): void {
  if (isRegistered || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  isRegistered = true;
  setTimeout(() => {
    whenIdle(() => void navigator.serviceWorker.register(trusted(), { scope }).catch(() => undefined));
  }, laterMs);
}

/** Safari has no idle callbacks. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else task();
}

/** The only address of which the browser may make a worker here. */
function trusted(): string {
  const policy = window.trustedTypes?.createPolicy('offline-page', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}
