import { expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { guidanceChanges, guidanceEditions } from './index.ts';

const changesOn = (day: string) => guidanceChanges(calendarDate(day));

it('the records of every employee are a change of 20 May 2026, on which two duties rest', () => {
  const change = changesOn('2026-11-30').find(({ id }) => id === 'sponsor-duties.records.2026-05-20');
  expect(change).toMatchObject({
    title: 'Which records are kept of a worker',
    says: expect.stringContaining('Every employee’s right to work check'),
    confidence: 'confirmed',
    duties: [{ id: 'rec-records' }, { id: 'rec-right-to-work' }],
    touches: 'everybody-employed',
  });
});

it('pay in each period is a change of 8 April 2026: it touches certificates assigned since', () => {
  expect(
    changesOn('2026-04-08').find(({ id }) => id === 'sponsor-duties.rec-pay-period.2026-04-08'),
  ).toMatchObject({
    touches: 'certificates-since',
    duties: [{ id: 'rec-pay-period' }],
  });
  expect(changesOn('2026-04-07').some(({ id }) => id.startsWith('sponsor-duties.rec-pay-period'))).toBe(
    false,
  );
});

it('the newest comes first, each with a source, and nothing is of before our record begins or of a day to come', () => {
  const changes = changesOn('2026-11-30');
  expect(changes.length).toBeGreaterThan(4);
  expect(changes.map(({ from }) => from)).toEqual(
    changes
      .map(({ from }) => from)
      .toSorted()
      .toReversed(),
  );
  for (const { from, sources } of changes) {
    expect(from >= '2026-03-06' && from <= '2026-11-30').toBe(true);
    expect(sources.length).toBeGreaterThan(0);
  }
});

it('an edition is the newest from its day on', () => {
  const newest = (day: string) => guidanceEditions(calendarDate(day))[0]?.from;
  expect([newest('2026-10-07'), newest('2026-10-08')]).toEqual(['2026-08-28', '2026-10-08']);
  expect(guidanceEditions(calendarDate('2026-04-07'))).toEqual([]);
});
