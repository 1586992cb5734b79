import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';
import type { StoredApplicationState } from '../../../candidate/applications/applications.tables.ts';
import type { InterviewReply } from '../employer-applications.tables.ts';

type On = Transaction<Tables>;

export interface NewInterview {
  readonly application: string;
  readonly starts_at: Date;
  readonly minutes: number;
  readonly time_zone: string;
  readonly place: string;
  readonly words: string;
}

/** An application as its candidate finds it. */
export interface OwnApplication {
  readonly id: string;
  readonly job: string | null;
  /** Null once the employer has left, or no longer has it. */
  readonly organisation: string | null;
  readonly state: StoredApplicationState;
}

/** When and where applicants are interviewed. */
export const interviewsRepository = {
  /** Sets it, or replaces the one there is. Returns how often it was changed. */
  async set(on: On, interview: NewInterview): Promise<number> {
    const { application: _, ...times } = interview;
    const { sequence } = await on
      .insertInto('interview')
      .values(interview)
      .onConflict((conflict) =>
        conflict.column('application').doUpdateSet({
          ...times,
          cancelled: false,
          sequence: sql`interview.sequence + 1`,
          set_at: sql`now()`,
        }),
      )
      .returning('sequence')
      .executeTakeFirstOrThrow();
    return sequence;
  },
  /** The one that is to come, where it was not cancelled. */
  toCome: (on: On, application: string, now: Date): Promise<NewInterview | undefined> =>
    on
      .selectFrom('interview')
      .select(['application', 'starts_at', 'minutes', 'time_zone', 'place', 'words'])
      .where('application', '=', application)
      .where('cancelled', '=', false)
      .where('starts_at', '>', now)
      .executeTakeFirst(),
  /** An application of this candidate, locked until the transaction ends. */
  own: (on: On, account: string, id: string): Promise<OwnApplication | undefined> =>
    on
      .selectFrom('application')
      .select(['id', 'job', 'organisation', 'state'])
      .where('account', '=', account)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  /** Saves the candidate's answer to this time. False where it is cancelled, or another time by now. */
  async answer(
    on: On,
    application: string,
    {
      startsAt,
      answer,
      words,
    }: { readonly startsAt: Date; readonly answer: InterviewReply; readonly words: string },
  ): Promise<boolean> {
    const row = await on
      .updateTable('interview')
      .set({ reply: answer, reply_words: words, replied_at: sql`now()` })
      .where('application', '=', application)
      .where('cancelled', '=', false)
      .where('starts_at', '=', startsAt)
      .returning('application')
      .executeTakeFirst();
    return row !== undefined;
  },
  /** The same for cancelling it. */
  async cancel(on: On, application: string): Promise<number> {
    const { sequence } = await on
      .updateTable('interview')
      .set({ cancelled: true, sequence: sql`sequence + 1`, set_at: sql`now()` })
      .where('application', '=', application)
      .returning('sequence')
      .executeTakeFirstOrThrow();
    return sequence;
  },
};

export type InterviewsRepository = typeof interviewsRepository;
