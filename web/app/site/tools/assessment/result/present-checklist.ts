import type { CalendarDate } from '@portway/rules/kernel';
import { readinessChecklist, readinessGroups } from '@portway/rules/licence-eligibility';

/** One group of the checklist. */
export interface ChecklistGroup {
  readonly title: string;
  readonly points: readonly ChecklistPoint[];
}

interface ChecklistPoint {
  /** Also the end of its rule's id. */
  readonly id: string;
  readonly text: string;
  /** Title of the rule that says what the point means. */
  readonly rule: string;
}

/** The 25 points by group. The page of each rule has what the law says. */
export function checklistOn(day: CalendarDate): ChecklistGroup[] {
  const points = readinessChecklist(day);
  return readinessGroups.map(({ id, title }) => ({
    title,
    points: points
      .filter(({ group }) => group === id)
      .map(({ id: point, text, step }) => ({ id: point, text, rule: step.label })),
  }));
}
