import type { Application, ApplicationWhole } from '@portway/contracts/candidate/applications/applications';
import type { InterviewReply } from '@portway/contracts/hiring/employer-applications/applicant-row';
import type { OfferState } from '@portway/contracts/hiring/offers/offers';

/** What is stored of an application, as far as a list shows it. */
interface Stored {
  readonly id: string;
  readonly conversation: string;
  readonly job: string | null;
  readonly slug: string | null;
  readonly jobState: 'draft' | 'published' | 'paused' | 'closed' | null;
  readonly position: string;
  readonly company: string;
  readonly location: string | null;
  readonly state: Application['status'];
  readonly next_step: string | null;
  readonly next_step_on: string | null;
  readonly applied_at: Date;
  readonly changed_at: Date;
  readonly unread: number;
  readonly offer: {
    readonly pay: number;
    readonly place: string;
    readonly expires_on: string;
    readonly startsOn: string;
  } | null;
}

/** An application in its candidate's list, with the status of its offer if it has one. */
export function applicationOf(row: Stored, offerStatus: OfferState | null): Application {
  return {
    id: row.id,
    conversation: row.conversation,
    job:
      row.job === null || row.slug === null || row.jobState === null
        ? null
        : { id: row.job, slug: row.slug, state: row.jobState },
    position: row.position,
    company: row.company,
    location: row.location,
    status: row.state,
    appliedAt: row.applied_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    nextStep: nextStepOf(row),
    unread: row.unread,
    offer: offerOf(row, offerStatus),
  };
}

function offerOf({ offer }: Stored, status: OfferState | null): Application['offer'] {
  if (offer === null || status === null) return null;
  const { pay, place, expires_on: answerBy, startsOn } = offer;
  return { status, pay, place, answerBy, startsOn };
}

export function nextStepOf({
  next_step: text,
  next_step_on: on,
}: Pick<Stored, 'next_step' | 'next_step_on'>) {
  return text === null ? null : { text, on };
}

interface StoredInterview {
  readonly starts_at: Date | null;
  readonly minutes: number | null;
  readonly time_zone: string | null;
  readonly place: string | null;
  readonly words: string | null;
  readonly cancelled: boolean | null;
  readonly reply: InterviewReply | null;
  readonly reply_words: string | null;
  readonly replied_at: Date | null;
}

/** When and where the employer invited; null where it has not. */
export function interviewOf({
  starts_at,
  minutes,
  time_zone: timeZone,
  place,
  words,
  cancelled,
  reply: answer,
  reply_words: replyWords,
  replied_at: at,
}: StoredInterview): ApplicationWhole['interview'] {
  if (starts_at === null || minutes === null || timeZone === null) return null;
  if (place === null || words === null || cancelled === null) return null;
  const reply =
    answer === null || replyWords === null || at === null
      ? null
      : { answer, words: replyWords, at: at.toISOString() };
  return { startsAt: starts_at.toISOString(), minutes, timeZone, place, words, cancelled, reply };
}

interface StoredStatusChange {
  readonly state: Application['status'];
  readonly by_side: 'candidate' | 'employer';
  readonly note: string | null;
  readonly at: Date;
}

export function statusChangeOf({
  state,
  by_side,
  note,
  at,
}: StoredStatusChange): ApplicationWhole['history'][number] {
  return { status: state, by: by_side, note, at: at.toISOString() };
}
