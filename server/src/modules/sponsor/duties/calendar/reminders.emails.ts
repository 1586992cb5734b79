import { product } from '@portway/contracts/product';
import type { EmailContent } from '../../../../platform/mail/email.ts';
import { organisationSubject } from '../../../../platform/mail/organisation-mail.ts';
import { dayInLondon } from '../../../../platform/time/local-time.ts';

export interface DutyToldOf {
  readonly summary: string;
  readonly day: string;
  /** The day counted has passed. */
  readonly isPast: boolean;
  readonly url: string;
}

interface Letter {
  readonly why: 'reminder' | 'digest' | 'escalation';
  /** The name of the organisation whose duties they are. */
  readonly organisation: string | null;
  readonly duties: readonly DutyToldOf[];
  readonly todayUrl: string;
}

const words = {
  reminder: (count: number) => (count === 1 ? 'A sponsor duty is due' : `${count} sponsor duties are due`),
  digest: (count: number) => `Your week: ${count} open sponsor ${count === 1 ? 'duty' : 'duties'}`,
  escalation: (count: number) =>
    count === 1 ? 'A sponsor duty has not been reported' : `${count} sponsor duties have not been reported`,
} as const;

const whys = {
  reminder: 'Your organisation chose how many days before a duty is due this email goes out.',
  digest: 'This email goes out on Mondays while a duty is open.',
  escalation:
    'You are recorded as the Authorising Officer of your organisation’s licence. This is told once for each duty.',
} as const;

interface PlannedLetter extends Pick<Letter, 'organisation' | 'todayUrl'> {
  readonly plans: readonly Omit<DutyToldOf, 'isPast'>[];
}

/** Planned events whose day has come: initials at most, and not what was planned. */
export function plannedEmail({ organisation, plans, todayUrl }: PlannedLetter): EmailContent {
  const heading =
    plans.length === 1
      ? 'The day of a planned event has come'
      : `The days of ${plans.length} planned events have come`;
  return {
    subject: organisationSubject(organisation, heading),
    preview: 'Say whether it happened: record it, move it or cancel it.',
    heading,
    paragraphs: ['Say whether it happened. Nothing is recorded, and no day is counted, until you do.'],
    lists: [
      {
        heading: 'Planned',
        items: plans.map(({ summary, day, url }) => ({
          mark: '–',
          title: `${summary} on ${dayInLondon(Date.parse(day))}`,
          link: { label: 'Did it happen?', url },
        })),
      },
    ],
    actions: [{ label: 'See what is due', url: todayUrl }],
    foot: [
      'This email goes out on the day that was planned.',
      `You are receiving this because you have a compliance role on ${product}.`,
    ],
  };
}

/** Duties by their day. Other people see emails: initials at most, and no duty's own words. */
export function dutiesEmail({ why, organisation, duties, todayUrl }: Letter): EmailContent {
  const heading = words[why](duties.length);
  return {
    subject: organisationSubject(organisation, heading),
    preview: 'Log in to see what each is about.',
    heading,
    paragraphs: ['Log in to see what each is about, and how its day was counted.'],
    lists: [
      {
        heading: 'Duties',
        items: duties.map(({ summary, day, isPast, url }) => ({
          mark: '–',
          title: isPast
            ? `${summary}: past the day counted; report now`
            : `${summary} on ${dayInLondon(Date.parse(day))}`,
          link: { label: isPast ? 'Report it' : 'See how its day was counted', url },
        })),
      },
    ],
    actions: [{ label: 'See what is due', url: todayUrl }],
    foot: [whys[why], `You are receiving this because you have a compliance role on ${product}.`],
  };
}
