import { describe, expect, it } from 'vitest';
import ratesText from '../../../official/going-rates-2025-12-06.csv?raw';
import notEligibleText from '../../../official/not-eligible-2025-12-06.csv?raw';
import payScaleText from '../../../official/pay-scale-codes-2025-12-06.csv?raw';
import { readTable } from '../../../read-table.mjs';
import { calendarDate, lawOn } from '../../kernel/index.ts';
import { findOccupation, goingRates, occupations, soc2010Codes, tablesOf } from '../index.ts';

// Appendix Skilled Occupations as in force on 6 December 2025, row by row: rules/official/README.md.

const rows = readTable(ratesText);
const notEligible = readTable(notEligibleText);
const payScales = readTable(payScaleText);
const codesOf = (table: readonly Record<string, string>[]) => table.map(({ code }) => code ?? '');
const inTable = (...names: string[]) => rows.filter(({ table = '' }) => names.includes(table));

const law = lawOn(goingRates, calendarDate('2025-12-06'));
const recorded = law.status === 'in-force' ? law.value : {};

const pence = (text: string | undefined) => (text ? Math.round(Number(text) * 100) : null);

describe('the rates of 6 December 2025 are those of the Rules', () => {
  it.each([
    ['1', 'standard', 91],
    ['1a', 'standard', 170],
    ['2', 'lower', 91],
    ['2aa', 'lower', 170],
    ['2a', 'lower', 9],
  ] as const)('Table %s is the %s rate of %i codes, column by column', (table, rate, count) => {
    const official = inTable(table);
    expect(official).toHaveLength(count);
    expect(official.map(({ code = '' }) => [code, recorded[code]?.[rate]])).toEqual(
      official.map((row) => [
        row.code,
        {
          fullPence: pence(row.rate),
          hourlyPence: pence(row.rate_hour),
          newEntrantPence: pence(row.rate70),
          phdPence: pence(row.rate90),
          stemPhdPence: pence(row.rate80),
        },
      ]),
    );
  });

  it('and no code has a rate that is in none of these tables', () => {
    expect(Object.keys(recorded).toSorted()).toEqual([...new Set(codesOf(rows))].toSorted());
    expect(codesOf(inTable('1', '1a')).toSorted()).toEqual(codesOf(inTable('2', '2aa')).toSorted());
  });

  it('the hourly figures of the percentage columns, which are not recorded, are the annual ones divided by 1,950 hours', () => {
    const columns = ['rate', 'rate90', 'rate80', 'rate70'];
    const cells = rows.flatMap((row) =>
      columns.flatMap((name) => (row[name] ? [[Number(row[name]), row[`${name}_hour`]] as const] : [])),
    );
    expect(cells).toHaveLength(1442);
    expect(
      cells.filter(([year, hour]) => Math.abs(year / 1950 - Number(hour)) > 0.005 + Number.EPSILON),
    ).toEqual([]);
  });

  it.each([
    ['3214', 31_300_00, 16_05, 25_000_00],
    ['9252', 31_300_00, 16_05, 25_000_00],
    ['5313', 25_000_00, 12_82, 25_000_00],
  ])('the lower rate of %s, wrong in earlier copies, is the Rules’ own', (code, full, hourly, entrant) => {
    expect(recorded[code]?.lower).toMatchObject({
      fullPence: full,
      hourlyPence: hourly,
      newEntrantPence: entrant,
    });
  });

  it('the standard rate of 1259 is £41,700', () => {
    expect(recorded['1259']?.standard).toMatchObject({ fullPence: 41_700_00, hourlyPence: 21_38 });
  });
});

describe('each of the 412 codes', () => {
  const officialTables = (code: string) =>
    [...rows, ...payScales, ...notEligible.map((row) => ({ ...row, table: '6' }))]
      .flatMap((row: Record<string, string>) => (row.code === code ? [row.table] : []))
      .toSorted();

  it('is in the tables that follow from its skill level and pay scale', () => {
    expect(occupations).toHaveLength(412);
    expect(occupations.map((each) => [each.code, tablesOf(each)])).toEqual(
      occupations.map(({ code }) => [code, officialTables(code)]),
    );
  });

  it('and no table lists another code', () => {
    const codes = new Set([...codesOf(rows), ...codesOf(payScales), ...codesOf(notEligible)]);
    expect([...codes].filter((code) => !findOccupation(code))).toEqual([]);
    expect(codes.size).toBe(412);
  });

  it('has the PhD flag of the Rules if they have a rate for it', () => {
    const flags = rows.map((row) => [row.code, row.phd_points === 'Yes']);
    expect(rows.map(({ code = '' }) => [code, findOccupation(code)?.phd])).toEqual(flags);
  });

  it('has the SOC 2010 codes that the Rules name: 6135 took over 6145, 4121 none', () => {
    expect(soc2010Codes['6135']).toContain('6145');
    expect(soc2010Codes['6136']).toContain('6146');
    expect(soc2010Codes['4121']).toBeUndefined();
    expect(Object.keys(soc2010Codes)).toHaveLength(296);
  });
});

describe('Table 6 names 114 codes', () => {
  const tableSix = codesOf(notEligible);

  it('104 are in no other table', () => {
    expect(tableSix).toHaveLength(114);
    expect(tableSix.filter((code) => findOccupation(code)?.skillLevel === 'ineligible')).toHaveLength(104);
  });

  it('nine are those of Table 2a, and 9119 is in it for the jobs that no table names', () => {
    const elsewhere = tableSix.filter((code) => findOccupation(code)?.skillLevel !== 'ineligible');
    expect(elsewhere).toEqual([...codesOf(inTable('2a')), '9119'].toSorted());
    expect(findOccupation('9119')?.onlyJobs).toBeDefined();
  });
});
