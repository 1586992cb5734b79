import type { Decision } from '@portway/contracts/candidate/jobs/job-choices';
import type { ReceivedRow } from '../employer-applications.repository.ts';

/** Does it for each, and fails at the end if one failed. */
export async function forEach(ids: readonly string[], work: (id: string) => Promise<void>): Promise<void> {
  const faults: unknown[] = [];
  for (const id of new Set(ids)) await work(id).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw new AggregateError(faults, 'Some applicants could not be told.');
}

/** Nobody's: the recruiter who moved or rejected has left meanwhile. */
export const noAccount = '00000000-0000-0000-0000-000000000000';

/** What the candidate is told of a new status in the app. */
export function statusNotice({ id, account, job }: ReceivedRow, status: Decision) {
  const about = { application: id, job: job ?? undefined };
  return { account, organisation: null, kind: 'status-changed', about, words: { status } } as const;
}
