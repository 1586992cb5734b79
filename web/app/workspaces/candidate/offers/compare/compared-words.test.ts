import type { ComparedOffer } from '@portway/contracts/hiring/offers/offer-comparison';
import { describe, expect, it } from 'vitest';
import { beside, comparedLines } from './compared-words.ts';
import { questionsToAsk } from './questions-to-ask.ts';

const limb = { status: 'no' as const, because: 'No.' };
const sponsored: ComparedOffer = {
  application: '6a0f3b1e-3c1c-4b43-9f5c-3a1f6a7c0b11',
  company: 'Wexcombe Avionics',
  status: 'sent',
  terms: {
    title: 'Engineer',
    pay: 56_000,
    hoursPerWeek: 37.5,
    startsOn: '2027-03-01',
    place: 'Leeds',
    nation: null,
    employment: 'permanent',
    years: null,
    occupationCode: '2134',
    sponsored: {
      certificateOn: '2026-12-01',
      months: 36,
      appliesFrom: 'outside',
      sponsorSize: 'large',
      holdsLicence: false,
    },
    note: null,
    expiresOn: '2026-12-20',
  },
  workplace: 'hybrid',
  forMe: {
    status: 'yes',
    headline: 'You could be sponsored for this job',
    reasons: [],
    lowestPence: 54_700_00,
    shortByPence: 0,
    newEntrant: { ...limb, until: null },
    switching: limb,
    phd: limb,
    excluded: [],
    missing: [],
    steps: [],
  },
  costs: [
    { title: 'Immigration Skills Charge', amountPence: 3_960_00, payer: 'employer', mustBeEmployer: true },
    { title: 'Visa application fee', amountPence: 819_00, payer: 'worker', mustBeEmployer: false },
  ],
  workerPays: { fromPence: 324_00, toPence: 3_924_00 },
  familyPays: { fromPence: 0, toPence: 0 },
  familyNote: null,
  firstYear: { fromPence: 52_076_00, toPence: 55_676_00 },
  fundsPence: 1_270_00,
  settlement: { minPence: 58_000_00, shortByPence: 2_000_00, lowerPence: null, note: 'Row A of the rule.' },
  settlementFrom: { earliest: '2032-01-04', latest: '2032-02-01' },
  settlementNote: 'Five years.',
  judgedOn: '2026-12-01',
  steps: [],
  recordedTo: '2026-10-05',
};
const unsponsored: ComparedOffer = {
  ...sponsored,
  terms: { ...sponsored.terms, sponsored: null },
  forMe: null,
  costs: [],
  workerPays: null,
  familyPays: null,
  firstYear: null,
  fundsPence: null,
  settlementFrom: null,
  settlementNote: 'No visa is planned.',
  judgedOn: null,
};
const figures = (offer: ComparedOffer) =>
  Object.fromEntries(comparedLines(offer).map(({ id, figure }) => [id, figure]));

describe('an offer in lines:', () => {
  it('every line has a figure, with what is open as a range', () => {
    expect(figures(sponsored)).toEqual({
      pay: '£56,000',
      need: '£1,300 above',
      'settlement-pay': '£2,000 short',
      'first-year': '£52,076 to £55,676',
      'you-pay': '£324 to £3,924',
      'employer-pays': '£3,960',
      family: 'No family entered',
      funds: '£1,270',
      certificate: '36 months',
      'settlement-day': '4 January 2032 to 1 February 2032',
      place: 'Leeds',
      start: '1 March 2027',
    });
  });

  it('what is not said is named, and no figure is made up for it', () => {
    expect(figures(unsponsored)).toMatchObject({
      need: 'Not said in the offer',
      'first-year': 'Not known',
      'you-pay': 'None in this offer',
      'employer-pays': 'None in this offer',
      certificate: 'Not said in the offer',
      'settlement-day': 'Not known',
    });
    expect(comparedLines(unsponsored)).toHaveLength(comparedLines(sponsored).length);
  });

  it('no line says that one is better, or what to do', () => {
    const text = JSON.stringify([comparedLines(sponsored), comparedLines(unsponsored)]);
    expect(text).not.toMatch(/better|best|recommend|should|you qualify/i);
  });
});

it.each([
  [54_700_00, 'Exactly the figure'],
  [54_700_01, '£0.01 above'],
  [54_699_00, '£1 short'],
])('%d pence beside £54,700: %s', (pence, words) => {
  expect(beside(pence, 54_700_00)).toBe(words);
});

describe('what to ask', () => {
  it('comes from what the offer leaves open', () => {
    expect(questionsToAsk(sponsored, 5)).toEqual([
      expect.stringContaining('visa fee'),
      expect.stringContaining('£1,270'),
      expect.stringContaining('NHS'),
      expect.stringContaining('nation'),
      expect.stringContaining('licence'),
      expect.stringContaining('36 months'),
      expect.stringContaining('pay reviewed'),
      expect.stringContaining('from home'),
    ]);
  });

  it('asks about sponsorship first where the offer says nothing of it', () => {
    expect(questionsToAsk(unsponsored, 5)[0]).toBe('Will you sponsor this job, and for how long?');
  });
});
