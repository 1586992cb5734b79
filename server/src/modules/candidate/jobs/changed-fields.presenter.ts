import type { JobAnswers, JobField } from '@portway/contracts/candidate/jobs/job-fields';

/** Which answers of a job differ; none is the same as null. */
export function changedFields(before: JobAnswers, now: JobAnswers): JobField[] {
  const [one, other]: Readonly<Record<string, unknown>>[] = [before, now];
  const fields = Object.keys({ ...before, ...now }).filter(isField);
  return fields.filter((field) => text(one?.[field]) !== text(other?.[field]));

  function isField(name: string): name is JobField {
    return name in before || name in now;
  }
}

/** The order of keys does not matter: an answer has at most two. */
function text(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return JSON.stringify(value ?? null);
  return JSON.stringify(Object.entries(value).toSorted());
}

/** What applicants are told of when it changes in an open job, in words. */
const subjects: Readonly<Partial<Record<JobField, 'pay' | 'place' | 'hours' | 'sponsorship'>>> = {
  payFrom: 'pay',
  payTo: 'pay',
  currency: 'pay',
  place: 'place',
  nation: 'place',
  workplace: 'place',
  hoursPerWeek: 'hours',
  sponsorship: 'sponsorship',
};

export function toldSubjects(fields: readonly JobField[]): string[] {
  const subjectsOfFields = new Set(fields.map((field) => subjects[field]));
  return (['pay', 'place', 'hours', 'sponsorship'] as const).filter((subject) =>
    subjectsOfFields.has(subject),
  );
}
