import type { StoredApplicationState } from '../modules/applications/applications.tables.ts';
import type { Asking } from './access-cast.ts';
import type { TestApp } from './test-app.ts';

/** Applications on their way to a hire, as if both sides had made them so. */
export function sponsoringCast({ superuser: queries }: Pick<TestApp, 'superuser'>) {
  async function inState(application: string | undefined, state: StoredApplicationState) {
    if (application !== undefined)
      await queries.updateTable('application').set({ state }).where('id', '=', application).execute();
    return application;
  }
  async function asked(application: string | undefined, status: 'asked' | 'shared' = 'asked') {
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
  return {
    inState,
    /** Invited to an interview: the employer may ask. */
    invited: (application: string | undefined) => inState(application, 'interview'),
    asked: (application: string | undefined) => asked(application),
    async shared(application: string | undefined) {
      await asked(application, 'shared');
      const there = await queries
        .selectFrom('visa_facts_request')
        .select('application')
        .where('application', '=', application ?? null)
        .executeTakeFirst();
      if (there === undefined) return application;
      const nothing = {
        possible_from: null,
        min_pence: null,
        small_cost_pence: null,
        large_cost_pence: null,
      };
      await queries
        .insertInto('visa_facts_share')
        .values({ ...there, ...nothing, needs_sponsorship: false, lower_may_apply: false, job: '[]' })
        .execute();
      return application;
    },
    /** Says that no sponsor is needed. A profile would make a candidate of anybody else. */
    async needsNone({ person, testCaller }: Asking) {
      if (person === undefined || testCaller !== 'candidate') return;
      const answers = '{"isLegallyAuthorized":"Yes","requiresSponsorship":"No"}';
      await queries
        .insertInto('profile')
        .values({ account: person.id, answers })
        .onConflict((conflict) => conflict.column('account').doUpdateSet({ answers }))
        .execute();
    },
  };
}
