import type { Caller } from '../../../platform/db/request-context.ts';
import { Refusal } from '../../../platform/refusal.ts';

/** Only the two sides of a conversation receive events. */
export function requireListener({ candidate, organisation }: Caller): void {
  if (candidate || organisation !== null) return;
  throw new Refusal(
    'forbidden',
    'You are not in an organisation. Ask an owner or admin of yours to invite you.',
    { status: 403 },
  );
}

/** Each open page costs us something, whether or not anyone is looking at it. */
export function tooManyOpen(): Refusal {
  const message = 'You have this open in too many windows. Close some of them first.';
  return new Refusal('too-many-open', message, { status: 429, retryAfter: 60 });
}

export function loggedOut(): Refusal {
  return new Refusal('not-logged-in', 'Log in to continue.', { status: 401 });
}
