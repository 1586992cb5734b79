// Writes the data of rules/src/occupations from a table of occupation codes and going rates as published on GOV.UK:
// edition-….ts (codes, skill level, lists; SOC 2010 codes), going-rates-….ts (one a table) and typical-titles.ts.
// The SOC 2010 codes and the spelling of titles are those of the Rules' own tables in rules/official.
// usage: node rules/record-occupations.mjs going-rates.csv soc-units.csv   (columns are read by name)
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readTable } from './read-table.mjs';

const [file, units] = process.argv.slice(2);
if (!file || !units) {
  console.error('usage: node rules/record-occupations.mjs going-rates.csv soc-units.csv');
  process.exit(2);
}

const skillLevels = [
  ['Higher skilled (RQF 6+)', 'higher'],
  ['Medium skilled - extending', 'medium-extending-only'],
  ['Medium skilled', 'medium'],
  ['Ineligible', 'ineligible'],
];

function skillLevel(text) {
  const level = skillLevels.find(([start]) => text.startsWith(start));
  if (!level) throw new Error(`Unknown skill level: ${text}`);
  return level[1];
}

/** The Rules' tables of pay. Table 1 names no SOC 2010 codes, Table 2 does. */
const officialRows = ['going-rates-2025-12-06', 'pay-scale-codes-2025-12-06'].flatMap((name) =>
  readTable(readFileSync(new URL(`./official/${name}.csv`, import.meta.url), 'utf8')),
);
const officialRowsOf = (code) => officialRows.filter((row) => row.code === code);

/** The title as the Rules spell it, where it differs in capitals only: "TV", not "Tv". */
function officialTitle({ code, title }) {
  const same = officialRowsOf(code).find((row) => row.title.toLowerCase() === title.toLowerCase());
  return same?.title ?? title;
}

const soc2010 = ({ code }) => [
  ...new Set(officialRowsOf(code).flatMap((row) => row.soc2010.match(/\d{4}/g) ?? [])),
];

/** What the table says of a code besides its rates; a blank is left out, because it is not "no". */
function occupation(row) {
  const entry = { code: row.code, title: officialTitle(row), skillLevel: skillLevel(row.skill_level) };
  const onlyJobs = /^Medium skilled - only (.+)$/.exec(row.skill_level);
  if (onlyJobs) entry.onlyJobs = onlyJobs[1];
  if (row.pay_scale_group) entry.payScale = row.pay_scale_group;
  if (row.phd_points_eligible) entry.phd = row.phd_points_eligible === 'yes';
  if (row.on_isl === 'yes') entry.salaryList = salaryList(row);
  if (row.on_tsl === 'yes') entry.shortageList = { scope: row.tsl_scope };
  return entry;
}

/** "all jobs; England: …" covers every job, on a condition; "(note added …)" says since when. */
function salaryList({ isl_scope, isl_area, isl_table_rate, isl_table_lower }) {
  const rates = {
    area: isl_area,
    ratePounds: Number(isl_table_rate),
    lowerRatePounds: Number(isl_table_lower),
  };
  const onCondition = /^all jobs[;,] (.+?)(?: \(note added (\S+)\))?$/.exec(isl_scope);
  if (!onCondition) return { scope: isl_scope, ...rates };
  const [, condition, conditionSince] = onCondition;
  return { scope: 'all jobs', condition, ...(conditionSince ? { conditionSince } : {}), ...rates };
}

const rateColumns = [
  ...['going_rate_standard', 'hourly_standard', 'rate_70_new_entrant', 'rate_90_phd', 'rate_80_stem_phd'],
  ...['going_rate_lower_transitional', 'hourly_lower', 'rate_70_lower', 'rate_90_lower', 'rate_80_lower'],
];

const hasRates = (row) => row.going_rate_standard !== '' || row.going_rate_lower_transitional !== '';

const goingRates = (row) => [
  row.code,
  ...rateColumns.map((name) => (row[name] === '' ? null : Number(row[name]))),
];

const titlesIn = (text) => text.split(';').map((title) => title.trim());
const longestTitle = 70;

/** GOV.UK’s titles; the classification’s own where GOV.UK’s cell holds a sentence, or two titles run together. */
function typicalTitles(row, unit) {
  const titles = titlesIn(row.example_job_titles);
  const ofUnit = unit ? titlesIn(unit.related_job_titles) : [];
  const faulty = titles.some((title) => title.length > longestTitle || startsWithTwo(title, ofUnit));
  return faulty ? ofUnit : titles;
}

function startsWithTwo(title, ofUnit) {
  const first = ofUnit.find((one) => title.startsWith(`${one} `));
  return first !== undefined && ofUnit.some((other) => title.slice(first.length + 1).startsWith(other));
}

const header =
  '// Written by rules/record-occupations.mjs from GOV.UK’s tables; change the table, not this file.';

function write(name, lines) {
  writeFileSync(
    fileURLToPath(new URL(`./src/occupations/tables/${name}.ts`, import.meta.url)),
    `${[header, ...lines].join('\n')}\n`,
  );
  console.log(`${name}: ${lines.length} lines`);
}

const table = readTable(readFileSync(file, 'utf8'));
const unitOf = new Map(readTable(readFileSync(units, 'utf8')).map((unit) => [unit.code, unit]));
const latest = '2025-07-22';
const codes = table.filter((row) => row.edition_effective_from === latest);
const inWords = { '2024-04-04': '4 April 2024', '2025-04-09': '9 April 2025', '2025-07-22': '22 July 2025' };

write(`edition-${latest}`, [
  "import type { Occupation } from '../occupation.ts';",
  '',
  `/** All SOC 2020 unit groups in the edition of ${inWords[latest]}. */`,
  'export const edition20250722: readonly Occupation[] = [',
  ...codes.map((row) => `  ${JSON.stringify(occupation(row))},`),
  '];',
]);

write(`edition-${latest}-soc-2010`, [
  '/** The codes of SOC 2010 whose jobs a code of SOC 2020 took over, as the Rules name them. */',
  'export const soc2010Codes: Readonly<Record<string, readonly string[]>> = {',
  ...codes
    .filter((row) => soc2010(row).length > 0)
    .map((row) => `  ${JSON.stringify(row.code)}: ${JSON.stringify(soc2010(row))},`),
  '};',
]);

for (const [edition, words] of Object.entries(inWords)) {
  const rows = table.filter((row) => row.edition_effective_from === edition && hasRates(row));
  write(`going-rates-${edition}`, [
    "import type { PublishedRates } from './published-rates.ts';",
    '',
    `/** The going rates of the edition of ${words}, in pounds as published. */`,
    `export const goingRates${edition.replaceAll('-', '')}: readonly PublishedRates[] = [`,
    ...rows.map((row) => `  ${JSON.stringify(goingRates(row))},`),
    '];',
  ]);
}

write('typical-titles', [
  '/** Job titles that GOV.UK and the classification name as typical of each code. */',
  'export const typicalTitles: Readonly<Record<string, readonly string[]>> = {',
  ...codes
    .filter((row) => row.example_job_titles)
    .map((row) => {
      const titles = typicalTitles(row, unitOf.get(row.code));
      return `  ${JSON.stringify(row.code)}: ${JSON.stringify(titles)},`;
    }),
  '};',
]);
