import { describe, expect, it } from 'vitest';
import { calendarDate } from '../../kernel/index.ts';
import { type PostFacts, postOptions } from '../index.ts';

const optionsOf = (facts: Partial<PostFacts> = {}) =>
  postOptions({
    day: calendarDate('2026-11-20'),
    occupationCode: '2134',
    currency: 'GBP',
    employment: 'permanent',
    payFromPence: 50_000_00,
    payToPence: 62_000_00,
    hoursPerWeek: 37.5,
    ...facts,
  });
const rows = (facts?: Partial<PostFacts>) =>
  optionsOf(facts).options.map(({ option, minPence, reachedBy }) => [option, minPence, reachedBy]);

describe('each end of a pay range against every open option', () => {
  it('2134, £50,000 to £62,000: enough for some over the whole range, for everybody at its upper part', () => {
    expect(rows()).toEqual([
      ['E', 38_300_00, 'whole-range'],
      ['C', 43_700_00, 'whole-range'],
      ['B', 49_200_00, 'whole-range'],
      ['A', 54_700_00, 'upper-part'],
    ]);
  });

  it.each([
    [54_699_99, 'upper-part'],
    [54_700_00, 'whole-range'],
  ])('from %i pence: %s reaches what everybody needs', (payFromPence, reachedBy) => {
    expect(rows({ payFromPence }).at(-1)).toEqual(['A', 54_700_00, reachedBy]);
  });

  it('says the figures while there is no pay, and nothing of who is reached', () => {
    const noPay = { payFromPence: undefined, payToPence: undefined };
    expect(rows(noPay).at(0)).toEqual(['E', 38_300_00, null]);
  });

  it('30 hours: the going rate shrinks to £43,760 and the threshold of £41,700 does not', () => {
    expect(optionsOf({ hoursPerWeek: 30 }).hours).toEqual({
      perWeek: 30,
      publishedFor: 37.5,
      publishedPence: 54_700_00,
      goingRatePence: 43_760_00,
      thresholdPence: 41_700_00,
      minPence: 43_760_00,
    });
    expect(optionsOf({ hoursPerWeek: 20 }).hours).toMatchObject({
      goingRatePence: 29_173_34,
      minPence: 41_700_00,
    });
    expect(optionsOf().hours).toBeNull();
  });

  it.each([
    ['a code that is closed to new workers', { occupationCode: '5434' }],
    ['pay in euros', { currency: 'EUR' }],
    ['contract work', { employment: 'contract' as const }],
    ['no code', { occupationCode: undefined }],
    ['no hours', { hoursPerWeek: undefined }],
  ])('says nothing of %s', (_, facts) => {
    expect(optionsOf(facts)).toEqual({ options: [], hours: null });
  });
});
