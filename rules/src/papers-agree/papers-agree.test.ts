import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '../kernel/index.ts';
import { type FieldAgreement, type PaperFacts, papersAgree } from './index.ts';
import { agreeingWorkers } from './testing/agreeing-workers.ts';
import {
  aMonth,
  aYear,
  eventOn,
  hours,
  onDay,
  paper,
  sealed,
  text,
  worker,
} from './testing/worker-papers.ts';

const certificate = { from: '2025-03-03', saidOn: '2025-01-20' };
const october = { from: '2026-10-01', to: '2026-10-31' };
const unexplained = (facts: PaperFacts) =>
  papersAgree(facts).flatMap(({ field, differences }) =>
    differences
      .filter(({ changed: event }) => event === null)
      .map(({ one, other, since }) => [field, [one.source, other.source].toSorted().join(' × '), since]),
  );
const agreementOn = (facts: PaperFacts, field: string): FieldAgreement | undefined =>
  papersAgree(facts).find((each) => each.field === field);

describe('papers that agree in the world give no alarm:', () => {
  it.each(Object.entries(agreeingWorkers))('%s', (_, facts) => {
    expect(unexplained(facts)).toEqual([]);
  });
  it('there are more than twenty such workers', () => {
    expect(Object.keys(agreeingWorkers).length).toBeGreaterThan(20);
  });
});

describe('a contradiction is found, with the day since which there is one:', () => {
  it('a new title on the contract and the payslips that no event recorded', () => {
    const facts = worker([
      paper('certificate', certificate, { 'job-title': text('Software engineer') }),
      paper('contract', { from: '2026-04-01' }, { 'job-title': text('Senior software engineer') }),
      paper('payslip', october, { 'job-title': text('Senior software eng.') }),
    ]);
    expect(unexplained(facts)).toEqual([
      ['job-title', 'certificate × contract', '2026-04-01'],
      ['job-title', 'certificate × payslip', '2026-10-01'],
    ]);
  });

  it('the same is explained by the event that recorded it', () => {
    const facts = worker(
      [
        paper('certificate', certificate, { 'job-title': text('Software engineer') }),
        paper('contract', { from: '2026-04-01' }, { 'job-title': text('Senior software engineer') }),
      ],
      { changes: [eventOn('job-title', '2026-04-01', text('Senior software engineer'))] },
    );
    expect(agreementOn(facts, 'job-title')).toMatchObject({
      outcome: 'changed',
      differences: [{ since: '2026-04-01', changed: { id: 'job-title 2026-04-01' } }],
    });
  });

  it('but not where the event says something else than the paper', () => {
    const facts = worker(
      [
        paper('certificate', certificate, { pay: aYear(52_000) }),
        paper('contract', { from: '2026-04-01' }, { pay: aYear(60_000) }),
      ],
      { changes: [eventOn('pay', '2026-04-01', aYear(57_000))] },
    );
    expect(unexplained(facts)).toEqual([['pay', 'certificate × contract', '2026-04-01']]);
  });

  it('a payslip of a full month that pays less than the certificate', () => {
    const facts = worker([
      paper('certificate', certificate, { pay: aYear(52_000) }),
      paper('payslip', october, { pay: aMonth(4112.5) }),
    ]);
    expect(unexplained(facts)).toEqual([['pay', 'certificate × payslip', '2026-10-01']]);
  });

  it('and no payslip of a part of a month, whatever it pays', () => {
    const facts = worker([
      paper('certificate', certificate, { pay: aYear(52_000) }),
      paper('payslip', { from: '2026-10-01', to: '2026-10-15' }, { pay: aMonth(1) }),
    ]);
    expect(agreementOn(facts, 'pay')).toMatchObject({
      outcome: 'not-comparable',
      notComparable: [{ because: 'this payslip is for part of a pay period' }],
    });
  });

  it('a permission that ends before the certificate, with the rule of 14 days as a step', () => {
    const facts = worker([
      paper('certificate', certificate, { 'permission-end': onDay('2028-03-02') }),
      paper('right-to-work', { from: '2025-02-27' }, { 'permission-end': onDay('2027-03-02') }),
    ]);
    expect(agreementOn(facts, 'permission-end')).toMatchObject({
      outcome: 'differ',
      steps: [{ law: { parameter: 'certificate.permission-after-days' } }],
    });
  });

  it('another number under the seal, and the number is nowhere in what is said', () => {
    const facts = worker([
      paper('payslip', october, { 'national-insurance': sealed('QQ123456C') }),
      paper('record', { from: null }, { 'national-insurance': sealed('QQ654321A') }),
    ]);
    expect(agreementOn(facts, 'national-insurance')?.outcome).toBe('differ');
  });

  it('a name on record since, on a payslip of after it: the former name counts no more', () => {
    const facts = worker([
      paper('record', { from: null, to: '2026-06-30' }, { name: text('Ana Marques') }),
      paper('record', { from: '2026-06-30' }, { name: text('Ana Bell') }),
      paper('payslip', october, { name: text('Ana Marques') }),
    ]);
    expect(unexplained(facts)).toEqual([['name', 'payslip × record', '2026-10-01']]);
  });

  it('an older payslip says nothing of a contract of later', () => {
    const facts = worker([
      paper('payslip', { from: '2026-01-01', to: '2026-01-31' }, { 'job-title': text('Analyst') }),
      paper('contract', { from: '2026-03-02' }, { 'job-title': text('Architect') }),
    ]);
    expect(agreementOn(facts, 'job-title')?.outcome).toBe('only-one');
  });
});

const anyDay = fc.nat(1500).map((later) => addDays(calendarDate('2024-06-03'), later));
const sources = fc.constantFrom('certificate', 'contract', 'offer', 'record', 'other');
const titles = fc.constantFrom(
  'Software engineer',
  'Senior software engineer',
  'Analyst',
  'Analyst (grade 2)',
);
const statement = fc.tuple(sources, anyDay, titles, fc.integer({ min: 20_000, max: 90_000 }));
const facts = fc
  .array(statement, { maxLength: 7 })
  .map((all) =>
    worker(
      all.map(([source, from, title, pounds], index) =>
        paper(
          source,
          { from },
          { 'job-title': text(title), pay: aYear(pounds), hours: hours(30 + (pounds % 9)) },
        ).map((each) => ({ ...each, id: `${each.id} ${index}` })),
      ),
    ),
  );

describe('whatever papers state,', () => {
  it('the order in which they are typed changes nothing', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const turned = { ...each, statements: each.statements.toReversed() };
        expect(papersAgree(turned)).toEqual(papersAgree(each));
      }),
      { numRuns: 300 },
    );
  });

  it('two that differ have different values, two sources and one day on which both hold', () => {
    fc.assert(
      fc.property(facts, (each) => {
        for (const { differences } of papersAgree(each))
          for (const { one, other, since } of differences) {
            expect(one.value).not.toEqual(other.value);
            expect(one.source).not.toBe(other.source);
            for (const { from, to } of [one, other]) {
              expect((from ?? '') <= (since ?? '')).toBe(true);
              expect(to === null || to >= (since ?? '')).toBe(true);
            }
          }
      }),
      { numRuns: 300 },
    );
  });

  it('a paper more of the same words is no contradiction', () => {
    fc.assert(
      fc.property(titles, anyDay, anyDay, (title, one, other) => {
        const same = { 'job-title': text(title) };
        const outcome = agreementOn(
          worker([paper('contract', { from: one }, same), paper('record', { from: other }, same)]),
          'job-title',
        );
        expect(outcome?.outcome).toBe('agree');
      }),
      { numRuns: 100 },
    );
  });

  it('pay for a year and its twelfth to the penny agree, a pound less a month does not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000_00, max: 200_000_00 }), (pence) => {
        const monthly = (less: number) =>
          agreementOn(
            worker([
              paper('certificate', certificate, { pay: aYear(pence / 100) }),
              paper('payslip', october, { pay: aMonth((Math.round(pence / 12) - less) / 100) }),
            ]),
            'pay',
          )?.outcome;
        expect([monthly(0), monthly(100)]).toEqual(['agree', 'differ']);
      }),
      { numRuns: 200 },
    );
  });
});
