import { Refusal } from './refusal.ts';

/** What belongs to somebody who looks for work is asked of nobody else. */
export function requireCandidate({ role }: { readonly role: string }): void {
  if (role === 'candidate') return;
  throw new Refusal('forbidden', 'This is for people who look for work.', { status: 403 });
}
