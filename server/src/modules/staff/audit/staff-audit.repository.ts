import { sql } from 'kysely';
import { numberIn, pageSize } from '../../../platform/db/lists/keyset.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';

export interface AuditSearch {
  readonly action?: string | undefined;
  /** An account or another row, as actor or subject. */
  readonly about?: string | undefined;
  /** An email address, and what the log has of it where there is no account. */
  readonly address?: { readonly email: string; readonly hashes: readonly string[] } | undefined;
  /** Where the page before ended. */
  readonly after?: string | undefined;
}

export { pageSize };

/** The audit log, with the names of accounts that still exist. */
export const staffAuditRepository = {
  /** The newest first, one more than a page. */
  list: ({ transaction }: RequestContext, { action, about, address, after }: AuditSearch) =>
    transaction
      .selectFrom('audit_entry')
      .leftJoin('account as actors', 'actors.id', 'audit_entry.actor')
      .leftJoin('account as subjects', 'subjects.id', 'audit_entry.subject')
      .$if(action !== undefined, (query) => query.where('audit_entry.action', '=', action ?? ''))
      .$if(about !== undefined, (query) =>
        query.where(({ or, eb }) =>
          or([eb('audit_entry.actor', '=', about ?? ''), eb('audit_entry.subject', '=', about ?? '')]),
        ),
      )
      .$if(address !== undefined, (query) =>
        query.where(({ or, eb, selectFrom }) => {
          const owner = selectFrom('account')
            .select('id')
            .where('email', '=', address?.email ?? '');
          return or([
            eb('audit_entry.actor', '=', owner),
            eb('audit_entry.subject', '=', owner),
            eb(sql`audit_entry.details ->> 'address'`, 'in', address?.hashes ?? ['']),
          ]);
        }),
      )
      .$if(after !== undefined, (query) => query.where('audit_entry.number', '<', numberIn(after ?? '')))
      .orderBy('audit_entry.number', 'desc')
      .limit(pageSize + 1)
      .select(['audit_entry.number', 'audit_entry.at', 'audit_entry.action', 'audit_entry.actor'])
      .select(['audit_entry.subject', 'audit_entry.network', 'audit_entry.details'])
      .select(['actors.full_name as actor_name', 'subjects.full_name as subject_name'])
      .execute(),
  /** Every action in the log. */
  async actions({ transaction }: RequestContext): Promise<readonly string[]> {
    // Jumps from one to the next by the index: the log is long, and its actions are few.
    const { rows } = await sql<{ action: string }>`
      with recursive found (action) as (
        (select action from audit_entry order by action limit 1)
        union all
        select (select e.action from audit_entry e where e.action > found.action order by e.action limit 1)
        from found where found.action is not null
      )
      select action from found where action is not null`.execute(transaction);
    return rows.map(({ action }) => action);
  },
};

export type StaffAuditRepository = typeof staffAuditRepository;
