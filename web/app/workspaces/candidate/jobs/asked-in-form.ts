import { salaryTyped } from '../profile/preferences/salary-typed.ts';
import { type Search, type SearchName, searchIn } from './job-query.ts';

export interface AskedInForm {
  readonly search: Search;
  /** The errors, field by field; then nothing is searched. */
  readonly faults: Readonly<Partial<Record<SearchName, string>>>;
}

/** What the fields search for: pay and occupation as people type them, `45k` and `2134 - Programmers`. */
export function askedInForm(fields: Iterable<readonly [string, unknown]>): AskedInForm {
  const { pay, occupation, ...rest } = searchIn(fields);
  const units = pay === undefined ? undefined : salaryTyped(pay);
  const code = occupation === undefined ? undefined : /^\d{1,4}(?!\d)/.exec(occupation)?.[0];
  return {
    search: searchIn(Object.entries({ ...rest, pay: numbered(units), occupation: code })),
    faults: {
      ...(typeof units === 'string' && { pay: 'Give a whole amount a year, such as 45,000.' }),
      ...(occupation !== undefined &&
        code === undefined && { occupation: 'Choose one from the list, or type its code.' }),
    },
  };
}

function numbered(units: number | string | null | undefined): string | undefined {
  return typeof units === 'number' ? String(units) : undefined;
}
