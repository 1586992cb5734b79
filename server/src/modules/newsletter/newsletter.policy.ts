import { Refusal } from '../../platform/refusal.ts';
import type { IssueRow } from './newsletter-issues.repository.ts';

/** What was sent is not changed, and not sent again. */
export function requireDraft({ state }: Pick<IssueRow, 'state'>): void {
  if (state !== 'draft') throw changed('This issue is sent already, so it cannot be changed.');
}

export function requireSending({ state }: Pick<IssueRow, 'state'>): void {
  if (state !== 'sending') throw changed('This issue is not being sent.');
}

/** Whoever saves or sends has seen what is stored. */
export function requireVersion({ version }: Pick<IssueRow, 'version'>, seen: number): void {
  if (version !== seen)
    throw changed('Somebody changed this issue meanwhile. Nothing was done: reload the page to see it.');
}

function changed(message: string): Refusal {
  return new Refusal('changed', message, { status: 409 });
}
