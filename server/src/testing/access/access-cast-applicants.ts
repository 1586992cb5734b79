import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { Asking, Whose } from './access-cast.ts';

interface Cast {
  readonly people: {
    accountOf(whose: Whose, asking: Asking): Promise<string | undefined>;
    organisation(name?: string): Promise<string>;
  };
  applicationOf(whose: Whose, asking: Asking): Promise<string | undefined>;
}

/** What colleagues keep about applicants, for a test. */
export function applicantsCast(queries: Kysely<Tables>, { people, applicationOf }: Cast) {
  /** With a time that is to come. */
  async function inviteToInterview(application: string): Promise<void> {
    await queries
      .updateTable('application')
      .set({ state: 'interview' })
      .where('id', '=', application)
      .execute();
    const slot = { starts_at: new Date('2030-01-11T10:00:00Z'), minutes: 45, time_zone: 'Europe/London' };
    const meetingPlace = { place: 'https://meet.example/rohan', words: '' };
    await queries
      .insertInto('interview')
      .values({ application, ...slot, ...meetingPlace })
      .execute();
  }

  return {
    inviteToInterview,
    /** A note that such a colleague wrote. */
    async noteOf(whose: Whose, asking: Asking): Promise<string | undefined> {
      if (whose === 'missing') return randomUUID();
      const application = await applicationOf(whose === 'other' ? 'other' : 'own', asking);
      const author = await people.accountOf(whose, asking);
      if (application === undefined || author === undefined) return undefined;
      const { organisation } = await queries
        .selectFrom('application')
        .select('organisation')
        .where('id', '=', application)
        .executeTakeFirstOrThrow();
      if (organisation === null) return undefined;
      const id = randomUUID();
      const note = { id, application, organisation, author, text: 'Knows settlement well.' };
      await queries.insertInto('applicant_note').values(note).execute();
      return id;
    },
    /** A template of such an organisation. */
    async templateOf(whose: Whose, asking: Asking): Promise<string | undefined> {
      if (whose === 'missing') return randomUUID();
      const organisation =
        whose === 'other' ? await people.organisation('Tidewater Health') : asking.organisation;
      if (organisation === undefined) return undefined;
      const id = randomUUID();
      const letter = { subject: 'Your application', text: 'Thank you, {first name}.' };
      await queries
        .insertInto('rejection_template')
        .values({ id, organisation, name: `Template ${id}`, ...letter })
        .execute();
      return id;
    },
    /** One row of everything that colleagues keep about an applicant. */
    async keepAll(
      application: string,
      organisation: string,
      { withInterview = true }: { withInterview?: boolean } = {},
    ): Promise<void> {
      const letter = { subject: 'Your application', text: 'Thank you, {first name}.' };
      const theirs = { application, organisation, author: null };
      await queries
        .insertInto('applicant_note')
        .values({ id: randomUUID(), ...theirs, text: 'Knows settlement well.' })
        .execute();
      const { id: tag } = await queries
        .insertInto('applicant_tag')
        .values({ organisation, name: 'Strong' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await queries.insertInto('application_tag').values({ application, tag }).execute();
      await queries
        .insertInto('rejection')
        .values({ ...theirs, ...letter, due_at: new Date() })
        .execute();
      const { id: turn } = await queries
        .insertInto('application_turn')
        .values({ application, state: 'interview', by_side: 'employer', note: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      const was = { state: 'pending', moved_to: 'interview', changed_at: new Date() } as const;
      await queries
        .insertInto('held_move')
        .values({ ...theirs, turn, ...was, due_at: new Date() })
        .execute();
      await queries
        .insertInto('rejection_template')
        .values({ organisation, name: 'Short', ...letter })
        .execute();
      if (withInterview) await inviteToInterview(application);
      const { account } = await queries
        .selectFrom('application')
        .select('account')
        .where('id', '=', application)
        .executeTakeFirstOrThrow();
      const sponsoring = { application, account, organisation };
      await queries
        .insertInto('visa_facts_request')
        .values({ ...sponsoring, asked_by: null, asked_by_name: 'Helen Marsh' })
        .execute();
      await queries
        .insertInto('sponsorship_rejection')
        .values({
          ...sponsoring,
          text: 'No',
          rule: 'SW 14.1',
          judged_on: '2026-11-23',
          by_name: 'Helen Marsh',
        })
        .execute();
    },
  };
}
