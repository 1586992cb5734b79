import type { Transaction } from 'kysely';
import type { RateLimits } from '../../../../platform/db/rate-limit.ts';
import type { Tables } from '../../../../platform/db/tables.ts';
import type { Outbox } from '../../../../platform/mail/outbox.ts';

type On = Transaction<Tables>;

/** Exports of one account that owners are not told of. */
const unremarkable = { name: 'export-unremarkable', max: 9, perSeconds: 3600 } as const;
const notices = { name: 'export-notice', max: 1, perSeconds: 86_400 } as const;

/** Who exports so much that owners are told. */
export function exportNoticesRepository(limits: RateLimits, outbox: Outbox) {
  return {
    /** Counts an export, and says whether owners are to be told: of the tenth in an hour, once a day. */
    isRemarkable: async (on: On, organisation: string, account: string): Promise<boolean> => {
      const exporter = `${organisation}\n${account}`;
      return (
        !(await limits.mayTake(on, unremarkable, exporter)) && (await limits.mayTake(on, notices, exporter))
      );
    },
    owners: (on: On, organisation: string) =>
      on
        .selectFrom('membership')
        .innerJoin('account', 'account.id', 'membership.account')
        .innerJoin('organisation', 'organisation.id', 'membership.organisation')
        .where('membership.organisation', '=', organisation)
        .where('membership.role', '=', 'owner')
        .select(['account.email', 'organisation.name as organisationName'])
        .execute(),
    post: outbox.post,
  };
}

export type ExportNoticesRepository = ReturnType<typeof exportNoticesRepository>;
