import { type OfferDraft, offerTerms } from '@portway/contracts/hiring/offers/offer-terms';
import type { SponsorFacts } from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';
import { expect, it } from 'vitest';
import { failed } from '../../../kit/forms/form-state.ts';
import { byField, draftTyped, termsTyped, typedOf } from './terms-typed.ts';

const terms = {
  title: 'Backend engineer',
  pay: 60_000,
  hoursPerWeek: 37.5,
  startsOn: '2030-03-01',
  place: 'London',
  nation: 'england',
  employment: 'permanent',
  years: null,
  occupationCode: '2134',
  sponsored: {
    certificateOn: '2029-12-03',
    months: 36,
    appliesFrom: 'outside',
    sponsorSize: 'small',
    holdsLicence: false,
  },
  note: null,
  expiresOn: '2030-01-31',
} as const;

const sponsorFacts = {
  size: null,
  holdsLicence: null,
  rating: null,
  licenceAppliedOn: null,
  licencePriority: null,
  licenceFrom: null,
  savedAt: null,
  savedBy: null,
};
const ifSponsored = { certificateOn: '2026-12-07', months: 24 };
const formOf = (draft: OfferDraft, facts: SponsorFacts = sponsorFacts) =>
  typedOf({ draft, sponsorFacts: facts, ifSponsored });

it('an offer comes back from the form as it was stored', () => {
  expect(offerTerms.parse(termsTyped(formOf(terms)))).toEqual(terms);
});

it('an offer to a nurse has its band and its kind of employer, and a teacher’s its share of full time', () => {
  const nurse = { ...terms, payScaleRole: 'band-5', healthCareEmployer: 'nhs' } as const;
  expect(offerTerms.parse(termsTyped(formOf(nurse)))).toEqual(nurse);
  const teacher = { ...terms, payScaleRole: 'qualified', londonArea: 'none', shareOfFullTime: 60 } as const;
  expect(offerTerms.parse(termsTyped(formOf(teacher)))).toEqual(teacher);
});

it('pay is typed as people write it, and what is no number is left for the server to refuse', () => {
  expect(termsTyped({ pay: '£58,500' })).toMatchObject({ pay: 58_500 });
  expect(termsTyped({ pay: '58k' })).toMatchObject({ pay: 58_000 });
  expect(termsTyped({ pay: 'about 58k' })).toMatchObject({ pay: 'about 58k' });
  expect(termsTyped({ pay: '41,70' })).toMatchObject({ pay: '41,70' });
});

it('a draft leaves out what is not written yet', () => {
  expect(draftTyped({ title: 'Engineer', pay: '', startsOn: '' })).toEqual({
    title: 'Engineer',
    nation: null,
    years: null,
    occupationCode: null,
    note: null,
  });
  expect(draftTyped({ sponsored: 'yes', sponsorSize: '', holdsLicence: '' })).toMatchObject({
    sponsored: {},
  });
});

it('what nobody has said is not answered for them, and what the organisation says is', () => {
  expect(formOf({})).toMatchObject({
    ...{ sponsored: '', sponsorSize: '', holdsLicence: '' },
    ...{ certificateOn: '2026-12-07', months: '24' },
  });
  expect(formOf({}, { ...sponsorFacts, size: 'small', holdsLicence: false })).toMatchObject({
    ...{ sponsorSize: 'small', holdsLicence: 'no' },
  });
});

it('an error stands at its field, however deep the server found it', () => {
  const state = failed('', { fieldErrors: { 'terms.sponsored.months': 'Enter whole months.' } });
  expect(byField(state).fieldErrors).toEqual({ months: 'Enter whole months.' });
});
