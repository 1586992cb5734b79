import type { Step } from '../kernel/index.ts';
import type { SponsorshipCost } from './sponsorship-cost.ts';

/** Every step of a bill: its own, and those of each of its lines, which read the fees. */
export function stepsOfBill(cost: SponsorshipCost): readonly Step[] {
  const lines = 'lines' in cost ? (cost.lines ?? []) : [];
  return [...cost.steps, ...lines.flatMap(({ steps }) => steps)];
}
