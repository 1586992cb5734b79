import type { CalendarDate } from '@portway/rules/kernel';
import { readinessChecklist } from '@portway/rules/licence-eligibility';
import { workingSteps } from '../../../text/working-steps.ts';

/** One of the Home Office's criteria, in the words of the law of a day. */
export interface Criterion {
  readonly title: string;
  readonly text: string | undefined;
  /** Page of the rule; undefined where no law is recorded for the day. */
  readonly rule: string | undefined;
  readonly toBeConfirmed: boolean;
}

/** The main criteria; the full checklist follows on the result page. */
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
  const points = readinessChecklist(day).filter(({ id }) => first.includes(id));
  return workingSteps(points.map(({ step }) => step)).map(({ label, figure, law }) => ({
    title: label,
    text: figure,
    rule: law?.href,
    toBeConfirmed: law !== undefined && 'unsettled' in law,
  }));
}
