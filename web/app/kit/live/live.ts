import type { LiveEvent } from '@portway/contracts/account/live/live';
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

/** An account, and the number of its last event when this page began to ask for its data. */
export interface LiveAccount {
  readonly id: string;
  readonly lastEvent?: number | undefined;
}

/** Starts listening for an account, once per page. The client is loaded only when something listens. */
export async function beginLive(account: LiveAccount): Promise<void> {
  if (end !== undefined) return;
  end = () => undefined;
  const client = await import('./share-live.ts').catch(() => undefined);
  if (client === undefined) {
    // The connection dropped meanwhile: begin again when it is back.
    end = undefined;
    addEventListener('online', () => void beginLive(account), { once: true });
    return;
  }
  const shared = new client.SharedLive(account);
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
export function useLive(kinds: readonly LiveKind[], onEvent: (event: LiveEvent) => void): void {
  const latest = useRef({ kinds, onEvent });
  useEffect(() => {
    latest.current = { kinds, onEvent };
  });
  useEffect(() => {
    const listener = (event: LiveEvent) => {
      const { kinds: listenedKinds, onEvent: tell } = latest.current;
      if (event.kind === 'reset' || listenedKinds.includes(event.kind)) tell(event);
    };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}

/** Calls back whenever the stream is connected again: the server can be reached. */
export function whenOpen(onEvent: () => void): void {
  watchers.add(() => state === 'open' && onEvent());
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
