import type { Suggestion, WorkSuggestion } from '@portway/contracts/candidate/resumes/resumes';

const maxYears = 10;
const longestSource = 12;

/**
 * The role of today and the years of experience, where the jobs that were read leave no doubt. Jobs that go on with
 * other titles are a role each, and the person chooses.
 */
export function careerOf(
  jobs: readonly WorkSuggestion[],
  thisMonth: string | undefined,
  isComplete: boolean,
): readonly Suggestion[] {
  const years = isComplete && thisMonth !== undefined ? yearsOf(jobs, thisMonth) : undefined;
  const source = jobs.flatMap(({ found }) => found.split('\n')).slice(0, longestSource);
  return [
    ...rolesOf(jobs).flatMap(({ value: { title }, found }) =>
      title === undefined ? [] : [{ field: 'primaryRole' as const, value: title, found }],
    ),
    ...(years === undefined
      ? []
      : [{ field: 'yearsOfExperience' as const, value: years, found: source.join('\n') }]),
  ];
}

const maxRoles = 3;

/** The jobs that go on, one of each title; or else the one that ended last, unless two did with other titles. */
function rolesOf(jobs: readonly WorkSuggestion[]): readonly WorkSuggestion[] {
  const current = oneOfEachTitle(jobs.filter(({ value }) => value.current));
  if (current.length > 0) return current.slice(0, maxRoles);
  if (!jobs.every(({ value }) => value.end !== undefined)) return [];
  const last = Math.max(...jobs.map(({ value }) => monthNumber(value.end ?? '') ?? 0));
  const lastJobs = oneOfEachTitle(jobs.filter(({ value }) => monthNumber(value.end ?? '') === last));
  return lastJobs.length === 1 ? lastJobs : [];
}

const oneOfEachTitle = (jobs: readonly WorkSuggestion[]) =>
  jobs.filter(({ value }, at) => jobs.findIndex((job) => job.value.title === value.title) === at);

/** Months of work by the calendar, each counted once; undefined where a job does not give its months. */
function yearsOf(jobs: readonly WorkSuggestion[], thisMonth: string) {
  const months = new Set<number>();
  for (const { value } of jobs) {
    const first = monthNumber(value.start ?? '');
    const last = monthNumber(value.current ? thisMonth : (value.end ?? ''));
    if (first === undefined || last === undefined || last - first > 80 * 12) return undefined;
    for (let month = first; month <= last; month += 1) months.add(month);
  }
  const years = Math.floor(months.size / 12);
  if (months.size === 0) return undefined;
  return years === 0 ? ('under-1' as const) : years >= maxYears ? ('10+' as const) : choice(years);
}

const choices = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const choice = (years: number) => choices[years - 1];

/** Since the year 0. */
function monthNumber(month: string): number | undefined {
  const [, number, year] = /^(\d\d)\/(\d{4})$/.exec(month) ?? [];
  return number === undefined || year === undefined ? undefined : Number(year) * 12 + Number(number);
}
