import { expect, it } from 'vitest';
import { suggest } from './suggest.ts';

const unreadIn = (cv: string) => suggest(cv, { answers: {}, entries: [] }).unclear;

it('a part that a profile has no place for is named with its heading and its text', () => {
  const cv = `Ada\n\nExperience\nBuyer, Fern Retail\n2019 – 2021\n\nHobbies\nChess, rowing\n\nReferences\nAvailable on request`;
  expect(unreadIn(cv)).toEqual(['Hobbies\nChess, rowing']);
});

it('work that could not be taken apart is named whole', () => {
  const cv =
    'Ada\n\nExperience\nI did this and that for many people.\n\nEducation\nUniversity of Leeds\nBSc Physics';
  expect(unreadIn(cv)).toEqual(['Experience\nI did this and that for many people.']);
});

it('a range of months that became no job is named', () => {
  const cv = 'Ada\n\nExperience\nBuyer, Fern Retail\n2019 – 2021\n\nCareer break, 2021 – 2023';
  expect(unreadIn(cv)).toEqual(['Career break, 2021 – 2023']);
});

it.each([
  ['Staff Nurse, Ward 7\nMay 2020 – Present', 'a ward'],
  ['Staff Nurse\nLeeds\nMay 2020 – Present', 'a city'],
  ['Staff Nurse, Intensive Care Unit\nMay 2020 – Present', 'a unit'],
  ['Developer\nRemote\nMay 2020 – Present', 'no place at all'],
])('an employer is never %s', (job) => {
  const { suggestions, unclear } = suggest(`Ada\n\nExperience\n\n${job}`, { answers: {}, entries: [] });
  expect(suggestions.filter(({ field }) => field === 'work')).toEqual([]);
  expect(unclear).toEqual([job]);
});

it('two employers that are as likely leave the job to the user', () => {
  const cv = 'Ada\n\nExperience\n\nBuyer, Ledgerly\nShrewsmoor, 2019 – 2021';
  expect(unreadIn(cv)).toEqual(['Buyer, Ledgerly\nShrewsmoor, 2019 – 2021']);
});
