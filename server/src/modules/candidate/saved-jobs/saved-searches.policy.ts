import { Refusal } from '../../../platform/refusal.ts';

export function requireRoom(held: number, max: number): void {
  if (held < max) return;
  throw new Refusal('too-many', `You can keep ${max} searches. Remove one first.`, { status: 409 });
}
