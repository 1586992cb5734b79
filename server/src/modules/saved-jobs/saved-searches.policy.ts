import { Refusal } from '../../platform/refusal.ts';

export function requireRoom(held: number, most: number): void {
  if (held < most) return;
  throw new Refusal('too-many', `You can keep ${most} searches. Remove one first.`, { status: 409 });
}
