import { offerTerms } from '@portway/contracts/hiring/offers/offer-terms';
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

it('an offer comes back from the form as it was stored', () => {
  expect(offerTerms.parse(termsTyped(typedOf(terms, '2026-11-23')))).toEqual(terms);
});

it('an offer to a nurse has its band and its kind of employer, and a teacher’s its share of full time', () => {
  const nurse = { ...terms, payScaleRole: 'band-5', healthCareEmployer: 'nhs' } as const;
  expect(offerTerms.parse(termsTyped(typedOf(nurse, '2026-11-23')))).toEqual(nurse);
  const teacher = { ...terms, payScaleRole: 'qualified', londonArea: 'none', shareOfFullTime: 60 } as const;
  expect(offerTerms.parse(termsTyped(typedOf(teacher, '2026-11-23')))).toEqual(teacher);
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
    sponsored: null,
    note: null,
  });
});

it('an error stands at its field, however deep the server found it', () => {
  const state = failed('', { fieldErrors: { 'terms.sponsored.months': 'Enter whole months.' } });
  expect(byField(state).fieldErrors).toEqual({ months: 'Enter whole months.' });
});
