import { noted, parameter, since } from '../kernel/index.ts';
import { checkSalary, davidsonMorrisPeriods, fiveStar, movingToTheUk } from '../sources/index.ts';

const assignedOn = { governedBy: 'assignedOn', checkAt: checkSalary } as const;

/** Whether the salary must be met in each pay period (SW 14.3B, HC 1691). */
export const payPeriodRule = parameter({
  ...assignedOn,
  id: 'pay-period.rule',
  title: 'The salary must be met in each pay period',
  versions: [
    noted(
      since('2024-04-04', false, 'derived', davidsonMorrisPeriods),
      'Certificates assigned before 8 April 2026 keep the old rule, which checks the year.',
    ),
    since('2026-04-08', true, 'confirmed', davidsonMorrisPeriods, fiveStar, movingToTheUk),
  ],
});

/** Paid monthly or less often: the months over which pay is added up. */
export const monthsTogether = parameter({
  ...assignedOn,
  id: 'pay-period.months-together',
  title: 'Paid monthly or less often: any months in a row must reach their share of the year',
  unit: 'months',
  versions: [since('2026-04-08', 3, 'confirmed', davidsonMorrisPeriods, fiveStar, movingToTheUk)],
});

/** Paid more often than monthly: the weeks over which pay is added up. */
export const weeksTogether = parameter({
  ...assignedOn,
  id: 'pay-period.weeks-together',
  title: 'Paid more often than monthly: any weeks in a row must reach their share of the year',
  unit: 'weeks',
  versions: [since('2026-04-08', 12, 'confirmed', davidsonMorrisPeriods, fiveStar, movingToTheUk)],
});

/** Irregular hours with uneven pay: the weeks over which pay is added up. */
export const irregularWeeksTogether = parameter({
  ...assignedOn,
  id: 'pay-period.irregular-weeks-together',
  title: 'Irregular hours with uneven pay: any weeks in a row must reach their share of the year',
  unit: 'weeks',
  versions: [
    noted(
      since('2026-04-08', 17, 'derived', fiveStar),
      'To be confirmed on GOV.UK: the one copy we read of the 17-week rule was cut short. The sponsor confirms the pattern on the certificate.',
    ),
  ],
});

export const payPeriodParameters = [payPeriodRule, monthsTogether, weeksTogether, irregularWeeksTogether];
