import {
  type JobSearch,
  jobSearchQuery,
  readJobSearch,
  withoutParameters,
} from '../../subjects/job/job-search.ts';
import { nationWords, postedWithinWords, workplaceWords } from '../../text/job-choices.ts';
import { levelWords } from '../../text/profile-choices.ts';

/** The search in the address of `/jobs`, whose form has neither company size nor currency. */
export function readPublicSearch(query: URLSearchParams): JobSearch {
  return withoutParameters(readJobSearch(query), 'size', 'currency');
}

/** Whether anything narrows or orders the list of all jobs. */
export function isNarrowed(search: JobSearch): boolean {
  return Object.keys(search).length > 0;
}

/** Address of this search on `/jobs`; `after` is the cursor of a later page. */
export function jobsAddress(search: JobSearch, after?: string | null): string {
  const query = jobSearchQuery(search, after);
  return query === '?' ? '/jobs' : `/jobs${query}`;
}

const optionsOf = (words: Readonly<Record<string, string>>, none: string) => [
  { value: '', label: none },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
];

const sponsoredWords = {
  anyone: 'Enough for anyone',
  phd: 'Enough with a relevant PhD',
  'new-entrants': 'Enough for new entrants',
} as const;

/** The search's drop-down filters. */
export const choices = [
  { name: 'sponsored', label: 'Pay for sponsorship', options: optionsOf(sponsoredWords, 'Any') },
  { name: 'workplace', label: 'Remote work', options: optionsOf(workplaceWords, 'Any') },
  { name: 'nation', label: 'Part of the UK', options: optionsOf(nationWords, 'All of the UK') },
  { name: 'level', label: 'Level', options: optionsOf(levelWords, 'Any') },
  { name: 'posted', label: 'Posted within', options: optionsOf(postedWithinWords, 'Any time') },
  {
    name: 'sort',
    label: 'Order',
    options: optionsOf({ newest: 'Newest first', pay: 'Highest pay first' }, 'Best match'),
  },
] as const;

/** Number of jobs in words: `3 jobs`, `More than 300 jobs`. */
export function countInWords({ count, more }: { count: number; more: boolean }): string {
  const jobs = `${count.toLocaleString('en-GB')} ${count === 1 && !more ? 'job' : 'jobs'}`;
  return more ? `More than ${jobs}` : jobs;
}
