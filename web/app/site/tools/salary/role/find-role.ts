import { minorGroup, nurses, socGroupTitle } from '@portway/rules/occupations';
import { isPostdoctoral, listedJobs } from '../relevant-questions.ts';
import { codeIn, roleOf } from '../salary-answers.ts';
import type { SalaryApi } from '../salary-api.ts';
import type { RoleFound } from './role-field.tsx';
import type { RoleChoices, RoleOption } from './which-role.tsx';

export type FoundRole = RoleFound & { readonly code: string | undefined };

/** The code that was typed, or the best match for a job title, with other matches. */
export async function findRole(
  query: URLSearchParams,
  role: string,
  search: SalaryApi['search'],
): Promise<FoundRole> {
  const code = codeIn(role);
  if (code !== undefined) return foundRole(code);
  if (role.trim() === '') return nothing(undefined);
  try {
    const [best, ...others] = await search(role);
    if (!best) return nothing(notFound(role));
    if (best.isOneOfSeveral)
      return { ...nothing(undefined), which: choicesOf(query, role, [best, ...others]) };
    return {
      ...foundRole(best.occupationCode),
      matched: best.matchedTitle,
      others: others.slice(0, 3).map(({ occupationCode, jobType }) => ({
        label: `${occupationCode} - ${jobType}`,
        to: choosing(query, occupationCode),
      })),
    };
  } catch {
    return nothing('Search isn’t answering. You can type a code.');
  }
}

/** A number looks like a code: say that it is not one. */
function notFound(role: string): string {
  const code = /^\s*(\d{4})\s*$/.exec(role)?.[1];
  return code === undefined
    ? 'No options found. Try other words, or a four-digit code.'
    : `${code} is not a SOC 2020 code. Check the number, or type the job title.`;
}

/** How many choices are shown before the rest; registered nurses are one choice with seven codes. */
const atOnce = 6;

function choicesOf(
  query: URLSearchParams,
  role: string,
  matches: Awaited<ReturnType<SalaryApi['search']>>,
): RoleChoices {
  const options = matches.map(({ occupationCode: code, jobType: title, matchedTitle }) => ({
    code,
    title,
    example: matchedTitle.toLowerCase() === title.toLowerCase() ? undefined : matchedTitle,
    to: choosing(query, code),
  }));
  const alike = [
    ...Map.groupBy(options, ({ code }) => (minorGroup(code) === nurses ? nurses : code)).values(),
  ];
  return {
    word: role.trim(),
    first: groupByTitle(alike.slice(0, atOnce).flat()),
    more: groupByTitle(alike.slice(atOnce).flat()),
  };
}

function groupByTitle(options: readonly RoleOption[]): RoleChoices['first'] {
  const groups = Map.groupBy(options, ({ code }) => socGroupTitle(code));
  return [...groups].map(([title, options]) => ({ title, options }));
}

function foundRole(code: string): FoundRole {
  return {
    code,
    role: roleOf(code),
    matched: undefined,
    others: [],
    which: undefined,
    trouble: undefined,
    listedJobs: listedJobs(code),
    postdoctoral: isPostdoctoral(code),
  };
}

function nothing(trouble: string | undefined): FoundRole {
  return {
    code: undefined,
    role: undefined,
    matched: undefined,
    others: [],
    which: undefined,
    trouble,
    listedJobs: '',
    postdoctoral: false,
  };
}

/** The same answers with another code. */
function choosing(params: URLSearchParams, code: string): string {
  const query = new URLSearchParams(params);
  query.set('role', code);
  return `?${query}`;
}
