import type { EmployerJobRow } from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import { isNotActualPay } from '../../../subjects/job/sponsorship/sponsorship-tag.ts';

type Judged = Pick<EmployerJobRow, 'sponsorable' | 'sponsorshipOffered' | 'payNote'>;

/** What the pay allows, by the rules; what its employer offers is another matter. */
export function sponsorNote({ sponsorable, sponsorshipOffered, payNote }: Judged) {
  if (sponsorshipOffered === 'no') return { words: 'You do not sponsor it', good: false };
  if (sponsorable === 'unknown')
    return isNotActualPay(payNote) ? { words: 'Actual pay not given', good: false } : undefined;
  if (sponsorable === 'nobody') return { words: 'Cannot be sponsored', good: false };
  if (sponsorable !== 'anyone') return { words: 'Can be sponsored for some', good: false };
  return payNote?.startsWith('The top of the range')
    ? { words: 'Upper part can be sponsored', good: false }
    : { words: 'Can be sponsored', good: true };
}
