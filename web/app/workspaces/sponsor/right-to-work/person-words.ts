import type { CheckedPerson } from '@portway/contracts/sponsor/right-to-work/right-to-work';
import type { CheckedArrangement } from './check-ticket.tsx';

type Engagement = CheckedPerson['engagement'];

export const engagementWords: Readonly<Record<Engagement, string>> = {
  sponsored: 'Sponsored worker',
  employee: 'Employee',
  worker: 'Worker',
  'sub-contractor': 'Sub-contractor',
};

export const engagementOptions = [
  { value: 'employee', label: 'As an employee' },
  { value: 'worker', label: 'Under a worker’s contract', reveals: 'a' },
  { value: 'sub-contractor', label: 'As an individual sub-contractor', reveals: 'a' },
] as const;

/** How the rules name the way a person works here. */
export const arrangementOf: Readonly<Record<Engagement, CheckedArrangement['arrangement']>> = {
  sponsored: 'employee',
  employee: 'employee',
  worker: 'workers-contract',
  'sub-contractor': 'individual-sub-contractor',
};

/** The page of a person: a sponsored worker has one of their own. */
export const pageOf = ({ id, engagement }: Pick<CheckedPerson, 'id' | 'engagement'>) =>
  engagement === 'sponsored' ? `/dashboard/sponsor/workers/${id}` : `/dashboard/sponsor/people/${id}`;
