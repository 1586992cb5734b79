import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Suggestion } from '@portway/contracts/candidate/resumes/resumes';
import { fileInspector, type Inspection } from '@portway/files';
import { expect, it } from 'vitest';
import { suggest } from './suggestions/suggest.ts';

/** What real CVs looked like that were read wrong, refused or not at all. */
const cases = join(import.meta.dirname, '../../../testing/cvs/cases');
const { checkAndRead } = fileInspector({ limits: { withinMs: 60_000, readWithinMs: 60_000 } });

async function readCase(name: string) {
  const outcome = await checkAndRead(name, await readFile(join(cases, name)));
  const text = outcome.status === 'sound' ? (outcome.text ?? '') : outcome.because;
  return { text, ...suggest(text, { answers: {}, entries: [] }) };
}

const storedOf = (outcome: Inspection) =>
  outcome.status === 'sound' ? Buffer.from(outcome.changed?.bytes ?? []) : Buffer.alloc(0);

const jobsIn = (suggestions: readonly Suggestion[]) =>
  suggestions.flatMap(({ field, value }) => (field === 'work' ? [`${value.title}, ${value.company}`] : []));
const listIn = (suggestions: readonly Suggestion[], wanted: Suggestion['field']) =>
  suggestions.flatMap(({ field, value }) => (field === wanted && Array.isArray(value) ? value : []));

it.each([
  ['01-date-then-place.txt', ['Data Analyst, Pennine Foods Ltd', 'Junior Analyst, Aire Valley Housing']],
  ['02-place-then-date.txt', ['Data Analyst, Pennine Foods Ltd', 'Junior Analyst, Aire Valley Housing']],
  [
    '04-second-role-swallowed.txt',
    ['Data Analyst, Pennine Foods Ltd', 'Junior Analyst, Aire Valley Housing'],
  ],
  ['07-skills-swallow-experience.txt', ['Quality Assurance Intern (40 hours per week), Northbank Robotics']],
  ['09-no-heading.txt', ['Senior QA Engineer, Pennine Systems', 'QA Engineer, Aire Labs']],
  ['10-google-docs-template.txt', ['Data Analyst, Pennine Foods', 'Junior Analyst, Aire Housing']],
])('the employers of %s are no places, and no job is lost', async (name, jobs) => {
  const { suggestions, unclear } = await readCase(name);
  expect(jobsIn(suggestions)).toEqual(jobs);
  expect(unclear).toEqual([]);
});

it('names of lists in a column are no skills, and languages are languages', async () => {
  const { suggestions } = await readCase('06-label-column-skills.txt');
  expect(listIn(suggestions, 'skills')).toEqual([
    'AWS',
    'Docker',
    'Terraform',
    'Koa',
    'Express',
    'Polish',
    'English',
  ]);
  expect(listIn(suggestions, 'languages')).toEqual(['Polish', 'English']);
});

it('skills end where work begins below a heading of its own words', async () => {
  const { suggestions } = await readCase('07-skills-swallow-experience.txt');
  expect(listIn(suggestions, 'skills')).toEqual(['C', 'Java', 'Fluent in Polish']);
  expect(listIn(suggestions, 'languages')).toEqual(['Polish']);
});

it('a sentence is no school, and a club is named as not read', async () => {
  const { suggestions, unclear } = await readCase('12-education-noise.txt');
  const schools = suggestions.flatMap(({ field, value }) => (field === 'education' ? [value] : []));
  expect(schools).toEqual([
    { institution: 'University of Leeds', award: 'BSc', field: 'Computer Science', graduation: '07/2026' },
  ]);
  expect(jobsIn(suggestions)).toEqual([]);
  expect(unclear).toEqual([
    expect.stringMatching(/^On campus\nComputing Society[\s\S]*four nearby universities\.$/),
  ]);
});

it('a hyphen that a PDF writes as a soft one is shown, and the months around it are read', async () => {
  const { text, suggestions } = await readCase('14-visible-hyphen-as-soft-hyphen.pdf');
  expect(text).toContain('Built high-impact, fast-growing sales reports end-to-end');
  expect(suggestions.flatMap(({ field, value }) => (field === 'work' ? [value] : []))).toMatchObject([
    { title: 'Data Analyst', company: 'Pennine Foods Ltd', start: '03/2021', end: '02/2024' },
  ]);
});

it.each([
  ['a header of a mail', 'X-Mail: 1\r\n', 'sound'],
  ['the mark of UTF-8', '\ufeff\n', 'sound'],
  ['a line for a printer', '\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n', 'sound'],
  ['a few bytes', 'abc\0\x01', 'sound'],
  ['a script of a page', 'alert(1);/*\n', 'refused'],
  ['a script that hides the rest in a text', 'x=`\n', 'refused'],
  ['a command', 'reboot\nexit\n', 'refused'],
  ['the beginning of a picture', 'GIF89a', 'refused'],
  ['the beginning of a page', '<html>', 'refused'],
  ['more than a few bytes', 'x'.repeat(200), 'refused'],
])('a PDF with %s before it is judged by them', async (_, junk, status) => {
  const bytes = await readFile(join(cases, '14-visible-hyphen-as-soft-hyphen.pdf'));
  const outcome = await checkAndRead('cv.pdf', Buffer.concat([Buffer.from(junk), bytes]));
  expect(outcome.status).toBe(status);
});

it('a CV of Europass is taken without its attachment, which is not kept', async () => {
  const outcome = await checkAndRead('cv.pdf', await readFile(join(cases, 'europass-style-attachment.pdf')));
  expect(outcome).toMatchObject({ status: 'sound', text: expect.stringContaining('Pennine Foods') });
  const storedBytes = storedOf(outcome);
  expect(storedBytes.includes('%PDF-')).toBe(true);
  expect(storedBytes.includes('<Candidate>')).toBe(false);
});

it('a CV that only its owner’s password protects is taken, and kept without it', async () => {
  const outcome = await checkAndRead('cv.pdf', await readFile(join(cases, 'owner-password.pdf')));
  expect(outcome).toMatchObject({
    status: 'sound',
    text: expect.stringContaining('Pennine Foods'),
    changed: { changes: ['protection-removed'] },
  });
  expect(storedOf(outcome).includes('/Encrypt')).toBe(false);
});
