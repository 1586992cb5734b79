import type { JobField } from '@portway/contracts/candidate/jobs/job-fields';
import type { EmployerJob } from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import { isEqual } from '../../../../kit/forms/is-equal.ts';
import { answerInWords, answerLabels } from '../../../../subjects/job/sponsorship/answer-in-words.ts';
import { type JobValues, jobFieldNames } from './job-autosave.ts';

export interface Change {
  readonly field: JobField;
  readonly label: string;
  readonly before: string;
  readonly now: string;
}

/** What differs from the job that candidates see now. */
export function changesOf({ answers }: Pick<EmployerJob, 'answers'>, values: JobValues): Change[] {
  const storedValues: JobValues = answers;
  return jobFieldNames
    .filter((field) => !isEqual(storedValues[field], values[field]))
    .map((field) => ({
      field,
      label: answerLabels[field],
      before: answerInWords(field, storedValues),
      now: answerInWords(field, values),
    }));
}

/** What applicants are told of. The server decides the same. */
const notifiedFields: Readonly<Partial<Record<JobField, string>>> = {
  payFrom: 'pay',
  payTo: 'pay',
  currency: 'pay',
  place: 'place',
  nation: 'place',
  workplace: 'place',
  hoursPerWeek: 'hours',
  sponsorship: 'sponsorship',
};

/** The subjects of a change that applicants are told of, each once. */
export function toldOf(changes: readonly Change[]): string[] {
  return [...new Set(changes.flatMap(({ field }) => notifiedFields[field] ?? []))];
}
