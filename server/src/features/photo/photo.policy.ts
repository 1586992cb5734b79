import type { Caller } from '../../db/work.ts';
import { Refusal } from '../../refusal.ts';

export function requireCandidate({ role }: Caller): void {
  if (role === 'candidate') return;
  throw new Refusal('forbidden', 'This is for people who look for work.', { status: 403 });
}

export function wrongPhoto(): Refusal {
  const message = 'Please upload a JPEG, PNG or WebP picture.';
  return new Refusal('wrong-type', message, { status: 422, fields: { file: message } });
}
