import type { ApplicationWhole } from '@portway/contracts/applications/applications';

type Turn = ApplicationWhole['history'][number];

/** One entry of an application's history as a sentence to the candidate. */
export function statusChangeWords(
  { status, by }: Pick<Turn, 'status' | 'by'>,
  { company, isFirst }: { company: string; isFirst: boolean },
): string {
  if (by === 'candidate') {
    if (status === 'withdrawn') return 'You withdrew';
    return isFirst ? 'You applied' : 'You reopened it';
  }
  return `${company} ${ofEmployers[status]}`;
}

const ofEmployers: Readonly<Record<Turn['status'], string>> = {
  pending: 'has it open again',
  interview: 'invites you to an interview',
  offer: 'makes you an offer',
  hired: 'hired you',
  rejected: 'goes on without you',
  withdrawn: 'closed it',
};
