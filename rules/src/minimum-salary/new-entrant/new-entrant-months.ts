import {
  type CertificateLength,
  lengthBetween,
  monthsBegun,
  permissionAfterCertificate,
} from '../../certificate/index.ts';
import { applicationDay } from '../../eligible-role/index.ts';
import { addDays, addMonths, type CalendarDate, lawOn, lawStep, type Warning } from '../../kernel/index.ts';
import { type Condition, conditionMet, notAnswered, notMet } from '../condition.ts';
import { newEntrantMonths } from '../parameters.ts';
import type { SalaryFacts } from '../salary-facts.ts';

/** SW 12.3: all permission as Skilled Worker, Graduate and Tier 2 of any kind, with this certificate. */
export function withinFourYears(facts: SalaryFacts): Condition {
  const cap = lawOn(newEntrantMonths, applicationDay(facts));
  if (cap.status === 'no-law') return notAnswered(cap.message);
  const step = lawStep(cap, { count: cap.value, of: 'months' });
  const span = spanOf(facts);
  const lastDay = lastDayWithin(span, cap.value);
  if (span.endsOn > lastDay) return notMet(overTheCap(facts, span, cap.value), step);
  if (!isHeldTold(facts))
    return notAnswered('The answers do not say how many months of permission the worker has had.', step);
  return facts.length === undefined
    ? conditionMet(shortEnough(facts, span, cap.value), step)
    : conditionMet(
        `The certificate ends on ${span.endsOn}, within ${monthsInWords(cap.value)} in all.`,
        step,
      );
}

/**
 * Permission runs on after the certificate (SW 18.1), and inside the UK it may begin before the certificate does: one
 * that uses the four years up may, read literally, be too long by those days.
 */
export function endCertificateEarlier(facts: SalaryFacts): Warning[] {
  const cap = lawOn(newEntrantMonths, applicationDay(facts));
  const daysAfter = lawOn(permissionAfterCertificate, facts.assignedOn);
  if (!facts.length || cap.status === 'no-law' || daysAfter.status === 'no-law') return [];
  const span = spanOf(facts);
  const earliest = facts.inUk === true ? earlierOf(span.from, applicationDay(facts)) : span.from;
  const endBy = addDays(lastDayWithin({ ...span, from: earliest }, cap.value), -daysAfter.value);
  if (span.endsOn <= endBy) return [];
  const start = facts.length.between || facts.inRouteSince ? '' : `, if it starts on ${span.from}`;
  const message = `A new entrant’s permission lasts at most ${cap.value} months in all, and it ends ${daysAfter.value} days after the certificate. Read literally, this certificate may be too long. End it by ${endBy}${start}. To be confirmed on GOV.UK.`;
  return [{ code: 'new-entrant-end-earlier', message }];
}

/**
 * The day from which the months are counted as days, the months held on top of that, and the certificate's
 * end.
 */
interface Span {
  readonly from: CalendarDate;
  readonly months: number;
  readonly endsOn: CalendarDate;
}

/**
 * In the route the days run from its first day; other months held, for example as a Graduate, are added. For
 * other workers they run from the new permission, after the months held. A length that is not given counts as
 * one month.
 */
function spanOf(facts: SalaryFacts): Span {
  const { inRouteSince, length, monthsHeld: monthsBefore = 0 } = facts;
  const applied = applicationDay(facts);
  const startsOn = length?.between?.startsOn ?? applied;
  const endsOn = length?.between?.endsOn ?? endOf(startsOn, length);
  if (inRouteSince === undefined) return { from: startsOn, months: monthsBefore, endsOn };
  const inRoute = inRouteSince < applied ? monthsBegun(lengthBetween(inRouteSince, addDays(applied, -1))) : 0;
  return { from: inRouteSince, months: Math.max(0, monthsBefore - inRoute), endsOn };
}

function endOf(startsOn: CalendarDate, length: CertificateLength | undefined): CalendarDate {
  const { months, days } = length ?? { months: 1, days: 0 };
  return addDays(addMonths(startsOn, months), days - 1);
}

/** The last day within a number of months, counted in whole months; later days are more than that. */
function lastDayWithin({ from, months }: Pick<Span, 'from' | 'months'>, cap: number): CalendarDate {
  return addDays(addMonths(from, cap - Math.ceil(months)), -1);
}

const earlierOf = (one: CalendarDate, other: CalendarDate) => (one < other ? one : other);

/** How long a certificate may be: permission runs on after it (SW 18.1), and those days count too. */
function shortEnough(facts: SalaryFacts, span: Span, cap: number): string {
  const law = lawOn(permissionAfterCertificate, facts.assignedOn);
  const daysAfter = law.status === 'in-force' ? law.value : 0;
  const addition = daysAfter > 0 ? `, because permission runs on for ${daysAfter} days after it` : '';
  if (facts.inRouteSince !== undefined)
    return `This applies only to a certificate that ends by ${addDays(lastDayWithin(span, cap), -daysAfter)}${addition}.`;
  const months = Math.floor(cap - span.months) - (daysAfter > 0 ? 1 : 0);
  const days = months < 1 ? 'shorter than a month' : `of at most ${monthsInWords(months)}`;
  return `This applies only to a certificate ${days}${addition}.`;
}

function overTheCap({ length }: SalaryFacts, { from, months, endsOn }: Span, cap: number): string {
  const earlierMonths = months > 0 ? `${monthsInWords(months)} held before and ` : '';
  const most = `more than ${cap} months as a new entrant`;
  return length === undefined
    ? `${earlierMonths}permission from ${from}: none of the ${cap} months of a new entrant are left.`
    : `${earlierMonths}permission from ${from} to the certificate’s end on ${endsOn}: ${most}.`;
}

const monthsInWords = (count: number) => (count === 1 ? '1 month' : `${count} months`);

/**
 * Whether the months held are known: a worker in the route or a Graduate may hold more, which only they can
 * say.
 */
function isHeldTold({ monthsHeld, inRouteSince, visaType }: SalaryFacts): boolean {
  const mayHoldMore = inRouteSince !== undefined || visaType === 'skilled' || visaType === 'graduate';
  return monthsHeld !== undefined || !mayHoldMore;
}
