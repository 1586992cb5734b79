import { calendarDate } from '@portway/rules/kernel';
import type { SalaryFacts } from '@portway/rules/minimum-salary';
import { describe, expect, it } from 'vitest';
import { readSalaryAnswers } from '../salary-answers.ts';
import { salaryChips } from '../salary-chips.ts';
import { presentSalary } from './present-salary.ts';

const facts = (input: Partial<SalaryFacts> = {}): SalaryFacts => ({
  occupationCode: '2134',
  assignedOn: calendarDate('2026-11-20'),
  hours: { perWeek: 37.5 },
  visaType: 'other',
  ...input,
});
const salaryFor = (input?: Partial<SalaryFacts>) => presentSalary(facts(input));

describe('the headline', () => {
  it('is the lowest available figure, with its option, month and hour', () => {
    expect(salaryFor({ under26: false })).toMatchObject({
      figure: '£54,700',
      tag: 'Option A: Standard',
      beside: [
        { label: 'Per month', figure: '£4,558.34' },
        { label: 'Per hour', figure: '£28.05' },
      ],
      note: undefined,
    });
  });

  it('shows both figures while under 26 is yes', () => {
    expect(salaryFor({ under26: true }).note).toBe('£38,300 if under 26 · £54,700 otherwise');
    expect(salaryFor({ under26: true, length: { months: 60, days: 0 } }).note).toBeUndefined();
  });

  it.each([
    ['2237', 'At least £25,000'],
    ['1112', 'Cannot be sponsored'],
    ['1212', 'No figure yet'],
  ])('of %s is %s', (occupationCode, figure) => {
    expect(salaryFor({ occupationCode }).figure).toBe(figure);
  });

  it('of a certificate used too late is none, though the job could be sponsored', () => {
    const late = salaryFor({ appliedOn: calendarDate('2027-02-21') });
    expect(late).toMatchObject({
      figure: 'No figure',
      gap: expect.stringContaining('must be used by 20 February 2027'),
    });
  });

  it('of an ended list says so, with the last safe day', () => {
    const later = salaryFor({ occupationCode: '3544', assignedOn: calendarDate('2027-01-04') });
    expect(later).toMatchObject({
      figure: 'No law recorded',
      gap: expect.stringContaining('30 December 2026'),
    });
  });
});

describe('on a national pay scale', () => {
  const nurse = { occupationCode: '2237', workNation: 'england' } as const;

  it('the threshold is the figure until the band is chosen, with what decides', () => {
    expect(salaryFor({ occupationCode: '2237' })).toMatchObject({
      figure: 'At least £25,000',
      scale: 'The NHS band decides',
      note: 'This job is on the NHS pay bands, and the band decides. On 20 November 2026, the Rules ask for at least £25,000 a year.',
      gap: 'Choose the nation the job is in, and the band, grade or role.',
      needed: [
        { field: 'workNation', label: 'Nation the job is in' },
        { field: 'payScaleRole', label: 'Band, grade or role' },
      ],
    });
    const { gap, options, closedTitle, closed } = salaryFor(nurse);
    expect(options).toHaveLength(1);
    expect(closedTitle).toBe('10 options that don’t apply, and why');
    expect(closed).toEqual([
      'A to J: 2237 is on the national health pay scales, so option K applies, and no other.',
    ]);
    expect(gap).toBe('Choose the band, grade or role.');
    expect(options.at(-1)).toMatchObject({ letter: 'K', minimum: 'At least £25,000', decides: false });
  });

  it('the lowest point of a teacher’s scale above the threshold is named, with its place', () => {
    expect(salaryFor({ occupationCode: '2314' }).note).toMatch(
      /^This job is on the national pay scales for teachers, .* Its lowest point above that is £[\d,]+: [^,]+, .*, full time\.$/,
    );
    expect(salaryFor({ occupationCode: '2314', workNation: 'scotland' }).note).toContain(
      ', Scotland, full time.',
    );
  });

  it('the band’s rate is the headline, and an offer of £26,000 is £3,970 short of Band 5', () => {
    const band5 = salaryFor({ ...nurse, payScaleRole: 'band-5', salaryPence: 26_000_00 });
    expect(band5).toMatchObject({
      figure: '£29,970',
      tag: 'Option K: Job on a national pay scale',
      gap: undefined,
      offer: { look: 'error', text: expect.stringContaining('£3,970 a year short') },
    });
    expect(band5.options.at(-1)).toMatchObject({
      needs: 'pay scale £29,970, threshold £25,000: the pay scale decides',
      state: 'Applies',
      decides: true,
    });
  });

  it('a band that cannot be sponsored says so', () => {
    expect(salaryFor({ ...nurse, payScaleRole: 'band-2' })).toMatchObject({
      figure: 'Cannot be sponsored',
      gap: expect.stringContaining('Jobs in Band 1 and Band 2 cannot be sponsored.'),
    });
  });
});

it('a Visitor cannot switch, whatever the job', () => {
  const visitor = { inUk: true, otherPermission: 'visitor' } as const;
  expect(salaryFor(visitor)).toMatchObject({ figure: 'Cannot switch' });
  expect(salaryFor({ ...visitor, occupationCode: '1112' }).figure).toBe('Cannot be sponsored');
});

describe('missing answers', () => {
  it('of a Graduate who enters care work: the months', () => {
    expect(salaryFor({ occupationCode: '6135', inUk: true, visaType: 'graduate' })).toMatchObject({
      figure: 'No figure yet',
      gap: 'To answer, we need to know how many months of legal work the worker has done for this sponsor in 6135 or 6136.',
      needed: [{ field: 'monthsWithSponsor', label: 'Months of care work for this sponsor' }],
    });
  });

  it('of an extension in 8115: the date of entry to the route, and whether the sponsor is the same', () => {
    expect(salaryFor({ occupationCode: '8115', inUk: true, visaType: 'skilled' }).gap).toBe(
      'To answer, we need to know how long the worker has been in the route, and whether the sponsor is the same as for the worker’s most recent permission.',
    );
  });
});

it('£25,000 in adult social care is named as the sector’s figure, beside the wage', () => {
  const care = { occupationCode: '6135', inUk: true, visaType: 'graduate', monthsWithSponsor: 3 } as const;
  expect(salaryFor({ ...care, healthAndCare: { employer: 'adult-social-care' } })).toMatchObject({
    figure: '£25,000',
    tag: 'Option I: Transitional, job on the Immigration Salary List',
    note: 'This is the figure that adult social care uses. Pay must also reach the National Living Wage for every hour.',
  });
  expect(salaryFor({ ...care, healthAndCare: { employer: 'other' } }).note).toBeUndefined();
});

describe('the salary offered', () => {
  const older = { under26: false, newEntrantLimb: 'none', phd: 'none' } as const;
  it.each([
    [54_700_00, 'success', 'Enough', 'reaches the £54,700 that these answers ask for'],
    [50_000_00, 'error', 'Too low', '£4,700 a year short of the lowest figure that could apply, £54,700'],
  ])('of %i pence, with everything answered: %s', (salaryPence, look, title, text) => {
    const offer = { look, title, text: expect.stringContaining(text) };
    expect(salaryFor({ ...older, salaryPence }).offer).toEqual(offer);
  });

  it.each([
    [50_000_00, 'warning', 'It depends', '£50,000 a year may be enough for a new entrant (from £38,300)'],
    [38_000_00, 'error', 'Too low', '£300 a year short of the lowest figure that may apply, £38,300'],
  ])('of %i pence, with other reasons not answered: %s', (salaryPence, look, title, text) => {
    const offer = { look, title, text: expect.stringContaining(text) };
    expect(salaryFor({ under26: false, salaryPence }).offer).toEqual(offer);
  });
});

describe('until somebody has answered if the person is under 26', () => {
  const withoutAge = (salaryPence?: number) =>
    presentSalary(facts({ under26: true, salaryPence }), { ageIsAnswered: false });

  it('both figures stand with the same weight', () => {
    expect(withoutAge()).toMatchObject({
      figure: '£38,300 or £54,700',
      note: '£38,300 if under 26 · £54,700 otherwise',
      asksAge: true,
    });
    expect(salaryFor({ under26: true })).toMatchObject({ figure: '£38,300', asksAge: false });
  });

  it.each([
    [38_299_00, 'Too low'],
    [38_300_00, 'It depends'],
    [54_699_00, 'It depends'],
    [54_700_00, 'Enough'],
  ])('%i pence: %s', (salaryPence, title) => {
    expect(withoutAge(salaryPence).offer?.title).toBe(title);
  });

  it('nothing says “Enough” of a pay that is enough only under 26, and it is once that is answered', () => {
    expect(JSON.stringify(withoutAge(45_000_00))).not.toContain('Enough');
    expect(salaryFor({ under26: true, salaryPence: 45_000_00 }).offer?.title).toBe('Enough');
  });

  it('the option of each figure decides, and so does what would lower the higher one', () => {
    const deciding = withoutAge().options.filter(({ decides }) => decides);
    expect(deciding.map(({ title, minimum }) => [title, minimum])).toEqual([
      ['Standard, if 26 or over', '£54,700'],
      ['New entrant, if under 26', '£38,300'],
    ]);
    const lettersOf = (which: 'wouldLower' | 'wouldLowerFrom26') =>
      withoutAge()
        .options.filter((option) => option[which])
        .map(({ letter }) => letter);
    // With another permission nobody was in the route before: only a PhD would lower what is asked from 26.
    expect([lettersOf('wouldLower'), lettersOf('wouldLowerFrom26')]).toEqual([[], ['B', 'C']]);
  });

  it('no chip says “Under 26”', () => {
    const chips = (query: string) =>
      salaryChips(readSalaryAnswers(new URLSearchParams(query), calendarDate('2026-11-20')), {
        role: '2134',
        matched: undefined,
        others: [],
        which: undefined,
        trouble: undefined,
        listedJobs: '',
        postdoctoral: false,
      });
    expect(chips('role=2134')).toContain('Age not answered');
    expect(chips('role=2134&under26=yes&ageSaid=yes')).toContain('Under 26');
    expect(chips('role=2134&under26=no')).toContain('26 or over');
  });

  it('has one figure where age changes nothing', () => {
    const jobFacts = facts({ occupationCode: '2142', under26: true });
    expect(presentSalary(jobFacts, { ageIsAnswered: false })).toMatchObject({ asksAge: false });
  });
});

it('shows the options that may apply, why the others do not do not apply, and what would change the result', () => {
  const { options, closedTitle, closed, changes } = salaryFor({ under26: false });
  expect(options.map(({ letter }) => letter).join('')).toBe('ABCE');
  expect(options.filter(({ decides }) => decides)).toMatchObject([
    { letter: 'A', state: 'Applies', minimum: '£54,700' },
  ]);
  expect(closedTitle).toBe('7 options that don’t apply, and why');
  expect(closed).toHaveLength(7);
  expect(closed.join(' ')).toContain('D · Job on the Immigration Salary List: 2134');
  expect(changes).toContainEqual(expect.stringContaining('£43,700 by option C'));
  expect(changes.join(' ')).not.toContain('option D');
});
