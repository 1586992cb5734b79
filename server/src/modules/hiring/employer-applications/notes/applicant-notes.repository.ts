import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface NoteRow {
  readonly id: string;
  readonly author: string | null;
  readonly author_name: string | null;
  readonly text: string;
  readonly written_at: Date;
  readonly edited_at: Date | null;
}

/** Notes of colleagues about applicants. */
export const applicantNotesRepository = {
  of: (on: On, application: string): Promise<readonly NoteRow[]> =>
    on
      .selectFrom('applicant_note as note')
      .leftJoin('account', 'account.id', 'note.author')
      .select([
        'note.id',
        'note.author',
        'account.full_name as author_name',
        'note.text',
        'note.written_at',
        'note.edited_at',
      ])
      .where('note.application', '=', application)
      .orderBy('note.written_at')
      .orderBy('note.id')
      .execute(),
  async add(
    on: On,
    note: {
      readonly id: string;
      readonly application: string;
      readonly organisation: string;
      readonly author: string;
      readonly text: string;
    },
  ): Promise<void> {
    await on.insertInto('applicant_note').values(note).execute();
  },
  async count(on: On, application: string): Promise<number> {
    const { count } = await on
      .selectFrom('applicant_note')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('application', '=', application)
      .executeTakeFirstOrThrow();
    return count;
  },
  /** Whether there was such a note of this author. */
  async change(
    on: On,
    { id, author, text }: { readonly id: string; readonly author: string; readonly text: string },
  ): Promise<boolean> {
    const { numUpdatedRows } = await on
      .updateTable('applicant_note')
      .set({ text, edited_at: sql`now()` })
      .where('id', '=', id)
      .where('author', '=', author)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  async remove(on: On, { id, author }: { readonly id: string; readonly author: string }): Promise<boolean> {
    const { numDeletedRows } = await on
      .deleteFrom('applicant_note')
      .where('id', '=', id)
      .where('author', '=', author)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
};

export type ApplicantNotesRepository = typeof applicantNotesRepository;
