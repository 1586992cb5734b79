import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { fileInspector } from '@portway/files';
import { suggest } from '../../modules/candidate/resumes/suggestions/suggest.ts';
import { type ComparedCv, comparedCv } from './compared-cv.ts';
import { expectedCv } from './expected-cv.ts';

/** Other work on the machine must not make a CV unread. */
const limits = { withinMs: 60_000, readWithinMs: 60_000 };

export interface MeasuredFolder {
  /** By field, over all CVs. */
  readonly fields: Readonly<
    Record<string, { readonly right: number; readonly suggested: number; readonly expected: number }>
  >;
  readonly jobsAndSchools: number;
  readonly lost: readonly string[];
  readonly faults: readonly string[];
}

/** How well the CVs of a folder are read: each `.txt` or `.pdf` with a `.json` of the same name beside it. */
export async function measureCvs(
  folder: string,
  choose = (names: readonly string[]) => names,
): Promise<MeasuredFolder> {
  const { checkAndRead } = fileInspector({ limits });
  const fields: Record<string, { right: number; suggested: number; expected: number }> = {};
  const losses: string[] = [];
  const faults: string[] = [];
  let jobsAndSchools = 0;
  const cvs = (await readdir(folder)).filter((each) => /\.(?:txt|pdf)$/.test(each)).sort();
  for (const name of choose(cvs)) {
    const json: unknown = JSON.parse(await readFile(join(folder, `${parse(name).name}.json`), 'utf8'));
    const expected = expectedCv.parse(json);
    const outcome = await checkAndRead(name, await readFile(join(folder, name)));
    const text = outcome.status === 'sound' ? (outcome.text ?? '') : '';
    const compared: ComparedCv = comparedCv(expected, suggest(text, { answers: {}, entries: [] }));
    jobsAndSchools += expected.work.length + expected.education.length;
    losses.push(...compared.lost.map((each) => `${name}: ${each}`));
    for (const [field, counts] of Object.entries(compared.fields)) {
      const sum = fields[field] ?? { right: 0, suggested: 0, expected: 0 };
      fields[field] = {
        right: sum.right + counts.right,
        suggested: sum.suggested + counts.suggested,
        expected: sum.expected + counts.expected,
      };
      faults.push(...counts.faults.map((each) => `${name}: ${field}: ${each}`));
    }
  }
  return { fields, jobsAndSchools, lost: losses, faults };
}

const share = (part: number, all: number) => (all === 0 ? '–' : (part / all).toFixed(3));

/** The figures as a table in Markdown. */
export function figuresOf({ fields, jobsAndSchools, lost }: MeasuredFolder): string {
  const rows = Object.entries(fields).map(
    ([field, { right, suggested, expected }]) =>
      `| ${field} | ${share(right, suggested)} | ${share(right, expected)} | ${expected} |`,
  );
  return [
    '| field | precision | recall | expected |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    `Lost without a word: ${lost.length} of ${jobsAndSchools} jobs and schools.`,
  ].join('\n');
}

/** `node server/src/testing/cvs/measure-cvs.ts FOLDER [--faults]` */
if (import.meta.main) {
  const [folder = '', option] = process.argv.slice(2);
  const measured = await measureCvs(folder);
  console.info(figuresOf(measured));
  if (option === '--faults')
    console.info([...measured.lost.map((each) => `lost: ${each}`), ...measured.faults].join('\n'));
}
