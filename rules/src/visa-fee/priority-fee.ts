import {
  type CalendarDate,
  lawOn,
  lawStep,
  notApplicable,
  type Outcome,
  type Pence,
} from '../kernel/index.ts';
import { priorityInside, priorityOutside, superPriorityInside, superPriorityOutside } from './parameters.ts';

export type PriorityService = 'none' | 'priority' | 'super-priority';

export interface PriorityFacts {
  readonly appliedOn: CalendarDate;
  readonly location: 'inside' | 'outside';
  readonly service: PriorityService;
}

/** The fee of one person's priority service, in pence. The service aims at a day; it guarantees none. */
export function priorityFee({
  appliedOn,
  location,
  service,
}: PriorityFacts): Outcome<{ readonly amountPence: Pence }> {
  if (service === 'none') return notApplicable('No priority service is chosen.', []);
  const inside = location === 'inside';
  const standard = inside ? priorityInside : priorityOutside;
  const fastest = inside ? superPriorityInside : superPriorityOutside;
  const fee = lawOn(service === 'priority' ? standard : fastest, appliedOn);
  if (fee.status === 'no-law') return fee;
  return { status: 'answered', amountPence: fee.value, steps: [lawStep(fee, { pence: fee.value })] };
}
