import { describe, expect, it } from 'vitest';
import { calendarDate, lawOn } from '../kernel/index.ts';
import { guidanceVersion, recordsKept } from './parameters.ts';

const valueOn = (law: typeof recordsKept, day: string) => lawOn(law, calendarDate(day));

describe('the records of Appendix D', () => {
  it('hold the right to work check of every employee from 20 May 2026, before of sponsored workers', () => {
    const every = expect.stringContaining('Every employee’s right to work check');
    expect(valueOn(recordsKept, '2026-05-19')).toMatchObject({ value: expect.not.stringContaining('Every') });
    expect(valueOn(recordsKept, '2026-05-20')).toMatchObject({ value: every });
  });
});

describe('the newest editions of the sponsor guidance that we know of', () => {
  it.each([
    ['2026-04-08', 'Version 04/26'],
    ['2026-05-19', 'Version 04/26'],
    ['2026-05-20', 'Parts 1 to 3 and Appendix D, issued again on 20 May 2026'],
    ['2026-08-27', 'Parts 1 to 3 and Appendix D, issued again on 20 May 2026'],
    ['2026-08-28', 'Part 3: version 08/26 of 28 August 2026'],
    ['2026-10-07', 'Parts 1 and 2 and Appendix D: of 20 May 2026'],
    ['2026-10-08', 'Appendix D: version 10/26 of 8 October 2026'],
  ])('on %s are: %s', (day, words) => {
    expect(valueOn(guidanceVersion, day)).toMatchObject({ value: expect.stringContaining(words) });
  });

  it('are not on record before 8 April 2026', () => {
    expect(valueOn(guidanceVersion, '2026-04-07').status).toBe('no-law');
  });
});
