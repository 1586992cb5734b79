import { sql } from 'kysely';
import type { RequestContext } from '../../../platform/db/request-context.ts';

const maxJobs = 50;
const maxPast = 20;
const maxNotes = 100;

export type StaffOrganisationRepository = ReturnType<typeof staffOrganisationRepository>;

/** One organisation, for the desk. */
export function staffOrganisationRepository() {
  return {
    find: ({ transaction }: RequestContext, id: string) =>
      transaction
        .selectFrom('organisation')
        .where('id', '=', id)
        .select(['id', 'name', 'trading_name', 'town', 'website', 'industry', 'created_at'])
        .executeTakeFirst(),
    members: ({ transaction }: RequestContext, id: string) =>
      transaction
        .selectFrom('membership as m')
        .innerJoin('account as a', 'a.id', 'm.account')
        .where('m.organisation', '=', id)
        .orderBy('m.since')
        .orderBy('a.id')
        .select(['a.id', 'a.full_name', 'a.email', 'm.role', 'm.since'])
        .execute(),
    /** Row-level security leaves out drafts. */
    jobs: ({ transaction }: RequestContext, id: string) =>
      transaction
        .selectFrom('job')
        .where('organisation', '=', id)
        .where('state', '<>', 'draft')
        .orderBy('published_at', 'desc')
        .orderBy('id')
        .limit(maxJobs)
        .select(['id', 'slug', 'state', 'published_at'])
        .select(sql<string>`coalesce(answers ->> 'title', '')`.as('title'))
        .execute(),
    register: ({ transaction }: RequestContext, id: string) =>
      transaction
        .selectFrom('organisation_register as r')
        .innerJoin('sponsor as s', 's.id', 'r.sponsor')
        .where('r.organisation', '=', id)
        .select(['s.slug', 's.name', 's.town', 'r.mark', 'r.claimed_at'])
        .executeTakeFirst(),
    claim: ({ transaction }: RequestContext, id: string) =>
      transaction
        .selectFrom('register_claim as c')
        .innerJoin('sponsor as s', 's.id', 'c.sponsor')
        .where('c.organisation', '=', id)
        .select(['s.slug', 's.name', 's.town', 'c.reason', 'c.asked_at'])
        .select(['c.decided_at', 'c.confirmed', 'c.answer'])
        .executeTakeFirst(),
    /** A claim itself is deleted soon after its answer; the log says what was asked and answered before. */
    claimHistory: ({ transaction }: RequestContext, id: string) =>
      transaction
        .selectFrom('audit_entry as e')
        .leftJoin('account as a', 'a.id', 'e.actor')
        .where('e.subject', '=', id)
        .where(sql<boolean>`e.action like 'register-claim-%'`)
        .orderBy('e.number', 'desc')
        .limit(maxPast)
        .select(['e.at', 'e.action', 'a.full_name as by'])
        .execute(),
    notes: ({ transaction }: RequestContext, id: string) =>
      transaction
        .selectFrom('organisation_note as n')
        .leftJoin('account as a', 'a.id', 'n.by_account')
        .where('n.organisation', '=', id)
        .orderBy('n.created_at', 'desc')
        .orderBy('n.id', 'desc')
        .limit(maxNotes)
        .select(['n.id', 'a.full_name as by', 'n.created_at', 'n.text'])
        .execute(),
    async addNote(
      { caller, transaction }: RequestContext,
      note: { readonly id: string; readonly organisation: string; readonly text: string },
    ) {
      await transaction
        .insertInto('organisation_note')
        .values({ ...note, by_account: caller.account })
        .execute();
    },
  };
}
