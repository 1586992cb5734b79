import type { Line, Payer } from '@portway/rules/sponsorship-cost';
import { inPounds } from '../../../../text/money.ts';
import { costWords } from '../../../../text/reader/cost-words.ts';
import type { Reader } from '../../../../text/reader/reader.ts';

export interface ShareShown {
  readonly payer: string;
  readonly figure: string;
  /** Share of the total in words, and as a percentage. */
  readonly share: string;
  readonly percent: number;
  /** Index of the payer's colour. */
  readonly look: number;
}

interface Shared {
  readonly who: 'employer' | 'worker';
  readonly payers: readonly Payer[];
}

/** The two who pay: a partner and children have fees, but the worker pays them. */
export const shares: readonly [Shared, Shared] = [
  { who: 'employer', payers: ['employer'] },
  { who: 'worker', payers: ['candidate', 'partner', 'children'] },
];

/** One payer's total in pence; null while a line has no figure, undefined for somebody who pays nothing. */
function payerTotal(lines: readonly Line[], payer: Payer): number | null | undefined {
  // Family members who cannot come pay nothing.
  if (!lines.some((line) => line.payer === payer && !('cannotCome' in line))) return undefined;
  return lines
    .filter((line) => line.payer === payer && !('notApplicable' in line))
    .reduce<number | null>(
      (sum, line) => (sum === null || !('amountPence' in line) ? null : sum + line.amountPence),
      0,
    );
}

/** One share in pence; null while a line has no figure. */
export function shareTotal(lines: readonly Line[], { payers }: Shared): number | null {
  return payers.reduce<number | null>((sum, payer) => {
    const total = payerTotal(lines, payer);
    return sum === null || total === null ? null : sum + (total ?? 0);
  }, 0);
}

/**
 * Each share of the bill; empty while a line has no figure, or with family who cannot come. Who pays nothing is
 * left out.
 */
export function presentShares(lines: readonly Line[], reader: Reader = 'employer'): ShareShown[] {
  if (lines.some((line) => 'cannotCome' in line)) return [];
  const totals = shares.map((each) => shareTotal(lines, each));
  if (totals.includes(null)) return [];
  const whole = totals.reduce<number>((sum, total) => sum + (total ?? 0), 0);
  return shares.flatMap(({ who }, look) => {
    const total = totals[look];
    if (!total) return [];
    const percent = Number(((total / whole) * 100).toFixed(1));
    const payer = costWords(reader).payers[who];
    return [{ payer, figure: inPounds(total), share: `${percent.toFixed(1)}%`, percent, look }];
  });
}
