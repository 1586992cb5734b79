import { useSyncExternalStore } from 'react';
import type { AsMe } from '../forms/read-action.ts';
import { asMe, follow } from './signed-in.ts';

/** The result of a background query, as far as this page has it. */
export type Beside<Result> = Result | 'asking' | 'unreadable';

/**
 * Data that several components share, fetched in the background and cached until a full page load. The old
 * value survives errors.
 */
export function backgroundQuery<Result extends object>(load: (me: AsMe) => Promise<Result>) {
  let value: Beside<Result> = 'asking';
  let underWay: Promise<void> | undefined;
  let isStale = false;
  const listeners = new Set<() => void>();

  const tell = (now: Beside<Result>): void => {
    value = now;
    for (const listener of listeners) listener();
  };
  const answer = async (): Promise<void> => {
    isStale = false;
    try {
      tell(await load({ fetch: asMe(new Request(location.href)) }));
    } catch (error) {
      if (error instanceof Response) follow(error);
      else if (value === 'asking') tell('unreadable');
    }
    // Something has changed since the request was sent.
    if (isStale) await answer();
  };
  /** Refetches; if called during a request, refetches once more after it. */
  const ask = (): Promise<void> => {
    isStale = true;
    if (underWay !== undefined) return underWay;
    if (value === 'unreadable') tell('asking');
    underWay = answer().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    ask,
    /** Sets a new value without a request, for code that already knows it. */
    tell,
    /** Fetches only if nothing has been fetched yet. */
    learn: () => void (value === 'asking' && underWay === undefined && ask()),
    use: (): Beside<Result> =>
      useSyncExternalStore(
        listen,
        () => value,
        () => 'asking',
      ),
  };
}
