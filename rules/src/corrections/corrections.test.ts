import { describe, expect, it } from 'vitest';
import { occupations } from '../occupations/index.ts';
import { register } from '../register.ts';
import { corrections } from './index.ts';

const ids = new Set([...register.topics, ...register.parameters].map(({ id }) => id));
const codes = new Set(occupations.map(({ code }) => code));
const findCorrection = (id: string) => corrections.find((correction) => correction.id === id);

it('no two corrections share an anchor, and each anchor is in kebab-case', () => {
  expect(new Set(corrections.map(({ id }) => id)).size).toBe(corrections.length);
  expect(corrections.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

it('the newest corrections come first', () => {
  const days = corrections.map((correction) => correction.correctedOn);
  expect(days).toEqual([...days].sort().reverse());
});

describe.each(corrections)('$id', ({ was, is, affected, wrongSince, correctedOn, source, rules }) => {
  it('links only to topics and parameters that are in the register', () => {
    expect(rules.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('names only occupation codes that exist', () => {
    expect(affected.codes.filter((code) => !codes.has(code))).toEqual([]);
  });

  it('was publicly wrong before it was corrected, and not earlier than our first outcomes', () => {
    expect(wrongSince <= correctedOn).toBe(true);
    expect(wrongSince >= '2026-11-20').toBe(true);
  });

  it('says in whole sentences what was wrong, what is right and who is affected, with a link to the source', () => {
    for (const sentence of [was, is, affected.who]) expect(sentence).toMatch(/^[A-Z£].+\.$/);
    expect(source.url).toMatch(/^https:\/\//);
  });
});

it('on 22 November 2026 twenty-three errors were corrected', () => {
  expect(corrections.filter(({ correctedOn }) => correctedOn === '2026-11-22')).toHaveLength(24);
});

it('nine codes of Table 2a have the rate £31,300 by SW Table 2a, not £25,000', () => {
  expect(findCorrection('table-2a-going-rates')).toMatchObject({
    was: expect.stringContaining('£25,000'),
    is: expect.stringContaining('£31,300 (£16.05 an hour)'),
    affected: { codes: ['3214', '6116', '6232', '6250', '7115', '7125', '7129', '8115', '9252'] },
    wrongSince: '2026-11-21',
  });
});

it('a Band 5 nurse in England who is offered £26,000 is £3,970 short of £29,970', () => {
  expect(findCorrection('national-pay-scales')).toMatchObject({
    is: 'The going rate of Band 5 in England is £29,970 for 37.5 hours a week, so the offer is £3,970 short.',
    paragraph: 'SW 13.1, and Appendix Skilled Occupations, Table 4',
  });
});
