// Writes rules/src/role-search/titles/example-titles.ts from the example job titles of Appendix Skilled Occupations.
// usage: node rules/record-example-titles.mjs rules/official/example-titles-2025-12-06.csv   (columns are read by name)
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readTable } from './read-table.mjs';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('usage: node rules/record-example-titles.mjs example-titles.csv');
  process.exit(2);
}

/** Typographic apostrophes throughout; “(catering)Head waiter” are two titles that the copy ran together. */
const titlesIn = (text) =>
  text
    .replaceAll("'", '’')
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=\))(?=\p{Lu})/u);

function plain(title) {
  if (/[|\n\\']/.test(title)) throw new Error(`A sign that separates titles stands in ${title}`);
  return title;
}

const rows = readTable(readFileSync(file, 'utf8')).flatMap(({ occupation_code: code, title }) =>
  titlesIn(title).map((each) => ({ code, title: plain(each) })),
);
const lines = [...Map.groupBy(rows, ({ code }) => code)]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([code, entries]) => `  '${[code, ...new Set(entries.map(({ title }) => title))].join('|')}',`);
const target = fileURLToPath(new URL('./src/role-search/titles/example-titles.ts', import.meta.url));
writeFileSync(
  target,
  [
    '// Written by rules/record-example-titles.mjs from rules/official; change the table, not this file.',
    '/**',
    ' * The example job titles that Appendix Skilled Occupations gives for each code in Tables 1, 1a and 6, copy of',
    ' * 6 December 2025, read on 28 November 2026 (Crown copyright, Open Government Licence v3.0). Each line is a code and',
    ' * its titles: `code|title (where it is meant)|…`.',
    ' */',
    'export const exampleTitles: readonly string[] = [',
    ...lines,
    '];',
    '',
  ].join('\n'),
);
console.log(`${rows.length} titles of ${lines.length} codes written to ${target}`);
