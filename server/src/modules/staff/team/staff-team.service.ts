import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@portway/contracts/operation';
import type { inviteStaffOperation, staffTeamOperation } from '@portway/contracts/staff/staff-team';
import { requireRecentLogin } from '../../../platform/auth/recent-login.ts';
import type { SignedLinks } from '../../../platform/crypto/signed-link.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { notLoggedIn, Refusal } from '../../../platform/refusal.ts';
import type { OwnData } from '../../account/personal-data/personal-data.service.ts';
import { notThere, requireStaff } from '../staff.policy.ts';
import type { StaffTeamRepository } from './staff-team.repository.ts';

export interface StaffTeamDeps {
  readonly repository: StaffTeamRepository;
  readonly links: Pick<SignedLinks, 'sign'>;
  readonly audit: Audit;
  readonly eraseAccount: OwnData['eraseWithin'];
  readonly origin: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

const linkLastsMs = 60 * 60_000;

/** The team itself: who is in it, and how someone joins. For staff only. */
export function staffTeamService({ repository, links, audit, eraseAccount, origin, now }: StaffTeamDeps) {
  return {
    async show(requestContext: RequestContext): Promise<ResponseOf<typeof staffTeamOperation>> {
      requireStaff(requestContext.caller);
      const invitations = await repository.invitations(requestContext);
      return {
        members: await repository.members(requestContext),
        invitations: invitations.map(({ id, email, full_name, inviter, created_at, expires_at }) => ({
          id,
          fullName: full_name,
          email,
          invitedBy: inviter,
          invitedAt: created_at.toISOString(),
          expiresAt: expires_at.toISOString(),
          isOpen: expires_at.getTime() > now(),
        })),
      };
    },
    async invite(
      requestContext: RequestContext,
      { fullName, email: typedEmail }: RequestOf<typeof inviteStaffOperation>,
    ): Promise<ResponseOf<typeof inviteStaffOperation>> {
      const { caller } = requestContext;
      requireStaff(caller);
      requireRecentLogin(caller, now());
      const email = typedEmail.toLowerCase();
      if (await repository.hasAccount(requestContext, email)) throw hasAccount();
      const id = randomUUID();
      const expires_at = new Date(now() + linkLastsMs);
      const invited = { invited_by: caller.account, created_at: new Date(now()), expires_at };
      await repository.invite(requestContext, { id, email, full_name: fullName, ...invited });
      await audit.note(requestContext, 'staff-invited', id);
      // After the #, so that it is in the log of no server.
      const link = `${origin}/reset#first=${links.sign('first-password', id, expires_at.getTime())}`;
      const message = `The link is for ${fullName}. It works for an hour, and once.`;
      return { message, id, link, expiresAt: expires_at.toISOString() };
    },
    async revoke(requestContext: RequestContext, id: string): Promise<{ message: string }> {
      requireStaff(requestContext.caller);
      if (!(await repository.revoke(requestContext, id))) throw notThere();
      await audit.note(requestContext, 'staff-invitation-revoked', id);
      return { message: 'The invitation is withdrawn. Its link no longer works.' };
    },
    /** Erases the account of somebody else on the team. */
    async remove(requestContext: RequestContext, id: string): Promise<{ message: string }> {
      const { caller, transaction } = requestContext;
      requireStaff(caller);
      requireRecentLogin(caller, now());
      if (id === caller.account) throw removesThemselves();
      const names = await repository.lockedNames(requestContext, [caller.account, id]);
      if (!names.has(caller.account)) throw notLoggedIn();
      const name = names.get(id);
      if (name === undefined) throw notThere();
      await audit.note(requestContext, 'staff-removed', id);
      await eraseAccount(transaction, id);
      return { message: `${name} is no longer on the team.` };
    },
  };
}

export type StaffTeam = ReturnType<typeof staffTeamService>;

function removesThemselves(): Refusal {
  const message =
    'You cannot remove yourself. A colleague can, or you delete your own account under Your data.';
  return new Refusal('invalid', message, { status: 409 });
}

function hasAccount(): Refusal {
  const message = 'This address has an account already. Use another address for the team.';
  return new Refusal('invalid', message, { status: 409, fields: { email: message } });
}
