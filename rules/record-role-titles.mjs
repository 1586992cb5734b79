// Writes rules/src/role-search/titles/index-titles.ts from the coding index of SOC 2020 as ONS published it.
// usage: node rules/record-role-titles.mjs soc-index.csv   (columns are read by name)
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readTable } from './read-table.mjs';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('usage: node rules/record-role-titles.mjs soc-index.csv');
  process.exit(2);
}

/** Typographic apostrophes throughout, so that no title needs escaping. */
const plain = (text) => text.replaceAll("'", '’').replace(/\s+/g, ' ').trim();

/** The index writes its head word with a capital, “software Engineer”, “Royal Mail Manager”; names keep theirs. */
function asWritten(title) {
  const capital = /(?<![\p{L}\d&])\p{Lu}(?=\p{Ll})/gu;
  const isOnly = title.match(capital)?.length === 1;
  // In “Solicitor of the Supreme Court” the head word stands first.
  const head = isOnly ? capital : title.includes(' of ') ? /$^/ : /(?<= )\p{Lu}(?=\p{Ll}+$)/gu;
  const lowered = title.replace(head, (letter) => letter.toLowerCase());
  return lowered.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());
}

/** `title~where it is meant*`; the star marks what ONS codes the title to when nothing else is known of the job. */
function entry({ title, meant, isDefault }) {
  const text = `${asWritten(plain(title))}${meant ? `~${plain(meant)}` : ''}${isDefault ? '*' : ''}`;
  if (/[|\n\\]/.test(text)) throw new Error(`A sign that separates entries stands in ${text}`);
  return text;
}

const rows = readTable(readFileSync(file, 'utf8')).map((row) => {
  const qualifier = [row.qualifier, row.industry].filter(Boolean).join(', ');
  return {
    code: row.soc2020,
    text: entry({ title: row.job_title, meant: qualifier, isDefault: row.default_flag !== '' }),
  };
});
const lines = [...Map.groupBy(rows, ({ code }) => code)]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([code, entries]) => `  '${[code, ...new Set(entries.map(({ text }) => text))].join('|')}',`);
const target = fileURLToPath(new URL('./src/role-search/titles/index-titles.ts', import.meta.url));
writeFileSync(
  target,
  [
    '// Written by rules/record-role-titles.mjs from the table of ONS; change the table, not this file.',
    '/**',
    ' * The coding index of SOC 2020 as ONS first published it, on 14 February 2020. Each line is a code and its titles:',
    ' * `code|title~where it is meant*|…`; the star marks the code of a title of which nothing else is known.',
    ' */',
    'export const indexTitles: readonly string[] = [',
    ...lines,
    '];',
    '',
  ].join('\n'),
);
console.log(`${rows.length} titles of ${lines.length} codes written to ${target}`);
