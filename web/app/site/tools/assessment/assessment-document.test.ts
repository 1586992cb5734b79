import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { assessmentDocument } from './assessment-document.ts';

const today = calendarDate('2026-11-20');
const page = 'http://localhost:5000/assessment/result';
const yes =
  'isUKRegistered=Yes&documentsSubmitted=Yes&knowsJobRoleAndCode=Yes&meetsSalaryThreshold=Yes&authorizingOfficerAvailable=Yes';

const documentFor = (query: string) => assessmentDocument({ url: new URL(`${page}.pdf?${query}`), today });

it('has the verdict, the five answers with their questions, the reasons and the next steps', () => {
  const document = documentFor(yes);
  expect(document).toMatchObject({
    fileName: 'sponsor-licence-assessment-2026-11-20',
    headline: { label: 'Your result', tag: '5 of 5 in place' },
    lawAskedFor: [{ day: '20 November 2026' }],
    address: `${page}?${yes}&on=2026-11-20`,
  });
  if ('missing' in document) throw new Error(document.missing.join());
  expect(document.answers).toHaveLength(5);
  expect(document.answers[0]).toEqual({
    question: 'Is your organisation registered and trading in the UK?',
    answer: 'Yes',
  });
  expect(document.parts.map(({ title }) => title)).toEqual([
    'What to do now, in this order',
    'Your five answers',
    'What we did not check',
    'How we worked this out',
  ]);
});

it('says of a named job whether it can be sponsored and what it must pay, and opens with it again', () => {
  const document = documentFor(`${yes}&role=2134`);
  expect(document).toMatchObject({
    headline: { beside: [{ label: 'Salary, at least', figure: '£54,700' }] },
    address: `${page}?${yes}&role=2134&on=2026-11-20`,
  });
  if ('missing' in document) throw new Error(document.missing.join());
  expect(document.answers.at(-1)?.answer).toBe('2134 - Programmers and software development professionals');
  expect(JSON.stringify(document.parts)).toContain('professionals: can be sponsored.');
});

it('is evaluated by the law of the requested day', () => {
  expect(documentFor(`${yes}&on=2026-04-08`)).toMatchObject({
    fileName: 'sponsor-licence-assessment-2026-04-08',
    lawAskedFor: [{ day: '8 April 2026' }],
    madeOn: '20 November 2026',
    address: `${page}?${yes}&on=2026-04-08`,
  });
});

it('never contains an email address from its query', () => {
  expect(JSON.stringify(documentFor(`${yes}&email=amara@example.com`))).not.toContain('amara');
});

it('names the questions with a missing or invalid answer', () => {
  expect(
    documentFor(yes.replace('isUKRegistered=Yes', 'isUKRegistered=Perhaps').replace(/&authorizing.*/, '')),
  ).toEqual({
    missing: [
      'Is your organisation registered and trading in the UK?',
      'Do you have someone to be your Authorising Officer?',
    ],
  });
});
