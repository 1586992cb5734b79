import type { Caller } from '../../db/work.ts';
import { Refusal } from '../../refusal.ts';

/** Whoever looks for work has a profile. */
export function requireCandidate({ role }: Caller): void {
  if (role === 'candidate') return;
  throw new Refusal('forbidden', 'This is for people who look for work.', { status: 403 });
}
