import { wholeMonths } from '../certificate/index.ts';
import { calendarDate } from '../kernel/index.ts';
import type { Line, SponsorshipCost, SponsorshipFacts } from '../sponsorship-cost/index.ts';

type Day =
  | 'assignedOn'
  | 'appliedOn'
  | 'inRouteSince'
  | 'firstCertificateOn'
  | 'careAppliedOn'
  | 'courseEndsOn';

export type FactsInText = Omit<Partial<SponsorshipFacts>, Day> & {
  readonly [day in Day]?: string;
};

/**
 * A large sponsor's programmer (2134) for three years from outside the UK on 20 November 2026, unless given
 * otherwise.
 */
export function sponsorship({
  assignedOn = '2026-11-20',
  appliedOn = assignedOn,
  inRouteSince,
  firstCertificateOn,
  careAppliedOn,
  courseEndsOn,
  ...facts
}: FactsInText): SponsorshipFacts {
  return {
    sponsorSize: 'large',
    length: wholeMonths(36),
    location: 'outside',
    visaType: 'other',
    enteredAsStudent: false,
    occupationCode: '2134',
    healthAndCare: false,
    priority: 'none',
    ...facts,
    assignedOn: calendarDate(assignedOn),
    appliedOn: calendarDate(appliedOn),
    inRouteSince: dayOf(inRouteSince),
    firstCertificateOn: dayOf(firstCertificateOn),
    careAppliedOn: dayOf(careAppliedOn),
    courseEndsOn: dayOf(courseEndsOn),
  };
}

const dayOf = (text: string | undefined) => (text === undefined ? undefined : calendarDate(text));

/** Each line of a bill as "payer item" with its pence, or its other value. */
export function billed(cost: SponsorshipCost): Record<string, number | string> {
  const lines = ('lines' in cost ? cost.lines : undefined) ?? [];
  return Object.fromEntries(lines.map((line) => [`${line.payer} ${line.item}`, says(line)]));
}

function says(line: Line): number | string {
  if ('amountPence' in line) return line.amountPence;
  if ('notApplicable' in line) return 'not applicable';
  if ('cannotCome' in line) return 'cannot come';
  return 'noLaw' in line ? 'no law' : `needs ${line.needsFacts.join(', ')}`;
}
