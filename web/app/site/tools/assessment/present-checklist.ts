import type { CalendarDate } from '@portway/rules/kernel';
import { readinessChecklist, readinessGroups } from '@portway/rules/licence-eligibility';

/** One group of the checklist, ready to be ticked: what to tick by the id of its rule. */
export interface ChecklistGroup {
  readonly title: string;
  readonly points: Readonly<Record<string, string>>;
}

/** The 25 points by group. What the law says of each stands on the page of its rule. */
export function checklistOn(day: CalendarDate): ChecklistGroup[] {
  const points = readinessChecklist(day);
  return readinessGroups.map(({ id, title }) => ({
    title,
    points: Object.fromEntries(
      points.filter(({ group }) => group === id).map(({ id: point, text }) => [point, text]),
    ),
  }));
}
