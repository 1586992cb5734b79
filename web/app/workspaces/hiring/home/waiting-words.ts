import type { Waiting } from '@portway/contracts/hiring/employer-home/employer-home';
import { moneyInWords } from '../../../subjects/job/pay/pay-in-words.ts';
import { dayInWords } from '../../../text/days.ts';
import { dayOf, firstOf, inDays, timeOf, type WaitingWords } from '../../../text/waiting.ts';
import { jobPath } from '../jobs/hiring.ts';

const ofKind: {
  readonly [Kind in Waiting['kind']]: (one: Extract<Waiting, { kind: Kind }>) => WaitingWords;
} = {
  offer: ({ application, conversation, candidate, title, pay, state, at, day, days }) => {
    const to = `/dashboard/hiring/applications/${application}/offer`;
    const what = `${title}, ${moneyInWords('GBP', pay)}.`;
    if (state === 'question')
      return {
        title: `${candidate} asks about your offer`,
        why: `${what} Asked on ${dayOf(at)}.`,
        to,
        deed: 'Answer',
      };
    if (days < 0)
      return {
        title: `${candidate} has not answered your offer`,
        why: `${what} It ended on ${dayInWords(day)}. Send it again, or end it.`,
        to,
        deed: 'See the offer',
      };
    return {
      title: `${candidate} has not answered your offer`,
      why: `${what} Sent on ${dayOf(at)}. ${days === 0 ? 'Today is' : `${dayInWords(day)} is`} the last day to accept it.`,
      to: conversation === null ? to : `/dashboard/hiring/messages?conversation=${conversation}`,
      deed: `Remind ${candidate.split(' ')[0]}`,
    };
  },
  sponsorability: ({ title, job, now }) => ({
    title: `The law has changed for ${title}`,
    why: `${sponsorableNow[now]} Applicants who need a visa may be affected.`,
    to: jobPath(job),
    deed: 'See why',
  }),
  applications: ({ count, jobs, oldest }) => ({
    title:
      count === 1
        ? 'One application waits for a decision'
        : `${count.toLocaleString('en-GB')} applications wait for a decision`,
    why: `${sentence(jobs.map((each) => `${each.count} for ${each.title}`))} ${count === 1 ? 'It came' : 'The oldest came'} on ${dayOf(oldest)}.`,
    to: onlyJob(jobs, '/dashboard/hiring/applicants?status=pending'),
    deed: count === 1 ? 'Read it' : 'Read them',
  }),
  'another-time': ({ candidate, title, application, job, at, words }) => ({
    title: `${candidate} asks for another interview time`,
    why: `${title}. Set for ${dayOf(at)} at ${timeOf(at)}. They say: ${words}`,
    to: `/dashboard/hiring/board?job=${job ?? ''}&applicant=${application}`,
    deed: 'Set another time',
  }),
  interview: ({ candidate, title, application, job, at, minutes, reply }) => ({
    title: `Interview today at ${timeOf(at)} with ${candidate}`,
    why: `${title}, ${minutes} minutes.${reply === 'confirmed' ? ' They have confirmed it.' : ' They have not confirmed it.'} The time is as this device has it.`,
    to: `/dashboard/hiring/board?job=${job ?? ''}&applicant=${application}`,
    deed: 'Open',
  }),
  messages: ({ count, names, oldest, conversation }) => ({
    title: count === 1 ? 'One unread conversation' : `${count} unread conversations`,
    why: `From ${firstOf(names, count)}. ${count === 1 ? 'It has' : 'The longest has'} waited since ${dayOf(oldest)}.`,
    to:
      count === 1
        ? `/dashboard/hiring/messages?conversation=${conversation}`
        : '/dashboard/hiring/messages?tab=unread',
    deed: 'Answer',
  }),
  closing: ({ title, job, day, days, pending, applicants }) => ({
    title: `${title} closes ${inDays(days)}`,
    why: `${dayInWords(day)} is its last day. ${answeredWords(pending, applicants)}`,
    to: jobPath(job),
    deed: 'Look',
  }),
  claim: () => ({
    title: 'Your entry on the register is not claimed',
    why: 'Until you say which one is yours, your jobs say that we have not found you as a sponsor.',
    to: '/dashboard/organisation#register',
    deed: 'Find us',
  }),
};

export function waitingWords(one: Waiting): WaitingWords {
  switch (one.kind) {
    case 'offer':
      return ofKind.offer(one);
    case 'sponsorability':
      return ofKind.sponsorability(one);
    case 'applications':
      return ofKind.applications(one);
    case 'interview':
      return ofKind.interview(one);
    case 'another-time':
      return ofKind['another-time'](one);
    case 'messages':
      return ofKind.messages(one);
    case 'closing':
      return ofKind.closing(one);
    case 'claim':
      return ofKind.claim(one);
  }
}

const sponsorableNow = {
  anyone: 'Its pay is now enough to sponsor anyone.',
  'new-entrants': 'Its pay is now enough for new entrants only.',
  phd: 'Its pay is now enough for new entrants, or with a relevant PhD.',
  nobody: 'Its pay is now too low to sponsor, or its code is closed.',
  unknown: 'It needs another look before we can say.',
} as const;

function answeredWords(pending: number, applicants: number): string {
  if (applicants === 0) return 'Nobody has applied yet.';
  if (pending === 0) return 'You have answered every applicant.';
  return `${pending} of ${applicants} ${applicants === 1 ? 'applicant has' : 'applicants have'} no answer yet.`;
}

const sentence = (parts: readonly string[]): string => (parts.length === 0 ? '' : `${parts.join(', ')}.`);

function onlyJob(jobs: readonly { readonly job: string | null }[], all: string): string {
  const [one, ...moreJobs] = jobs;
  return one?.job && moreJobs.length === 0 ? `/dashboard/hiring/board?job=${one.job}` : all;
}
