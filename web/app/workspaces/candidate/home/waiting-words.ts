import type { CandidateWaiting } from '@portway/contracts/candidate/candidate-home/candidate-home';
import { moneyInWords } from '../../../subjects/job/pay/pay-in-words.ts';
import { dayInWords, weekdayInWords } from '../../../text/days.ts';
import { interviewWhen } from '../../../text/job/interview-words.ts';
import { profilePaths } from '../../../text/profile/profile-paths.ts';
import { dayOf, firstOf, inDays, type WaitingWords } from '../../../text/waiting.ts';

type Of<Kind extends CandidateWaiting['kind']> = Extract<CandidateWaiting, { kind: Kind }>;

const applicationPath = (id: string) => `/dashboard/applied?application=${id}`;
const offerPath = (id: string) => `/dashboard/offers/${id}`;

/** What waits for a candidate, in words; `ownZone` is the zone of this device where it is left out. */
export function waitingWords(one: CandidateWaiting, ownZone?: string): WaitingWords {
  switch (one.kind) {
    case 'offer':
      return offerWords(one);
    case 'visa-facts':
      return {
        title: `${one.company} asks about sponsorship`,
        why: `${one.title}. You see what would be shared first, and you may say no. Asked on ${dayOf(one.askedAt)}.`,
        to: applicationPath(one.application),
        deed: 'Answer',
      };
    case 'interview':
      return interviewWords(one, ownZone);
    case 'messages':
      return {
        title: one.count === 1 ? 'One unread conversation' : `${one.count} unread conversations`,
        why: `From ${firstOf(one.names, one.count)}. ${one.count === 1 ? 'It has' : 'The longest has'} waited since ${dayOf(one.oldest)}.`,
        to:
          one.count === 1
            ? `/dashboard/messages?conversation=${one.conversation}`
            : '/dashboard/messages?tab=unread',
        deed: 'Read',
      };
    case 'permission':
      return permissionWords(one);
    case 'accepted':
      return {
        title: `Your first day at ${one.company} is ${inDays(one.days)}`,
        why: `${one.title}, from ${weekdayInWords(one.day)}.${one.isSponsored ? ' See what happens until then, and who does it.' : ''}`,
        to: offerPath(one.application),
        deed: 'See what happens',
      };
  }
}

function offerWords({ application, company, title, pay, state, day, days }: Of<'offer'>): WaitingWords {
  const what = `${title}, ${moneyInWords('GBP', pay)} a year.`;
  const lastDay = `${weekdayInWords(day)}, ${inDays(days)}`;
  return state === 'question'
    ? {
        title: `${company} has your question about its offer`,
        why: `${what} The offer stays open until ${lastDay}.`,
        to: offerPath(application),
        deed: 'See the offer',
      }
    : {
        title: `${company} offers you a job`,
        why: `${what} Answer by ${lastDay}.`,
        to: offerPath(application),
        deed: 'Read the offer',
      };
}

function interviewWords(one: Of<'interview'>, ownZone?: string): WaitingWords {
  const { interviewTime, ownTime } = interviewWhen(one, ownZone);
  return {
    title: `Interview with ${one.company} ${inDays(one.days)}`,
    why: `${one.title}. ${interviewTime}, ${one.minutes} minutes.${ownTime === undefined ? '' : ` Where you are: ${ownTime}.`}${replyWords[one.reply ?? 'none']}`,
    to: applicationPath(one.application),
    deed: one.reply === null ? 'Confirm, or ask for another time' : 'See the details',
  };
}

const replyWords = {
  none: ' You have not confirmed it.',
  confirmed: ' You have confirmed it.',
  'another-time': ' You asked for another time.',
} as const;

function permissionWords({ day, days }: Of<'permission'>): WaitingWords {
  const to = `${profilePaths.preferences}#visaExpires`;
  return days < 0
    ? {
        title: 'Your profile says that your permission has ended',
        why: `It gives ${dayInWords(day)}. Until you bring it up to date, we cannot say what a job needs for you.`,
        to,
        deed: 'Bring it up to date',
      }
    : {
        title: `Your permission ends ${inDays(days)}`,
        why: `Your profile gives ${dayInWords(day)}. What a job and its certificate need for you is worked out with that day.`,
        to,
        deed: 'Check the day',
      };
}
