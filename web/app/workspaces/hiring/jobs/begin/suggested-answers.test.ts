import type { JobSuggestion } from '@portway/contracts/hiring/employer-jobs/advertisement';
import { expect, it } from 'vitest';
import { openPay, suggestedAnswers, suggestedWords } from './suggested-answers.ts';

type Pay = Extract<JobSuggestion, { field: 'pay' }>['value'];

const suggestion = (value: Partial<Pay>) =>
  ({
    field: 'pay',
    value: {
      from: 60_000,
      to: 60_000,
      period: 'year',
      currency: 'GBP',
      basis: 'actual',
      actual: null,
      ...value,
    },
    found: '',
    offset: 0,
    length: 0,
  }) as const;

it('pay that the post pays is taken over as it is', () => {
  expect(suggestedAnswers(suggestion({}))).toEqual({ currency: 'GBP', payFrom: 60_000, payTo: 60_000 });
  expect([suggestedWords(suggestion({})), openPay(suggestion({}))]).toEqual(['£60,000 a year', null]);
});

it('pay for full time or on target is taken over as such, and the editor asks', () => {
  const forFullTime = suggestion({ basis: 'full-time-equivalent' });
  expect(suggestedAnswers(forFullTime)).toMatchObject({ payTo: 60_000, payBasis: 'full-time-equivalent' });
  expect(suggestedWords(forFullTime)).toBe('£60,000 a year for full time');
  expect(openPay(forFullTime)).toContain('what these hours pay');
  const onTarget = suggestion({ basis: 'on-target' });
  expect(suggestedAnswers(onTarget)).toMatchObject({ payBasis: 'on-target' });
  expect(openPay(onTarget)).toContain('guaranteed');
});

it('what is paid is taken over where the text says it beside the figure for full time', () => {
  const both = suggestion({ basis: 'full-time-equivalent', actual: { from: 36_000, to: 36_000 } });
  expect(suggestedAnswers(both)).toMatchObject({ payFrom: 36_000, payTo: 36_000, payBasis: 'actual' });
  expect([suggestedWords(both), openPay(both)]).toEqual([
    '£60,000 a year for full time; it pays £36,000',
    null,
  ]);
});

it('a rate by the hour or day is left to the editor', () => {
  expect(suggestedAnswers(suggestion({ from: 13.5, to: 13.5, period: 'hour' }))).toEqual({});
});
