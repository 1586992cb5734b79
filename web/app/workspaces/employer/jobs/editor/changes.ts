import type { EmployerJob } from '@portway/contracts/employer-jobs/employer-jobs';
import type { JobField } from '@portway/contracts/jobs/job-fields';
import { isEqual } from '../../../../kit/forms/is-equal.ts';
import { moneyInWords } from '../../../../subjects/job/pay-in-words.ts';
import { dayInWords } from '../../../../text/days.ts';
import { employmentWords, nationWords, workplaceWords } from '../../../../text/job-choices.ts';
import { levelWords } from '../../../../text/profile-choices.ts';
import { type JobValues, jobFieldNames } from './job-autosave.ts';

export interface Change {
  readonly field: JobField;
  readonly label: string;
  readonly before: string;
  readonly now: string;
}

export const fieldLabels: Readonly<Record<JobField, string>> = {
  title: 'Title',
  occupationCode: 'Occupation code',
  place: 'Place',
  nation: 'Nation',
  workplace: 'Where the work is done',
  level: 'Level',
  employment: 'Contract',
  hoursPerWeek: 'Hours a week',
  currency: 'Currency',
  payFrom: 'Pay from',
  payTo: 'Pay to',
  summary: 'Summary',
  about: 'About the job',
  responsibilities: 'Responsibilities',
  qualifications: 'Qualifications',
  skills: 'Skills',
  sponsorship: 'Sponsorship',
  collaborationHours: 'Collaboration hours',
  hiresFrom: 'Countries to work from',
  relocation: 'Help with moving',
  closesOn: 'Closes on',
};

/** What differs from the job that candidates see now. */
export function changesOf({ answers }: Pick<EmployerJob, 'answers'>, values: JobValues): Change[] {
  const stored: JobValues = answers;
  return jobFieldNames
    .filter((field) => !isEqual(stored[field], values[field]))
    .map((field) => ({
      field,
      label: fieldLabels[field],
      before: inWords(field, stored[field], values),
      now: inWords(field, values[field], values),
    }));
}

const words: Readonly<Record<string, string>> = {
  ...employmentWords,
  ...nationWords,
  ...workplaceWords,
  ...levelWords,
  yes: 'Yes',
  depends: 'It depends on the person',
  no: 'No',
};

function inWords(field: JobField, value: unknown, { currency }: JobValues): string {
  if (value === null || value === undefined || value === '') return 'Nothing';
  if ((field === 'payFrom' || field === 'payTo') && typeof value === 'number')
    return moneyInWords(currency === 'EUR' || currency === 'USD' ? currency : 'GBP', value);
  if (field === 'closesOn' && typeof value === 'string') return dayInWords(value);
  if (Array.isArray(value)) return value.join(', ') || 'Nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object' && 'from' in value && 'to' in value) return `${value.from} to ${value.to}`;
  return words[String(value)] ?? String(value);
}

/** What applicants are told of. The server decides the same. */
const told: Readonly<Partial<Record<JobField, string>>> = {
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
  return [...new Set(changes.flatMap(({ field }) => told[field] ?? []))];
}
