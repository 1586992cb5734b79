import type { RequestContext } from '../../platform/db/request-context.ts';

export interface SponsorshipRepository {
  /** The caller's profile; empty before their first answer. */
  answers(requestContext: RequestContext): Promise<Readonly<Record<string, unknown>>>;
}

export function sponsorshipRepository(): SponsorshipRepository {
  return {
    async answers({ caller, transaction }) {
      const row = await transaction
        .selectFrom('profile')
        .select('answers')
        .where('account', '=', caller.account)
        .executeTakeFirst();
      return row?.answers ?? {};
    },
  };
}
