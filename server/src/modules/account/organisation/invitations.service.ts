import { randomUUID } from 'node:crypto';
import type {
  inviteOperation,
  showInvitationOperation,
} from '@portway/contracts/account/organisation/organisation';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import { requireAdmin, requireNotStaff } from '../../../platform/auth/authorisation.ts';
import type { SignedLinks } from '../../../platform/crypto/signed-link.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import { missing, Refusal } from '../../../platform/refusal.ts';
import { invitationEmail } from './organisation.emails.ts';
import { requireMayChange, requireMayGive, requireNoWorkers } from './organisation.policy.ts';
import type { OrganisationRepository } from './organisation.repository.ts';
import type { Organisations } from './organisation.service.ts';

interface Confirmation {
  readonly message: string;
}

export interface InvitationsDeps {
  readonly repository: OrganisationRepository;
  readonly organisations: Pick<Organisations, 'joinBy'>;
  readonly links: SignedLinks;
  readonly audit: Audit;
  readonly origin: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

const lasts = 7 * 86_400_000;

/** Invites colleagues by email: the link proves the address, so only its owner can use it. */
export function invitationsService(deps: InvitationsDeps) {
  const { repository, links, audit, origin, now } = deps;
  function idIn(token: string): string {
    const verification = links.read('invitation', token);
    if (verification.status === 'good') return verification.id;
    throw verification.status === 'expired' ? gone() : notWhole();
  }
  return {
    async invite(
      requestContext: RequestContext,
      { email: address, role, hiring, complianceRole, regulator, number }: RequestOf<typeof inviteOperation>,
    ): Promise<Confirmation> {
      const email = address.toLowerCase();
      const { caller, transaction } = requestContext;
      const { id: organisation, role: inviter } = requireAdmin(caller);
      requireMayChange(inviter, [role]);
      requireMayGive(inviter, complianceRole);
      const members = await repository.members(transaction, organisation, true);
      if (members.length === 0) throw missing();
      if (members.some((member) => member.email === email)) throw alreadyThere();
      await repository.takeInvitation(transaction, organisation);
      const open = await repository.openInvitations(transaction, organisation);
      const earlier = open.find((invitation) => invitation.email === email);
      if (earlier !== undefined) {
        requireMayChange(inviter, [earlier.role]);
        requireMayGive(inviter, earlier.compliance_role);
      }
      const id = randomUUID();
      const expiresAt = now() + lasts;
      await repository.invite(transaction, {
        id,
        organisation,
        email,
        role,
        hiring,
        compliance_role: complianceRole,
        adviser_regulator: complianceRole === 'adviser' ? (regulator ?? null) : null,
        adviser_number: complianceRole === 'adviser' ? (number ?? null) : null,
        invited_by: caller.account,
        expires_at: new Date(expiresAt),
      });
      const row = await repository.find(transaction, organisation);
      const url = `${origin}/invitation?token=${links.sign('invitation', id, expiresAt)}`;
      const letter = invitationEmail({
        organisation: row?.name ?? null,
        inviter: { name: caller.fullName, email: caller.email },
        ...{ role, hiring, complianceRole, url },
      });
      await repository.post(transaction, [{ ...renderEmail(letter), kind: 'invitation', to: email }]);
      await audit.note(requestContext, 'member-invited', id, { role, hiring, complianceRole });
      return { message: 'The invitation is on its way. It works for seven days.' };
    },
    async revoke(requestContext: RequestContext, id: string): Promise<Confirmation> {
      const { id: organisation, role } = requireAdmin(requestContext.caller);
      const open = await repository.openInvitations(requestContext.transaction, organisation);
      const invitation = open.find((each) => each.id === id);
      if (invitation === undefined) throw missing();
      requireMayChange(role, [invitation.role]);
      if (!(await repository.revoke(requestContext.transaction, id))) throw missing();
      await audit.note(requestContext, 'invitation-revoked', id);
      return { message: 'The invitation is withdrawn.' };
    },
    /** The organisation of an invitation link, for the link's holder. */
    async show(
      transaction: RequestContext['transaction'],
      token: string,
    ): Promise<ResponseOf<typeof showInvitationOperation>> {
      const invitation = await repository.invitation(transaction, idIn(token));
      if (invitation === undefined) throw gone();
      const {
        organisationName: organisation,
        compliance_role: complianceRole,
        email,
        role,
        hiring,
      } = invitation;
      return { organisation, email, role, hiring, complianceRole };
    },
    async accept(
      requestContext: RequestContext,
      token: string,
    ): Promise<Confirmation & { readonly organisation: string }> {
      const { caller, transaction } = requestContext;
      requireNotStaff(caller);
      const id = idIn(token);
      await leaveEmptyOne(requestContext, repository);
      const organisation = await deps.organisations.joinBy(transaction, {
        account: caller.account,
        email: caller.email,
        invitation: id,
        network: caller.network,
      });
      if (organisation === undefined) throw gone();
      return { message: 'You have joined the organisation.', organisation };
    },
  };
}

export type Invitations = ReturnType<typeof invitationsService>;

/** A recruiter who signed up alone has an empty, unnamed organisation, which is replaced. */
async function leaveEmptyOne(
  { caller, transaction }: RequestContext,
  repository: OrganisationRepository,
): Promise<void> {
  if (caller.organisation === null) return;
  const { id } = caller.organisation;
  const organisation = await repository.find(transaction, id);
  if (organisation?.name !== null) return;
  const members = await repository.members(transaction, id, true);
  if (members.length > 1) return;
  requireNoWorkers(await repository.hasWorkers(transaction, id));
  await repository.removeMember(transaction, { organisation: id, account: caller.account });
  await repository.remove(transaction, id);
}

function alreadyThere(): Refusal {
  const message = 'This person already belongs to your organisation.';
  return new Refusal('invalid', message, { status: 422, fields: { email: message } });
}

function gone(): Refusal {
  return new Refusal(
    'link-expired',
    'This invitation is no longer open, or was for another address. Ask for a new one.',
    {
      status: 409,
    },
  );
}

function notWhole(): Refusal {
  const message = 'This link is incomplete. Copy all of it from the email.';
  return new Refusal('link-not-ours', message, { status: 422, fields: { token: message } });
}
