import type { CalendarDate } from '@portway/rules/kernel';
import { readinessChecklist } from '@portway/rules/licence-eligibility';
import { workingSteps } from '../../../text/working-steps.ts';

/** One thing the Home Office looks at, in the words of the law of a day. */
export interface Criterion {
  readonly title: string;
  readonly text: string | undefined;
  /** The rule's own page; without one, our records hold no law for the day. */
  readonly rule: string | undefined;
  readonly toBeConfirmed: boolean;
}

/** What an application turns on first; the whole checklist follows the result. */
const first: readonly string[] = [
  'genuine-and-lawful',
  'documents',
  'authorising-officer',
  'sponsor-duties',
  'eligible-role',
  'skill-level',
  'salary',
  'convictions',
];

/** The main criteria by the law of the day, each with its rule. */
export function criteriaOn(day: CalendarDate): Criterion[] {
  const chosen = readinessChecklist(day).filter(({ id }) => first.includes(id));
  return workingSteps(chosen.map(({ step }) => step)).map(({ label, figure, law }) => ({
    title: label,
    text: figure,
    rule: law?.href,
    toBeConfirmed: law !== undefined && 'unsettled' in law,
  }));
}
