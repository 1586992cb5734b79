import type { Caller } from '../../../platform/db/request-context.ts';
import { Refusal } from '../../../platform/refusal.ts';

/** The side a user writes for: themselves as a candidate, or their organisation. */
export interface Party {
  readonly account: string;
  readonly side: 'candidate' | 'employer';
  /** Only for the employer's side. */
  readonly organisation: string | null;
}

/** Both sides of a conversation may read it: the candidate, and those who see hiring in the organisation. */
export function requireParty({ account, candidate, organisation }: Caller): Party {
  if (organisation === null) {
    if (candidate) return { account, side: 'candidate', organisation: null };
    throw forbidden('You are not in an organisation. Ask an owner or admin of yours to invite you.');
  }
  if (organisation.hiring !== 'none') return { account, side: 'employer', organisation: organisation.id };
  throw forbidden('Hiring is not part of your work here. Ask an owner of your organisation.');
}

/** Of an organisation, those who may write in its hiring. */
export function requireWriter(caller: Caller): Party {
  const party = requireParty(caller);
  if (caller.organisation?.hiring !== 'read') return party;
  throw forbidden('You can read this but not write here. Ask an admin of your organisation.');
}

export interface HowItStands {
  readonly state: string | null;
  readonly blockedBy: Party['side'] | null;
  readonly account: string | null;
  readonly organisation: string | null;
  /** By our team, after a report. */
  readonly stopped: boolean;
}

/** Nobody may write to a side that is gone or has blocked the conversation. */
export function requireOpen(
  { state, blockedBy, account, organisation, stopped }: HowItStands,
  mine: Party['side'],
): void {
  if (stopped) {
    throw closed('We closed this conversation after a report. Our email says why, and how to object.');
  }
  if (account === null || organisation === null) {
    throw closed('The other side has left, so nobody would read your message.');
  }
  if (blockedBy === mine) throw closed('You have blocked this conversation. Unblock it to write again.');
  if (blockedBy !== null)
    throw closed('The other side has blocked this conversation, so you can no longer write in it.');
  if (state !== 'withdrawn') return;
  const reopen = mine === 'candidate' ? ' Reopen your application to write here.' : '';
  throw closed(`This conversation has ended, because the application was withdrawn.${reopen}`);
}

function closed(message: string): Refusal {
  return new Refusal('conversation-closed', message, { status: 409 });
}

function forbidden(message: string): Refusal {
  return new Refusal('forbidden', message, { status: 403 });
}
