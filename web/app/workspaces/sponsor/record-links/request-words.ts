import type { RecordRequest } from '@portway/contracts/sponsor/record-links/record-requests';
import { dayInWords } from '../../../text/days.ts';
import { atTime } from '../../../text/moments.ts';

export const stateLabels: Readonly<Record<RecordRequest['state'], string>> = {
  open: 'Waits for the worker',
  over: 'Link over, nothing came',
  withdrawn: 'Withdrawn',
  arrived: 'Arrived: check it',
  'not-given': 'The worker says: not given',
  confirmed: 'Kept as a record',
  rejected: 'Rejected',
};

export const stateLooks = {
  open: 'sky',
  over: 'sand',
  withdrawn: 'sand',
  arrived: 'gold',
  'not-given': 'rose',
  confirmed: 'mint',
  rejected: 'sand',
} as const;

/** What happened with a link, a sentence each. */
export function storyOf(request: RecordRequest): readonly string[] {
  const { by, at, openUntil, mailed, openedAt, arrivedAt, givenOn, decidedBy, decidedAt, reason, state } =
    request;
  return [
    `Asked on ${atTime(at)} by ${by}${mailed ? ', by email' : ''}, open until ${dayInWords(openUntil)}.`,
    openedAt === null ? (state === 'open' ? 'Not opened yet.' : '') : `Opened on ${atTime(openedAt)}.`,
    arrivedAt === null ? '' : `Answered on ${atTime(arrivedAt)}.`,
    givenOn === null ? '' : `The worker says: given on ${dayInWords(givenOn)}.`,
    decidedBy === null || decidedAt === null
      ? ''
      : `${state === 'rejected' ? 'Rejected' : 'Confirmed'} by ${decidedBy} on ${atTime(decidedAt)}.`,
    reason === null ? '' : `Why: ${reason}`,
  ].filter(Boolean);
}
