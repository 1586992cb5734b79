import type { Selectable, Transaction } from 'kysely';
import type {
  ComplianceRole,
  HiringRight,
  MemberRole,
  OrganisationTable,
} from '../../../platform/auth/auth.tables.ts';
import { hasWorkers } from '../../../platform/db/health/has-workers.ts';
import { lockOrganisation } from '../../../platform/db/locks/lock-organisation.ts';
import type { RateLimits } from '../../../platform/db/rate-limit.ts';
import { setRlsContext } from '../../../platform/db/rls-context.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import type { InvitationTable } from './organisation.tables.ts';

type On = Transaction<Tables>;

export interface MemberRow {
  readonly account: string;
  readonly fullName: string;
  readonly email: string;
  readonly role: MemberRole;
  readonly hiring: HiringRight;
  readonly compliance_role: ComplianceRole;
  readonly adviser_regulator: string | null;
  readonly adviser_number: string | null;
  readonly since: Date;
  /** Their account is to be deleted. */
  readonly leaving: boolean;
}

export interface MemberOf {
  readonly organisation: string;
  readonly account: string;
}

export interface InvitationRow extends Selectable<InvitationTable> {
  readonly inviter: string | null;
}

export interface Details {
  readonly name: string | null;
  readonly website: string | null;
  readonly industry: string | null;
}

/** What candidates see besides. */
export interface WholeDetails extends Details {
  readonly trading_name: string | null;
  readonly town: string | null;
  readonly size: Selectable<OrganisationTable>['size'];
  readonly about: string | null;
  readonly markets: string[];
}

export interface OrganisationDeps {
  readonly outbox: Outbox;
  readonly limits: RateLimits;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** Organisations, their members and invitations. */
export function organisationRepository({ outbox, limits, now }: OrganisationDeps) {
  return {
    /** Creates an organisation with its owner, and sets it in the transaction. */
    async add(on: On, organisation: Details & { readonly id: string }, owner: string): Promise<void> {
      await setRlsContext(on, { organisation: organisation.id });
      await on.insertInto('organisation').values(organisation).execute();
      await on
        .insertInto('membership')
        .values({ account: owner, organisation: organisation.id, role: 'owner', hiring: 'offers' })
        .execute();
    },
    find: (on: On, id: string): Promise<Selectable<OrganisationTable> | undefined> =>
      on.selectFrom('organisation').selectAll().where('id', '=', id).executeTakeFirst(),
    async change(on: On, id: string, details: WholeDetails): Promise<void> {
      await on.updateTable('organisation').set(details).where('id', '=', id).execute();
    },
    async saveSponsoring(
      on: On,
      id: string,
      sponsoring: Selectable<OrganisationTable>['sponsoring'],
    ): Promise<void> {
      await on.updateTable('organisation').set({ sponsoring }).where('id', '=', id).execute();
    },
    /** All of them, as JSON has them. */
    async saveOffices(on: On, id: string, offices: readonly object[]): Promise<void> {
      await on
        .updateTable('organisation')
        .set({ offices: JSON.stringify(offices) })
        .where('id', '=', id)
        .execute();
    },
    /** The slug of its public page; undefined until it has published a job. */
    async page(on: On, id: string): Promise<string | undefined> {
      const row = await on
        .selectFrom('published_employer')
        .select('slug')
        .where('organisation', '=', id)
        .executeTakeFirst();
      return row?.slug;
    },
    /** The longest-standing members first. Locks them when `toChange`, so concurrent changes wait. */
    async members(on: On, id: string, toChange = false): Promise<readonly MemberRow[]> {
      if (toChange) await lockOrganisation(on, id);
      const rows = await on
        .selectFrom('membership')
        .innerJoin('account', 'account.id', 'membership.account')
        .where('membership.organisation', '=', id)
        .select([
          'membership.account',
          'membership.role',
          'membership.hiring',
          'membership.compliance_role',
          'membership.adviser_regulator',
          'membership.adviser_number',
          'membership.since',
          'account.full_name',
          'account.email',
          'account.deletion_due',
        ])
        .orderBy('membership.since')
        .orderBy('membership.account')
        .execute();
      return rows.map(({ full_name: fullName, deletion_due: due, ...row }) => ({
        ...row,
        fullName,
        leaving: due !== null,
      }));
    },
    /** Those left out stay as they are. */
    async setRights(
      on: On,
      { organisation, account }: MemberOf,
      rights: { readonly role?: MemberRole | undefined; readonly hiring?: HiringRight | undefined },
    ): Promise<void> {
      await on
        .updateTable('membership')
        .set(rights)
        .where('organisation', '=', organisation)
        .where('account', '=', account)
        .execute();
    },
    async removeMember(on: On, { organisation, account }: MemberOf): Promise<void> {
      await on
        .deleteFrom('membership')
        .where('organisation', '=', organisation)
        .where('account', '=', account)
        .execute();
    },
    /** Sets an organisation in the transaction and locks it against deletion; false when it is gone. */
    async hold(on: On, id: string): Promise<boolean> {
      await setRlsContext(on, { organisation: id });
      return await lockOrganisation(on, id);
    },
    /** False when the invitation is used up or withdrawn; otherwise anyone else who would use it waits. */
    async lockInvitation(on: On, id: string): Promise<boolean> {
      const row = await on
        .selectFrom('invitation')
        .select('id')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return row !== undefined;
    },
    /** Adds the account with the rights of an invitation; false when it already belongs to the organisation. */
    async join(on: On, account: string, invitation: Selectable<InvitationTable>): Promise<boolean> {
      const { organisation, role, hiring, compliance_role, adviser_regulator, adviser_number } = invitation;
      const rights = { role, hiring, compliance_role, adviser_regulator, adviser_number };
      const row = await on
        .insertInto('membership')
        .values({ account, organisation, ...rights })
        .onConflict((conflict) => conflict.columns(['account', 'organisation']).doNothing())
        .returning('account')
        .executeTakeFirst();
      return row !== undefined;
    },
    /** Only if it has no members left. */
    async remove(on: On, id: string): Promise<void> {
      await on.deleteFrom('organisation').where('id', '=', id).execute();
    },
    /** Whether it has sponsored workers on record, whose records it must keep. */
    hasWorkers,
    async openInvitations(on: On, organisation: string): Promise<readonly InvitationRow[]> {
      return await on
        .selectFrom('invitation')
        .leftJoin('account', 'account.id', 'invitation.invited_by')
        .where('invitation.organisation', '=', organisation)
        .where('invitation.expires_at', '>', new Date(now()))
        .selectAll('invitation')
        .select('account.full_name as inviter')
        .orderBy('invitation.sent_at', 'desc')
        .orderBy('invitation.id')
        .execute();
    },
    /** Stores an invitation in place of an earlier one to the same address. */
    async invite(on: On, invitation: Omit<Selectable<InvitationTable>, 'sent_at'>): Promise<void> {
      await on
        .deleteFrom('invitation')
        .where('organisation', '=', invitation.organisation)
        .where('email', '=', invitation.email)
        .execute();
      await on.insertInto('invitation').values(invitation).execute();
    },
    async revoke(on: On, id: string): Promise<boolean> {
      const row = await on.deleteFrom('invitation').where('id', '=', id).returning('id').executeTakeFirst();
      return row !== undefined;
    },
    /** Revokes the invitations of a member who may no longer invite. */
    async revokeOf(on: On, organisation: string, inviter: string): Promise<void> {
      await on
        .deleteFrom('invitation')
        .where('organisation', '=', organisation)
        .where('invited_by', '=', inviter)
        .execute();
    },
    /** One that has not expired, with the name of its organisation. Sets it in the transaction. */
    async invitation(
      on: On,
      id: string,
    ): Promise<(Selectable<InvitationTable> & { readonly organisationName: string | null }) | undefined> {
      await setRlsContext(on, { invitation: id });
      return await on
        .selectFrom('invitation')
        .innerJoin('organisation', 'organisation.id', 'invitation.organisation')
        .where('invitation.id', '=', id)
        .where('invitation.expires_at', '>', new Date(now()))
        .selectAll('invitation')
        .select('organisation.name as organisationName')
        .executeTakeFirst();
    },
    post: outbox.post,
    /** Counts an invitation; throws a Refusal when an organisation sends too many. */
    takeInvitation: (on: On, organisation: string): Promise<void> =>
      limits.take(on, { name: 'invitation', max: 30, perSeconds: 86_400 }, organisation),
  };
}

export type OrganisationRepository = ReturnType<typeof organisationRepository>;
