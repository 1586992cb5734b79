import type { JobAnswers, JobField } from '@portway/contracts/candidate/jobs/job-fields';
import { Refusal } from '../../../platform/refusal.ts';

const words: Readonly<Partial<Record<JobField, string>>> = {
  title: 'Enter a job title.',
  workplace: 'Choose where the work is done.',
  place: 'Enter the town or city.',
  level: 'Choose a level.',
  employment: 'Choose what kind of contract it is.',
  hoursPerWeek: 'Enter the hours a week.',
  currency: 'Choose a currency.',
  payFrom: 'Enter the yearly pay.',
  payTo: 'Enter the yearly pay.',
  summary: 'Say in a few sentences what the job is.',
};

/** Which fields a job lacks before it can be published. A location is required unless the job is remote. */
export function missingToPublish(answers: JobAnswers, needed: readonly JobField[]): JobField[] {
  const place: JobField[] = answers.workplace === 'fully-remote' ? [] : ['place'];
  return [...needed, ...place].filter((field) => isBlank(answers[field]));
}

export function requireComplete(answers: JobAnswers, needed: readonly JobField[]): void {
  const missing = missingToPublish(answers, needed);
  if (missing.length === 0) return;
  const fields = Object.fromEntries(missing.map((field) => [field, words[field] ?? 'Answer this.']));
  throw new Refusal('incomplete', 'Some answers are missing before this job can be published.', {
    status: 422,
    fields,
  });
}

export function requireRange({ payFrom, payTo }: JobAnswers): void {
  if (payFrom === undefined || payTo === undefined || payTo >= payFrom) return;
  const message = 'Enter at least as much as the lower end of the range.';
  throw new Refusal('invalid', message, { status: 422, fields: { payTo: message } });
}

/** A closing date in the past would let nobody apply. */
export function requireDayToCome({ closesOn }: JobAnswers, today: string): void {
  if (closesOn === undefined || closesOn === null || closesOn >= today) return;
  const message = 'Enter today or a later day, or leave it empty.';
  throw new Refusal('invalid', message, { status: 422, fields: { closesOn: message } });
}

export function requireName(name: string | null): string {
  if (name !== null) return name;
  throw new Refusal('organisation-unnamed', 'Name your organisation first.', { status: 409 });
}

/** Our team stopped it after a report, and said why by email. */
export function requireNotStopped(isStopped: boolean): void {
  if (!isStopped) return;
  const message = 'We paused this job after a report. Our email says why. Reply to it if you do not agree.';
  throw new Refusal('job-stopped', message, { status: 409 });
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
