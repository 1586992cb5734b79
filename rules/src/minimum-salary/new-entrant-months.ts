import { lengthBetween, monthsBegun, permissionAfterCertificate } from '../certificate/index.ts';
import { applicationDay } from '../eligible-role/index.ts';
import { addDays, addMonths, type CalendarDate, lawOn, lawStep, type Warning } from '../kernel/index.ts';
import { type Condition, met, notMet, notTold } from './condition.ts';
import { newEntrantMonths } from './parameters.ts';
import type { SalaryFacts } from './salary-facts.ts';

/** SW 12.3: months of permission already held and this certificate together. */
export function withinFourYears(facts: SalaryFacts): Condition {
  const cap = lawOn(newEntrantMonths, applicationDay(facts));
  if (cap.status === 'no-law') return notTold(cap.message);
  const step = lawStep(cap, { count: cap.value, of: 'months' });
  const { atLeast, told } = monthsHeld(facts);
  const certificate = facts.length && monthsBegun(facts.length);
  if (atLeast + (certificate ?? 1) > cap.value)
    return notMet(overTheCap(atLeast, certificate, cap.value), step);
  if (!told) return notTold('It is not answered how many months of permission are held already.', step);
  return certificate === undefined
    ? met(`This holds only for a certificate of at most ${monthsInWords(cap.value - atLeast)}.`, step)
    : met(`${monthsInWords(atLeast + certificate)} used of at most ${cap.value}.`, step);
}

/**
 * Permission runs on after the certificate (SW 18.1), so that one which uses the four years up may, read literally, be
 * too long by those days.
 */
export function endCertificateEarlier(facts: SalaryFacts): Warning[] {
  const cap = lawOn(newEntrantMonths, applicationDay(facts));
  const after = lawOn(permissionAfterCertificate, facts.assignedOn);
  const { length } = facts;
  if (!length || cap.status === 'no-law' || after.status === 'no-law') return [];
  const startsOn = length.between?.startsOn ?? applicationDay(facts);
  const endsOn = length.between?.endsOn ?? addDays(addMonths(startsOn, monthsBegun(length)), -1);
  const permissionEnd = addDays(addMonths(startsOn, cap.value - monthsHeld(facts).atLeast), -1);
  const endBy = addDays(permissionEnd, -after.value);
  if (endsOn <= endBy) return [];
  const start = length.between ? '' : `, if it starts on ${startsOn}`;
  const message = `A new entrant’s permission lasts at most ${cap.value} months in all, and it ends ${after.value} days after the certificate. Read literally, this certificate may be too long: end it by ${endBy}${start}. To be confirmed on GOV.UK.`;
  return [{ code: 'new-entrant-end-earlier', message }];
}

function overTheCap(held: number, certificate: number | undefined, cap: number): string {
  const already = `${monthsInWords(held)} held already`;
  if (certificate === undefined) return `${already}: none of the ${cap} months of a new entrant are left.`;
  const sum = `${monthsInWords(certificate)} of this certificate`;
  return `${held > 0 ? `${already} and ${sum}` : sum}: more than ${cap} months as a new entrant.`;
}

const monthsInWords = (count: number) => (count === 1 ? '1 month' : `${count} months`);

/**
 * As given, and never less than the time since the worker entered the route. Whether a Skilled Worker or Graduate
 * held more, for example as a Graduate before, only they can tell.
 */
function monthsHeld(facts: SalaryFacts): { atLeast: number; told: boolean } {
  const { monthsHeld: given, inRouteSince, visaType } = facts;
  const inRoute = inRouteSince === undefined ? 0 : monthsBegunBetween(inRouteSince, applicationDay(facts));
  const mayHoldMore = inRouteSince !== undefined || visaType === 'skilled' || visaType === 'graduate';
  return { atLeast: Math.max(given ?? 0, inRoute), told: given !== undefined || !mayHoldMore };
}

/** Months from one day to another, a part of a month counted as one. */
function monthsBegunBetween(from: CalendarDate, to: CalendarDate): number {
  return from < to ? monthsBegun(lengthBetween(from, addDays(to, -1))) : 0;
}
