import type { CertificateState } from '@portway/contracts/sponsor/certificates/certificates';
import { Refusal } from '../../../platform/refusal.ts';

/** What may follow a state. Only a defined certificate is asked for. */
const following: Readonly<Record<CertificateState, readonly CertificateState[]>> = {
  draft: ['requested', 'assigned', 'withdrawn'],
  requested: ['granted', 'refused', 'withdrawn'],
  granted: ['assigned', 'lapsed', 'withdrawn'],
  assigned: ['used', 'lapsed', 'withdrawn'],
  refused: [],
  used: [],
  lapsed: [],
  withdrawn: [],
};

interface StatedCertificate {
  readonly kind: 'defined' | 'undefined';
  readonly state: CertificateState;
}

export function nextStates({ kind, state }: StatedCertificate): CertificateState[] {
  const first = kind === 'defined' ? 'assigned' : 'requested';
  return following[state].filter((to) => state !== 'draft' || to !== first);
}

const names: Readonly<Record<CertificateState, string>> = {
  draft: 'a draft',
  requested: 'asked for',
  granted: 'granted',
  refused: 'refused',
  assigned: 'assigned',
  used: 'used',
  lapsed: 'lapsed',
  withdrawn: 'withdrawn',
};

interface Move {
  readonly to: CertificateState;
  readonly on: string;
  readonly number?: string | undefined;
}

interface Days {
  /** The latest day on record, before which nothing further happened. */
  readonly latest: string | null;
  readonly today: string;
}

/** Refuses what cannot follow, a day out of order or to come, and an assigned certificate without its number. */
export function requireMove(
  certificate: StatedCertificate,
  { to, on, number }: Move,
  { latest, today }: Days,
): void {
  if (!nextStates(certificate).includes(to)) {
    const message =
      certificate.kind === 'defined' && certificate.state === 'draft' && to === 'assigned'
        ? 'A defined certificate is asked for and granted before it is assigned.'
        : `A certificate that is ${names[certificate.state]} cannot become ${names[to]}.`;
    throw new Refusal('conflict', message, { status: 409 });
  }
  if (on > today) throw field('on', 'This day is still to come. Record it when it has happened.');
  if (latest !== null && on < latest) throw field('on', `This day is before ${latest}, the last on record.`);
  if (to === 'assigned' && number === undefined)
    throw field('number', 'Enter the number of the certificate.');
  if (to !== 'assigned' && number !== undefined)
    throw field('number', 'A certificate has its number when it is assigned.');
}

/** Refuses to change what was assigned: a note or a new certificate puts it right. */
export function requireDraft({ state }: StatedCertificate): void {
  if (state === 'draft' || state === 'requested' || state === 'granted') return;
  const message =
    'This certificate is assigned. Look at “What if it is wrong?” for what a note may put right.';
  throw new Refusal('conflict', message, { status: 409 });
}

/** Whether more is assigned than is allocated, which only a reason allows. */
export function requireAllocation(
  { allocated, assigned }: { allocated: number; assigned: number },
  reason: string,
): boolean {
  if (assigned < allocated) return false;
  if (/[\p{L}\p{N}]/u.test(reason)) return true;
  const message = `The allocation on record says ${allocated}, and ${assigned} ${assigned === 1 ? 'is' : 'are'} assigned. Assign it all the same? Say why.`;
  throw new Refusal('over-allocation', message, { status: 409, fields: { overAllocation: message } });
}

export function field(name: string, message: string): Refusal {
  return new Refusal('invalid', message, { status: 422, fields: { [name]: message } });
}

export function changedElsewhere(): Refusal {
  return new Refusal('changed', 'This has been changed somewhere else. Nothing was saved.', { status: 409 });
}
