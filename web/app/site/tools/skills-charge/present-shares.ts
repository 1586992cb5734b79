import type { Line } from '@portway/rules/sponsorship-cost';
import { inPounds } from '../../../text/money.ts';
import { payers, payerTotal } from './payer-totals.ts';

export interface ShareShown {
  readonly payer: string;
  readonly figure: string;
  /** Share of the total in words, and as a percentage. */
  readonly share: string;
  readonly percent: number;
  /** Index of the payer's colour. */
  readonly look: number;
}

/**
 * Each payer's share of the bill; empty while a line has no figure, or with family who cannot come. Payers of
 * nothing are left out.
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
