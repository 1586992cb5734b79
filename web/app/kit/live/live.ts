import type { LiveEvent } from '@portway/contracts/live/live';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { LiveState } from './live-stream.ts';

export type LiveKind = LiveEvent['kind'];

const listeners = new Set<(event: LiveEvent) => void>();
const watchers = new Set<() => void>();
let state: LiveState = 'joining';
let end: (() => void) | undefined;

/** What happened, or may have: told to whoever listens in this tab. */
export function tellLive(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}

export function tellLiveState(now: LiveState): void {
  state = now;
  for (const watcher of watchers) watcher();
}

/** Begins to listen for an account; once for each page. The client is loaded for whoever has something to hear. */
export async function beginLive(account: string): Promise<void> {
  if (end !== undefined) return;
  end = () => undefined;
  const { SharedLive } = await import('./share-live.ts');
  const shared = new SharedLive(account);
  shared.begin();
  end = () => shared.end();
}

/** Ends it for good, as whoever logs out does. */
export function endLive(): void {
  end?.();
}

/** Calls back when something of these kinds happens to whoever is here, and when everything must be asked again. */
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

/** Calls back whenever the stream stands anew: then there is a way to the server. */
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
