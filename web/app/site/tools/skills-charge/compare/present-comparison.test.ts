import { calendarDate } from '@portway/rules/kernel';
import { describe, expect, it } from 'vitest';
import { evaluateComparison } from './evaluate-comparison.ts';

const today = calendarDate('2026-11-20');

function compared(query: string) {
  const comparison = evaluateComparison(new URLSearchParams(query), today);
  if (comparison === undefined) throw new Error(`Nothing to compare in ${query}`);
  return comparison;
}

/** The cells of one row, with a remark after a bar. */
function row(query: string, label: string): string[] {
  const rows = compared(query).shown.parts.flatMap((part) => part.rows);
  const cells = rows.find((each) => each.label === label)?.cells ?? [];
  return cells.map(({ text, remark, tag }) => [text, remark, tag].filter(Boolean).join(' | '));
}

const programmer = 'role=2134&sponsorSize=large&location=outside';
const byLength = `${programmer}&a.years=1&b.years=2&c.years=3&d.years=5`;

describe('scenarios side by side', () => {
  // V14: 24 months £3,165 + £2,889; V17: 36 months £525 + £3,960 and £3,924; one year £525 + £1,320 and £819 + £1,035;
  // five years £525 + £1,320 + 8 × £660 and £1,618 + £5,175.
  it('have what sponsoring costs and what the worker pays, with the lowest of each marked in words', () => {
    expect(row(byLength, 'Sponsoring costs you')).toEqual([
      '£1,845.00 | Least',
      '£3,165.00',
      '£4,485.00',
      '£7,125.00',
    ]);
    expect(row(byLength, 'The worker pays')).toEqual([
      '£1,854.00 | Least',
      '£2,889.00',
      '£3,924.00',
      '£6,793.00',
    ]);
    expect(compared(byLength).shown.headline).toEqual({
      label: 'Sponsoring costs you least',
      figure: 'A: £1,845.00',
    });
  });

  it('are compared with A in pounds, up and down', () => {
    expect(row(byLength, 'You, compared with A')).toEqual(['Base', '+£1,320', '+£2,640', '+£5,280']);
    expect(row(byLength, 'The worker, compared with A')).toEqual(['Base', '+£1,035', '+£2,070', '+£4,939']);
    expect(row(`${programmer}&a.years=3&b.years=1&c.years=3`, 'You, compared with A')).toEqual([
      'Base',
      '−£2,640',
      'The same',
    ]);
  });

  it('are broken down by fee', () => {
    expect(row(byLength, 'Immigration Skills Charge')).toEqual([
      '£1,320.00',
      '£2,640.00',
      '£3,960.00',
      '£6,600.00',
    ]);
  });

  it('with family in one add it to what the worker pays: it is no payer of its own', () => {
    const family = `${programmer}&years=3&a.partner=no&b.partner=yes`;
    expect(row(family, 'Partner: Visa application fee')).toEqual(['None', '£819.00']);
    expect(row(family, 'Sponsoring costs you')).toEqual(['£4,485.00', '£4,485.00']);
    expect(row(family, 'The worker pays')).toEqual(['£3,924.00 | Least', '£7,848.00']);
    // Sponsoring costs the same, so the headline is about the worker.
    expect(compared(family).shown.headline).toEqual({
      label: 'The worker pays least',
      figure: 'A: £3,924.00',
    });
  });

  it('of equal cost have no cheapest', () => {
    const same = `${programmer}&a.years=3&b.years=3`;
    expect(compared(same).shown.headline).toEqual({
      label: 'Sponsoring costs you, in every scenario',
      figure: '£4,485.00',
    });
    expect(row(same, 'The worker pays')).toEqual(['£3,924.00', '£3,924.00']);
  });

  it('name both where two are cheapest', () => {
    const two = `${programmer}&a.years=5&b.years=3&c.years=3`;
    expect(compared(two).shown.headline.figure).toBe('B and C: £4,485.00');
  });
});

describe('the answers', () => {
  it('that differ from A’s are marked, and hidden questions are “Not asked”', () => {
    const query = 'years=3&a.location=outside&b.location=inside&b.visaType=graduate&b.enteredAsStudent=no';
    expect(compared(query).shown.parts[0]).toEqual({
      title: 'Answers that differ',
      rows: [
        {
          label: 'Candidate location',
          cells: [
            { text: 'Outside the UK', differs: false },
            { text: 'In the UK', differs: true },
          ],
        },
        {
          label: 'Visa type',
          cells: [
            { text: 'Not asked', differs: false },
            { text: 'Graduate', differs: true },
          ],
        },
      ],
    });
  });

  it('that are equal appear once, with the dates that decide the law', () => {
    expect(compared(`${byLength}&assignedOn=2026-11-20&appliedOn=2026-11-25`).shared).toBe(
      'Sponsor size: Large · Candidate location: Outside the UK · Certificate assigned on: 20 November 2026 · Visa applied for on: 25 November 2026 · Role: 2134 - Programmers and software development professionals',
    );
  });
});

describe('further answers', () => {
  it('count only in the scenario that needs them, and are no difference while unanswered', () => {
    const query = 'years=3&role=3544&a.location=outside&b.location=inside&b.visaType=skilled';
    expect(row(query, 'In the Skilled Worker route since')).toEqual([]);
    expect(row(`${query}&b.inRouteSince=2025-01-01`, 'In the Skilled Worker route since')).toEqual([
      'Not asked',
      '1 January 2025',
    ]);
    expect(compared(`${query}&a.inRouteSince=2025-01-01`).scenarios[0]?.inRouteSince).toBe('2025-01-01');
    expect(compared(query).cases).toEqual([['childrenGround'], ['inRouteSince', 'childrenGround']]);
  });
});

describe('a scenario without a full bill says why', () => {
  it('has family who cannot come: no total for the worker, and the same for the sponsor', () => {
    const family = 'role=3544&location=outside&years=3&a.partner=no&b.partner=yes';
    expect(row(family, 'The worker pays')).toEqual(['£3,924.00', 'No total']);
    expect(row(family, 'Sponsoring costs you')).toEqual(['£1,965.00', '£1,965.00']);
    expect(row(family, 'Partner: Coming as a dependant')[1]).toMatch(
      /^Cannot come with this job \| Exceptions:/,
    );
    expect(compared(family).shown.gaps).toEqual([
      { who: 'Scenario B', message: expect.stringContaining('No total. Not all of the family can come.') },
    ]);
  });

  it('has family who can come with one job and not with the other', () => {
    const jobs = 'location=outside&years=3&partner=yes&a.role=2134&b.role=3544';
    expect(row(jobs, 'Partner: Visa application fee')).toEqual(['£819.00', 'None']);
    expect(row(jobs, 'The worker pays')).toEqual(['£7,848.00', 'No total']);
  });

  it('needs a length', () => {
    const query = `${programmer}&a.years=3&b.years=`;
    expect(row(query, 'Sponsoring costs you')).toEqual(['£4,485.00', 'Choose a length']);
    expect(row(query, 'The worker pays')).toEqual(['£3,924.00', 'Choose a length']);
    expect(row(query, 'You, compared with A')).toEqual(['Base', 'No figure']);
    expect(compared(query).shown.headline.figure).toBe('No comparison yet');
  });

  it('has no law: 3544 for a new worker after 30 December 2026', () => {
    const late =
      'role=3544&years=3&location=outside&a.assignedOn=2026-11-20&a.appliedOn=2026-11-20&b.assignedOn=2027-01-04&b.appliedOn=2027-01-04';
    expect(row(late, 'The worker pays')[1]).toBe('No figure');
    expect(row(late, 'Visa application fee')).toEqual(['£819.00', 'No figure']);
    expect(compared(late).shown.gaps).toEqual([
      {
        who: 'Scenario B',
        message:
          'The law from 4 January 2027 is not settled yet. 30 December 2026 is the last safe day to assign a certificate.',
      },
    ]);
  });

  it('is not possible: applied for before the certificate', () => {
    const early = `${programmer}&years=3&a.appliedOn=2026-11-20&b.appliedOn=2026-11-01&c.appliedOn=2026-11-21&assignedOn=2026-11-20`;
    expect(row(early, 'Sponsoring costs you')).toEqual(['£4,485.00', 'No figure', '£4,485.00']);
    expect(compared(early).shown.headline).toEqual({
      label: 'Sponsoring costs you, in every scenario with a figure',
      figure: '£4,485.00',
    });
    expect(compared(early).shown.gaps.map(({ who }) => who)).toEqual(['Scenario B']);
  });

  it('has an error: scenario and field are named, and the others still have a bill', () => {
    const wrong = `${programmer}&a.years=3&b.years=9`;
    expect(compared(wrong).problems).toEqual([
      {
        name: 'b.years',
        who: 'Scenario B',
        message: 'Choose a length of 1 to 5 years, or the exact dates of the certificate.',
      },
    ]);
    expect(row(wrong, 'Sponsoring costs you')).toEqual(['£4,485.00', 'Needs a change']);
  });

  it('an error that all share is reported once', () => {
    expect(compared('role=welder&a.years=3&b.years=5').problems).toEqual([
      { name: 'role', who: 'Every scenario', message: 'Enter a four-digit occupation code, such as 2134.' },
    ]);
  });
});

it('a warning that applies to several scenarios appears once, with their names', () => {
  const query = 'role=3544&location=outside&a.years=1&b.years=1';
  const warnings = compared(query).shown.warnings;
  expect(new Set(warnings.map(({ who }) => who))).toEqual(new Set(['Scenarios A and B']));
  expect(new Set(warnings.map(({ message }) => message)).size).toBe(warnings.length);
  expect(warnings.map(({ message }) => message).join(' ')).toContain('No partner or children can come');
});

describe('the working', () => {
  it('of a line equal to that of an earlier scenario refers to it', () => {
    const [first = [], second = []] = compared(`${programmer}&a.years=3&b.years=3&c.years=5`).shown.workings;
    expect(first.filter(({ label }) => label.startsWith('As in'))).toEqual([]);
    expect(second.filter(({ law }) => law)).toEqual([]);
    expect(second.map(({ label }) => label)).toContain('As in scenario A');
  });

  it('of a line that differs names its own rule', () => {
    const [, , third = []] = compared(`${programmer}&a.years=3&b.years=3&c.years=5`).shown.workings;
    expect(third.map(({ law }) => law?.href)).toContain(
      '/rules/visa-fee.skilled-worker.outside.over-3-years',
    );
  });
});
