import type { NotificationKind } from '@portway/contracts/account/notifications/notifications';

/** A stored notification, with the names of what it is about as its reader may see them today. */
export interface NotificationRow {
  readonly id: string;
  readonly kind: NotificationKind;
  /** The workspace it is shown in; null for a candidate. */
  readonly organisation: string | null;
  readonly organisationName: string | null;
  readonly application: string | null;
  readonly job: string | null;
  readonly conversation: string | null;
  readonly words: Readonly<Record<string, string>>;
  readonly candidate: string | null;
  /** Who wrote last on the other side. */
  readonly author: string | null;
  readonly position: string | null;
  readonly company: string | null;
  readonly readAt: Date | null;
  readonly toldAt: Date;
}

export interface Sentence {
  /** What happened. */
  readonly title: string;
  /** About what. */
  readonly text: string;
  readonly to: string;
  /** What its reader does there. */
  readonly deed: string;
}

interface Names {
  readonly candidate: string;
  readonly author: string;
  readonly company: string;
  readonly position: string;
  readonly words: NotificationRow['words'];
}

/** The words of each kind: for employers, and for candidates where they hear of it too. */
const sentences: Readonly<Record<NotificationKind, (names: Names, isEmployer: boolean) => string>> = {
  'application-arrived': ({ candidate }) => `${candidate} has applied`,
  'application-sent': ({ company }) => `${company} has your application`,
  'status-changed': ({ candidate, company, words }, isEmployer) =>
    isEmployer ? `${candidate} ${byCandidate(words.status)}` : `${company} ${byEmployer(words.status)}`,
  message: ({ author, company }, isEmployer) =>
    isEmployer ? `${author} has written to you` : `${company} has written to you`,
  'job-changed': ({ company }) => `${company} has changed a job you applied for`,
  'job-closing': ({ words }) => `A job closes ${words.day === undefined ? 'soon' : `on ${words.day}`}`,
  'job-sponsorability-changed': () => 'Whether a job can be sponsored has changed',
  'visa-facts-asked': ({ company }) => `${company} asks what sponsoring you would need`,
  'visa-facts-shared': ({ candidate }) => `${candidate} has shared what sponsorship would need`,
  'visa-facts-taken-back': ({ candidate }) => `${candidate} has withdrawn what they shared`,
  'offer-sent': ({ company }) => `${company} has made you an offer`,
  'offer-answered': ({ candidate, words }) => `${candidate} ${answered(words.answer)}`,
  'offer-accepted': ({ company }) => `You have accepted the offer of ${company}`,
  'review-asked': ({ candidate }) => `${candidate} asks you to look at a rejection again`,
  'review-answered': ({ company }) => `${company} has looked at your application again`,
  'claim-decided': ({ words }) =>
    words.outcome === 'confirmed'
      ? 'Your entry in the register is confirmed'
      : 'Your entry in the register is not confirmed',
  'sponsor-days-moved': ({ words }) =>
    words.count === '1'
      ? 'The day of a sponsor duty has moved'
      : `The days of ${words.count} sponsor duties have moved`,
  'sponsor-planned': ({ words }) =>
    words.count === '1'
      ? 'The day of a planned event has come'
      : `The days of ${words.count} planned events have come`,
  'sponsor-record-arrived': ({ words }) =>
    words.given === 'false'
      ? 'A worker says that the information on employment rights was not given'
      : words.given === 'true'
        ? 'A worker says that the information on employment rights was given'
        : 'A worker has sent what you asked for by a link',
  'report-decided': ({ words }) => reportDecided(words),
};

/** What an entry of the list, and a mail, says: only words that its reader may see. */
export function sentenceOf(row: NotificationRow): Sentence {
  const names = {
    candidate: row.candidate ?? 'A candidate',
    author: row.author ?? row.candidate ?? 'A candidate',
    company: row.company ?? 'An employer',
    position: row.position ?? '',
    words: row.words,
  };
  const isEmployer = row.organisation !== null;
  return {
    title: sentences[row.kind](names, isEmployer),
    text: textOf(row),
    to: pathOf(row),
    deed: deedOf(row.kind, isEmployer),
  };
}

interface Applications {
  readonly job: string;
  readonly count: number;
  readonly unread: number;
}

/** What one entry says for all applications to a job. */
export function groupSentenceOf(row: NotificationRow, { job, count, unread }: Applications): Sentence {
  return {
    title: applicationsInWords(count, unread),
    text: textOf(row),
    to: `/dashboard/hiring/board?job=${job}`,
    deed: 'See the applicants',
  };
}

function applicationsInWords(count: number, unread: number): string {
  if (unread === 0) return `${count} applications`;
  const arrivals = unread === 1 ? '1 new application' : `${unread} new applications`;
  return unread === count ? arrivals : `${arrivals}, ${count} in all`;
}

const deeds: Readonly<Record<NotificationKind, string>> = {
  'application-arrived': 'Read the application',
  'application-sent': 'See your application',
  'status-changed': 'See your application',
  message: 'Read and answer',
  'job-changed': 'See what changed',
  'job-closing': 'See the job',
  'job-sponsorability-changed': 'See why',
  'visa-facts-asked': 'Answer',
  'visa-facts-shared': 'See what was shared',
  'visa-facts-taken-back': 'See the applicant',
  'offer-sent': 'Read the offer',
  'offer-answered': 'See the answer',
  'offer-accepted': 'See what happens now',
  'review-asked': 'Look at it again',
  'review-answered': 'Read the answer',
  'claim-decided': 'See your entry',
  'sponsor-days-moved': 'See the days',
  'sponsor-planned': 'Say whether it happened',
  'sponsor-record-arrived': 'See what arrived',
  'report-decided': 'See what it is about',
};

function deedOf(kind: NotificationKind, isEmployer: boolean): string {
  return kind === 'status-changed' && isEmployer ? 'See the applicant' : deeds[kind];
}

function textOf({ position, words }: NotificationRow): string {
  return [position, words.text].filter(Boolean).join(': ');
}

function pathOf({ kind, organisation, application, job, conversation, words }: NotificationRow): string {
  if (kind === 'sponsor-days-moved')
    return words.duty === undefined ? '/dashboard/sponsor/duties' : `/dashboard/sponsor/duties/${words.duty}`;
  if (kind === 'sponsor-planned')
    return words.planned === undefined
      ? '/dashboard/sponsor/today'
      : `/dashboard/sponsor/happened?planned=${words.planned}`;
  if (kind === 'sponsor-record-arrived') return `/dashboard/sponsor/workers/${words.worker}/asked`;
  if (kind === 'claim-decided') return '/dashboard/organisation/register';
  if (kind === 'report-decided' && organisation === null)
    return conversation === null
      ? '/dashboard/notifications'
      : `/dashboard/messages?conversation=${conversation}`;
  if (kind === 'report-decided' && conversation !== null)
    return `/dashboard/hiring/messages?conversation=${conversation}`;
  if (organisation === null) {
    if (kind === 'message') return `/dashboard/messages?conversation=${conversation}`;
    if (kind === 'offer-sent' || kind === 'offer-accepted') return `/dashboard/offers/${application}`;
    return `/dashboard/applied?application=${application}`;
  }
  if (kind === 'message') return `/dashboard/hiring/messages?conversation=${conversation}`;
  if (kind === 'offer-answered') return `/dashboard/hiring/applications/${application}/offer`;
  if (kind === 'review-asked') return `/dashboard/hiring/applications/${application}/reject-for-sponsorship`;
  if (kind.startsWith('visa-facts')) return `/dashboard/hiring/applications/${application}/sponsoring`;
  if (application === null) return `/dashboard/hiring/jobs/${job}`;
  return `/dashboard/hiring/board?job=${job}&applicant=${application}`;
}

function reportDecided({ side, outcome, thing }: NotificationRow['words']): string {
  if (side === 'reporter')
    return outcome === 'upheld' ? 'We acted on your report' : 'We looked at your report, and nothing changes';
  if (outcome !== 'upheld')
    return thing === 'job' ? 'A report of your job changes nothing' : 'Your conversation is open again';
  return thing === 'job' ? 'We paused one of your jobs' : 'We closed one of your conversations';
}

function byEmployer(status: string | undefined): string {
  switch (status) {
    case 'interview':
      return 'has invited you to the next stage';
    case 'offer':
      return 'wants to make you an offer';
    case 'hired':
      return 'has hired you';
    case 'rejected':
      return 'has decided not to take your application further';
    case 'ended':
      return 'did not answer, and your application has ended';
    case 'interview-set':
      return 'has set a time for your interview';
    case 'interview-cancelled':
      return 'has cancelled your interview';
    case 'pending':
      return 'is looking at your application again';
    default:
      return 'has changed your application';
  }
}

function byCandidate(status: string | undefined): string {
  switch (status) {
    case 'withdrawn':
      return 'has withdrawn an application';
    case 'interview-confirmed':
      return 'has confirmed the interview';
    case 'interview-another-time':
      return 'asks for another interview time';
    default:
      return 'has reopened an application';
  }
}

function answered(answer: string | undefined): string {
  if (answer === 'accepted') return 'has accepted your offer';
  if (answer === 'declined') return 'has declined your offer';
  return 'has asked about your offer';
}
