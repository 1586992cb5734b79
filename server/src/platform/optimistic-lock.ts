import { isDeepStrictEqual } from 'node:util';
import { Refusal } from './refusal.ts';

/** Throws a Refusal when an answer was changed elsewhere since the caller last saw it. */
export function requireUnchanged({ was }: { readonly was?: unknown }, current: unknown): void {
  if (was === undefined || isSameAnswer(current, was)) return;
  throw new Refusal('changed', 'This has been changed somewhere else. Nothing was saved.', { status: 409 });
}

/** Whether two answers are equal: the order of keys is irrelevant, and none equals null. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one ?? null, other ?? null);
}
