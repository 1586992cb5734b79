import { certificateStart } from '../certificate/index.ts';
import { addMonths, lawOn, type Warning } from '../kernel/index.ts';
import type { SalaryFacts } from './salary-facts.ts';

/**
 * SW 5.1(c): a certificate that starts late needs a late application; warns while the application's day is
 * not given.
 */
export function startWarning({ assignedOn, appliedOn, length }: SalaryFacts): Warning[] {
  const startsOn = length?.between?.startsOn;
  if (appliedOn !== undefined || startsOn === undefined) return [];
  const start = lawOn(certificateStart, assignedOn);
  if (start.status === 'no-law' || startsOn <= addMonths(assignedOn, start.value)) return [];
  const message = `The certificate starts on ${startsOn}. It must start at most ${start.value} months after the visa application, so an application on ${assignedOn} would be too early.`;
  return [{ code: 'start-after-application', message }];
}
