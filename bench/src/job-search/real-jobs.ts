import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { roleTitles } from '@portway/rules/role-search';

export interface RealJob {
  readonly title: string;
  readonly text: string;
}

/**
 * Published job titles and texts, from the CSV file named by BENCH_JOBS, with the columns title, company and
 * description; without that file, the titles of the occupation tables.
 */
export function realJobs(): { readonly jobs: readonly RealJob[]; readonly from: string } {
  const file = process.env.BENCH_JOBS;
  if (file === undefined || !existsSync(file)) {
    const jobs = roleTitles().map((title) => ({
      title: title.slice(0, 110),
      text: `${title} ${title} team`,
    }));
    return {
      jobs,
      from: '**no real jobs at hand** (BENCH_JOBS names none): titles of the occupation tables',
    };
  }
  const rows = rowsOf(gunzipSync(readFileSync(file)).toString());
  const jobs = rows.slice(1).map(([title = '', , text = '']) => ({ title: title.slice(0, 110), text }));
  return {
    jobs: jobs.filter(({ title }) => title.trim() !== ''),
    from: `${jobs.length.toLocaleString('en-GB')} real job titles and texts`,
  };
}

/** Rows of a CSV file whose quoted fields may hold commas, line breaks and doubled quotes. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n"]*))(,|\r?\n|$)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
