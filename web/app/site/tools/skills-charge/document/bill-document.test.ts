import { calendarDate } from '@portway/rules/kernel';
import { describe, expect, it } from 'vitest';
import { evaluateBill } from '../evaluate-bill.ts';
import { billDocument } from './bill-document.ts';

const today = calendarDate('2026-11-20');
const page = 'http://localhost:5000/immigration-skill-charge-calculator/calculate';

function documentFor(query: string) {
  const url = new URL(`${page}.pdf?${query}`);
  return billDocument(evaluateBill(url.searchParams, today), { url, today });
}

const abroad = 'role=2134&sponsorSize=large&location=outside&visaType=other&years=3&enteredAsStudent=no';

describe('the bill as a document', () => {
  it('has a table for each payer, whose lines add up to its total', () => {
    const document = documentFor(abroad);
    expect(document).toMatchObject({
      fileName: 'sponsorship-bill-2134-2026-11-20',
      headline: {
        label: 'Sponsoring costs you',
        figure: '£4,485.00',
        beside: [{ label: 'The worker pays', figure: '£3,924.00' }],
      },
      address: `${page}?${abroad}&assignedOn=2026-11-20&appliedOn=2026-11-20`,
    });
    if ('missing' in document) throw new Error(document.missing.join());
    const employer = document.parts.find(({ title }) => title === 'Employer fees');
    expect(employer).toMatchObject({
      rows: [
        { cells: ['Certificate of Sponsorship', 'Sponsor only', '£525.00'] },
        { cells: ['Immigration Skills Charge', 'Sponsor only', '£3,960.00'] },
        { cells: ['Employer fees together', '', '£4,485.00'], total: true },
      ],
    });
  });

  it('lists only answers that matter: no visa of someone abroad and no switch, no priority for family who stay', () => {
    const document = documentFor(abroad);
    const questions = 'missing' in document ? [] : document.answers.map(({ question }) => question);
    expect(questions).toEqual([
      'Role',
      'Sponsor size',
      'Candidate location',
      'Sponsorship length',
      'Health and Care Worker visa',
      'Priority',
      'Partner',
      'Children',
      'Certificate assigned on',
      'Visa applied for on',
    ]);
  });

  it('answers in three sentences: both totals, what is never passed on, and the day of the rates', () => {
    expect(documentFor(abroad)).toMatchObject({
      sentences: [
        'Sponsoring costs you £4,485.00, and the worker pays £3,924.00, including for any family.',
        'Never pass these on to the worker in any way: Certificate of Sponsorship and Immigration Skills Charge.',
        'These are the rates for 20 November 2026: check GOV.UK before you rely on them.',
      ],
    });
  });

  it('does not say that somebody abroad switched from Student, whatever the address says', () => {
    const document = documentFor('role=2134&location=outside&years=3&enteredAsStudent=yes');
    expect(JSON.stringify(document)).not.toContain('Switched from Student');
    expect(document).toMatchObject({ headline: { figure: '£1,965.00' } });
  });

  it('keeps the specified yes until another role or place is asked for: then the visa says it', () => {
    const switched = (query: string) => {
      const document = documentFor(query);
      const answers = 'missing' in document ? [] : document.answers;
      return answers.find(({ question }) => question === 'Switched from Student')?.answer;
    };
    expect(switched('')).toBe('Yes');
    expect(switched('years=3&visaType=graduate')).toBe('Yes');
    expect(switched('role=2134')).toBe('Yes');
    expect(switched('role=2134&visaType=graduate')).toBe('No');
    expect(switched('location=inside&visaType=skilled')).toBe('No');
    expect(switched('role=2134&visaType=graduate&enteredAsStudent=yes')).toBe('Yes');
  });

  it('has the law of both days', () => {
    expect(documentFor(`${abroad}&assignedOn=2026-11-20&appliedOn=2026-12-01`)).toMatchObject({
      lawAskedFor: [
        { label: 'Certificate assigned on', day: '20 November 2026' },
        { label: 'Visa applied for on', day: '1 December 2026' },
      ],
    });
  });

  it.each(['', 'years=days'])(
    'has the lines that are known, and says that a length is missing: “%s”',
    (query) => {
      const document = documentFor(query);
      expect(document).toMatchObject({
        headline: { figure: '£525.00', beside: [{ figure: 'Choose a length' }] },
      });
      if ('missing' in document) throw new Error(document.missing.join());
      expect(document.cautions[0]).toContain('Choose a length of 1 to 5 years');
      expect(document.parts.map(({ title }) => title)).toContain('Candidate fees');
    },
  );

  it('that is impossible is still a document, with the reason first', () => {
    expect(documentFor('role=1112')).toMatchObject({
      headline: { figure: 'No figure' },
      cautions: [expect.stringContaining('1112')],
    });
  });

  it('with an invalid answer names it', () => {
    expect(documentFor('years=3&sponsorSize=huge')).toEqual({ missing: ['Choose the size of the sponsor.'] });
  });
});
