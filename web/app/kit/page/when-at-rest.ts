/** Milliseconds after which a page that is there has surely asked for all it shows. */
const laterMs = 3_000;

/** Runs a task that nobody waits for once the page is there and the browser idle. Returns what calls it off. */
export function whenAtRest(task: () => void): () => void {
  const timer = setTimeout(() => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(task);
    else task();
  }, laterMs);
  return () => clearTimeout(timer);
}
