import type { ApplicationWhole } from '@portway/contracts/candidate/applications/applications';

type StatusChange = ApplicationWhole['history'][number];

/** One entry of an application's history as a sentence to the candidate. */
export function statusChangeWords(
  { status, by }: Pick<StatusChange, 'status' | 'by'>,
  { company, isFirst }: { company: string; isFirst: boolean },
): string {
  if (by === 'candidate') {
    if (status === 'withdrawn') return 'You withdrew';
    return isFirst ? 'You applied' : 'You reopened your application';
  }
  return `${company} ${ofEmployers[status]}`;
}

const ofEmployers: Readonly<Record<StatusChange['status'], string>> = {
  pending: 'reopened your application',
  interview: 'invited you to an interview',
  offer: 'made you an offer',
  hired: 'hired you',
  rejected: 'did not take your application further',
  withdrawn: 'closed your application',
};
