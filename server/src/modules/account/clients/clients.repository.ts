import { sql, type Transaction } from 'kysely';
import type { ComplianceRole, HiringRight, MemberRole } from '../../../platform/auth/auth.tables.ts';
import { setRlsContext } from '../../../platform/db/rls-context.ts';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface OrganisationRow {
  readonly id: string;
  readonly name: string | null;
  readonly role: MemberRole;
  readonly hiring: HiringRight;
  readonly complianceRole: ComplianceRole;
}

/** For whom a transaction acts, as the policies read it. */
export type Acting = Pick<OrganisationRow, 'id' | 'hiring' | 'complianceRole'>;

const maxOrganisations = 100;

export const clientsRepository = {
  /** The caller's organisations, the first joined first. */
  async organisations(on: On): Promise<readonly OrganisationRow[]> {
    const { rows } = await sql<OrganisationRow>`
      select o.id, o.name, o.role, m.hiring, o.compliance_role as "complianceRole" from my_organisations() o
      join membership m on m.organisation = o.id and m.account = my_account()
      order by o.since, o.id limit ${maxOrganisations}`.execute(on);
    return rows;
  },
  /** From here on the transaction sees what this member sees in this organisation; null: in none. */
  actFor: (on: On, acting: Acting | null): Promise<void> =>
    setRlsContext(on, {
      organisation: acting?.id ?? '',
      hiring: acting?.hiring ?? '',
      compliance: acting?.complianceRole ?? 'none',
    }),
  /** Applications that nobody has answered, without the caller's own. */
  async applicants(on: On, organisation: string, account: string): Promise<number> {
    const { count } = await on
      .selectFrom('application')
      .select(sql<number>`count(*)`.as('count'))
      .where('organisation', '=', organisation)
      .where('state', '=', 'pending')
      .where('account', '<>', account)
      .executeTakeFirstOrThrow();
    return count;
  },
};

export type ClientsRepository = typeof clientsRepository;
