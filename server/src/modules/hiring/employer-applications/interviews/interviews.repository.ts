import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface NewInterview {
  readonly application: string;
  readonly starts_at: Date;
  readonly minutes: number;
  readonly time_zone: string;
  readonly place: string;
  readonly words: string;
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
