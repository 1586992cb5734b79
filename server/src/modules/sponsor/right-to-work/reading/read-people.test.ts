import { describe, expect, it } from 'vitest';
import { readPeople } from './read-people.ts';

const today = '2026-11-20';
const listOf = (headings: string[], ...rows: string[][]) =>
  readPeople({ headings, rows: rows.map((cells, at) => ({ row: at + 2, cells })) }, { today });
const faultsIn = ({ people }: ReturnType<typeof listOf>) =>
  people.flatMap(({ faults }) =>
    faults.map(({ field, choices }) => [field, choices.map(({ value }) => value)]),
  );

describe('a list of people with their checks', () => {
  it('is read by headings that people use, and says what it leaves', () => {
    const list = listOf(
      [
        'Emp No',
        'Surname',
        'First name',
        'Contract type',
        'Date of birth',
        'Start date',
        'Evidence',
        'Checked by',
        'RTW check',
        'Visa expires',
      ],
      [
        '17',
        'Okafor',
        'Ada',
        'Permanent',
        '1/2/1990',
        '2 March 2020',
        'e-Visa',
        'Carys Bevan',
        '28/02/2020',
        '31/01/2027',
      ],
    );
    expect(list.unread).toEqual(['Date of birth']);
    expect(list.people).toEqual([
      {
        row: 2,
        values: {
          fullName: 'Ada Okafor',
          reference: '17',
          engagement: 'employee',
          startsOn: '2020-03-02',
          document: 'evisa',
          method: 'online-share-code',
          checker: 'Carys Bevan',
          checkedOn: '2020-02-28',
          expiresOn: '2027-01-31',
        },
        faults: [],
      },
    ]);
  });

  it('asks about a passport that can be four documents, and about a day with two readings', () => {
    const list = listOf(
      ['Name', 'Document', 'Method', 'Checked on', 'Checked by'],
      ['Ben Hall', 'Passport', 'by hand', '3/4/2026', 'C B'],
    );
    expect(faultsIn(list)).toEqual([
      ['checkedOn', ['2026-04-03', '2026-03-04']],
      ['document', ['british-passport', 'irish-passport', 'passport-no-time-limit', 'passport-time-limited']],
    ]);
  });

  it('takes the order of days from a day that has one reading', () => {
    const rows = [
      ['Ben Hall', 'British passport', 'manual', '3/4/2026', 'C B'],
      ['Cai Hall', 'British passport', 'manual', '23/4/2026', 'C B'],
    ];
    const list = listOf(['Name', 'Document', 'Method', 'Checked on', 'Checked by'], ...rows);
    expect(list.people.map(({ values }) => values.checkedOn)).toEqual(['2026-04-03', '2026-04-23']);
  });

  it('asks how a British passport was checked: two ways count', () => {
    const list = listOf(
      ['Name', 'Document', 'Checked on', 'Checked by'],
      ['Ben Hall', 'UK passport', '2026-04-23', 'C B'],
    );
    expect(faultsIn(list)).toEqual([
      ['method', expect.arrayContaining(['manual', 'digital-verification-service'])],
    ]);
  });

  it('a person without a check is read without one; a check without its day or checker is asked about', () => {
    const headings = ['Name', 'Document', 'Checked on', 'Checked by'];
    const list = listOf(headings, ['Ben Hall', '', '', ''], ['Cai Hall', 'eVisa', '', '']);
    expect(list.people[0]).toEqual({ row: 2, values: { fullName: 'Ben Hall' }, faults: [] });
    expect(faultsIn(list)).toEqual([
      ['checkedOn', []],
      ['checker', []],
    ]);
  });

  it('a row without a name is asked about, and a sub-contractor is one', () => {
    const list = listOf(['Name', 'Employment type'], ['', 'Subcontractor'], ['Di Rees', 'Agency']);
    expect(list.people[0]?.values).toEqual({ engagement: 'sub-contractor' });
    expect(faultsIn(list)).toEqual([
      ['fullName', []],
      ['engagement', ['employee', 'worker', 'sub-contractor']],
    ]);
  });
});
