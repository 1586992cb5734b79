import { expect, it } from 'vitest';
import { type Sponsor, visaFactsLines } from './visa-facts-lines.ts';

const facts = {
  needsSponsorship: true,
  possibleFrom: '2027-03-02',
  minPence: 5_470_000,
  lowerMayApply: false,
  cost: { smallPence: 196_500, largePence: 448_500 },
};
const lineOf = (label: string, sponsor?: Sponsor) =>
  visaFactsLines(facts, sponsor).find((line) => line.label === label);

it('counts what sponsoring costs with the size that the employer has given', () => {
  const costOf = (sponsor?: Sponsor) => lineOf('Sponsoring costs the employer', sponsor);
  expect(costOf()).toMatchObject({ figure: '£4,485, or £1,965 if small or charitable' });
  expect(costOf({ size: null, holdsLicence: null })).toEqual(costOf());
  expect(costOf({ size: 'small', holdsLicence: null })).toMatchObject({
    figure: '£1,965',
    note: expect.stringMatching(/^As a small or charitable organisation, as yours is recorded\./),
  });
  expect(costOf({ size: 'large', holdsLicence: true })).toMatchObject({ figure: '£4,485' });
});

it('says that a first day rests on a licence which the employer holds, or is recorded as without', () => {
  const noteOf = (sponsor?: Sponsor) => lineOf('Possible from', sponsor)?.note;
  expect(noteOf()).toBe('At the usual times, if the employer holds a licence.');
  expect(noteOf({ size: null, holdsLicence: true })).toBe(
    'At the usual times, with the licence that you hold.',
  );
  expect(noteOf({ size: null, holdsLicence: false })).toMatch(/recorded as without one\.$/);
});
