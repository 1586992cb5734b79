import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkedStaffFile, staffText } from '../../../../testing/files/checked-staff-file.ts';

// Files as HR and payroll programs export them; people are invented.

const folder = new URL('../../../../testing/staff-files/', import.meta.url);
const check = (name: string, answers: Parameters<typeof checkedStaffFile>[1] = {}) =>
  checkedStaffFile(readFileSync(new URL(name, folder)), { dateOrder: 'day-first', ...answers });

const termsOf = ({ workers }: Awaited<ReturnType<typeof check>>) => workers.map(({ terms }) => terms[0]);
const sealedOf = ({ workers }: Awaited<ReturnType<typeof check>>, field: string) =>
  workers.map(({ sealed }) => sealed.find((each) => each.field === field)?.value);

it('of BrightPay: Mr is no job, and forename, middle name and surname join', async () => {
  const file = await check('brightpay-style.csv');
  expect(file.faults).toEqual([]);
  expect(file.workers).toMatchObject([
    { fullName: 'Kofi Adjei', reference: '101', startedOn: '2025-09-01' },
    { fullName: 'Lena Marie Vogt', reference: '102', startedOn: '2025-06-02' },
  ]);
  expect(termsOf(file)).toMatchObject([
    { jobTitle: 'Software Developer', payPence: 55_000_00, hoursPerWeek: 37.5 },
    { jobTitle: 'Business Analyst', payPence: 49_500_00, hoursPerWeek: 37.5 },
  ]);
  expect(sealedOf(file, 'birth-date')).toEqual(['1991-03-04', '1988-11-19']);
});

it('of BambooHR: an employee number is no name, and “Surname, Forename” is turned round', async () => {
  const file = await check('bamboo-style.csv');
  expect(file.faults).toEqual([]);
  expect(file.workers).toMatchObject([
    { fullName: 'Kofi Adjei', reference: '7', startedOn: '2025-09-01' },
    { fullName: 'Lena Vogt', reference: '8', startedOn: '2025-06-02' },
  ]);
  expect(termsOf(file)).toMatchObject([
    { jobTitle: 'Software Developer', payPence: 55_000_00 },
    { jobTitle: 'Business Analyst', payPence: 49_500_00 },
  ]);
});

it('of Xero: two columns of names, and days of eight digits', async () => {
  const file = await check('xero-style.csv');
  expect(file.faults).toEqual([]);
  expect(file.workers).toMatchObject([
    { fullName: 'Kofi Adjei', reference: 'ADJEK', startedOn: '2025-09-01' },
  ]);
  expect(sealedOf(file, 'birth-date')).toEqual(['1991-03-04']);
});

it('of Sage: the headings are found below the lines of the report, and the totals are left out', async () => {
  const file = await check('sage-report.csv');
  expect(file.outline).toMatchObject({
    headingRow: 5,
    headings: ['Employee name', 'Job title', 'Start date', 'Salary'],
  });
  expect(file.faults).toEqual([]);
  expect(file.workers).toMatchObject([{ fullName: 'John Smith', startedOn: '2025-09-01' }]);
  expect(file.leftOut).toEqual([{ row: 7, why: expect.stringContaining('Total: 1') }]);
});

it.each(['sep-line.csv', 'excel-ansi-ascii-pound.csv', 'trailing-commas.csv'])(
  '%s is read as it is meant',
  async (name) => {
    const file = await check(name);
    expect(file.faults).toEqual([]);
    expect(file.workers).toMatchObject([{ fullName: 'John Smith', startedOn: '2025-09-01' }]);
    expect(termsOf(file)).toMatchObject([{ jobTitle: 'Data Engineer', payPence: 55_000_00 }]);
  },
);

it('with times beside the days is read, and the file says which number is the day', async () => {
  const { dateOrder: _order, ...unasked } = { dateOrder: undefined };
  const file = await checkedStaffFile(readFileSync(new URL('datetime.csv', folder)), unasked);
  expect(file.faults).toEqual([]);
  expect(file.workers).toMatchObject([
    { startedOn: '2025-09-01', visaEnds: '2028-08-31' },
    { startedOn: '2025-09-01', visaEnds: '2028-08-31' },
  ]);
});

it('with text apostrophes is read without them', async () => {
  const file = await check('apostrophe.csv');
  expect(file.faults).toEqual([]);
  expect(file.workers).toMatchObject([{ fullName: 'John Smith' }]);
  expect(termsOf(file)).toMatchObject([{ payPence: 55_000_00 }]);
  expect(sealedOf(file, 'telephone')).toEqual(['07700900123']);
});

it('with a dash for nothing is read; a formula is a fault', async () => {
  const file = await check('dash-names.csv');
  expect(file.faults).toMatchObject([
    { row: 3, columnId: 'reference', kind: 'formula' },
    { row: 3, columnId: 'jobTitle', kind: 'formula' },
  ]);
  expect(file.workers[0]).toMatchObject({ fullName: 'O’Brien-Smith Dáire', reference: null });
});

it('with units beside numbers is read; a part of full time is asked about', async () => {
  const file = await check('units.csv');
  expect(file.faults).toMatchObject([
    {
      row: 5,
      columnId: 'hoursPerWeek',
      kind: 'hours-share',
      value: '0.6 FTE',
      choices: expect.arrayContaining([{ value: '22.5', label: '22.5 hours (0.6 of 37.5)' }]),
    },
  ]);
  expect(termsOf(file)).toMatchObject([
    { payPence: 55_000_00, hoursPerWeek: 37.5, occupationCode: '2134', worksOn: [1, 2, 3, 4, 5] },
    { payPence: 55_000_00, hoursPerWeek: 37.5, occupationCode: '2134', worksOn: [1, 2, 3, 4, 7] },
    { payPence: 54_999_96, hoursPerWeek: 37.5, occupationCode: '2134', worksOn: [1, 2, 3, 4, 5] },
    { payPence: 55_000_00, hoursPerWeek: null, occupationCode: '2134', worksOn: [1, 2, 3, 4, 5] },
  ]);
});

it('with usual wordings of days is read; a count and a rota are asked about', async () => {
  const file = await check('weekdays.csv');
  expect(file.faults).toMatchObject([
    { row: 7, kind: 'weekday-count', value: '5 days' },
    { row: 9, kind: 'unclear-weekdays', value: '4 on 4 off' },
    { row: 10, kind: 'weekday-count', value: '5' },
  ]);
  expect(file.faults[0]?.choices?.[0]).toEqual({ value: 'Mon Tue Wed Thu Fri', label: 'Monday to Friday' });
  const week = [1, 2, 3, 4, 5];
  expect(termsOf(file).map((terms) => terms?.worksOn)).toEqual([
    ...[week, week, week, [1, 2, 3, 4, 7], [1, 3, 5]],
    ...[null, week, null, null],
  ]);
});

it('with numbers that one can still read is read; what a spreadsheet shortened is a fault', async () => {
  const file = await check('nino-phones.csv');
  expect(file.faults).toMatchObject([
    { row: 3, columnId: 'email', kind: 'two-values', value: null },
    { row: 5, columnId: 'telephone', kind: 'shortened-number', value: null },
  ]);
  expect(sealedOf(file, 'national-insurance')).toEqual(['AB123456', 'QQ123456C', undefined, undefined]);
  expect(sealedOf(file, 'telephone')).toEqual([
    '07700 900123',
    '+44 (0)7700 900124',
    '07700900125',
    undefined,
  ]);
  expect(sealedOf(file, 'email')).toEqual(['john@example.com', undefined, undefined, undefined]);
});

it('with codes of SOC 2010 has them converted where one code follows, and asked about where several do', async () => {
  const file = await check('soc2010.csv');
  expect(termsOf(file).map((terms) => terms?.occupationCode)).toEqual([null, '6136', null]);
  expect(file.faults).toMatchObject([
    { row: 2, kind: 'soc-2010', value: '2136' },
    { row: 4, kind: 'soc-2010', value: '2231' },
  ]);
  const codes = file.faults.map(({ choices = [] }) => choices.map(({ label }) => label.slice(0, 4)));
  expect(codes[0]).toEqual(['2134', '2141', '3543', '2136']);
  expect(codes[1]?.slice(0, 6).toSorted()).toEqual(['2232', '2233', '2234', '2235', '2236', '2237']);
});

it('takes the answers for all cells with the same text, and for one cell', async () => {
  const corrections = [
    { columnId: 'occupationCode', value: '2136', replacement: 'SOC 2020: 2134' },
    { columnId: 'worksOn', row: 2, replacement: 'Mon Tue Wed Thu Fri' },
  ];
  const file = await check('soc2010-and-5-days.csv', { corrections });
  expect(file.faults).toEqual([]);
  expect(termsOf(file)).toMatchObject([{ occupationCode: '2134', worksOn: [1, 2, 3, 4, 5] }]);
  expect((await check('soc2010-and-5-days.csv')).faults.map(({ kind }) => kind)).toEqual([
    'weekday-count',
    'soc-2010',
  ]);
});

it('terms of the past may lie at a place that has closed since, later ones may not', async () => {
  const rows = ['E-1,2024-01-08,Old Mill', 'E-1,2025-07-01,London', 'E-2,2025-07-01,Old mill'];
  const { workers, faults } = await checkedStaffFile(
    staffText(
      `Employee number,Name,Job title,Terms from,Work place\n${rows.map((row) => row.replace(',', ',Amara Okafor,Planner,')).join('\n')}`,
    ),
  );
  expect(workers[0]?.terms.map(({ workPlace }) => workPlace)).toEqual(['Old mill', 'London']);
  expect(faults).toMatchObject([
    {
      row: 4,
      kind: 'unknown-place',
      message: 'This work place closed on 2025-06-30. Name the one of this job.',
    },
  ]);
});

it('further right to work checks of a worker are taken, and each once', async () => {
  const { workers, faults } = await checkedStaffFile(
    staffText(
      [
        'Employee number,Name,Job title,Start date,Right to work check method,Right to work check date,Checked by',
        'E-1,Amara Okafor,Planner,2024-01-08,Online share code,2024-01-02,Helen Marsh',
        'E-1,Amara Okafor,Planner,2024-01-08,Online share code,2025-01-02,Helen Marsh',
        'E-1,Amara Okafor,Planner,2024-01-08,Manual,2025-01-02,Helen Marsh',
      ].join('\n'),
    ),
  );
  expect(faults).toEqual([]);
  expect(workers).toHaveLength(1);
  expect(workers[0]?.checks.map(({ method, checkedOn }) => [method, checkedOn])).toEqual([
    ['online-share-code', '2024-01-02'],
    ['online-share-code', '2025-01-02'],
    ['manual', '2025-01-02'],
  ]);
});
