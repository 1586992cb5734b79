import { randomUUID } from 'node:crypto';
import type { Office, saveOfficesOperation } from '@portway/contracts/account/organisation/offices';
import type {
  changeOrganisationOperation,
  Organisation,
} from '@portway/contracts/account/organisation/organisation';
import type { RequestOf } from '@portway/contracts/operation';
import { requireAdmin, requireMember } from '../../../platform/auth/authorisation.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import { requireMayChange, requireNoWorkers, requireOwnerLeft } from './organisation.policy.ts';
import type { Details, MemberRow, OrganisationRepository } from './organisation.repository.ts';

type Role = MemberRow['role'];
type Transaction = RequestContext['transaction'];

interface Confirmation {
  readonly message: string;
}

export interface OrganisationsDeps {
  readonly repository: OrganisationRepository;
  readonly audit: Audit;
  /** Called when an organisation's names may have changed. */
  readonly renamed: (transaction: Transaction, organisation: string) => Promise<void>;
  readonly readOffices: (stored: unknown) => Office[];
  /** As a data address; null without one. */
  readonly logoOf: (transaction: Transaction, organisation: string) => Promise<string | null>;
}

/** The caller's organisation and its members. */
export function organisationsService({ repository, audit, renamed, readOffices, logoOf }: OrganisationsDeps) {
  /**
   * A colleague and all members, locked until the transaction ends; members of other organisations are not
   * found.
   */
  async function colleague({ transaction }: RequestContext, organisation: string, account: string) {
    const members = await repository.members(transaction, organisation, true);
    const member = members.find((each) => each.account === account);
    if (member === undefined) throw missing();
    const staying = members.filter((each) => each.role === 'owner' && !each.leaving);
    const otherOwners = staying.filter((each) => each.account !== account).length;
    return { member, otherOwners, alone: members.length === 1 };
  }

  return {
    async show({ caller, transaction }: RequestContext): Promise<Organisation> {
      const { id, role } = requireMember(caller);
      const organisation = await repository.find(transaction, id);
      if (organisation === undefined) throw missing();
      const members = await repository.members(transaction, id);
      const runs = role === 'owner' || role === 'admin';
      const invitations = runs ? await repository.openInvitations(transaction, id) : [];
      return {
        id,
        name: organisation.name,
        website: organisation.website,
        industry: organisation.industry,
        tradingName: organisation.trading_name,
        town: organisation.town,
        size: organisation.size,
        about: organisation.about,
        markets: organisation.markets,
        offices: readOffices(organisation.offices),
        logo: await logoOf(transaction, id),
        page: pagePath(await repository.page(transaction, id)),
        yourRole: role,
        members: members.map((member) => ({
          id: member.account,
          fullName: member.fullName,
          email: member.email,
          role: member.role,
          complianceRole: member.compliance_role,
          adviser:
            member.compliance_role === 'adviser'
              ? { regulator: member.adviser_regulator, number: member.adviser_number }
              : null,
          since: member.since.toISOString(),
          you: member.account === caller.account,
        })),
        invitations: invitations.map((open) => ({
          id: open.id,
          email: open.email,
          role: open.role,
          invitedBy: open.inviter,
          sentAt: open.sent_at.toISOString(),
          expiresAt: open.expires_at.toISOString(),
        })),
      };
    },
    /** The complete profile: omitted fields are cleared. */
    async change(
      requestContext: RequestContext,
      profile: RequestOf<typeof changeOrganisationOperation>,
    ): Promise<Confirmation> {
      const { id } = requireAdmin(requestContext.caller);
      const details = {
        name: profile.name,
        website: profile.website ?? null,
        industry: profile.industry ?? null,
        trading_name: profile.tradingName ?? null,
        town: profile.town ?? null,
        size: profile.size ?? null,
        about: profile.about === undefined || profile.about === '' ? null : profile.about,
        markets: profile.markets ?? [],
      };
      await repository.change(requestContext.transaction, id, details);
      await renamed(requestContext.transaction, id);
      await audit.note(requestContext, 'organisation-changed', id);
      return { message: 'Saved.' };
    },
    /** All offices: those left out are gone. */
    async saveOffices(
      requestContext: RequestContext,
      offices: RequestOf<typeof saveOfficesOperation>['offices'],
    ): Promise<Confirmation> {
      const { id } = requireAdmin(requestContext.caller);
      const head = offices.findIndex((each) => each.head);
      await repository.saveOffices(
        requestContext.transaction,
        id,
        offices.map(({ town, nation, address = null }, place) => ({
          town,
          nation,
          address,
          head: place === Math.max(head, 0),
        })),
      );
      await audit.note(requestContext, 'organisation-changed', id);
      return { message: 'Saved.' };
    },
    async changeMember(requestContext: RequestContext, account: string, role: Role): Promise<Confirmation> {
      const { id, role: changer } = requireAdmin(requestContext.caller);
      const { member, otherOwners } = await colleague(requestContext, id, account);
      requireMayChange(changer, [member.role, role]);
      if (role !== 'owner' && member.role === 'owner') requireOwnerLeft(otherOwners);
      await repository.setRole(requestContext.transaction, { organisation: id, account }, role);
      if (role !== 'owner') await repository.revokeOf(requestContext.transaction, id, account);
      await audit.note(requestContext, 'member-changed', account, { role });
      return { message: `${member.fullName} is now ${article[role]}.` };
    },
    async removeMember(requestContext: RequestContext, account: string): Promise<Confirmation> {
      const { id, role: changer } = requireAdmin(requestContext.caller);
      const { member, otherOwners } = await colleague(requestContext, id, account);
      requireMayChange(changer, [member.role]);
      if (member.role === 'owner') requireOwnerLeft(otherOwners);
      await repository.removeMember(requestContext.transaction, { organisation: id, account });
      await repository.revokeOf(requestContext.transaction, id, account);
      await audit.note(requestContext, 'member-removed', account);
      return { message: `${member.fullName} no longer belongs to your organisation.` };
    },
    async leave(requestContext: RequestContext): Promise<Confirmation> {
      const { id } = requireMember(requestContext.caller);
      const { account } = requestContext.caller;
      const { member, otherOwners, alone } = await colleague(requestContext, id, account);
      if (member.role === 'owner' && !alone) requireOwnerLeft(otherOwners);
      if (alone) requireNoWorkers(await repository.hasWorkers(requestContext.transaction, id));
      await repository.removeMember(requestContext.transaction, { organisation: id, account });
      await repository.revokeOf(requestContext.transaction, id, account);
      if (alone) await repository.remove(requestContext.transaction, id);
      await audit.note(requestContext, 'organisation-left', id);
      return { message: 'You have left the organisation.' };
    },
    /** Creates an organisation for a recruiter who signs up. */
    async found(
      transaction: Transaction,
      { owner, name, website, industry }: Details & { readonly owner: string },
    ): Promise<void> {
      await repository.add(transaction, { id: randomUUID(), name, website, industry }, owner);
    },
    /**
     * Adds the account to the organisation of an invitation, and returns that; undefined when the invitation is no
     * longer valid, or for another address.
     */
    async joinBy(
      transaction: Transaction,
      {
        account,
        email,
        invitation: id,
      }: { readonly account: string; readonly email: string; readonly invitation: string },
    ): Promise<string | undefined> {
      const invitation = await repository.invitation(transaction, id);
      if (invitation === undefined || invitation.email !== email) return undefined;
      if (!(await repository.hold(transaction, invitation.organisation))) return undefined;
      // Used up first: of two concurrent uses or revocations, the second finds nothing.
      if (!(await repository.revoke(transaction, id))) return undefined;
      const hasJoined = await repository.join(transaction, account, invitation);
      return hasJoined ? invitation.organisation : undefined;
    },
  };
}

export type Organisations = ReturnType<typeof organisationsService>;

const pagePath = (slug: string | undefined) => (slug === undefined ? null : `/companies/${slug}`);

const article = { owner: 'an owner', admin: 'an admin', member: 'a member', viewer: 'a viewer' } as const;
