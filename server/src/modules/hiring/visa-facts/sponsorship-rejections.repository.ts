import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';

type On = Transaction<Tables>;

export interface RejectionRow {
  readonly rejected_at: Date | null;
  readonly text: string;
  readonly rule: string;
  /** YYYY-MM-DD */
  readonly judged_on: string;
  readonly by_name: string;
  readonly written_at: Date;
  readonly review_text: string | null;
  readonly review_asked_at: Date | null;
  readonly review_outcome: 'stands' | 'reopened' | null;
  readonly review_answer: string | null;
  readonly review_by_name: string | null;
  readonly review_answered_at: Date | null;
}

interface Draft {
  readonly application: string;
  readonly account: string;
  readonly organisation: string;
  readonly text: string;
  readonly rule: string;
  readonly judged_on: string;
  readonly written_by: string;
  readonly by_name: string;
}

interface ReviewAnswer {
  readonly outcome: 'stands' | 'reopened';
  readonly text: string;
  readonly by: string;
  readonly byName: string;
}

export function sponsorshipRejectionsRepository(outbox: Outbox) {
  const update = (on: On, application: string) =>
    on.updateTable('sponsorship_rejection').where('application', '=', application);
  return {
    /** The candidate's email address; undefined where they want none about this. */
    async addressFor(on: On, account: string): Promise<string | undefined> {
      const row = await on
        .selectFrom('account')
        .select('email')
        .where('id', '=', account)
        .where(sql<boolean>`wants_message_emails(id)`)
        .executeTakeFirst();
      return row?.email;
    },
    post: outbox.post,
    find: (on: On, application: string): Promise<RejectionRow | undefined> =>
      on
        .selectFrom('sponsorship_rejection')
        .select(['rejected_at', 'text', 'rule', 'by_name', 'written_at', 'review_text', 'review_asked_at'])
        .select(['review_outcome', 'review_answer', 'review_by_name', 'review_answered_at'])
        .select(sql<string>`judged_on::text`.as('judged_on'))
        .where('application', '=', application)
        .executeTakeFirst(),
    /** Writes a new draft, in the place of an earlier draft or rejection. */
    async draft(on: On, draft: Draft): Promise<void> {
      const nothing = {
        rejected_at: null,
        review_text: null,
        review_asked_at: null,
        review_outcome: null,
        review_answer: null,
        review_by_name: null,
        review_answered_at: null,
      };
      const { application: _application, account: _account, ...words } = draft;
      await on
        .insertInto('sponsorship_rejection')
        .values(draft)
        .onConflict((conflict) =>
          conflict.column('application').doUpdateSet({ ...words, ...nothing, written_at: sql`now()` }),
        )
        .execute();
    },
    /** Makes the draft the rejection, and moves the application. */
    async reject(
      on: On,
      application: string,
      { by, byName }: { readonly by: string; readonly byName: string },
    ): Promise<void> {
      await update(on, application)
        .set({ rejected_at: sql`now()`, written_by: by, by_name: byName })
        .execute();
      await move(on, application, 'rejected');
    },
    async askReview(on: On, application: string, text: string): Promise<void> {
      await update(on, application).set({ review_text: text, review_asked_at: sql`now()` }).execute();
    },
    /** Answers it; a reopened application is at the interview stage again. */
    async answerReview(
      on: On,
      application: string,
      { outcome, text, by, byName }: ReviewAnswer,
    ): Promise<void> {
      await update(on, application)
        .set({
          review_outcome: outcome,
          review_answer: text,
          review_by: by,
          review_by_name: byName,
          review_answered_at: sql`now()`,
        })
        .execute();
      if (outcome === 'reopened') await move(on, application, 'interview');
    },
  };
}

export type SponsorshipRejectionsRepository = ReturnType<typeof sponsorshipRejectionsRepository>;

/** The reason is shown with the rule on the application's page, so that the history needs no note. */
async function move(on: On, application: string, state: 'rejected' | 'interview'): Promise<void> {
  await on
    .updateTable('application')
    .set({ state, next_step: null, next_step_on: null, changed_at: sql`now()` })
    .where('id', '=', application)
    .execute();
  await on
    .insertInto('application_turn')
    .values({ application, state, by_side: 'employer', note: null })
    .execute();
}
