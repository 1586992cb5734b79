import type { PostSponsorship } from '@portway/contracts/candidate/jobs/job-sponsorship';
import { expect, it } from 'vitest';
import { lawChangeOf } from './law-change.presenter.ts';

const verdict = (changed: Partial<PostSponsorship>): PostSponsorship => ({
  status: 'anyone',
  reason: '',
  testedPence: 60_000_00,
  lowEndPasses: true,
  standardPence: 54_700_00,
  newEntrantPence: 38_300_00,
  phdPence: null,
  stemPhdPence: null,
  payNote: null,
  judgedOn: '2026-11-20',
  recordedTo: '2026-10-05',
  recorded: [],
  missing: [],
  warnings: [],
  steps: [],
  calculator: '/salary-calculator/calculate',
  costs: null,
  ...changed,
});
const nothingKnown = {
  status: 'unknown',
  testedPence: null,
  lowEndPasses: null,
  standardPence: null,
  newEntrantPence: null,
} as const;

it('pay that is read as a full-time figure is no change of law; another outcome of the same reading is told', () => {
  const knownVerdict = verdict({});
  expect(lawChangeOf(knownVerdict, verdict({ ...nothingKnown, missing: ['actualPay'] }))).toBeNull();
  expect(lawChangeOf(verdict({ ...nothingKnown, missing: ['actualPay'] }), knownVerdict)).toBeNull();
  expect(lawChangeOf(knownVerdict, verdict({ ...nothingKnown }))).toMatchObject({ laws: [] });
});
