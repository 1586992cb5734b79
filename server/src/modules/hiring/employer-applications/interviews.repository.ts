import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface NewInterview {
  readonly application: string;
  readonly starts_at: Date;
  readonly minutes: number;
  readonly time_zone: string;
  readonly place: string;
  readonly words: string;
}

export interface InterviewsRepository {
  /** Sets it, or replaces the one there is. Returns how often it was changed. */
  set(on: On, interview: NewInterview): Promise<number>;
  /** The one that is to come, where it was not cancelled. */
  toCome(on: On, application: string, now: Date): Promise<NewInterview | undefined>;
  /** The same for cancelling it. */
  cancel(on: On, application: string): Promise<number>;
}

/** When and where applicants are interviewed. */
export const interviewsRepository: InterviewsRepository = {
  async set(on, interview) {
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
  toCome: (on, application, now) =>
    on
      .selectFrom('interview')
      .select(['application', 'starts_at', 'minutes', 'time_zone', 'place', 'words'])
      .where('application', '=', application)
      .where('cancelled', '=', false)
      .where('starts_at', '>', now)
      .executeTakeFirst(),
  async cancel(on, application) {
    const { sequence } = await on
      .updateTable('interview')
      .set({ cancelled: true, sequence: sql`sequence + 1`, set_at: sql`now()` })
      .where('application', '=', application)
      .returning('sequence')
      .executeTakeFirstOrThrow();
    return sequence;
  },
};
