import { expect, it } from 'vitest';
import { interviewWhen } from './interview-words.ts';

const interview = { startsAt: '2026-11-24T14:00:00.000Z', timeZone: 'Europe/London' };

it('says the time where it was named, and where the reader is if that differs', () => {
  expect(interviewWhen(interview, 'Europe/London')).toEqual({
    interviewTime: expect.stringMatching(/^Tuesday,? 24 November 2026,? 14:00 \(London\)$/),
    ownTime: undefined,
  });
  expect(interviewWhen(interview, 'Asia/Kolkata').ownTime).toMatch(/24 November 2026,? 19:30$/);
});
