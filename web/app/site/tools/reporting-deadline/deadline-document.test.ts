import { calendarDate } from '@portway/rules/kernel';
import { describe, expect, it } from 'vitest';
import { pdfOf } from '../../../subjects/document/pdf-of.server.ts';
import { deadlineDocument } from './deadline-document.ts';
import { evaluateDeadline } from './evaluate-deadline.ts';

const today = calendarDate('2026-11-24');
const evaluated = (query: string) => evaluateDeadline(new URLSearchParams(query), today);

function documentOf(query: string) {
  const url = new URL(`http://localhost/tools/reporting-deadline.pdf?${query}`);
  const document = deadlineDocument(evaluated(query), { url, today });
  if ('missing' in document) throw new Error(document.missing.join(' '));
  return document;
}

const absent = 'event=worker-unauthorised-absence&day=2026-12-07';

describe('the document of a deadline', () => {
  it('has the weeks as a small calendar: days counted, passed over, and the last one marked', async () => {
    const document = documentOf(absent);
    const calendar = document.parts.find(({ kind }) => kind === 'calendar');
    const cells = calendar?.kind === 'calendar' ? calendar.weeks.flat() : [];
    expect(cells).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ day: '25', look: 'over', note: 'Christmas Day' }),
        expect.objectContaining({ day: '24', look: 'counts', figure: '4', isMarked: false }),
        expect.objectContaining({ day: '6', look: 'counts', figure: '10', isMarked: true }),
      ]),
    );
    expect(Buffer.from(await pdfOf(document)).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('speaks of rules, as days have no rates', () => {
    expect(documentOf(absent).sentences?.at(-1)).toMatch(/^These are the rules for 7 December 2026/);
    expect(evaluated(absent).law).toBe('Rules for 7 December 2026');
  });
});

describe('an absence of someone who works three days a week', () => {
  it.each(['worksOn=1&worksOn=2&worksOn=3', 'worksOn=1%2C2%2C3'])('is read by these days too: %s', (week) => {
    const { result, problems } = evaluated(`${absent}&${week}`);
    expect(problems).toEqual([]);
    expect(result?.count?.readings.map(({ day }) => day)).toContain('12 January 2027');
    const { answers, address } = documentOf(`${absent}&${week}`);
    expect(answers).toContainEqual({
      question: 'Days the worker works',
      answer: 'Monday, Tuesday, Wednesday',
    });
    expect(address).toContain('worksOn=1%2C2%2C3');
  });

  it('names the field where the days are none of a week', () => {
    expect(evaluated(`${absent}&worksOn=8`).problems).toEqual([
      { name: 'worksOn', message: 'Choose the days of the week on which the worker works.' },
    ]);
  });

  it('asks nothing of any other event', () => {
    expect(evaluated('event=worker-leaves&day=2026-11-27&worksOn=8').problems).toEqual([]);
  });
});
