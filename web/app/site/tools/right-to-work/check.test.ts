import { calendarDate } from '@portway/rules/kernel';
import { describe, expect, it } from 'vitest';
import { checkDocument } from './check-file.ts';
import { evaluateCheck } from './evaluate-check.ts';

const today = calendarDate('2026-11-28');
const on = (query: string) => evaluateCheck(new URLSearchParams(query), today);

describe('do I have to check someone who is not my employee', () => {
  it('an untouched form speaks of a sub-contractor from today', () => {
    expect(on('')).toMatchObject({
      answers: { arrangement: 'individual-sub-contractor', arrangedOn: '2026-11-28' },
      result: { figure: 'Yes, you check' },
      law: 'Rules for 28 November 2026',
    });
  });

  it.each([
    ['arrangement=workers-contract&arrangedOn=2026-09-30', 'Not by this rule'],
    ['arrangement=workers-contract&arrangedOn=2026-10-01', 'Yes, you check'],
    ['arrangement=supply-chain&arrangedOn=2026-10-01', 'The other business checks'],
    ['arrangement=personal-service-company&arrangedOn=2026-10-01', 'No, not as the client'],
    ['arrangement=matching-service&arrangedOn=2026-10-01', 'Not answered yet'],
    ['arrangement=matching-service&passesDetails=yes&arrangedOn=2026-10-01', 'Yes, you check'],
    ['arrangement=matching-service&passesDetails=no&arrangedOn=2026-10-01', 'Not by this rule'],
    ['arrangement=employee&arrangedOn=2024-02-12', 'No law recorded'],
  ])('%s: %s', (query, figure) => {
    expect(on(query).result?.figure).toBe(figure);
  });

  it('an answer of another arrangement is not asked', () => {
    expect(on('arrangement=employee&passesDetails=perhaps').problems).toEqual([]);
    expect(on('arrangement=matching-service&passesDetails=perhaps').problems).toEqual([
      { name: 'passesDetails', message: 'Choose whether you pass details on for a fee.' },
    ]);
  });

  it('a day that does not exist is an error at its field', () => {
    expect(on('arrangedOn=2026-02-30').problems.map(({ name }) => name)).toEqual(['arrangedOn']);
  });

  it('shows the penalties where the reader is asked, and no day as a machine writes it', () => {
    expect(on('').result?.penalties.map(({ figure }) => figure)).toEqual(['up to £45,000', 'up to £60,000']);
    const { says, notes } = on('arrangement=matching-service&passesDetails=no').result ?? { notes: [] };
    expect([says, ...notes].join(' ')).not.toMatch(/\d{4}-\d\d-\d\d/);
  });

  it('goes into a document with the answers, what is not known and an address that asks the same', () => {
    const url = new URL('http://localhost:5000/tools/right-to-work.pdf?arrangement=supply-chain');
    expect(checkDocument(evaluateCheck(url.searchParams, today), { url, today })).toMatchObject({
      fileName: 'right-to-work-supply-chain-2026-11-28',
      headline: { figure: 'The other business checks' },
      cautions: expect.arrayContaining([expect.stringContaining('final code of practice')]),
      answers: [
        {
          question: 'How does this person work?',
          answer: 'For another business that I have a contract with',
        },
        { question: 'Day the arrangement was made', answer: '28 November 2026' },
      ],
      address: 'http://localhost:5000/tools/right-to-work?arrangement=supply-chain&arrangedOn=2026-11-28',
    });
  });
});
