import { type JobSearch, type JobSearchName, readJobSearch } from '../../../subjects/job/job-search.ts';
import { readYearlyPay } from '../../../subjects/job/pay/yearly-pay.ts';

export interface SearchForm {
  readonly search: JobSearch;
  /** The errors, field by field; then nothing is searched. */
  readonly fieldErrors: Readonly<Partial<Record<JobSearchName, string>>>;
}

/** What the fields search for: pay and occupation as people type them, `45k` and `2134 - Programmers`. */
export function readSearchForm(fields: Iterable<readonly [string, unknown]>): SearchForm {
  const { pay, occupation, ...rest } = readJobSearch(fields);
  const units = pay === undefined ? undefined : readYearlyPay(pay);
  const code = occupation === undefined ? undefined : /^\d{1,4}(?!\d)/.exec(occupation)?.[0];
  return {
    search: readJobSearch(Object.entries({ ...rest, pay: numbered(units), occupation: code })),
    fieldErrors: {
      ...(typeof units === 'string' && { pay: 'Enter a whole amount a year, such as 45,000.' }),
      ...(occupation !== undefined &&
        code === undefined && { occupation: 'Choose one from the list, or type its code.' }),
    },
  };
}

function numbered(units: number | string | null | undefined): string | undefined {
  return typeof units === 'number' ? String(units) : undefined;
}
