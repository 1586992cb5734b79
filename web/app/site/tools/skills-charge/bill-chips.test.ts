import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { billChips } from './bill-chips.ts';
import { readSponsorshipAnswers } from './sponsorship-answers.ts';

const chips = (query: string) =>
  billChips(readSponsorshipAnswers(new URLSearchParams(query), calendarDate('2026-11-22')));

it('says the specified defaults in short', () => {
  expect(chips('')).toEqual([
    '2141',
    'Small',
    'In the UK, Student',
    'Length not chosen',
    'Assigned 22 November 2026',
  ]);
});

it('names the family and the length', () => {
  expect(
    chips('role=2231&sponsorSize=large&location=outside&years=3&partner=yes&children=yes&childrenCount=2'),
  ).toEqual([
    '2231',
    'Large',
    'Outside the UK',
    '3 years',
    'Partner',
    '2 children',
    'Assigned 22 November 2026',
  ]);
});
