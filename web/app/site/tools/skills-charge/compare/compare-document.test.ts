import { calendarDate } from '@portway/rules/kernel';
import { describe, expect, it } from 'vitest';
import { comparisonDocument } from './compare-document.ts';
import { evaluateComparison } from './evaluate-comparison.ts';

const today = calendarDate('2026-11-20');
const page = 'http://localhost:5000/immigration-skill-charge-calculator/compare';

function documentFor(query: string) {
  const url = new URL(`${page}.pdf?${query}`);
  return comparisonDocument(evaluateComparison(url.searchParams, today), { url, today });
}

function documentOf(query: string) {
  const document = documentFor(query);
  if ('missing' in document) throw new Error(document.missing.join());
  const table = (title: string) => {
    const part = document.parts.find((each) => each.title === title);
    return part?.kind === 'table' ? part : undefined;
  };
  return { ...document, table };
}

const programmer = 'role=2134&sponsorSize=large&location=outside';
const byLength = `${programmer}&a.years=1&b.years=2&c.years=3`;

describe('a comparison as a document', () => {
  // One year £525 + £1,320 and £819 + £1,035; V14: two years £3,165 + £2,889; V17: three years £4,485 + £3,924.
  it('has a column for each scenario: its answers, its totals and what it differs by, each of its fees', () => {
    const { table, ...document } = documentOf(byLength);
    expect(document).toMatchObject({
      fileName: 'sponsorship-comparison-2026-11-20',
      headline: {
        label: 'Sponsoring costs you least',
        figure: 'A: £1,845.00',
        beside: [
          { label: 'Scenario A', figure: '£1,845.00' },
          { label: 'Scenario B', figure: '£3,165.00' },
          { label: 'Scenario C', figure: '£4,485.00' },
        ],
      },
      sentences: [
        'Sponsoring costs you least in scenario A: £1,845.00.',
        'The worker pays least in scenario A: £1,854.00.',
        'These are the rates for 20 November 2026: check GOV.UK before you rely on them.',
      ],
    });
    expect(table('Answers that differ')?.columns.map(({ head }) => head)).toEqual([
      'Question',
      'Scenario A',
      'Scenario B',
      'Scenario C',
    ]);
    expect(table('Answers that differ')?.rows).toMatchObject([
      { cells: ['Sponsorship length', '1 year', '2 years', '3 years'] },
    ]);
    expect(table('Totals')?.rows).toMatchObject([
      {
        cells: ['Sponsoring costs you', '£1,845.00', '£3,165.00', '£4,485.00'],
        remark: 'Least: Scenario A.',
        total: true,
      },
      { cells: ['You, compared with A', 'Base', '+£1,320', '+£2,640'] },
      { cells: ['The worker pays', '£1,854.00', '£2,889.00', '£3,924.00'], total: true },
      { cells: ['The worker, compared with A', 'Base', '+£1,035', '+£2,070'] },
    ]);
    expect(table('Employer fees')?.rows).toMatchObject([
      { cells: ['Certificate of Sponsorship', '£525.00', '£525.00', '£525.00'] },
      { cells: ['Immigration Skills Charge', '£1,320.00', '£2,640.00', '£3,960.00'] },
    ]);
  });

  it('has the working of each scenario', () => {
    const workings = documentOf(byLength).parts.filter(({ kind }) => kind === 'working');
    expect(workings.map(({ title }) => title)).toEqual([
      'How we worked out Scenario A',
      'How we worked out Scenario B',
      'How we worked out Scenario C',
    ]);
  });

  it('lists the answers that all share, including those with “No”', () => {
    expect(documentOf(byLength).answers).toEqual(
      expect.arrayContaining([
        { question: 'Sponsor size', answer: 'Large' },
        { question: 'Candidate location', answer: 'Outside the UK' },
        { question: 'Partner', answer: 'No' },
        { question: 'Visa applied for on', answer: '20 November 2026' },
      ]),
    );
  });

  it('has the law of one day once, and of several days scenario by scenario', () => {
    expect(documentOf(byLength).lawAskedFor).toEqual([
      { label: 'Certificate assigned on', day: '20 November 2026' },
      { label: 'Visa applied for on', day: '20 November 2026' },
    ]);
    const rise = `${programmer}&years=3&a.appliedOn=2026-04-07&b.appliedOn=2026-04-08&assignedOn=2026-04-07`;
    expect(documentOf(rise).lawAskedFor).toEqual([
      { label: 'Certificate assigned on', day: '7 April 2026' },
      { label: 'Visa applied for on, scenario A', day: '7 April 2026' },
      { label: 'Visa applied for on, scenario B', day: '8 April 2026' },
    ]);
  });

  it('links to the same answers and days, without other parameters of its address', () => {
    const { address } = documentOf(`scenarios=2&vary=length&a.years=1&b.years=3&utm_source=mail`);
    const url = new URL(address);
    expect(url.origin + url.pathname).toBe(page);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      'a.years': '1',
      'b.years': '3',
      assignedOn: '2026-11-20',
      appliedOn: '2026-11-20',
    });
  });

  it('lists warnings by scenario before the figures', () => {
    const { cautions } = documentOf(`${programmer}&years=3&a.role=2134&b.role=3544&c.role=1112`);
    expect(cautions).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Scenario B: No partner or children can come/),
        expect.stringMatching(/^Scenario C: .*1112/),
      ]),
    );
  });

  it('shows the known figures of a scenario without a length, and what is missing', () => {
    const { table } = documentOf(`${programmer}&a.years=1&b.years=`);
    expect(table('Totals')?.rows[0]?.cells).toEqual(['Sponsoring costs you', '£1,845.00', 'Choose a length']);
  });
});

it('without scenarios, or with an invalid answer, there is no document, with the reason', () => {
  expect(documentFor('utm_source=mail')).toEqual({ missing: ['Choose the scenarios to compare.'] });
  expect(documentFor(`${programmer}&a.years=1&b.years=3&b.role=welder&sponsorSize=huge`)).toEqual({
    missing: expect.arrayContaining(['Scenario B: Enter a four-digit occupation code, such as 2134.']),
  });
});
