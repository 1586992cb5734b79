import { isPostdoctoral, listedJobs } from './relevant-questions.ts';
import type { RoleFound } from './role-field.tsx';
import { codeIn, roleOf } from './salary-answers.ts';
import type { SalaryApi } from './salary-api.ts';

export type FoundRole = RoleFound & { readonly code: string | undefined };

/** The code that was typed, or the best match for a job title, with other matches. */
export async function findRole(
  query: URLSearchParams,
  role: string,
  search: SalaryApi['search'],
): Promise<FoundRole> {
  const typed = codeIn(role);
  if (typed !== undefined) return found(typed);
  if (role.trim() === '') return nothing(undefined);
  try {
    const [best, ...others] = await search(role);
    if (!best) return nothing('No options found. Try other words, or a four-digit code.');
    return {
      ...found(best.occupationCode),
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

function found(code: string): FoundRole {
  return {
    code,
    role: roleOf(code),
    matched: undefined,
    others: [],
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
    trouble,
    listedJobs: '',
    postdoctoral: false,
  };
}

/** The same answers with another code. */
function choosing(asked: URLSearchParams, code: string): string {
  const query = new URLSearchParams(asked);
  query.set('role', code);
  return `?${query}`;
}
