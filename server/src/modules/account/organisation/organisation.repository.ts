import type { Selectable, Transaction } from 'kysely';
import type { ComplianceRole, MemberRole, OrganisationTable } from '../../../platform/auth/auth.tables.ts';
import { hasWorkers } from '../../../platform/db/has-workers.ts';
import { lockOrganisation } from '../../../platform/db/lock-organisation.ts';
import type { RateLimits } from '../../../platform/db/rate-limit.ts';
import { setRlsContext } from '../../../platform/db/rls-context.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Mail, Outbox } from '../../../platform/mail/outbox.ts';
import type { InvitationTable } from './organisation.tables.ts';

type On = Transaction<Tables>;

export interface MemberRow {
  readonly account: string;
  readonly fullName: string;
  readonly email: string;
  readonly role: MemberRole;
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

export interface OrganisationRepository {
  /** Creates an organisation with its owner, and sets it in the transaction. */
  add(on: On, organisation: Details & { readonly id: string }, owner: string): Promise<void>;
  find(on: On, id: string): Promise<Selectable<OrganisationTable> | undefined>;
  change(on: On, id: string, details: WholeDetails): Promise<void>;
  /** All of them, as JSON has them. */
  saveOffices(on: On, id: string, offices: readonly object[]): Promise<void>;
  /** The slug of its public page; undefined until it has published a job. */
  page(on: On, id: string): Promise<string | undefined>;
  /** The longest-standing members first. Locks them when `toChange`, so concurrent changes wait. */
  members(on: On, id: string, toChange?: boolean): Promise<readonly MemberRow[]>;
  setRole(on: On, member: MemberOf, role: MemberRole): Promise<void>;
  removeMember(on: On, member: MemberOf): Promise<void>;
  /** Sets an organisation in the transaction and locks it against deletion; false when it is gone. */
  hold(on: On, id: string): Promise<boolean>;
  /** Adds the account to this one; false when it already belongs to it. */
  join(
    on: On,
    account: string,
    to: { readonly organisation: string; readonly role: MemberRole },
  ): Promise<boolean>;
  /** Only if it has no members left. */
  remove(on: On, id: string): Promise<void>;
  /** Whether it has sponsored workers on record, whose records it must keep. */
  hasWorkers(on: On, id: string): Promise<boolean>;
  openInvitations(on: On, organisation: string): Promise<readonly InvitationRow[]>;
  /** Stores an invitation in place of an earlier one to the same address. */
  invite(on: On, invitation: Omit<Selectable<InvitationTable>, 'sent_at'>): Promise<void>;
  revoke(on: On, id: string): Promise<boolean>;
  /** Revokes the invitations of a member who may no longer invite. */
  revokeOf(on: On, organisation: string, inviter: string): Promise<void>;
  /** One that has not expired, with the name of its organisation. Sets it in the transaction. */
  invitation(
    on: On,
    id: string,
  ): Promise<(Selectable<InvitationTable> & { readonly organisationName: string | null }) | undefined>;
  post(on: On, mails: readonly Mail[]): Promise<void>;
  /** Counts an invitation; throws a Refusal when an organisation sends too many. */
  takeInvitation(on: On, organisation: string): Promise<void>;
}

export interface OrganisationDeps {
  readonly outbox: Outbox;
  readonly limits: RateLimits;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** Organisations, their members and invitations. */
export function organisationRepository({ outbox, limits, now }: OrganisationDeps): OrganisationRepository {
  return {
    async add(on, organisation, owner) {
      await setRlsContext(on, { organisation: organisation.id });
      await on.insertInto('organisation').values(organisation).execute();
      await on
        .insertInto('membership')
        .values({ account: owner, organisation: organisation.id, role: 'owner' })
        .execute();
    },
    find: (on, id) => on.selectFrom('organisation').selectAll().where('id', '=', id).executeTakeFirst(),
    async change(on, id, details) {
      await on.updateTable('organisation').set(details).where('id', '=', id).execute();
    },
    async saveOffices(on, id, offices) {
      await on
        .updateTable('organisation')
        .set({ offices: JSON.stringify(offices) })
        .where('id', '=', id)
        .execute();
    },
    async page(on, id) {
      const row = await on
        .selectFrom('published_employer')
        .select('slug')
        .where('organisation', '=', id)
        .executeTakeFirst();
      return row?.slug;
    },
    async members(on, id, toChange = false) {
      if (toChange) await lockOrganisation(on, id);
      const rows = await on
        .selectFrom('membership')
        .innerJoin('account', 'account.id', 'membership.account')
        .where('membership.organisation', '=', id)
        .select([
          'membership.account',
          'membership.role',
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
    async setRole(on, { organisation, account }, role) {
      await on
        .updateTable('membership')
        .set({ role })
        .where('organisation', '=', organisation)
        .where('account', '=', account)
        .execute();
    },
    async removeMember(on, { organisation, account }) {
      await on
        .deleteFrom('membership')
        .where('organisation', '=', organisation)
        .where('account', '=', account)
        .execute();
    },
    async hold(on, id) {
      await setRlsContext(on, { organisation: id });
      return await lockOrganisation(on, id);
    },
    async join(on, account, { organisation, role }) {
      const joined = await on
        .insertInto('membership')
        .values({ account, organisation, role })
        .onConflict((conflict) => conflict.columns(['account', 'organisation']).doNothing())
        .returning('account')
        .executeTakeFirst();
      return joined !== undefined;
    },
    async remove(on, id) {
      await on.deleteFrom('organisation').where('id', '=', id).execute();
    },
    hasWorkers,
    async openInvitations(on, organisation) {
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
    async invite(on, invitation) {
      await on
        .deleteFrom('invitation')
        .where('organisation', '=', invitation.organisation)
        .where('email', '=', invitation.email)
        .execute();
      await on.insertInto('invitation').values(invitation).execute();
    },
    async revoke(on, id) {
      const gone = await on.deleteFrom('invitation').where('id', '=', id).returning('id').executeTakeFirst();
      return gone !== undefined;
    },
    async revokeOf(on, organisation, inviter) {
      await on
        .deleteFrom('invitation')
        .where('organisation', '=', organisation)
        .where('invited_by', '=', inviter)
        .execute();
    },
    async invitation(on, id) {
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
    takeInvitation: (on, organisation) =>
      limits.take(on, { name: 'invitation', max: 30, perSeconds: 86_400 }, organisation),
  };
}
