import { useSyncExternalStore } from 'react';
import type { AsMe } from '../forms/read-action.ts';
import { asMe, follow } from './signed-in.ts';

/** What was asked beside the page, as far as this page has learned it. */
export type Beside<Known> = Known | 'asking' | 'unreadable';

/**
 * Something that several parts of the workplace show and no page waits for: asked beside it, kept until a new page is
 * loaded. A failure takes away nothing that was known.
 */
export function askedBeside<Known extends object>(load: (me: AsMe) => Promise<Known>) {
  let known: Beside<Known> = 'asking';
  let underWay: Promise<void> | undefined;
  let isStale = false;
  const listeners = new Set<() => void>();

  const tell = (now: Beside<Known>): void => {
    known = now;
    for (const listener of listeners) listener();
  };
  const answer = async (): Promise<void> => {
    isStale = false;
    try {
      tell(await load({ fetch: asMe(new Request(location.href)) }));
    } catch (error) {
      if (error instanceof Response) follow(error);
      else if (known === 'asking') tell('unreadable');
    }
    // Something has changed while it was being answered.
    if (isStale) await answer();
  };
  /** Asks how it is now; asked meanwhile, once more after that. */
  const ask = (): Promise<void> => {
    isStale = true;
    if (underWay !== undefined) return underWay;
    if (known === 'unreadable') tell('asking');
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
    /** Whoever changed it may know it without asking. */
    tell,
    /** Asks only when nobody has yet. */
    learn: () => void (known === 'asking' && underWay === undefined && ask()),
    use: (): Beside<Known> =>
      useSyncExternalStore(
        listen,
        () => known,
        () => 'asking',
      ),
  };
}
