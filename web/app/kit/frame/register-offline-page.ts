const address = '/service-worker.js';

let isRegistered = false;

/**
 * Registers, once a page, the service worker that answers for the pages below this path without a connection. Without one,
 * for example in a private window, the browser says itself that there is no connection.
 */
export function registerOfflinePage(scope: string): void {
  if (isRegistered || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  isRegistered = true;
  void navigator.serviceWorker.register(trusted(), { scope }).catch(() => undefined);
}

/** The only address of which the browser may make a worker here. */
function trusted(): string {
  const policy = window.trustedTypes?.createPolicy('offline-page', { createScriptURL: () => address });
  return policy === undefined ? address : policy.createScriptURL(address);
}
