import { describe, expect, it } from 'vitest';
import salaryListText from '../../official/immigration-salary-list-2025-12-06.csv?raw';
import shortageListText from '../../official/temporary-shortage-list-2025-12-06.csv?raw';
import { readTable } from '../../read-table.mjs';
import { calendarDate, lawOn } from '../kernel/index.ts';
import { listEnd, salaryList, shortageList } from './index.ts';

// Appendix Immigration Salary List and SW 6.1A as in force on 6 December 2025: rules/official/README.md.

const day = calendarDate('2025-12-06');
const salaryRows = readTable(salaryListText);
const shortageRows = readTable(shortageListText);
const removalDays: Readonly<Record<string, string>> = {
  '31 December 2026': '2026-12-31',
  '22 July 2028': '2028-07-22',
};

const onDay = (code: string) => {
  const row = salaryList.get(code);
  const law = row && lawOn(row, day);
  return law?.status === 'in-force' ? law.value : undefined;
};
const wording = ({ jobs = '' }: Record<string, string>) => jobs.replace(/(?:, except| Note:).*$/, '');

describe('the Immigration Salary List is that of the Rules', () => {
  it('names the same 25 codes', () => {
    expect(salaryRows.map(({ code }) => code)).toEqual([...salaryList.keys()]);
    expect(salaryRows).toHaveLength(25);
  });

  it.each(salaryRows)('$code: all jobs or some, and in which nations', (row) => {
    const isAll = wording(row) === 'all jobs';
    const nations = row.england === 'Yes' ? 'UK wide' : 'Scotland only';
    const scope = onDay(row.code ?? '');
    expect(scope?.scope === 'all jobs').toBe(isAll);
    expect(scope?.area).toBe(nations);
    expect(row.scotland).toBe('Yes');
  });

  it('sets a condition for nursing auxiliaries and the two care roles, and no other', () => {
    const conditional = salaryRows.filter((row) => wording(row) !== row.jobs).map(({ code }) => code);
    expect(conditional).toEqual(['6131', '6135', '6136']);
    expect([...salaryList.keys()].filter((code) => onDay(code)?.condition)).toEqual(conditional);
  });

  it.each(salaryRows)('$code leaves on the day that the Rules name', (row) => {
    const parameter = salaryList.get(row.code ?? '');
    expect(parameter && listEnd(parameter)?.endsOn).toBe(removalDays[row.removal_date ?? '']);
  });
});

describe('the Temporary Shortage List is that of SW 6.1A', () => {
  it('names the same 52 codes', () => {
    expect(shortageRows.map(({ code }) => code)).toEqual([...shortageList.keys()]);
    expect(shortageRows).toHaveLength(52);
  });

  it('names some jobs only for the same four', () => {
    const some = shortageRows.filter(({ jobs }) => jobs !== 'all jobs').map(({ code }) => code);
    expect(some).toEqual(['3429', '3549', '4129', '5319']);
    const recorded = [...shortageList].filter(([, { versions }]) => !versions[0].value.whole);
    expect(recorded.map(([code]) => code)).toEqual(some);
  });
});
