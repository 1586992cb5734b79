import { expect, it } from 'vitest';
import type { PostFacts, WorkerFacts } from '../job-sponsorship/index.ts';
import { calendarDate } from '../kernel/index.ts';
import { visaFactsFor } from './index.ts';

/** A programmer at the standard figure, in November 2026. */
const post: PostFacts = {
  day: calendarDate('2026-11-23'),
  occupationCode: '2134',
  currency: 'GBP',
  employment: 'permanent',
  payFromPence: 5_470_000,
  payToPence: 7_000_000,
  hoursPerWeek: 37.5,
  workNation: 'england',
};
const abroad: WorkerFacts = { isAuthorised: false, needsSponsorship: true, currentVisa: 'none' };
const young = { bornOn: calendarDate('2003-02-01') };

it('says what a worker abroad needs: from when, at what pay, and what it costs the employer', () => {
  expect(visaFactsFor(post, abroad)).toEqual({
    status: 'ready',
    facts: {
      needsSponsorship: true,
      possibleFrom: '2026-12-16',
      minPence: 5_470_000,
      lowerMayApply: false,
      cost: { smallPence: 196_500, largePence: 448_500 },
    },
  });
});

it('says of somebody who needs no sponsor that alone', () => {
  const worker: WorkerFacts = { isAuthorised: true, needsSponsorship: false, currentVisa: 'none' };
  expect(visaFactsFor(post, worker)).toEqual({
    status: 'ready',
    facts: {
      needsSponsorship: false,
      possibleFrom: null,
      minPence: null,
      lowerMayApply: false,
      cost: null,
    },
  });
});

it('is the same for a young worker as for another where the pay is enough for anyone', () => {
  const old = { bornOn: calendarDate('1980-02-01'), newEntrantGround: 'none' } as const;
  expect(visaFactsFor(post, { ...abroad, ...young })).toEqual(visaFactsFor(post, { ...abroad, ...old }));
});

it('does not tell which lower figure may apply: young, on a PhD, or registering for a profession', () => {
  const paidPost = { ...post, payFromPence: 4_950_000, payToPence: 5_000_000 };
  const grounds: WorkerFacts[] = [
    young,
    { bornOn: calendarDate('1980-02-01'), phd: 'stem' },
    { bornOn: calendarDate('1980-02-01'), newEntrantGround: 'professional-registration' },
  ];
  const outcomes = grounds.map((ground) => visaFactsFor(paidPost, { ...abroad, ...ground }));
  expect(outcomes[0]).toMatchObject({ facts: { minPence: 5_470_000, lowerMayApply: true } });
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
});

it('costs the same for a Student, whose exemption would say what they are', () => {
  const inside = { isAuthorised: true, needsSponsorship: true } as const;
  const student = visaFactsFor(post, { ...inside, currentVisa: 'student' });
  expect(student).toEqual(visaFactsFor(post, { ...inside, currentVisa: 'graduate' }));
  expect(student).toMatchObject({ facts: { possibleFrom: '2027-01-19' } });
});

it('is possible from no day before the course of a Student ends (SW 1.5A)', () => {
  const student = { isAuthorised: true, needsSponsorship: true, currentVisa: 'student' } as const;
  const until = (day: string) => {
    const onCourse = { studentCourse: 'degree-under-way', courseEndsOn: calendarDate(day) } as const;
    return visaFactsFor(post, { ...student, ...onCourse });
  };
  expect(until('2027-01-18')).toMatchObject({ facts: { possibleFrom: '2027-01-19' } });
  expect(until('2027-01-20')).toMatchObject({ facts: { possibleFrom: '2027-01-20' } });
});

it('waits for the answers without which nobody knows if a sponsor is needed', () => {
  expect(visaFactsFor(post, { isAuthorised: true })).toEqual({
    status: 'missing',
    missing: ['needsSponsorship'],
  });
  const expiredVisa = { currentVisa: 'graduate', visaExpires: calendarDate('2026-11-22') } as const;
  expect(visaFactsFor(post, { ...expiredVisa, needsSponsorship: true })).toEqual({
    status: 'missing',
    missing: ['visaExpires'],
  });
});
