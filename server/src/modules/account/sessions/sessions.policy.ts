import type { ActingFor, Caller } from '../../../platform/db/request-context.ts';
import { notLoggedIn, Refusal } from '../../../platform/refusal.ts';
import type { SessionRow } from './sessions.repository.ts';

/** The refusal for a page that was rendered for another account than is logged in now. */
export function otherAccount(): Refusal {
  return new Refusal('other-account', 'Someone else is now logged in here. Load this page again.', {
    status: 409,
  });
}

/** Refuses whose account has been erased, and alike who names an organisation that is not theirs or does not exist. */
export function requireCaller(caller: Caller | undefined, actingFor: ActingFor): Caller {
  if (caller === undefined) throw notLoggedIn();
  if (typeof actingFor === 'string' || caller.organisation !== null) return caller;
  const message = 'You do not belong to this organisation, or it no longer exists.';
  throw new Refusal('no-such-organisation', message, { status: 404 });
}

/** The old token stays valid so long for requests under way, from the first use of the new one. */
const overlapMs = 60_000;

/** A replaced token whose successor has been in use for a while: one of the two was copied. */
export function isReplayed(session: SessionRow, tokenHash: string, now: number): boolean {
  const { previous_hash: previous, renewed_used_at: used } = session;
  return previous === tokenHash && used !== null && now - used.getTime() > overlapMs;
}
