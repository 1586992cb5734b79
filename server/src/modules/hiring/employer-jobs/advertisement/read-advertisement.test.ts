import { describe, expect, it } from 'vitest';
import { bulletLists } from '../../../../testing/advertisements/bullet-lists.ts';
import { jobBoards } from '../../../../testing/advertisements/job-boards.ts';
import { measured } from '../../../../testing/advertisements/measured.ts';
import { oddLayouts } from '../../../../testing/advertisements/odd-layouts.ts';
import { publicSector } from '../../../../testing/advertisements/public-sector.ts';
import { setAsideBoards } from '../../../../testing/advertisements/set-aside-boards.ts';
import { setAsideOthers } from '../../../../testing/advertisements/set-aside-others.ts';
import { readAdvertisement as readOn } from './read-advertisement.ts';

const readAdvertisement = (text: string) => readOn(text, '2026-11-29');

const tuned = [...jobBoards, ...bulletLists, ...publicSector, ...oddLayouts];
const setAside = [...setAsideBoards, ...setAsideOthers];
const maxLength = 50_000;

describe('a pasted advertisement', () => {
  it('of forty that the reader was written for: what is suggested is right, and little is missed', () => {
    expect(tuned).toHaveLength(40);
    const { precision, recall, faults } = measured(tuned, readAdvertisement);
    console.info(`40 advertisements: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
    expect(faults).toEqual([]);
  });

  it('of twenty that were set aside: what is suggested is right, and nine in ten answers are found', () => {
    expect(setAside).toHaveLength(20);
    const { precision, recall, faults } = measured(setAside, readAdvertisement);
    console.info(`20 set aside: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`, faults);
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });

  it.each([...tuned, ...setAside].map(({ text }) => [text.trim().split('\n')[0] ?? '', text] as const))(
    'is quoted word for word, where it stands: %s',
    (_, text) => {
      for (const { field, value, found, offset, length } of readAdvertisement(text)) {
        expect(text.slice(offset, offset + length)).toBe(found);
        if (field === 'title' || field === 'place' || field === 'skills') expect(found).toContain(value);
      }
    },
  );

  it.each(['', '   \n', 'Nothing of interest is said here.', '<p></p>', '£', '£££ 1,2,3'])(
    'that says nothing gets no suggestion: %j',
    (text) => {
      expect(readAdvertisement(text)).toEqual([]);
    },
  );

  it.each([
    ['Engineer\nSalary: competitive'],
    ['Engineer\nWe raised £40,000,000 and have a turnover of £38,000,000.'],
    ['Engineer\nA bonus of £9,000 and a £12,000 relocation budget.'],
    ['Engineer\nHours: 24 to 36 hours per week'],
    ['Engineer\nHybrid or fully remote'],
    ['Engineer\nTemporary to permanent'],
    ['Engineer\nClosing date: Monday 11 December'],
    ['Engineer\nClosing date: 31 June'],
    ['Engineer\nSalary: £41,70'],
    ['Engineer\nClosing date: 31/02/2027'],
  ])('is not completed with what it leaves open: %j', (text) => {
    expect(readAdvertisement(text)).toMatchObject([{ field: 'title', value: 'Engineer' }]);
  });

  it.each([
    '£',
    '£1 to ',
    '£45,000 - ',
    '1 ',
    '37 hours ',
    'closing date ',
    'Closing date: 1 ',
    'hybrid ',
    'remote one day ',
    'looking for a Senior ',
    'Aa ',
    'Leeds or ',
    'Newcastle upon ',
    'Skills: a, ',
    'Skills: a\n',
    'Location: \n',
    'C++, ',
    '<p>',
    '<b></i></b>',
    '<div></span>',
    '&amp;',
    '&',
    '<',
    ' ',
    '\n',
    '*',
    'a:',
    'e\u0301',
    '💷',
    'Salary: £60,000 pro rata ',
    '£60,000 FTE (',
    'pro rata\n',
    'Salary: Hours: ',
    'Salary\n',
    'closing date 1 January\n',
    'Engineer (',
    'Engineer, ',
    ' - ',
    'sponsorship not ',
    'visa\n',
    '£1,1',
  ])('takes less than a second, however it is made: %j', (hostile) => {
    for (const end of ['', '</p>', '\nSalary: £1']) {
      const text =
        hostile.repeat(Math.ceil(maxLength / hostile.length)).slice(0, maxLength - end.length) + end;
      const began = process.cpuUsage();
      readAdvertisement(text);
      const { user, system } = process.cpuUsage(began);
      expect((user + system) / 1000).toBeLessThan(1000);
    }
  });
});
