import { setImmediate } from 'node:timers/promises';

/** In milliseconds. */
const maxTurn = 20;

/** Lets other requests be answered after some milliseconds of work: call it again and again, as between two rows. */
export function betweenRequests() {
  let since = performance.now();
  return async (): Promise<void> => {
    if (performance.now() - since < maxTurn) return;
    await setImmediate();
    since = performance.now();
  };
}
