import { Refusal } from './refusal.ts';

const freshMs = 15 * 60_000;

/** What changes how somebody logs in asks for a log-in, or another proof, of the last fifteen minutes. */
export function requireFresh({ confirmedAt }: { readonly confirmedAt: number }, now: number): void {
  if (now - confirmedAt <= freshMs) return;
  throw new Refusal('confirm-identity', 'Prove once more that it is you.', { status: 403 });
}
