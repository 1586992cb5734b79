import { expect, it } from 'vitest';
import { suggest } from '../suggest.ts';

const nothing = { answers: {}, entries: [] };
const listOf = (cv: string, wanted: string) =>
  suggest(cv, nothing).suggestions.flatMap(({ field, value }) =>
    field === wanted && Array.isArray(value) ? value : [],
  );

it.each([
  ['NMC PIN: 12A3456B', 'NMC PIN: 12A3456B'],
  ['GMC number 7654321', 'GMC number 7654321'],
  ['HCPC registration PH123456', 'HCPC registration PH123456'],
  ['Phone 07700 900123 | SRA number 654321', 'SRA number 654321'],
])('a registration with a professional body is named with its number: %s', (line, registration) => {
  expect(listOf(`Ada Okafor\n${line}\n\nEducation\nUniversity of Leeds`, 'registrations')).toEqual([
    registration,
  ]);
});

it.each(['Phone 0207 946 0000', 'National Insurance number QQ123456C', 'Passport number 533401372'])(
  'no other number is a registration: %s',
  (line) => {
    expect(listOf(`Ada Okafor\n${line}`, 'registrations')).toEqual([]);
  },
);

it('a test of English is named with its result', () => {
  const cv = 'Ada Okafor\n\nEducation\nUniversity of Leeds\nBSc Physics\nIELTS Academic 7.5, March 2024';
  expect(listOf(cv, 'englishTests')).toEqual(['IELTS Academic 7.5, March 2024']);
  // One that is taught is none that was passed.
  expect(
    listOf('Ada\n\nExperience\nTutor, Fern School, 2019 – 2021\nTaught IELTS to 30', 'englishTests'),
  ).toEqual([]);
});

it('languages are named with how well, and those of programs are none', () => {
  const cv =
    'Ada\n\nLanguages\nPolish (native), English – fluent, some French\n\nSkills\nLanguages: Java, Python';
  expect(listOf(cv, 'languages')).toEqual(['Polish (native)', 'English – fluent', 'French']);
});

it('certificates are named without their dates, and a school among them is a school', () => {
  const cv = `Ada\n\nTraining and licences
Food Safety Level 2 (online), 2023
Forklift (counterbalance) 2021, Manual Handling
Door supervisor licence, valid to May 2027
Fern College, NVQ Level 3 Plumbing, 2012`;
  expect(listOf(cv, 'certificates')).toEqual([
    'Food Safety Level 2 (online)',
    'Forklift (counterbalance)',
    'Manual Handling',
    'Door supervisor licence',
  ]);
  expect(suggest(cv, nothing).suggestions).toContainEqual(
    expect.objectContaining({ value: { institution: 'Fern College', award: 'NVQ Level 3 Plumbing' } }),
  );
});
