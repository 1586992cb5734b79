import { expect, it } from 'vitest';
import { headline } from '../../../text/waiting.ts';
import { waitingWords } from './waiting-words.ts';

it('counts what waits in words, up to twelve', () => {
  expect([0, 1, 2, 12, 13].map(headline)).toEqual([
    'Nothing waits for you',
    'One thing waits for you',
    'Two things wait for you',
    'Twelve things wait for you',
    '13 things wait for you',
  ]);
});

it('names the jobs with most applications, and leads to the board where it is one job', () => {
  const [one, other] = [
    { job: 'j1', title: 'Backend Engineer', count: 9 },
    { job: 'j2', title: 'Analyst', count: 5 },
  ];
  const oldest = '2026-11-19T09:00:00Z';
  expect(waitingWords({ kind: 'applications', count: 14, jobs: [one, other], oldest })).toEqual({
    title: '14 applications wait for a decision',
    why: '9 for Backend Engineer, 5 for Analyst. The oldest came on Thursday 19 November.',
    to: '/dashboard/hiring/applicants?status=pending',
    deed: 'Read them',
  });
  expect(waitingWords({ kind: 'applications', count: 9, jobs: [one], oldest }).to).toBe(
    '/dashboard/hiring/board?job=j1',
  );
});

it('says from whom messages wait, and how many more', () => {
  const whyFor = (count: number, names: string[]) =>
    waitingWords({ kind: 'messages', count, names, oldest: '2026-11-21T09:00:00Z', conversation: 'c' }).why;
  expect(whyFor(1, ['Lin Zhao'])).toBe('From Lin Zhao. It has waited since Saturday 21 November.');
  expect(whyFor(2, ['Lin Zhao', 'Amara Okafor'])).toContain('From Lin Zhao and Amara Okafor.');
  expect(whyFor(5, ['Lin Zhao', 'Amara Okafor', 'Mateus Oliveira'])).toContain('Mateus Oliveira and 2 more.');
});

it('says when a job closes, and who still waits for an answer', () => {
  const closing = (days: number, pending: number, applicants: number) => {
    const { title, why } = waitingWords({
      ...{ kind: 'closing', job: 'j', title: 'Analyst', day: '2026-12-02' },
      ...{ days, pending, applicants },
    });
    return `${title}. ${why}`;
  };
  expect(closing(0, 5, 6)).toBe(
    'Analyst closes today. 2 December 2026 is its last day. 5 of 6 applicants have no answer yet.',
  );
  expect(closing(1, 0, 6)).toContain('closes tomorrow. 2 December 2026 is its last day. You have answered');
  expect(closing(9, 0, 0)).toContain(
    'closes in 9 days. 2 December 2026 is its last day. Nobody has applied yet.',
  );
});

it('reminds of an offer that ends soon, and leads to a question or an ended one', () => {
  const offer = (state: 'question' | 'sent', days: number) =>
    waitingWords({
      ...{ kind: 'offer', application: 'a', conversation: 'c', candidate: 'Freya Holm', title: 'Engineer' },
      ...{ pay: 79_000, state, at: '2026-11-17T09:00:00Z', day: '2026-11-23', days, also: [] },
    });
  expect(offer('sent', 0)).toEqual({
    title: 'Freya Holm has not answered your offer',
    why: 'Engineer, £79,000. Sent on Tuesday 17 November. Today is the last day to accept it.',
    to: '/dashboard/hiring/messages?conversation=c',
    deed: 'Remind Freya',
  });
  expect(offer('sent', 3).why).toContain('23 November 2026 is the last day to accept it.');
  expect(offer('sent', -1)).toMatchObject({
    why: 'Engineer, £79,000. It ended on 23 November 2026. Send it again, or end it.',
    deed: 'See the offer',
  });
  expect(offer('question', 9)).toMatchObject({
    title: 'Freya Holm asks about your offer',
    to: '/dashboard/hiring/applications/a/offer',
    deed: 'Answer',
  });
});
