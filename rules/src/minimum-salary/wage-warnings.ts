import { addMonths, type InForce, inPounds, lawOn, type Pence, type Warning } from '../kernel/index.ts';
import type { Offer } from './counted-salary.ts';
import { nationalLivingWage } from './parameters.ts';
import type { Subject } from './subject.ts';
import { hourlyPay } from './weekly-hours.ts';

/** Pay less than this many times the wage may fall below it when the wage next changes. */
const nearAbove = 1.1;

interface Paid {
  /** What the Rules ask a year: the lowest figure, or the threshold beside a national pay scale. */
  readonly figurePence: Pence | null;
  readonly byScale: boolean;
  readonly offer: Offer | null;
}

/** The National Minimum Wage over the whole certificate, beside what the Rules ask and what is offered. */
export function wageWarnings(subject: Subject, { figurePence, byScale, offer }: Paid): Warning[] {
  const wage = lawOn(nationalLivingWage, subject.facts.assignedOn, 'workedOn');
  if (wage.status === 'no-law') {
    const message = `${wage.message} Pay may never fall below it.`;
    return wage.recordsEndOn ? [{ code: 'minimum-wage-not-recorded', message }] : [];
  }
  const figure = figurePence === null ? null : hourlyPay(figurePence, subject.hours);
  return [
    ...below({ code: 'below-minimum-wage', what: 'The figure of the Rules', hourly: figure }, subject, wage),
    ...below(
      {
        code: 'offer-below-minimum-wage',
        what: 'The salary that counts',
        hourly: offer?.hourlyPence ?? null,
      },
      subject,
      wage,
    ),
    ...mayBeOvertaken(subject, wage, offer?.hourlyPence ?? (byScale ? null : figure)),
  ];
}

function below(
  { code, what, hourly }: { code: string; what: string; hourly: Pence | null },
  { hours }: Subject,
  { value }: InForce<Pence>,
): Warning[] {
  if (hourly === null || hourly >= value) return [];
  const yearly = Math.ceil((value * 52 * hours.hundredths) / (hours.weeks * 100));
  const message = `${what} is ${inPounds(hourly)} an hour, below the National Living Wage of ${inPounds(value)} an hour: ${inPounds(yearly)} a year for these hours. Pay may never fall below that.`;
  return [{ code, message }];
}

function mayBeOvertaken({ facts }: Subject, { value }: InForce<Pence>, hourly: Pence | null): Warning[] {
  const [, next] = nationalLivingWage.versions;
  const runsPast =
    next && (facts.months === undefined || addMonths(facts.assignedOn, facts.months) > next.from);
  if (!runsPast || hourly === null || hourly < value || hourly >= value * nearAbove) return [];
  const message = `${inPounds(hourly)} an hour is ${inPounds(hourly - value)} above the National Living Wage of ${inPounds(value)}. The certificate runs past ${next.from}, when the wage changes; the next rate is not recorded.`;
  return [{ code: 'minimum-wage-changes', message }];
}
