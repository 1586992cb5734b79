import type { CalendarDate } from '@portway/rules/kernel';
import { readinessChecklist, readinessGroups } from '@portway/rules/licence-eligibility';

/** One group of the checklist: its points, by the id of their rule. */
export interface ChecklistGroup {
  readonly title: string;
  readonly points: Readonly<Record<string, string>>;
}

/** The 25 points by group. The page of each rule has what the law says. */
export function checklistOn(day: CalendarDate): ChecklistGroup[] {
  const points = readinessChecklist(day);
  return readinessGroups.map(({ id, title }) => ({
    title,
    points: Object.fromEntries(
      points.filter(({ group }) => group === id).map(({ id: point, text }) => [point, text]),
    ),
  }));
}
