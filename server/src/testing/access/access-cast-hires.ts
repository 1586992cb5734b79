import { randomUUID } from 'node:crypto';
import { validOffer } from '../requests/valid-sponsoring-requests.ts';
import type { TestApp } from '../test-app.ts';
import type { Asking, Whose } from './access-cast.ts';

interface Others {
  organisation(name?: string): Promise<string>;
}

/** Offers and hires, as if both sides had made them. */
export function hiresCast({ superuser: queries }: Pick<TestApp, 'superuser'>, others: Others) {
  const terms = JSON.stringify(validOffer);
  return {
    /** An application with an offer that can be answered. */
    async offered(application: string | undefined) {
      const row = await queries
        .updateTable('application')
        .set({ state: 'offer' })
        .where('id', '=', application ?? null)
        .returning(['account', 'organisation'])
        .executeTakeFirst();
      if (row?.organisation == null || application === undefined) return application;
      const { account, organisation } = row;
      const offer = { application, account, organisation, state: 'sent' as const, version: 1 };
      await queries
        .insertInto('job_offer')
        .values({ ...offer, expires_on: validOffer.expiresOn })
        .execute();
      const sender = { sent_by: null, sent_by_name: 'Helen Marsh', judgement: null };
      await queries
        .insertInto('job_offer_version')
        .values({ application, number: 1, terms, ...sender })
        .execute();
      return application;
    },
    /** A hire of the organisation of such an account. */
    async caseOf(whose: Whose, asking: Asking) {
      const id = randomUUID();
      if (whose === 'missing') return id;
      const organisation =
        whose === 'other' ? await others.organisation('Tidewater Health') : asking.organisation;
      if (organisation === undefined) return undefined;
      const hire = { id, organisation, application: null, account: null, candidate_name: 'Amara Okafor' };
      await queries
        .insertInto('hire_case')
        .values({ ...hire, terms, judgement: null, offer_version: 1 })
        .execute();
      return id;
    },
  };
}
