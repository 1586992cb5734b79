import type { Line } from '@portway/rules/sponsorship-cost';
import { inPounds } from '../../../text/money.ts';
import { payers, payerTotal } from './payer-totals.ts';

export interface ShareShown {
  readonly payer: string;
  readonly figure: string;
  /** The part of the whole in words, and as a number. */
  readonly share: string;
  readonly percent: number;
  /** The payer's place among all four. */
  readonly look: number;
}

/**
 * Who pays which part of the bill; nobody while a line has no figure, or while family are in it who cannot come.
 * A payer of nothing is left out.
 */
export function presentShares(lines: readonly Line[]): ShareShown[] {
  if (lines.some((line) => 'cannotCome' in line)) return [];
  const totals = payers.map(({ payer }) => payerTotal(lines, payer));
  if (totals.includes(null)) return [];
  const whole = totals.reduce<number>((sum, total) => sum + (total ?? 0), 0);
  return payers.flatMap(({ title }, look) => {
    const total = totals[look];
    if (!total) return [];
    const percent = Number(((total / whole) * 100).toFixed(1));
    return [{ payer: title, figure: inPounds(total), share: `${percent.toFixed(1)}%`, percent, look }];
  });
}
