import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { lowestScalePoint } from './index.ts';

const assignedOn = calendarDate('2026-11-20');
const threshold = 25_000_00;

describe('the lowest point of a national pay scale', () => {
  it('that reaches the threshold is named with its place', () => {
    const point = lowestScalePoint({ occupationCode: '2314', assignedOn }, threshold);
    expect(point?.ratePence).toBeGreaterThanOrEqual(threshold);
    expect(point?.title).toMatch(/, /);
  });

  it('is the nation’s own once the nation is known', () => {
    const scotland = lowestScalePoint(
      { occupationCode: '2314', assignedOn, workNation: 'scotland' },
      threshold,
    );
    expect(scotland?.title).toMatch(/, Scotland$/);
  });

  it('is none for a code on no scale, and above every point', () => {
    expect(lowestScalePoint({ occupationCode: '2134', assignedOn }, threshold)).toBeUndefined();
    expect(lowestScalePoint({ occupationCode: '2314', assignedOn }, 1_000_000_00)).toBeUndefined();
  });
});
