import { networkOf, type Visit } from '../../../platform/auth/device.ts';
import type { Passwords } from '../../../platform/auth/passwords.ts';
import type { SignedLinks } from '../../../platform/crypto/signed-link.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Devices } from '../sessions/devices.service.ts';
import { passwordChanged } from './authentication.emails.ts';
import type { AccountsRepository } from './authentication.repository.ts';

type Transaction = Parameters<AccountsRepository['arrive']>[0];

interface Deps {
  readonly repository: AccountsRepository;
  readonly devices: Pick<Devices, 'remember'>;
  readonly passwords: Pick<Passwords, 'hash' | 'refuseWeak'>;
  readonly links: Pick<SignedLinks, 'read'>;
  readonly audit: Audit;
  readonly origin: string;
}

/** The first password of a member of staff, by the link that the operator or a member of the team has made. */
export function firstPasswordsService(deps: Deps) {
  const { repository, devices, passwords, links, audit } = deps;

  /** Makes the account of someone whom the team invited, and uses the invitation up. False when there is none. */
  async function joins(transaction: Transaction, id: string, network: string): Promise<boolean> {
    const invited = await repository.takeStaffInvitation(transaction, id);
    if (invited === undefined) return false;
    await repository.hold(transaction, invited.email);
    if ((await repository.findByAddress(transaction, invited.email)).account !== undefined)
      throw spent('no longer works, because its address has an account by now');
    await repository.add(transaction, { id, ...invited, role: 'staff', passwordHash: undefined });
    await audit.add(transaction, { action: 'staff-created', actor: id, subject: id, network });
    return true;
  }
  return {
    async set(
      { link, password }: { readonly link: string; readonly password: string },
      visit: Visit,
    ): Promise<{ message: string }> {
      const verification = links.read('first-password', link);
      if (verification.status !== 'good')
        throw spent(verification.status === 'expired' ? 'is too old' : 'is incomplete');
      const { id } = verification;
      const invited = await repository.withAddress('', async (transaction) => {
        const account = await repository.arrived(transaction, id);
        return account ?? (await repository.invitedStaff(transaction, id));
      });
      if (invited?.role !== 'staff') throw spent('no longer works');
      await passwords.refuseWeak(password, [invited.email]);
      const hash = await passwords.hash(password);
      const isFirst = await repository.withAddress(invited.email, async (transaction) => {
        await repository.arrive(transaction, id);
        const isNew = await joins(transaction, id, networkOf(visit.visitor));
        if (!isNew && (await repository.arrived(transaction, id)) === undefined)
          throw spent('no longer works');
        if (!(await repository.setFirstPassword(transaction, id, hash))) return false;
        await devices.remember(transaction, id, visit);
        await audit.add(transaction, {
          action: 'first-password-set',
          actor: id,
          subject: id,
          network: networkOf(visit.visitor),
        });
        const letter = renderEmail(passwordChanged(deps.origin));
        await repository.post(transaction, [
          { ...letter, security: true, kind: 'password-changed', to: invited.email },
        ]);
        return true;
      });
      if (!isFirst) throw spent('has been used');
      return { message: 'Your password is set. Log in with it, then add a passkey or an authenticator app.' };
    },
  };
}

export type FirstPasswords = ReturnType<typeof firstPasswordsService>;

function spent(how: string): Refusal {
  const message = `This link ${how}. Ask the operator of this site for a new one.`;
  return new Refusal('invalid', message, { status: 422, fields: { link: message } });
}
