import {
  figureStep,
  lawOn,
  lawStep,
  type NoLaw,
  type NotApplicable,
  notApplicable,
  type Pence,
  type Step,
} from '../kernel/index.ts';
import { countedHours, goingRateHours, longestCycle } from './parameters.ts';
import type { SalaryFacts } from './salary-facts.ts';

/** Average weekly hours as whole hundredths over a number of weeks, so that nothing is rounded on the way. */
export interface WeeklyHours {
  readonly status: 'read';
  /** The sum of the hours of all weeks, in hundredths. */
  readonly hundredths: number;
  readonly weeks: number;
  /** Hundredths of an hour a week for which a going rate is published. */
  readonly base: number;
  /** Hundredths of an hour a week whose pay counts towards the general threshold. */
  readonly counted: number;
  readonly steps: readonly Step[];
}

/** The average weekly hours, with the hours in the law that they are compared with. */
export function weeklyHours({
  hours,
  assignedOn,
}: Pick<SalaryFacts, 'hours' | 'assignedOn'>): WeeklyHours | NotApplicable | NoLaw {
  const base = lawOn(goingRateHours, assignedOn);
  const hoursLaw = lawOn(countedHours, assignedOn);
  const longest = lawOn(longestCycle, assignedOn);
  if (base.status === 'no-law') return base;
  if (hoursLaw.status === 'no-law') return hoursLaw;
  if (longest.status === 'no-law') return longest;
  const weeks = 'cycle' in hours ? hours.cycle : [hours.perWeek];
  if (weeks.length > longest.value)
    return notApplicable(`Hours can be averaged over a regular cycle of at most ${longest.value} weeks.`, [
      lawStep(longest),
    ]);
  const hundredths = weeks.reduce((sum, each) => sum + Math.round(each * 100), 0);
  const average = hundredths / weeks.length / 100;
  const cycle =
    weeks.length > 1 ? [lawStep(longest, { text: `${weeks.length} weeks, rest weeks included` })] : [];
  const steps = [
    ...cycle,
    figureStep('Average hours a week', { count: rounded(average), of: 'hours' }),
    lawStep(base, { count: base.value, of: 'hours' }),
  ];
  const over =
    hundredths > hoursLaw.value * 100 * weeks.length
      ? [lawStep(hoursLaw, { count: hoursLaw.value, of: 'hours' })]
      : [];
  return {
    status: 'read',
    hundredths,
    weeks: weeks.length,
    base: base.value * 100,
    counted: hoursLaw.value * 100,
    steps: [...steps, ...over],
  };
}

/** The average as text: at most two decimals. */
export function rounded(hours: number): number {
  return Math.round(hours * 100) / 100;
}

/** Whether the average is above the hours whose pay counts. */
export function overCounted({ hundredths, weeks, counted }: WeeklyHours): boolean {
  return hundredths > counted * weeks;
}

const weeksInAYear = 52;

/** Hourly pay for an annual amount, rounded down to the penny. */
export function hourlyPay(annualPence: Pence, { hundredths, weeks }: WeeklyHours): Pence {
  return Math.floor((annualPence * weeks * 100) / (weeksInAYear * hundredths));
}
