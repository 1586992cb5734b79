import type {
  answerInterviewOperation,
  setInterviewOperation,
} from '@portway/contracts/hiring/employer-applications/interviews';
import type { RequestOf } from '@portway/contracts/operation';
import { requireCandidate, requireHiring } from '../../../../platform/auth/authorisation.ts';
import type { RequestContext } from '../../../../platform/db/request-context.ts';
import { renderEmail } from '../../../../platform/mail/email.ts';
import { missing } from '../../../../platform/refusal.ts';
import { clockIn } from '../../../../platform/time/local-time.ts';
import type { MailStop } from '../../../account/notifications/mail-stop.service.ts';
import type { Notifications } from '../../../account/notifications/notifications.service.ts';
import {
  interviewChanged,
  requireAtInterview,
  requireNoRejection,
  requireToCome,
} from '../employer-applications.policy.ts';
import type { EmployerApplicationsRepository, ReceivedRow } from '../employer-applications.repository.ts';
import { type InterviewEvent, interviewEmail } from './interviews.emails.ts';
import type { InterviewsRepository, NewInterview } from './interviews.repository.ts';

/** An application, as far as its mails name it. */
type Applied = Pick<ReceivedRow, 'id' | 'account' | 'position' | 'company'>;

interface Confirmation {
  readonly message: string;
}

type On = RequestContext['transaction'];

/** An entry for a calendar program. */
interface CalendarEntry {
  readonly uid: string;
  readonly sequence: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly organizer: string;
  readonly organizerName: string;
  readonly attendee: string;
  readonly saidAt: number;
}

export interface InterviewsDeps {
  readonly repository: InterviewsRepository;
  readonly applications: Pick<
    EmployerApplicationsRepository,
    'find' | 'findForUpdate' | 'addressFor' | 'timeZoneOf' | 'post'
  >;
  readonly notify: Notifications['notify'];
  /** How a candidate stops the mails about their applications. */
  readonly stopHeaders: MailStop['stopHeaders'];
  /** Tells of a held move first: nobody hears of an interview before hearing that there is one. */
  readonly tellOfMove: (on: On, row: ReceivedRow) => Promise<void>;
  readonly calendarFile: (method: 'REQUEST' | 'CANCEL', entry: CalendarEntry) => string;
  /** The team's address: a calendar wants one, and a recruiter's own is not given away. */
  readonly organizer: string;
  /** The site's public origin. */
  readonly origin: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * When and where applicants are interviewed.
 * Each is a live event for both sides by the trigger `notify_interview` (employer-applications.sql); this adds the notification
 * and the email.
 */
export function interviewsService(deps: InterviewsDeps) {
  const { repository, applications, notify, stopHeaders, tellOfMove } = deps;
  const { calendarFile, organizer, origin, now } = deps;
  const host = new URL(origin).hostname;

  async function tell(
    on: On,
    row: ReceivedRow,
    { event, interview, sequence }: { event: InterviewEvent; interview: NewInterview; sequence: number },
  ): Promise<void> {
    const { id, account, job } = row;
    const about = { application: id, job: job ?? undefined };
    const words = { status: event === 'cancelled' ? 'interview-cancelled' : 'interview-set' };
    await notify(on, [{ account, organisation: null, kind: 'status-changed', about, words }]);
    await mail(on, row, { event, interview, sequence });
  }

  /** To the candidate, with the calendar file. */
  async function mail(
    on: On,
    { id, account, position, company }: Applied,
    { event, interview, sequence }: { event: InterviewEvent; interview: NewInterview; sequence: number },
  ): Promise<void> {
    const to = await applications.addressFor(on, account);
    if (to === undefined) return;
    const { starts_at, minutes, time_zone: timeZone, place, words: note } = interview;
    const startsAt = starts_at.getTime();
    const url = `${origin}/dashboard/applied?application=${id}`;
    const ownTimeZone = await applications.timeZoneOf(on, account);
    const facts = { position, company, startsAt, minutes, timeZone, ownTimeZone, place, words: note, url };
    const method = event === 'cancelled' || event === 'called-off' ? 'CANCEL' : 'REQUEST';
    const content = calendarFile(method, {
      uid: `interview-${id}@${host}`,
      sequence,
      startsAt,
      endsAt: startsAt + minutes * 60_000,
      summary: `Interview with ${company}: ${position}`,
      description: [note, url].filter(Boolean).join('\n\n'),
      location: place,
      organizer,
      organizerName: company,
      attendee: to,
      saidAt: now(),
    });
    const contentType = `text/calendar; charset=utf-8; method=${method}`;
    await applications.post(on, [
      {
        ...renderEmail(interviewEmail(event, facts)),
        kind: `interview-${event}`,
        to,
        headers: stopHeaders(account, 'applications'),
        attachments: [{ filename: 'interview.ics', contentType, content }],
      },
    ]);
  }

  async function cancelOne(on: On, row: ReceivedRow): Promise<void> {
    if (row.interview === null || row.interview.cancelled) throw missing();
    const sequence = await repository.cancel(on, row.id);
    await tell(on, row, { event: 'cancelled', interview: row.interview, sequence });
  }

  async function lockApplication({ caller, transaction }: RequestContext, id: string): Promise<ReceivedRow> {
    const by = { organisation: requireHiring(caller).id, account: caller.account };
    const row = await applications.findForUpdate(transaction, by, id);
    if (row === undefined) throw missing();
    return row;
  }

  return {
    async set(
      requestContext: RequestContext,
      id: string,
      { date, time, timeZone, minutes, place, words }: RequestOf<typeof setInterviewOperation>,
    ): Promise<Confirmation> {
      const { transaction } = requestContext;
      const row = await lockApplication(requestContext, id);
      requireAtInterview(row.state);
      requireNoRejection(row);
      const starts_at = new Date(clockIn(timeZone).instantOf({ date, time }));
      requireToCome(starts_at.getTime(), now());
      const interview = { application: id, starts_at, minutes, time_zone: timeZone, place, words };
      const isChange = row.interview !== null && !row.interview.cancelled;
      await tellOfMove(transaction, row);
      const sequence = await repository.set(transaction, interview);
      await tell(transaction, row, { event: isChange ? 'changed' : 'set', interview, sequence });
      return { message: 'Saved. They get it by email, with a file for their calendar.' };
    },
    async cancel(requestContext: RequestContext, id: string): Promise<Confirmation> {
      await cancelOne(requestContext.transaction, await lockApplication(requestContext, id));
      return { message: 'Cancelled. They are told by email.' };
    },
    /** The candidate's answer to the time; the people who hire are told. */
    async answer(
      { caller, transaction }: RequestContext,
      id: string,
      { startsAt, answer, words }: RequestOf<typeof answerInterviewOperation>,
    ): Promise<Confirmation> {
      requireCandidate(caller);
      const row = await repository.own(transaction, caller.account, id);
      const toCome =
        row?.state === 'interview' ? await repository.toCome(transaction, id, new Date(now())) : undefined;
      if (row === undefined || toCome === undefined) throw missing();
      const isSaved = await repository.answer(transaction, id, {
        startsAt: new Date(startsAt),
        answer,
        words,
      });
      if (!isSaved) throw interviewChanged();
      if (row.organisation !== null)
        await notify(transaction, [
          {
            account: null,
            organisation: row.organisation,
            besides: [caller.account],
            kind: 'status-changed',
            about: { application: id, job: row.job ?? undefined },
            words: { status: answer === 'confirmed' ? 'interview-confirmed' : 'interview-another-time' },
          },
        ]);
      return {
        message:
          answer === 'confirmed'
            ? 'Confirmed. The employer sees that you are coming.'
            : 'Sent. The employer sees that you ask for another time; until it answers, this one stands.',
      };
    },
    /** Cancels one that is to come, of an applicant who is no longer at this stage. */
    async cancelComing(on: On, row: ReceivedRow): Promise<void> {
      const { interview } = row;
      if (interview === null || interview.cancelled || interview.starts_at.getTime() <= now()) return;
      await cancelOne(on, row);
    },
    /** Calls off one that is to come, as the candidate who has withdrawn. */
    async callOff(on: On, application: Applied): Promise<void> {
      const interview = await repository.toCome(on, application.id, new Date(now()));
      if (interview === undefined) return;
      const sequence = await repository.cancel(on, application.id);
      await mail(on, application, { event: 'called-off', interview, sequence });
    },
  };
}

export type Interviews = ReturnType<typeof interviewsService>;
