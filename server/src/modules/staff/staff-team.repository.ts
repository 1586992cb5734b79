import { type Selectable, sql } from 'kysely';
import { lockAddress } from '../../platform/db/lock-address.ts';
import type { RequestContext } from '../../platform/db/request-context.ts';
import type { StaffInvitationTable } from './staff.tables.ts';

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

export interface StaffTeamRepository {
  members(requestContext: RequestContext): Promise<readonly MemberRow[]>;
  /** The name of a member; undefined when nobody on the team has this id. */
  nameOf(requestContext: RequestContext, id: string): Promise<string | undefined>;
  /** The newest first. */
  invitations(requestContext: RequestContext): Promise<readonly InvitationRow[]>;
  hasAccount(requestContext: RequestContext, email: string): Promise<boolean>;
  /** In the place of one that the address had before; others who invite it wait. */
  invite(requestContext: RequestContext, invitation: Omit<InvitationRow, 'inviter'>): Promise<void>;
  revoke(requestContext: RequestContext, id: string): Promise<boolean>;
}

/** The members of the team, and who was invited to it. */
export const staffTeamRepository: StaffTeamRepository = {
  members: ({ transaction }) =>
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
  async nameOf({ transaction }, id) {
    const found = transaction.selectFrom('account').where('id', '=', id).where('role', '=', 'staff');
    return (await found.select('full_name').executeTakeFirst())?.full_name;
  },
  invitations: ({ transaction }) =>
    transaction
      .selectFrom('staff_invitation as i')
      .leftJoin('account', 'account.id', 'i.invited_by')
      .selectAll('i')
      .select('account.full_name as inviter')
      .orderBy('i.created_at', 'desc')
      .orderBy('i.id')
      .execute(),
  async hasAccount({ transaction }, email) {
    const found = transaction.selectFrom('account').where('email', '=', email);
    return (await found.select('id').executeTakeFirst()) !== undefined;
  },
  async invite({ transaction }, invitation) {
    await lockAddress(transaction, invitation.email);
    await transaction.deleteFrom('staff_invitation').where('email', '=', invitation.email).execute();
    await transaction.insertInto('staff_invitation').values(invitation).execute();
  },
  async revoke({ transaction }, id) {
    const { numDeletedRows } = await transaction
      .deleteFrom('staff_invitation')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
};
