// Writes rules/src/occupations/edition-….ts from a table of occupation codes as published on GOV.UK.
// usage: node rules/record-occupations.mjs going-rates.csv   (columns are read by name)
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('usage: node rules/record-occupations.mjs going-rates.csv');
  process.exit(2);
}

/** Rows of a comma-separated text in which a field may be quoted. */
function readTable(text) {
  const rows = [];
  const row = [];
  let field = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (quoted && character === '"' && text[at + 1] === '"') field += text[at++];
    else if (character === '"') quoted = !quoted;
    else if (!quoted && (character === ',' || character === '\n')) {
      row.push(field.replace(/\r$/, ''));
      field = '';
      if (character === '\n') rows.push(row.splice(0));
    } else field += character;
  }
  const [names, ...records] = rows;
  return records.map((record) => Object.fromEntries(names.map((name, index) => [name, record[index] ?? ''])));
}

const skillLevels = [
  ['Higher skilled (RQF 6+)', 'higher'],
  ['Medium skilled - extending', 'medium-extending-only'],
  ['Medium skilled', 'medium'],
  ['Ineligible', 'ineligible'],
];

function skillLevel(text) {
  const found = skillLevels.find(([start]) => text.startsWith(start));
  if (!found) throw new Error(`Unknown skill level: ${text}`);
  return found[1];
}

const edition = '2025-07-22';
const table = readTable(readFileSync(file, 'utf8')).filter((row) => row.edition_effective_from === edition);
const lines = table.map((row) => {
  const occupation = { code: row.code, title: row.title, skillLevel: skillLevel(row.skill_level) };
  if (row.pay_scale_group) occupation.payScale = row.pay_scale_group;
  if (row.on_isl === 'yes') occupation.salaryList = { scope: row.isl_scope, area: row.isl_area };
  if (row.on_tsl === 'yes') occupation.shortageList = { scope: row.tsl_scope };
  return `  ${JSON.stringify(occupation)},`;
});
const target = fileURLToPath(new URL(`./src/occupations/edition-${edition}.ts`, import.meta.url));
writeFileSync(
  target,
  [
    '// Written by rules/record-occupations.mjs from GOV.UK’s tables; change the table, not this file.',
    "import type { Occupation } from './occupation.ts';",
    '',
    '/** All SOC 2020 unit groups in the edition of 22 July 2025. */',
    'export const edition20250722: readonly Occupation[] = [',
    ...lines,
    '];',
    '',
  ].join('\n'),
);
console.log(`${lines.length} occupation codes written to ${target}`);
