import { type CalendarDate, lawOn, type Pence } from '../kernel/index.ts';
import { nationalLivingWage } from './parameters.ts';

/** The wage an hour that no pay may be below (SW 5.6A), where it is recorded for the day. */
export function wageOn(assignedOn: CalendarDate): Pence | undefined {
  const wage = lawOn(nationalLivingWage, assignedOn, 'workedOn');
  return wage.status === 'in-force' ? wage.value : undefined;
}
