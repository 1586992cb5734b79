import { wholeMonths } from '@portway/rules/certificate';
import type { CalendarDate, Step } from '@portway/rules/kernel';
import { findOccupation } from '@portway/rules/occupations';
import { sponsorshipCost } from '@portway/rules/sponsorship-cost';
import { dayInWords } from '../../text/days.ts';
import { rulePath } from '../../text/law.ts';
import { inShortPounds } from '../../text/money.ts';
import type { SponsoringTicketProps } from './sponsoring-ticket.tsx';

const occupationCode = '2134';
const years = 3;

/**
 * What a small sponsor pays to hire one engineer from abroad by today's rules; null when the law gives no
 * figure.
 */
export function todaysTicket(day: CalendarDate): SponsoringTicketProps | null {
  const cost = sponsorshipCost({
    assignedOn: day,
    appliedOn: day,
    sponsorSize: 'small',
    length: wholeMonths(12 * years),
    location: 'outside',
    visaType: 'other',
    enteredAsStudent: false,
    occupationCode,
    healthAndCare: false,
    priority: 'none',
    licence: { type: 'worker', priority: false, appliedOn: day },
  });
  if (cost.status !== 'answered' || cost.totals.employerPence === null) return null;
  const lines = cost.lines.flatMap((line) =>
    line.payer === 'employer' && 'amountPence' in line
      ? [{ label: line.title, figure: inShortPounds(line.amountPence), href: rulePage(line.steps) }]
      : [],
  );
  return {
    terms: `${years} years · small sponsor`,
    occupation: `${occupationCode} ${findOccupation(occupationCode)?.title ?? ''}`,
    lines,
    total: inShortPounds(cost.totals.employerPence),
    note: `Rates in force on ${dayInWords(day)}`,
  };
}

/** The page of the rule with the first sum of money among the steps. */
function rulePage(steps: readonly Step[]): string | undefined {
  const law = steps.find(
    ({ law, figure }) => law !== undefined && figure !== undefined && 'pence' in figure,
  )?.law;
  return law && rulePath(law.parameter);
}
