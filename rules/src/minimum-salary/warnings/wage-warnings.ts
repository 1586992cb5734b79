import { monthsBegun } from '../../certificate/index.ts';
import {
  addMonths,
  type CalendarDate,
  type InForce,
  inPounds,
  lawOn,
  type NoLaw,
  type Pence,
  type Warning,
} from '../../kernel/index.ts';
import type { Offer } from '../offer.ts';
import { nationalLivingWage } from '../parameters.ts';
import type { SalaryFacts } from '../salary-facts.ts';
import type { Subject } from '../subject.ts';
import { hourlyPay } from '../weekly-hours.ts';

/** Pay less than this many times the wage may fall below it when the wage next changes. */
const nearAbove = 1.1;

interface Paid {
  /**
   * What the Rules require a year: the lowest figure, or the threshold that goes with a national pay scale.
   */
  readonly figurePence: Pence | null;
  /** The same by the tests of the Rules alone, before the wage raises it. */
  readonly rulesPence: Pence | null;
  readonly byScale: boolean;
  readonly offer: Offer | null;
}

/**
 * The National Minimum Wage over the whole certificate, compared with what the Rules require and with the
 * offer.
 */
export function wageWarnings(subject: Subject, { figurePence, rulesPence, byScale, offer }: Paid): Warning[] {
  const wage = wageOver(subject.facts);
  if (wage.status === 'no-law') return wage.recordsEndOn ? [notRecorded(wage)] : [];
  const figure = figurePence === null ? null : hourlyPay(figurePence, subject.hours);
  const what = byScale ? 'The threshold beside the pay scale' : 'What the Rules ask for';
  const byRules = rulesPence === null ? null : hourlyPay(rulesPence, subject.hours);
  return [
    ...belowWage({ code: 'below-minimum-wage', what, hourly: byRules }, subject, wage),
    ...belowWage(
      {
        code: 'offer-below-minimum-wage',
        what: 'The salary that counts',
        hourly: offer?.hourlyPence ?? null,
      },
      subject,
      wage,
    ),
    ...mayBeOvertaken(subject, wage, offer?.hourlyPence ?? figure),
  ];
}

/** The first recorded wage during the certificate, which may begin before our records do. */
function wageOver(facts: SalaryFacts): InForce<Pence> | NoLaw {
  const wage = lawOn(nationalLivingWage, facts.assignedOn, 'workedOn');
  if (wage.status === 'in-force' || wage.recordsBeginOn === undefined) return wage;
  return runsPast(facts, wage.recordsBeginOn) ? lawOn(nationalLivingWage, wage.recordsBeginOn) : wage;
}

/** Whether the certificate may still run on a day; one without a given length may. */
function runsPast({ length, appliedOn, assignedOn }: SalaryFacts, day: CalendarDate): boolean {
  if (length === undefined) return true;
  if (length.between) return length.between.endsOn >= day;
  return addMonths(appliedOn ?? assignedOn, monthsBegun(length)) > day;
}

function notRecorded({ day, recordsEndOn }: NoLaw): Warning {
  const message = `The National Living Wage on ${day} is not known. It changes every April, and the last one we have ends on ${recordsEndOn}. Pay may never fall below the wage of the day, which may overtake the lowest figures of the Rules.`;
  return { code: 'minimum-wage-not-recorded', message };
}

function belowWage(
  { code, what, hourly }: { code: string; what: string; hourly: Pence | null },
  { hours }: Subject,
  { value, law }: InForce<Pence>,
): Warning[] {
  if (hourly === null || hourly >= value) return [];
  const yearly = Math.ceil((value * 52 * hours.hundredths) / (hours.weeks * 100));
  const wage = `the National Living Wage of ${inPounds(value)} from ${law.inForceFrom}`;
  const message = `${what} comes to ${inPounds(hourly)} an hour, below ${wage}: ${inPounds(yearly)} a year for these hours. Pay may never fall below that.`;
  return [{ code, message }];
}

function mayBeOvertaken({ facts }: Subject, { value }: InForce<Pence>, hourly: Pence | null): Warning[] {
  const [, next] = nationalLivingWage.versions;
  if (!next || !runsPast(facts, next.from)) return [];
  if (hourly === null || hourly < value || hourly >= value * nearAbove) return [];
  const message = `${inPounds(hourly)} an hour is ${howFarAbove(hourly, value)} the National Living Wage of ${inPounds(value)}. The certificate may run past ${next.from}, when the wage changes. The wage of that day is not known: ${whatOvertakes(hourly, value)}.`;
  return [{ code: 'minimum-wage-changes', message }];
}

const howFarAbove = (hourly: Pence, wage: Pence) =>
  hourly === wage ? 'exactly' : `${inPounds(hourly - wage)} above`;

/** The smallest rise, to a tenth of a per cent, that makes the wage higher than the pay. */
function whatOvertakes(hourly: Pence, wage: Pence): string {
  const tenths = Math.floor(((hourly - wage) * 1000) / wage) + 1;
  return hourly === wage
    ? 'any rise takes it above this pay'
    : `a rise of ${tenths / 10}% or more takes it above this pay`;
}
