import { product } from '@portway/contracts/product';
import type { EmailContent } from '../../../../platform/mail/email.ts';
import { london, nameOfTime, whenIn } from '../../../../platform/time/local-time.ts';

export interface InterviewFacts {
  readonly position: string;
  readonly company: string;
  readonly startsAt: number;
  readonly minutes: number;
  /** The IANA zone in which the employer named the time. */
  readonly timeZone: string;
  /** The candidate's own, by their profile. */
  readonly ownTimeZone?: string | undefined;
  readonly place: string;
  readonly words: string;
  readonly url: string;
}

export type InterviewEvent = 'set' | 'changed' | 'cancelled' | 'called-off';

/** When and where, to the candidate, with the calendar file. */
export function interviewEmail(event: InterviewEvent, facts: InterviewFacts): EmailContent {
  const { position, company, startsAt, timeZone, words, url } = facts;
  const time = `${whenIn(timeZone, startsAt)}, ${nameOfTime(timeZone)}`;
  const heading = {
    set: `Your interview with ${company}: ${time}`,
    changed: `Changed: your interview with ${company} is on ${time}`,
    cancelled: `Cancelled: your interview with ${company}`,
    'called-off': `You withdrew: your interview with ${company} is off`,
  }[event];
  const isOver = event === 'cancelled' || event === 'called-off';
  return {
    subject: heading,
    preview: isOver ? position : `${position}, ${time}`,
    heading: heading,
    paragraphs: [
      isOver
        ? `The interview on ${time}, does not take place. Open the attached file to remove it from your diary.`
        : 'Open the attached file to add it to your diary.',
      ...(isOver || words === '' ? [] : [`${company} writes:\n${words}`]),
    ],
    facts: isOver ? [] : factsOf(facts),
    actions: [{ label: isOver ? 'See your application' : 'Confirm, or ask for another time', url }],
    foot: [`You applied to ${company} on ${product}.`, 'You can turn these emails off under Notifications.'],
  };
}

/** In London and where the candidate lives too, where clocks there show another time. */
function factsOf({ position, startsAt, minutes, timeZone, ownTimeZone, place }: InterviewFacts) {
  const localTime = whenIn(timeZone, startsAt);
  const inLondon = whenIn(london, startsAt);
  const ownTime = whenIn(ownTimeZone ?? timeZone, startsAt);
  return [
    { name: 'When', value: `${localTime}, ${nameOfTime(timeZone)}` },
    ...(inLondon === localTime ? [] : [{ name: 'In London', value: inLondon }]),
    ...(ownTimeZone === undefined || ownTime === localTime || ownTime === inLondon
      ? []
      : [{ name: 'Where you are', value: `${ownTime}, ${nameOfTime(ownTimeZone)}` }]),
    { name: 'Length', value: `${minutes} minutes` },
    { name: 'Where', value: place },
    { name: 'For', value: position },
  ];
}
