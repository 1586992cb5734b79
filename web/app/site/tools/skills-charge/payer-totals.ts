import type { Line, Payer } from '@portway/rules/sponsorship-cost';

/** In the order of the bar: each payer has a fixed place, and so a fixed colour. */
export const payers: readonly { payer: Payer; title: string }[] = [
  { payer: 'employer', title: 'Employer' },
  { payer: 'candidate', title: 'Candidate' },
  { payer: 'partner', title: 'Partner' },
  { payer: 'children', title: 'Children' },
];

/** Whether somebody pays anything: family members who cannot come do not. */
export function isPayer(lines: readonly Line[], payer: Payer): boolean {
  return lines.some((line) => line.payer === payer && !('cannotCome' in line));
}

/** One payer's total in pence; null while a line has no figure, undefined for somebody who pays nothing. */
export function payerTotal(lines: readonly Line[], payer: Payer): number | null | undefined {
  if (!isPayer(lines, payer)) return undefined;
  return lines
    .filter((line) => line.payer === payer && !('notApplicable' in line))
    .reduce<number | null>(
      (sum, line) => (sum === null || !('amountPence' in line) ? null : sum + line.amountPence),
      0,
    );
}
