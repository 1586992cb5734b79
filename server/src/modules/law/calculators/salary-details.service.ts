import { type CalendarDate, calendarDate, lawOn, type Pence } from '@portway/rules/kernel';
import {
  findOccupation,
  goingRates,
  type ListScope,
  listEnd,
  noOverseasHires,
  type Occupation,
  salaryList,
  shortageList,
  typicalTitles,
} from '@portway/rules/occupations';
import { payScaleChoices } from '@portway/rules/pay-scales';
import { recordedBy } from '@portway/rules/recorded';
import { Refusal } from '../../../platform/refusal.ts';

/**
 * GOV.UK's two going rates of a code on a day (`YYYY-MM-DD`), in pounds, with notes; a Refusal for an unknown
 * code.
 */
export function salaryDetails(occupationCode: string, day: string) {
  const today = calendarDate(day);
  const occupation = findOccupation(occupationCode);
  if (!occupation) {
    throw new Refusal(
      'not-found',
      `There is no occupation code ${occupationCode.slice(0, 20)} in SOC 2020.`,
      {
        status: 404,
      },
    );
  }
  const rates = lawOn(goingRates, today);
  const choices = payScaleChoices(occupationCode, { assignedOn: today });
  const row = rates.status === 'in-force' ? rates.value[occupationCode] : undefined;
  return {
    occupationCode,
    jobType: occupation.title,
    standardAnnualSalary: inPounds(row?.standard.fullPence),
    lowerAnnualSalary: inPounds(row?.lower.fullPence),
    notes: notesOf(occupation, today),
    ...(choices.length > 0 ? { choices } : {}),
    inForceFrom: rates.status === 'in-force' ? rates.law.inForceFrom : today,
    ...recordedBy(rates.status === 'in-force' ? [rates] : []),
  };
}

function inPounds(pence: Pence | null | undefined): number | null {
  return typeof pence === 'number' ? pence / 100 : null;
}

function notesOf(occupation: Occupation, today: CalendarDate): string {
  const titles = typicalTitles[occupation.code];
  return [
    skillNotes[occupation.skillLevel],
    ...careNotes(occupation, today),
    ...(occupation.onlyJobs ? [`Skilled only as ${occupation.onlyJobs}.`] : []),
    ...(occupation.payScale
      ? [`The salary is on the national ${occupation.payScale} pay scales, so there is not a single figure.`]
      : []),
    ...listNotes('Immigration Salary List', { row: salaryList.get(occupation.code), today }),
    ...listNotes('Temporary Shortage List', { row: shortageList.get(occupation.code), today }),
    ...(titles ? [`Typical titles: ${titles.join(', ')}.`] : []),
  ].join(' ');
}

const skillNotes = {
  higher: 'Skill level: RQF 6 or above. New workers can be sponsored.',
  medium:
    'Skill level: RQF 3 to 5. New workers can be sponsored only while the job is on a list. Other workers can be sponsored only if they were in the route before 22 July 2025.',
  'medium-extending-only':
    'In Table 2a. Only for workers who extend in the same occupation with the same sponsor.',
  ineligible: 'Not eligible for Skilled Worker.',
} as const;

function careNotes({ code }: Occupation, today: CalendarDate): string[] {
  const closure = lawOn(noOverseasHires, today);
  return closure.status === 'in-force' && closure.value.includes(code)
    ? ['No certificate can be assigned to someone outside the UK.']
    : [];
}

function listNotes(
  list: string,
  {
    row,
    today,
  }: { row: ReturnType<typeof salaryList.get> | ReturnType<typeof shortageList.get>; today: CalendarDate },
): string[] {
  if (!row) return [];
  const scopeInForce = lawOn<ListScope>(row, today);
  if (scopeInForce.status === 'no-law')
    return [`${list}: due to have ended; the Government’s decision on what follows was not found.`];
  const { scope, condition, area } = scopeInForce.value;
  const end = listEnd(row);
  const until = end ? ` Last safe day: ${end.lastSafeDay}.` : '';
  return [`${list}: ${scope}${condition ? ` (${condition})` : ''}, ${area}.${until}`];
}
