import type { Waiting } from '@portway/contracts/hiring/employer-home/employer-home';
import { moneyInWords } from '../../../subjects/job/pay/pay-in-words.ts';
import { dayInWords, weekdayInWords } from '../../../text/days.ts';
import { dayOf, firstOf, inDays, timeOf, type WaitingWords } from '../../../text/waiting.ts';
import { jobPath } from '../jobs/hiring.ts';
import { dutyWords, moreDutiesWords, plannedWords } from './duty-words.ts';

type Of<Kind extends Waiting['kind']> = Extract<Waiting, { kind: Kind }>;

/** What waits for a colleague, in words: what it is, why now, and what the button does. */
export function waitingWords(one: Waiting): WaitingWords {
  const words = wordsOf(one);
  if (!('also' in one) || one.also.length === 0) return words;
  return { ...words, why: `${words.why} Also: ${listWords(one.also.map((kind) => alsoWords[kind]))}.` };
}

function wordsOf(one: Waiting): WaitingWords {
  switch (one.kind) {
    case 'duty':
      return dutyWords(one);
    case 'more-duties':
      return moreDutiesWords(one);
    case 'planned':
      return plannedWords(one);
    case 'second-factor':
      return {
        title: 'Your sponsor duties wait for a second factor',
        why: 'They hold other people’s data. Add a passkey or an authenticator app, and log in with it: then they are listed here.',
        to: '/dashboard/account/security',
        deed: 'Add one',
      };
    case 'hire':
      return hireWords(one);
    case 'more-hires':
      return {
        title: one.count === 1 ? 'One more hire has open steps' : `${one.count} more hires have open steps`,
        why: 'They begin later than those listed.',
        to: '/dashboard/hiring/cases',
        deed: 'See them',
      };
    case 'offer':
      return offerWords(one);
    case 'sponsorability':
      return {
        title: `The law has changed for ${one.title}`,
        why: `${sponsorableNow[one.now]} Applicants who need a visa may be affected.`,
        to: jobPath(one.job),
        deed: 'See why',
      };
    case 'applications':
      return applicationsWords(one);
    case 'visa-facts':
      return {
        title: `${one.candidate} has shared what sponsorship would need`,
        why: `${one.title}. Shared on ${dayOf(one.at)}. You see from when they could start, and the least pay.`,
        to: `/dashboard/hiring/applications/${one.application}/sponsoring`,
        deed: 'Read',
      };
    case 'review':
      return reviewWords(one);
    case 'interview':
      return {
        title: `Interview today at ${timeOf(one.at)} with ${one.candidate}`,
        why: `${one.title}, ${one.minutes} minutes.${one.reply === 'confirmed' ? ' They have confirmed it.' : ' They have not confirmed it.'} The time is as this device has it.`,
        to: applicantPath(one.job, one.application),
        deed: 'See the applicant',
      };
    case 'another-time':
      return {
        title: `${one.candidate} asks for another interview time`,
        why: `${one.title}. Set for ${dayOf(one.at)} at ${timeOf(one.at)}. They say: ${one.words}`,
        to: applicantPath(one.job, one.application),
        deed: 'Set another time',
      };
    case 'messages':
      return messagesWords(one);
    case 'closing':
      return {
        title: `${one.title} closes ${inDays(one.days)}`,
        why: `${dayInWords(one.day)} is its last day. ${answeredWords(one.pending, one.applicants)}`,
        to: jobPath(one.job),
        deed: 'See the job',
      };
    case 'claim':
      return {
        title: 'Your entry on the register is not claimed',
        why: 'Until you say which one is yours, your jobs say that we have not found you as a sponsor.',
        to: '/dashboard/organisation/register',
        deed: 'Find us',
      };
  }
}

export const applicantPath = (job: string | null, application: string): string =>
  `/dashboard/hiring/board?job=${job ?? ''}&applicant=${application}`;

const alsoWords = {
  duty: 'another duty',
  planned: 'a planned event',
  hire: 'steps of the hire',
  offer: 'the offer',
  'visa-facts': 'what sponsorship would need',
  review: 'a rejection to look at',
  interview: 'an interview today',
  'another-time': 'another interview time',
  message: 'an unread message',
} as const;

const listWords = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

function hireWords({ hireCase, candidate, title, day, days, next, open }: Of<'hire'>): WaitingWords {
  const when =
    days < 0 ? `started on ${weekdayInWords(day)}` : days === 0 ? 'starts today' : `starts ${inDays(days)}`;
  const steps = open === 1 ? 'One step of yours is open' : `${open} steps of yours are open`;
  return {
    title: `${candidate} ${when}`,
    why: `${title}${days > 0 ? `, from ${weekdayInWords(day)}` : ''}. ${steps}. Next: ${next}.`,
    to: `/dashboard/hiring/cases/${hireCase}`,
    deed: 'Record it',
  };
}

function offerWords(one: Of<'offer'>): WaitingWords {
  const { application, conversation, candidate, title, pay, state, at, day, days } = one;
  const to = `/dashboard/hiring/applications/${application}/offer`;
  const what = `${title}, ${moneyInWords('GBP', pay)}.`;
  if (state === 'question')
    return {
      title: `${candidate} asks about your offer`,
      why: `${what} Asked on ${dayOf(at)}. It can be accepted until ${weekdayInWords(day)}.`,
      to,
      deed: 'Answer',
    };
  const name = `${candidate} has not answered your offer`;
  if (days < 0)
    return {
      title: name,
      why: `${what} It ended on ${dayInWords(day)}. Send it again, or end it.`,
      to,
      deed: 'See the offer',
    };
  return {
    title: name,
    why: `${what} Sent on ${dayOf(at)}. ${days === 0 ? 'Today is' : `${dayInWords(day)} is`} the last day to accept it.`,
    to: conversation === null ? to : `/dashboard/hiring/messages?conversation=${conversation}`,
    deed: `Remind ${candidate.split(' ')[0]}`,
  };
}

function applicationsWords({ count, jobs, oldest }: Of<'applications'>): WaitingWords {
  return {
    title:
      count === 1
        ? 'One application waits for a decision'
        : `${count.toLocaleString('en-GB')} applications wait for a decision`,
    why: `${sentence(jobs.map((each) => `${each.count} for ${each.title}`))} ${count === 1 ? 'It came' : 'The oldest came'} on ${dayOf(oldest)}.`,
    to: onlyJob(jobs, '/dashboard/hiring/applicants?status=pending'),
    deed: count === 1 ? 'Read it' : 'Read them',
  };
}

function reviewWords({ application, candidate, title, state, at }: Of<'review'>): WaitingWords {
  const to = `/dashboard/hiring/applications/${application}/reject-for-sponsorship`;
  return state === 'asked'
    ? {
        title: `${candidate} asks you to look at a rejection again`,
        why: `${title}. Asked on ${dayOf(at)}. You answer in writing: it stands, or the application is open again.`,
        to,
        deed: 'Answer',
      }
    : {
        title: `A rejection of ${candidate} waits for a second look`,
        why: `${title}. A colleague prepared it on ${dayOf(at)}. It is sent once a second person has read it.`,
        to,
        deed: 'Read it',
      };
}

function messagesWords({ count, names, oldest, conversation }: Of<'messages'>): WaitingWords {
  return {
    title: count === 1 ? 'One unread conversation' : `${count} unread conversations`,
    why: `From ${firstOf(names, count)}. ${count === 1 ? 'It has' : 'The longest has'} waited since ${dayOf(oldest)}.`,
    to:
      count === 1
        ? `/dashboard/hiring/messages?conversation=${conversation}`
        : '/dashboard/hiring/messages?tab=unread',
    deed: 'Answer',
  };
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
