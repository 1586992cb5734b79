import { randomUUID } from 'node:crypto';
import type { HiringRight } from '@portway/contracts/account/account-settings/account-fields';
import type { Office, saveOfficesOperation } from '@portway/contracts/account/organisation/offices';
import type {
  changeMemberOperation,
  changeOrganisationOperation,
  Organisation,
} from '@portway/contracts/account/organisation/organisation';
import type { saveSponsoringOperation } from '@portway/contracts/account/organisation/sponsoring';
import type { RequestOf } from '@portway/contracts/operation';
import { requireAdmin, requireMember } from '../../../platform/auth/authorisation.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import { missing } from '../../../platform/refusal.ts';
import { hiringRightEmail } from './organisation.emails.ts';
import { requireMayChange, requireNoWorkers, requireOwnerLeft } from './organisation.policy.ts';
import type { Details, MemberRow, OrganisationRepository } from './organisation.repository.ts';

type Transaction = RequestContext['transaction'];

interface Confirmation {
  readonly message: string;
}

export interface OrganisationsDeps {
  readonly repository: OrganisationRepository;
  readonly audit: Audit;
  readonly origin: string;
  /** Keeps an answer about the sponsor that nobody has given yet. */
  readonly learnSponsorFacts: (
    requestContext: RequestContext,
    answers: { readonly holdsLicence: boolean },
  ) => Promise<void>;
  /** Called when an organisation's names may have changed. */
  readonly renamed: (transaction: Transaction, organisation: string) => Promise<void>;
  readonly readOffices: (stored: unknown) => Office[];
  /** As a data address; null without one. */
  readonly logoOf: (transaction: Transaction, organisation: string) => Promise<string | null>;
}

/** The caller's organisation and its members. */
export function organisationsService(deps: OrganisationsDeps) {
  const { repository, audit, origin, renamed, readOffices, logoOf } = deps;
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

  async function tellOfHiring({ caller, transaction }: RequestContext, to: string, hiring: HiringRight) {
    const { id } = requireMember(caller);
    const organisation = (await repository.find(transaction, id))?.name ?? null;
    const letter = hiringRightEmail({ id, organisation, hiring, origin });
    await repository.post(transaction, [{ ...renderEmail(letter), kind: 'hiring-right', to }]);
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
        sponsoring: organisation.sponsoring,
        yourRole: role,
        members: members.map((member) => ({
          id: member.account,
          fullName: member.fullName,
          email: member.email,
          role: member.role,
          hiring: member.hiring,
          complianceRole: member.compliance_role,
          adviser: adviserOf(member),
          since: member.since.toISOString(),
          you: member.account === caller.account,
        })),
        invitations: invitations.map((open) => ({
          id: open.id,
          email: open.email,
          role: open.role,
          hiring: open.hiring,
          complianceRole: open.compliance_role,
          adviser: adviserOf(open),
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
    /**
     * Its first steps follow from the answer. Who sponsors already holds a licence: that is not asked again, where the
     * caller may answer it and nobody has.
     */
    async saveSponsoring(
      requestContext: RequestContext,
      { answer }: RequestOf<typeof saveSponsoringOperation>,
    ): Promise<Confirmation> {
      const { id, hiring } = requireAdmin(requestContext.caller);
      await repository.saveSponsoring(requestContext.transaction, id, answer);
      if (answer === 'already' && (hiring === 'write' || hiring === 'offers'))
        await deps.learnSponsorFacts(requestContext, { holdsLicence: true });
      await audit.note(requestContext, 'organisation-changed', id);
      return { message: 'Saved. You can change it at any time.' };
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
    /** What follows from a lost right over hiring is in the trigger `end_hiring_work` (platform/auth/auth.sql). */
    async changeMember(
      requestContext: RequestContext,
      account: string,
      { role, hiring }: RequestOf<typeof changeMemberOperation>,
    ): Promise<Confirmation> {
      const { id, role: changer } = requireAdmin(requestContext.caller);
      const { member, otherOwners } = await colleague(requestContext, id, account);
      requireMayChange(changer, [member.role, role ?? member.role]);
      if (role !== undefined && role !== 'owner' && member.role === 'owner') requireOwnerLeft(otherOwners);
      await repository.setRights(
        requestContext.transaction,
        { organisation: id, account },
        { ...(role !== undefined && { role }), ...(hiring !== undefined && { hiring }) },
      );
      if (role !== undefined && role !== 'owner')
        await repository.revokeOf(requestContext.transaction, id, account);
      await audit.note(requestContext, 'member-changed', account, {
        ...(role !== undefined && { role }),
        ...(hiring !== undefined && { hiring }),
      });
      const isTold =
        hiring !== undefined && hiring !== member.hiring && account !== requestContext.caller.account;
      if (isTold) await tellOfHiring(requestContext, member.email, hiring);
      const sentences = [
        ...(role === undefined ? [] : [`${member.fullName} is now ${article[role]}.`]),
        ...(hiring === undefined ? [] : [`${member.fullName} ${mayInHiring[hiring]}.`]),
        ...(isTold ? ['We have told them by email.'] : []),
      ];
      return { message: sentences.join(' ') };
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
        network,
      }: {
        readonly account: string;
        readonly email: string;
        readonly invitation: string;
        readonly network: string | null;
      },
    ): Promise<string | undefined> {
      const invitation = await repository.invitation(transaction, id);
      if (invitation === undefined || invitation.email !== email) return undefined;
      if (!(await repository.hold(transaction, invitation.organisation))) return undefined;
      // Of two concurrent uses or revocations, the second finds nothing.
      if (!(await repository.lockInvitation(transaction, id))) return undefined;
      // Used up last: the trigger `guard_membership` compares the member's rights with it.
      const hasJoined = await repository.join(transaction, account, invitation);
      await repository.revoke(transaction, id);
      if (!hasJoined) return undefined;
      const { organisation } = invitation;
      // In the log of the organisation that they join.
      const action = 'invitation-accepted';
      await audit.add(transaction, { action, actor: account, subject: id, network, organisation });
      return organisation;
    },
  };
}

export type Organisations = ReturnType<typeof organisationsService>;

function adviserOf(row: Pick<MemberRow, 'compliance_role' | 'adviser_regulator' | 'adviser_number'>) {
  if (row.compliance_role !== 'adviser') return null;
  return { regulator: row.adviser_regulator, number: row.adviser_number };
}

const pagePath = (slug: string | undefined) => (slug === undefined ? null : `/companies/${slug}`);

const article = { owner: 'an owner', admin: 'an admin', member: 'a member' } as const;

const mayInHiring = {
  none: 'no longer sees hiring',
  read: 'can now see hiring, but not change anything there',
  write: 'can now work with jobs and applicants, but not make offers',
  offers: 'can now work with jobs and applicants, and make offers',
} as const;
