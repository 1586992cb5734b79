import type { JobCard } from '@portway/contracts/candidate/jobs/jobs';
import type { searchSalariesOperation } from '@portway/contracts/law/calculators/salary-search';
import type { ResponseOf } from '@portway/contracts/operation';
import { type JobSearch, withoutParameters } from '../job-search.ts';
import { filtersIn } from './search-in-words.ts';

/** The board, read for this user. */
export interface Board<Card extends JobCard> {
  readonly find: (search: JobSearch) => Promise<{
    readonly jobs: readonly Card[];
    readonly total: { readonly count: number; readonly more: boolean };
  }>;
  /** The occupations that a job title or a code may mean, the likeliest first. */
  readonly occupationsOf: (words: string) => Promise<readonly Occupation[]>;
}

export interface Occupation {
  readonly code: string;
  readonly title: string;
  readonly canBeSponsored: boolean;
  /** Whether the words could mean others too, so that nothing may be said of it as if it were meant. */
  readonly isOneOfSeveral: boolean;
}

/** The occupations in an answer of the search, the likeliest first. */
export function occupationsIn({
  salaries,
  namesSeveral,
}: ResponseOf<typeof searchSalariesOperation>): readonly Occupation[] {
  return salaries.map(({ occupationCode, jobType, skillLevel }) => ({
    code: occupationCode,
    title: jobType,
    canBeSponsored: skillLevel !== 'ineligible',
    isOneOfSeveral: namesSeveral,
  }));
}

/** What to offer where a search finds nothing. */
export interface Instead<Card extends JobCard> {
  readonly total: { readonly count: number; readonly more: boolean };
  /** What the open jobs are, most first. */
  readonly covers: readonly (Occupation & { readonly jobs: number })[];
  readonly nearest: { readonly reason: string; readonly jobs: readonly Card[] } | undefined;
  /** What the words of the search mean as an occupation. */
  readonly occupation: Occupation | undefined;
  /** What they may mean, where they could mean several. */
  readonly mayMean: readonly Occupation[];
  /** A code of four digits in the search that no occupation has. */
  readonly unknownCode: string | undefined;
}

const maxSuggestions = 3;

export async function suggestInstead<Card extends JobCard>(
  search: JobSearch,
  board: Board<Card>,
): Promise<Instead<Card>> {
  const words = search.occupation ?? search.title;
  const [all, occupations] = await Promise.all([
    board.find({ sort: 'newest' }),
    words === undefined ? [] : board.occupationsOf(words),
  ]);
  const [first] = occupations;
  const occupation = first?.isOneOfSeveral ? undefined : first;
  const mayMean = first?.isOneOfSeveral ? occupations.slice(0, maxSuggestions + 1) : [];
  const [covers, nearest] = await Promise.all([
    coversOf(all.jobs, board),
    nearestOf(search, occupation, board),
  ]);
  const isCode = words !== undefined && /^\d{4}$/.test(words);
  const unknownCode = isCode && first === undefined ? words : undefined;
  return { total: all.total, covers, nearest, occupation, mayMean, unknownCode };
}

/** The commonest occupations among the newest jobs, each with how many are open in all. */
async function coversOf<Card extends JobCard>(jobs: readonly Card[], board: Board<Card>) {
  const codes = [...new Set(jobs.flatMap(({ occupationCode }) => occupationCode ?? []))];
  const counts = await Promise.all(
    codes.map(async (code) => {
      const [{ total }, [occupation]] = await Promise.all([
        board.find({ occupation: code }),
        board.occupationsOf(code),
      ]);
      return occupation === undefined ? [] : [{ ...occupation, jobs: total.count }];
    }),
  );
  return counts
    .flat()
    .toSorted((one, other) => other.jobs - one.jobs)
    .slice(0, maxSuggestions + 1);
}

/** The first of these wider searches that finds anything, with what makes it wider. */
async function nearestOf<Card extends JobCard>(
  search: JobSearch,
  occupation: Occupation | undefined,
  board: Board<Card>,
): Promise<Instead<Card>['nearest']> {
  for (const { reason, wider } of widerThan(search, occupation)) {
    const { jobs } = await board.find(wider);
    if (jobs.length > 0) return { reason, jobs: jobs.slice(0, maxSuggestions) };
  }
  return undefined;
}

function widerThan(search: JobSearch, occupation: Occupation | undefined) {
  const { title, place } = search;
  const filters = filtersIn(search);
  const words = withoutParameters(search, ...filters.map(({ name }) => name), 'sort');
  const each = filters.length > 1 ? filters : [];
  return [
    ...each.map(({ name, words: filter }) => ({
      reason: `They fit all but “${filter}”.`,
      wider: withoutParameters(search, name),
    })),
    ...(filters.length === 0 ? [] : [{ reason: 'They fit your words, not your filters.', wider: words }]),
    ...(title === undefined || place === undefined
      ? []
      : [{ reason: `The same words, outside ${place}.`, wider: { title } }]),
    ...(occupation === undefined ? [] : related(occupation)),
    { reason: 'The newest jobs here.', wider: { sort: 'newest' } },
  ];
}

/** By the digits of its code: the same occupation, then its group, then the group of that. */
function related({ code, title }: Occupation) {
  return [
    { reason: `The same occupation: ${code} ${title}.`, wider: { occupation: code } },
    ...[3, 2].map((digits) => ({
      reason: `The same group of occupations as ${code} ${title}.`,
      wider: { occupation: code.slice(0, digits) },
    })),
  ];
}
