import { Refusal } from '../../../platform/refusal.ts';
import type { IssueRow } from './newsletter-issues.repository.ts';

/** What was sent is not changed, and not sent again. */
export function requireDraft({ state }: Pick<IssueRow, 'state'>): void {
  if (state !== 'draft') throw changedRefusal('This issue has already been sent, so you cannot change it.');
}

export function requireSending({ state }: Pick<IssueRow, 'state'>): void {
  if (state !== 'sending') throw changedRefusal('This issue is not being sent.');
}

const day = 86_400_000;
/** Until then we still know who has had it, and how many: mails are deleted 30 days after they were sent. */
const resumableMs = 14 * day;

/** Until when a stopped issue can be resumed; undefined where it cannot, or nobody is left to get it. */
export function resumableUntil(
  { state, ended_at, unsent }: Pick<IssueRow, 'state' | 'ended_at' | 'unsent'>,
  now: number,
): Date | undefined {
  if (state !== 'stopped' || ended_at === null || unsent === 0) return undefined;
  const until = ended_at.getTime() + resumableMs;
  return now < until ? new Date(until) : undefined;
}

export function requireResumable(row: Pick<IssueRow, 'state' | 'ended_at' | 'unsent'>, now: number): void {
  if (row.state !== 'stopped') throw changedRefusal('This issue is not stopped.');
  if (row.unsent === 0) throw changedRefusal('Nobody is left to send it to.');
  if (resumableUntil(row, now) === undefined)
    throw changedRefusal('It was stopped more than 14 days ago. Write a new issue instead.');
}

/** Refuses a save or a send by someone who has not seen what is stored. */
export function requireVersion({ version }: Pick<IssueRow, 'version'>, seenVersion: number): void {
  if (version !== seenVersion)
    throw changedRefusal(
      'Someone has changed this issue since you opened it. We did not save anything. Reload the page to see the change.',
    );
}

function changedRefusal(message: string): Refusal {
  return new Refusal('changed', message, { status: 409 });
}
