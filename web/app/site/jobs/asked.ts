import { nationWords, postedWithinWords, workplaceWords } from '../../text/job-choices.ts';
import { levelWords } from '../../text/profile-choices.ts';

/** What can be asked of the jobs, as it stands in the address. */
export const askedNames = [
  'title',
  'place',
  'sponsored',
  'workplace',
  'nation',
  'level',
  'posted',
  'pay',
  'occupation',
  'sort',
] as const;
export type AskedName = (typeof askedNames)[number];
export type Asked = Readonly<Partial<Record<AskedName, string>>>;

/** What an address asks; empty answers of the form ask nothing. Pay is taken as people type it: 45,000 or £45k. */
export function askedIn(query: URLSearchParams): Asked {
  const asked: Partial<Record<AskedName, string>> = {};
  for (const name of askedNames) {
    const text = (query.get(name) ?? '').trim();
    if (text !== '') asked[name] = name === 'pay' ? payTyped(text) : text;
  }
  return asked;
}

function payTyped(text: string): string {
  const plain = text.replaceAll(/[\s,£]/g, '');
  return /^\d{1,3}k$/i.test(plain) ? `${plain.slice(0, -1)}000` : plain;
}

/** Whether the list is less than all jobs, newest first. */
export function isNarrowed(asked: Asked): boolean {
  return Object.keys(asked).length > 0;
}

/** The same search in an address of ours, from a later page on where there is one. */
export function jobsAddress(asked: Asked, after?: string | null): string {
  const query = new URLSearchParams(Object.entries(asked).filter(([, text]) => text !== undefined));
  if (after) query.set('after', after);
  return query.size === 0 ? '/jobs' : `/jobs?${query}`;
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

/** The choices by which a search is narrowed, besides its words. */
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

/** How many jobs there are, in words: `3 jobs`, `More than 300 jobs`. */
export function countInWords({ count, more }: { count: number; more: boolean }): string {
  const jobs = `${count.toLocaleString('en-GB')} ${count === 1 && !more ? 'job' : 'jobs'}`;
  return more ? `More than ${jobs}` : jobs;
}
