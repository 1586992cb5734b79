import { searchRoles } from '@portway/rules/role-search';

/** The ten likeliest occupation codes for a job title, by the names of the specified client. */
export function searchSalaries(keyword: string) {
  const salaries = searchRoles(keyword, { limit: 10 }).map(({ code, title, matched, skillLevel }) => ({
    occupationCode: code,
    jobType: title,
    matchedTitle: matched,
    skillLevel,
  }));
  return { salaries };
}

/** Builds the index before the server listens: 0.2 s in which a visitor would be kept waiting. */
export function prepareSalarySearch(): void {
  searchSalaries('a');
}
