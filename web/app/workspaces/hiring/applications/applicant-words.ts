import type {
  EmployerApplication,
  InterviewReply,
} from '@portway/contracts/hiring/employer-applications/applicant-row';
import { dayInWords } from '../../../text/days.ts';

/** The name, or what stands for it once the candidate has withdrawn. */
export function nameOf({ candidate }: Pick<EmployerApplication, 'candidate'>): string {
  return candidate?.fullName ?? 'Withdrawn applicant';
}

export const firstNameOf = (row: Pick<EmployerApplication, 'candidate'>): string =>
  row.candidate === null ? 'They' : (row.candidate.fullName.split(' ')[0] ?? row.candidate.fullName);

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const near = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
const far = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const dayLong = 86_400_000;

/** The day of an instant as seen now: Today, Yesterday, Thursday, Mon 16 Nov, 3 Nov 2025. */
export function daySeen(instant: string, now: Date): string {
  const at = new Date(instant);
  const days = Math.round((startOf(at) - startOf(now)) / dayLong);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days === -1) return 'Yesterday';
  if (Math.abs(days) < 7) return weekday.format(at);
  return (at.getFullYear() === now.getFullYear() ? near : far).format(at);
}

const startOf = (at: Date): number => new Date(at).setHours(0, 0, 0, 0);

const offerWords: Readonly<Record<NonNullable<EmployerApplication['offer']> | 'none', string>> = {
  none: 'No offer yet',
  sent: 'Offer sent, not answered yet',
  question: 'They have a question about the offer',
  accepted: 'They accepted the offer',
  declined: 'They declined the offer',
  withdrawn: 'The offer was withdrawn',
  expired: 'The offer ran out unanswered',
  closed: 'The offer is closed',
};

const replyWords: Readonly<Record<InterviewReply | 'none', string>> = {
  none: ', not confirmed',
  confirmed: ', confirmed',
  'another-time': ': they ask for another time',
};

/** Someone at Offer to whom nothing stands offered. */
export function needsOffer({ status, offer }: Pick<EmployerApplication, 'status' | 'offer'>): boolean {
  return status === 'offer' && (offer === null || offer === 'withdrawn' || offer === 'expired');
}

export const offerPath = (application: string) => `/dashboard/hiring/applications/${application}/offer`;

/** What happens next with an applicant, or when something last did. */
export function nextWords(row: EmployerApplication, now: Date): string {
  const { interview, nextStep, rejection, status, changedAt, appliedAt } = row;
  if (rejection !== null) return `${rejection.by} is rejecting them`;
  if (status === 'interview' && interview !== null && !interview.cancelled) {
    const isOver = Date.parse(interview.startsAt) < now.getTime();
    const startInWords = `${daySeen(interview.startsAt, now)} ${clock.format(new Date(interview.startsAt))}`;
    return isOver
      ? `Interviewed: ${startInWords}`
      : `${startInWords}${replyWords[interview.reply?.answer ?? 'none']}`;
  }
  if (nextStep !== null)
    return nextStep.on === null ? nextStep.text : `${nextStep.text}, ${dayInWords(nextStep.on)}`;
  if (status === 'pending') return `Applied ${inSentence(daySeen(appliedAt, now))}`;
  if (status === 'interview') return 'No time agreed yet';
  if (status === 'offer') return offerWords[row.offer ?? 'none'];
  return `Since ${inSentence(daySeen(changedAt, now))}`;
}

/** Within a sentence the words for near days begin small; the names of weekdays do not. */
function inSentence(day: string): string {
  return /^(Today|Tomorrow|Yesterday)$/.test(day) ? day.toLowerCase() : day;
}

/** Somebody who applied within the last day, and was not answered. */
export function isNew({ status, appliedAt }: EmployerApplication, now: Date): boolean {
  return status === 'pending' && now.getTime() - Date.parse(appliedAt) < dayLong;
}
