import { Refusal } from '../../platform/refusal.ts';

/** Throws a Refusal when an answer was changed elsewhere since the caller last saw it. */
export function requireUnchanged({ was }: { readonly was?: unknown }, stored: unknown): void {
  if (was === undefined || isSameAnswer(stored, was)) return;
  throw new Refusal('changed', 'This was changed elsewhere meanwhile. Nothing was saved.', { status: 409 });
}

/** Whether two answers are equal: the order of keys is irrelevant, and none is null. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
