import { type Selectable, sql } from 'kysely';
import { lockAddress } from '../../../platform/db/locks/lock-address.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { StaffInvitationTable } from '../staff.tables.ts';

export interface InvitationRow extends Selectable<StaffInvitationTable> {
  /** The name of who invited them. */
  readonly inviter: string | null;
}

export interface MemberRow {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly secondFactor: boolean;
}

/** The members of the team, and who was invited to it. */
export const staffTeamRepository = {
  members: ({ transaction }: RequestContext): Promise<readonly MemberRow[]> =>
    transaction
      .selectFrom('account')
      .where('role', '=', 'staff')
      .orderBy('full_name')
      .orderBy('id')
      .select(['id', 'full_name as fullName', 'email'])
      .select(
        sql<boolean>`(
          exists (select from authenticator a where a.account = account.id and a.confirmed_at is not null)
          or exists (select from passkey p where p.account = account.id)
        )`.as('secondFactor'),
      )
      .execute(),
  /** The names of those of these who are on the team, by their ids; others who remove somebody wait. */
  async lockedNames(
    { transaction }: RequestContext,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    await sql`select pg_advisory_xact_lock(hashtext('staff team'))`.execute(transaction);
    const staffAccounts = transaction
      .selectFrom('account')
      .where('id', 'in', ids)
      .where('role', '=', 'staff');
    const rows = await staffAccounts.select(['id', 'full_name']).execute();
    return new Map(rows.map(({ id, full_name }) => [id, full_name]));
  },
  /** The newest first. */
  invitations: ({ transaction }: RequestContext): Promise<readonly InvitationRow[]> =>
    transaction
      .selectFrom('staff_invitation as i')
      .leftJoin('account', 'account.id', 'i.invited_by')
      .selectAll('i')
      .select('account.full_name as inviter')
      .orderBy('i.created_at', 'desc')
      .orderBy('i.id')
      .execute(),
  async hasAccount({ transaction }: RequestContext, email: string): Promise<boolean> {
    const account = transaction.selectFrom('account').where('email', '=', email);
    return (await account.select('id').executeTakeFirst()) !== undefined;
  },
  /** In the place of one that the address had before; others who invite it wait. */
  async invite({ transaction }: RequestContext, invitation: Omit<InvitationRow, 'inviter'>): Promise<void> {
    await lockAddress(transaction, invitation.email);
    await transaction.deleteFrom('staff_invitation').where('email', '=', invitation.email).execute();
    await transaction.insertInto('staff_invitation').values(invitation).execute();
  },
  async revoke({ transaction }: RequestContext, id: string): Promise<boolean> {
    const { numDeletedRows } = await transaction
      .deleteFrom('staff_invitation')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
};

export type StaffTeamRepository = typeof staffTeamRepository;
