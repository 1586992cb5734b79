import { describe, expect, it } from 'vitest';
import { wholeMonths } from '../certificate/index.ts';
import { calendarDate } from '../kernel/index.ts';
import { type SponsorshipFacts, sponsorshipCost } from '../sponsorship-cost/index.ts';

/*
 * The certificate and fee rows of the twenty stories of joined-stories.test.ts: read from the facts by somebody who had not
 * seen the code. Pounds of the worker alone, unless said.
 */
type FactsInText = Omit<Partial<SponsorshipFacts>, 'assignedOn' | 'appliedOn' | 'length'> & {
  readonly certificate: string;
  readonly applied?: string;
  readonly months?: number;
};

const abroad = {
  sponsorSize: 'large',
  location: 'outside',
  visaType: 'other',
  enteredAsStudent: false,
  healthAndCare: false,
  priority: 'none',
} as const;
const insideUk = { ...abroad, location: 'inside' } as const;

function priced({ certificate, applied = certificate, months = 36, ...facts }: FactsInText) {
  const cost = sponsorshipCost({
    ...abroad,
    occupationCode: '2134',
    ...facts,
    assignedOn: calendarDate(certificate),
    appliedOn: calendarDate(applied),
    length: wholeMonths(months),
  });
  return 'lines' in cost ? (cost.lines ?? []) : [];
}

/** Certificate, skills charge, visa fee and surcharge, in whole pounds; null where a line has no amount. */
function pounds(facts: FactsInText) {
  return (['certificate', 'skills-charge', 'visa-fee', 'health-surcharge'] as const).map((item) => {
    const ownLine = priced(facts).find(
      (line) => line.item === item && ['employer', 'candidate'].includes(line.payer),
    );
    return ownLine && 'amountPence' in ownLine
      ? ownLine.amountPence / 100
      : ownLine && 'notApplicable' in ownLine
        ? 0
        : null;
  });
}

describe('certificate, skills charge, visa fee and surcharge of', () => {
  it.each<[string, FactsInText, number[]]>([
    ['S01 data analyst, 3544', { occupationCode: '3544', certificate: '2026-12-14' }, [525, 3960, 819, 3105]],
    [
      'S02 boat builder in Plymouth, off the list',
      { occupationCode: '5235', workNation: 'england', certificate: '2026-11-30' },
      [525, 3960, 819, 3105],
    ],
    [
      'S02 boat builder in Glasgow, on the list',
      { occupationCode: '5235', workNation: 'scotland', listScopeConfirmed: true, certificate: '2026-11-30' },
      [525, 3960, 628, 3105],
    ],
    [
      'S03 graphic designer of a small sponsor, on the list',
      { occupationCode: '2142', sponsorSize: 'small', certificate: '2026-12-14' },
      [525, 1440, 628, 3105],
    ],
    ['S04 developer', { certificate: '2027-01-19' }, [525, 3960, 819, 3105]],
    [
      'S05 Graduate, 28 months',
      { ...insideUk, visaType: 'graduate', certificate: '2026-11-30', months: 28 },
      [525, 3300, 943, 2587.5],
    ],
    [
      'S05 Graduate, 36 months: a Graduate is not exempt',
      { ...insideUk, visaType: 'graduate', certificate: '2026-11-30' },
      [525, 3960, 943, 3105],
    ],
    [
      'S06 Student who switches: no charge',
      {
        ...insideUk,
        ...{ occupationCode: '2136', visaType: 'student', studentSwitch: 'degree-under-way' },
        ...{ courseEndsOn: calendarDate('2027-01-29'), certificate: '2026-12-07' },
      },
      [525, 0, 943, 3105],
    ],
    [
      'S07 mechanical engineer',
      { occupationCode: '2122', certificate: '2026-12-03', applied: '2026-12-10' },
      [525, 3960, 819, 3105],
    ],
    [
      'S08 developer who changes employer',
      {
        ...insideUk,
        visaType: 'skilled',
        certificate: '2026-12-07',
        inRouteSince: calendarDate('2024-05-20'),
      },
      [525, 3960, 943, 3105],
    ],
    [
      'S09 project support officer, 19 months',
      {
        ...insideUk,
        ...{ occupationCode: '3543', visaType: 'skilled', months: 19, certificate: '2026-12-07' },
        ...{ inRouteSince: calendarDate('2024-09-02'), firstCertificateOn: calendarDate('2024-08-12') },
      },
      [525, 2640, 943, 2070],
    ],
    [
      'S10 warehouse operative, the same sponsor',
      {
        ...insideUk,
        ...{ occupationCode: '9252', visaType: 'skilled', sameSponsor: true, certificate: '2026-12-14' },
        ...{ applied: '2027-01-11', inRouteSince: calendarDate('2023-06-15') },
      },
      [525, 3960, 943, 3105],
    ],
    [
      'S11 chef taken over by a small sponsor',
      {
        ...insideUk,
        ...{ occupationCode: '5434', visaType: 'skilled', sponsorSize: 'small', certificate: '2026-12-07' },
        inRouteSince: calendarDate('2023-11-06'),
      },
      [525, 1440, 943, 3105],
    ],
    [
      'S12 nurse in the NHS: Health and Care pays the charge too, and no surcharge',
      { occupationCode: '2237', healthAndCare: true, certificate: '2026-12-07', applied: '2026-12-14' },
      [525, 3960, 324, 0],
    ],
    [
      'S13 primary teacher',
      { occupationCode: '2314', certificate: '2027-04-01', applied: '2027-07-01' },
      [525, 3960, 819, 3105],
    ],
    ['S14 technician', { occupationCode: '3113', certificate: '2026-12-30' }, [525, 3960, 819, 3105]],
    [
      'S16 civil engineer of a small sponsor',
      { occupationCode: '2121', sponsorSize: 'small', certificate: '2027-01-26' },
      [525, 1440, 819, 3105],
    ],
    [
      'S18 the one who follows',
      { occupationCode: '3131', certificate: '2026-12-01' },
      [525, 3960, 819, 3105],
    ],
    [
      'S19 care worker inside, of a small care home',
      {
        ...insideUk,
        ...{ occupationCode: '6135', visaType: 'graduate', sponsorSize: 'small', healthAndCare: true },
        ...{ certificate: '2027-01-01', monthsWithSponsor: 3, sponsoredInCare: false },
      },
      [525, 1440, 324, 0],
    ],
    [
      'S20 health care assistant, on the list and no Health and Care Worker',
      { occupationCode: '6131', listScopeConfirmed: true, certificate: '2026-12-07', applied: '2027-01-11' },
      [525, 3960, 628, 3105],
    ],
    [
      'S20 health care assistant as a Health and Care Worker',
      { occupationCode: '6131', healthAndCare: true, certificate: '2026-12-07', applied: '2027-01-11' },
      [525, 3960, 324, 0],
    ],
  ])('%s', (_, facts, expected) => {
    expect(pounds(facts)).toEqual(expected);
  });
});

it('S01, S03, S11 and S16: the licence is £1,682 or, small, £611, and its priority service £750', () => {
  const licence = (sponsorSize: 'small' | 'large') =>
    priced({
      sponsorSize,
      certificate: '2026-12-14',
      licence: { type: 'worker', priority: true, appliedOn: calendarDate('2026-11-28') },
    }).flatMap((line) =>
      line.item.startsWith('licence') && 'amountPence' in line ? [line.amountPence / 100] : [],
    );
  expect(licence('large')).toEqual([1682, 750]);
  expect(licence('small')).toEqual([611, 750]);
});

it('S18: the charge that was paid in August 2025 for three years was £3,000', () => {
  expect(pounds({ occupationCode: '3131', certificate: '2025-08-15' })[1]).toBe(3000);
});

it('S07: worker and partner pay £1,638 in visa fees and £6,210 in surcharges', () => {
  const lines = priced({
    ...{ occupationCode: '2122', certificate: '2026-12-03', applied: '2026-12-10' },
    partner: { priority: 'none' },
  });
  const sum = (item: string) =>
    lines.reduce(
      (all, line) => (line.item === item && 'amountPence' in line ? all + line.amountPence : all),
      0,
    );
  expect([sum('visa-fee'), sum('health-surcharge')]).toEqual([1638_00, 6210_00]);
});
