import type { CheckStatus } from '@portway/contracts/sponsor/right-to-work/right-to-work';

export const statusWords: Readonly<Record<CheckStatus, string>> = {
  'no-check': 'No check',
  'no-excuse': 'No excuse',
  ended: 'Has ended',
  'ends-soon': 'Ends within 90 days',
  'not-judged': 'Document not on record',
  stands: 'Stands',
  'not-asked': 'Not asked for',
};

export const statusLooks = {
  'no-check': 'rose',
  'no-excuse': 'rose',
  ended: 'rose',
  'ends-soon': 'gold',
  'not-judged': 'sky',
  stands: 'mint',
  'not-asked': 'sand',
} as const;

interface Counted {
  readonly counts: Readonly<Record<CheckStatus, number>>;
}

/** How many have to be checked, said first. */
export function headlineOf({ counts }: Counted): string {
  const open = counts['no-check'] + counts['no-excuse'] + counts.ended;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total === 0) return 'Right to work';
  if (open === 0)
    return counts['ends-soon'] === 0 ? 'Every check stands or is dated' : endsSoon(counts['ends-soon']);
  return open === 1 ? 'One person has no check that stands' : `${open} people have no check that stands`;
}

const endsSoon = (count: number) =>
  count === 1 ? 'One check ends within 90 days' : `${count} checks end within 90 days`;
