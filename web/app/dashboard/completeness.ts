import { call } from '@portway/contracts/client';
import type { Completeness } from '@portway/contracts/profile';
import { useSyncExternalStore } from 'react';
import { asMe } from '../page/signed-in.ts';

/** How whole the profile is, as far as this page has learned it. */
export type KnownCompleteness = Completeness | 'asking' | 'unreadable';

let known: KnownCompleteness = 'asking';
let answer: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Each save of the profile is answered with it: the rail and the home page say it at once. */
export function tellCompleteness(now: KnownCompleteness): void {
  known = now;
  for (const listener of listeners) listener();
}

/** Asks for it beside the page, which waits for nothing. A failure takes away nothing that was known. */
export function askCompleteness(): Promise<void> {
  answer ??= ask().finally(() => {
    answer = undefined;
  });
  return answer;
}

/** Asks only when nobody has told it yet. */
export function learnCompleteness(): void {
  if (known === 'asking') void askCompleteness();
}

export function useCompleteness(): KnownCompleteness {
  return useSyncExternalStore(
    listen,
    () => known,
    () => 'asking',
  );
}

async function ask(): Promise<void> {
  if (known === 'unreadable') tellCompleteness('asking');
  try {
    // The schemas of a whole profile: loaded for whoever has one, and after the page.
    const { showProfileOperation } = await import('@portway/contracts/profile');
    const fetch = asMe(new Request(location.href));
    tellCompleteness((await call(showProfileOperation, undefined, { fetch })).completeness);
  } catch (error) {
    if (error instanceof Response) location.assign(error.headers.get('Location') ?? '/login');
    else if (known === 'asking') tellCompleteness('unreadable');
  }
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
