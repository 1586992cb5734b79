import { calendarDate } from '@portway/rules/kernel';
import { register } from '@portway/rules/register';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pages } from '../../../routes.ts';
import { inPlainText } from './answer.ts';
import { AnswerText } from './answer-text.tsx';
import { faqOn, homeSubjectsOn, questions, questionsInText, subjectsOn } from './questions.ts';

const today = calendarDate('2026-11-20');

const answerOn = (day: string, id: string) =>
  inPlainText(questions.find((question) => question.id === id)?.answer(calendarDate(day)) ?? []);

describe('the answer to what a licence costs', () => {
  it.each([
    ['2026-11-20', '£611', '£1,682', '8 April 2026'],
    ['2026-04-08', '£611', '£1,682', '8 April 2026'],
    ['2026-04-07', '£574', '£1,579', '9 April 2025'],
  ])('on %s names the fees of that day', (day, small, large, from) => {
    expect(answerOn(day, 'licence-fee')).toBe(
      `${small} for a small or charitable sponsor, ${large} for a medium or large one, in force from ${from}. You pay it once, when you apply. Estimate your licence`,
    );
  });

  it('on a day without a recorded fee sends the reader to GOV.UK', () => {
    expect(answerOn('2023-10-03', 'licence-fee')).toContain('to be confirmed on GOV.UK for a small');
  });
});

it('the skills charge is given by the size of the sponsor and the months', () => {
  expect(answerOn('2026-11-20', 'skills-charge')).toContain(
    '£480 (small or charitable) or £1,320 (medium or large) for the first 12 months, then £240 or £660 for each further 6, in force from 16 December 2025',
  );
});

it('a figure on which sources differ is marked as to be confirmed', () => {
  expect(answerOn('2026-11-20', 'which-records')).toContain('approved them. (to be confirmed on GOV.UK)');
});

it('a duty whose first day is unknown is on record from a day, not in force from it', () => {
  expect(answerOn('2026-11-20', 'what-to-report')).toBe(
    'A change about a worker within 10 working days, and a change in the organisation within 20 working days, on record from 6 March 2026. All duties',
  );
});

it('no two questions share an anchor, with each other or with a subject', () => {
  const ids = [...questions.map(({ id }) => id), ...subjectsOn(today).map(({ id }) => id)];
  expect(new Set(ids).size).toBe(ids.length);
});

it('the home page has at least eight questions, some in each subject, the licence fee first', () => {
  const [all, ...subjects] = homeSubjectsOn(today);
  expect(all?.name).toBe('All Articles');
  expect(all?.questions.length).toBeGreaterThanOrEqual(8);
  expect(all?.questions[0]?.id).toBe('licence-fee');
  for (const { name, questions } of subjects) expect(questions.length, name).toBeGreaterThan(0);
  expect(subjects.flatMap(({ questions }) => questions)).toHaveLength(all?.questions.length ?? 0);
});

it('the page opens five questions, and shows each of the others once', () => {
  const { first, subjects } = faqOn(today, '');
  expect(first).toHaveLength(5);
  const ids = [...first, ...subjects.flatMap((subject) => subject.questions)].map(({ id }) => id);
  expect(ids.toSorted()).toEqual(questions.map(({ id }) => id).toSorted());
});

it('a search finds words of the question or of its answer, whatever their order and case', () => {
  const idsFor = (search: string) =>
    faqOn(today, search).subjects.flatMap((subject) => subject.questions.map(({ id }) => id));
  expect(idsFor('sponsor LICENCE £611')).toContain('licence-fee');
  expect(idsFor('zebra crossing')).toEqual([]);
});

it.each([
  ['dependant', 'family'],
  ['dependants', 'partner-work'],
  ['my wife', 'family'],
  ['partner right to work', 'partner-work'],
  ['settlement', 'when-to-settle'],
  ['ILR', 'when-to-settle'],
  ['ilr fee', 'settlement-fee'],
  ['indefinite leave', 'settlement-fee'],
  ['TB test', 'tuberculosis-test'],
  ['tuberculosis', 'tuberculosis-test'],
])('a search for %j finds %s', (search, id) => {
  const matches = faqOn(today, search).subjects.flatMap((subject) => subject.questions);
  expect(matches.map((question) => question.id)).toContain(id);
});

it('family, settlement and its fee are answered from the rules of the day', () => {
  expect(answerOn('2026-11-29', 'family')).toContain('a certificate of 22 July 2025 or later');
  expect(answerOn('2026-11-29', 'partner-work')).toContain('A partner may work in any job');
  expect(answerOn('2026-11-29', 'when-to-settle')).toMatch(/^After 5 years .*28 days earlier.*180 days/);
  expect(answerOn('2026-11-29', 'when-to-settle')).toContain('ten years as a rule');
  expect(answerOn('2026-11-29', 'settlement-fee')).toContain('£3,226 for each person');
});

it('every question has an answer, and none is a placeholder', () => {
  for (const { question, answer } of questionsInText(today)) {
    expect(question).toMatch(/\?$/);
    expect(answer.length, question).toBeGreaterThan(30);
    expect(answer, question).not.toMatch(/include link|undefined|\[object|no figure recorded/);
  }
});

it('every link in an answer leads to an existing page', () => {
  const paths = [
    ...pages.map(({ path }): string => path),
    ...register.parameters.map(({ id }) => `/rules/${id}`),
  ];
  const links = questions.flatMap(({ answer }) =>
    answer(today).flatMap((parts) => parts.flatMap((part) => (typeof part === 'string' ? [] : [part.to]))),
  );
  expect(links.length).toBeGreaterThan(20);
  for (const to of links) expect(paths).toContain(to.replace(/#.*/, ''));
});

it('an item without an answer says so', () => {
  expect(inPlainText([])).toBe('No answer available.');
  expect(renderToStaticMarkup(<AnswerText answer={[]} />)).toBe('<p>No answer available.</p>');
});
