import type { LiveEvent } from '@portway/contracts/live/live';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { LiveState } from './live-stream.ts';

export type LiveKind = LiveEvent['kind'];

const listeners = new Set<(event: LiveEvent) => void>();
const watchers = new Set<() => void>();
let state: LiveState = 'joining';
let end: (() => void) | undefined;

/** What happened, or may have: dispatched to the listeners in this tab. */
export function tellLive(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}

export function tellLiveState(now: LiveState): void {
  state = now;
  for (const watcher of watchers) watcher();
}

/** Starts listening for an account, once per page. The client is loaded only when something listens. */
export async function beginLive(account: string): Promise<void> {
  if (end !== undefined) return;
  end = () => undefined;
  const { SharedLive } = await import('./share-live.ts');
  const shared = new SharedLive(account);
  shared.begin();
  end = () => shared.end();
}

/** Stops for good, as at log-out. */
export function endLive(): void {
  end?.();
}

/**
 * Calls back on events of these kinds for the logged-in user, and when everything must be requested again.
 */
export function useLive(kinds: readonly LiveKind[], heard: (event: LiveEvent) => void): void {
  const latest = useRef({ kinds, heard });
  useEffect(() => {
    latest.current = { kinds, heard };
  });
  useEffect(() => {
    const listener = (event: LiveEvent) => {
      const { kinds: wanted, heard: tell } = latest.current;
      if (event.kind === 'reset' || wanted.includes(event.kind)) tell(event);
    };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}

/** Calls back whenever the stream is connected again: the server can be reached. */
export function whenOpen(heard: () => void): void {
  watchers.add(() => state === 'open' && heard());
}

export function useLiveState(): LiveState {
  return useSyncExternalStore(
    watch,
    () => state,
    () => 'joining',
  );
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
