import { sql } from 'kysely';
import type { StoredApplicationState } from '../../modules/candidate/applications/applications.tables.ts';
import { rejectionText } from '../requests/valid-sponsoring-requests.ts';
import type { TestApp } from '../test-app.ts';
import type { Asking } from './access-cast.ts';

const rejectionRow = {
  rule: 'The pay is too low.',
  judged_on: '2026-11-23',
  written_by: null,
  by_name: 'Helen Marsh',
};

/** Applications on their way to a hire, as if both sides had made them so. */
export function sponsoringCast({ superuser: queries }: Pick<TestApp, 'superuser'>) {
  async function inState(application: string | undefined, state: StoredApplicationState) {
    if (application !== undefined)
      await queries.updateTable('application').set({ state }).where('id', '=', application).execute();
    return application;
  }
  async function requestIn(application: string | undefined, status: 'asked' | 'shared' = 'asked') {
    await inState(application, 'interview');
    const row = await queries
      .selectFrom('application')
      .select(['account', 'organisation'])
      .where('id', '=', application ?? null)
      .executeTakeFirst();
    if (row?.organisation == null || application === undefined) return application;
    const { account, organisation } = row;
    const answered_at = status === 'asked' ? null : new Date();
    const request = { application, account, organisation, status, answered_at, asked_by: null };
    await queries
      .insertInto('visa_facts_request')
      .values({ ...request, asked_by_name: 'Helen Marsh' })
      .execute();
    return application;
  }
  /** Shares that a sponsor is needed, or not. */
  async function shared(application: string | undefined, needs_sponsorship = false) {
    await requestIn(application, 'shared');
    const parties = await partiesOf('visa_facts_request', application);
    if (parties === undefined) return application;
    const nothing = { possible_from: null, min_pence: null, small_cost_pence: null, large_cost_pence: null };
    const facts = { needs_sponsorship, lower_may_apply: false, job: '[]' };
    const { application: id } = parties;
    await queries
      .insertInto('visa_facts_share')
      .values({ application: id, ...nothing, ...facts })
      .execute();
    return application;
  }
  async function drafted(application: string | undefined, rejected_at: Date | null = null) {
    await shared(application, true);
    const parties = await partiesOf('visa_facts_request', application);
    if (parties !== undefined)
      await queries
        .insertInto('sponsorship_rejection')
        .values({ ...parties, ...rejectionText, ...rejectionRow, rejected_at })
        .execute();
    return application;
  }
  const partiesOf = (table: 'visa_facts_request', application: string | undefined) =>
    queries
      .selectFrom(table)
      .select(['application', 'account', 'organisation'])
      .where('application', '=', application ?? null)
      .executeTakeFirst();
  return {
    inState,
    /** Invited to an interview: the employer may ask. */
    invited: (application: string | undefined) => inState(application, 'interview'),
    asked: (application: string | undefined) => requestIn(application),
    shared: (application: string | undefined) => shared(application),
    needing: (application: string | undefined) => shared(application, true),
    drafted: (application: string | undefined) => drafted(application),
    /** Rejected for sponsorship, perhaps with a review that waits for its answer. */
    async rejected(application: string | undefined, { reviewed = false } = {}) {
      await drafted(application, new Date());
      await inState(application, 'rejected');
      if (reviewed && application !== undefined)
        await queries
          .updateTable('sponsorship_rejection')
          .set({ review_text: 'The pay was raised.', review_asked_at: new Date() })
          .where('application', '=', application)
          .execute();
      return application;
    },
    /** Says that no sponsor is needed. A profile would make a candidate of anybody else. */
    async needsNone({ person, testCaller }: Asking) {
      if (person === undefined || testCaller !== 'candidate') return;
      const answers = '{"isLegallyAuthorized":"Yes","requiresSponsorship":"No"}';
      await queries
        .insertInto('profile')
        .values({ account: person.id, answers: '{}' })
        .onConflict((conflict) => conflict.column('account').doNothing())
        .execute();
      await queries
        .insertInto('profile_private')
        .values({ account: person.id, answers })
        .onConflict((conflict) =>
          conflict
            .column('account')
            .doUpdateSet({ answers: sql`profile_private.answers || ${answers}::jsonb` }),
        )
        .execute();
    },
  };
}
