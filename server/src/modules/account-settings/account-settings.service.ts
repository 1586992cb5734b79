import type { Me } from '@portway/contracts/authentication/auth';
import type { Passwords } from '../../platform/auth/passwords.ts';
import { requireRecentLogin } from '../../platform/auth/recent-login.ts';
import type { Audit } from '../../platform/db/audit.ts';
import type { Work } from '../../platform/db/request-context.ts';
import { renderEmail } from '../../platform/mail/email.ts';
import { Refusal, tooOften } from '../../platform/refusal.ts';
import type { Codes } from '../one-time-codes/one-time-codes.service.ts';
import type { Factors } from '../second-factors/second-factors.service.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { addressTaken, emailChanged } from './account-settings.emails.ts';
import type { AccountRepository, NotificationChoice } from './account-settings.repository.ts';

interface Said {
  readonly message: string;
}

export interface Account {
  me(work: Work): Promise<Me>;
  /** A Refusal that is returned commits the counted attempt. */
  confirmIdentity(
    work: Work,
    proof: { readonly password: string; readonly code?: string | undefined },
  ): Promise<Said | Refusal>;
  changeDetails(work: Work, fullName: string): Promise<Said>;
  changeEmail(work: Work, email: string): Promise<Said>;
  confirmEmail(
    work: Work,
    request: { readonly email: string; readonly otp: string },
  ): Promise<Said | Refusal>;
  changePassword(work: Work, password: string): Promise<Said>;
  notifications(work: Work): Promise<NotificationChoice>;
  changeNotifications(work: Work, choice: NotificationChoice): Promise<Said>;
}

export interface AccountServiceDeps {
  readonly repository: AccountRepository;
  readonly passwords: Passwords;
  readonly codes: Codes;
  readonly codeEmail: (code: string) => Parameters<typeof renderEmail>[0];
  readonly passwordChanged: Parameters<typeof renderEmail>[0];
  readonly factors: Pick<Factors, 'admit'>;
  readonly sessions: Pick<Sessions, 'endAll' | 'confirm'>;
  readonly audit: Audit;
  readonly wrongCode: (tried: 'wrong' | 'expired' | 'locked' | 'too-often') => Refusal;
  readonly origin: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

const quarterHour = 900;

/** What a logged-in user sees and changes of their own account. */
export function accountSettingsService(deps: AccountServiceDeps): Account {
  const { repository, passwords, codes, factors, sessions, audit, now, origin } = deps;
  return {
    me: async (work) => meOf(work, await repository.organisationName(work)),
    async confirmIdentity(work, { password, code }) {
      const { caller, transaction } = work;
      if (!(await repository.mayConfirm(transaction, caller.account))) return tooOften(quarterHour);
      const fits = await passwords.fits(password, await repository.passwordHash(work));
      if (!fits) return wrong('password', 'wrong-password', 'This is not your password.');
      const admitted = await factors.admit(transaction, caller.account, code);
      if (admitted instanceof Refusal) return inField(admitted);
      await sessions.confirm(work, admitted.twice);
      return { message: 'Thank you. Go on.' };
    },
    async changeDetails(work, fullName) {
      await repository.takeChange(work);
      await repository.setName(work, fullName);
      await audit.note(work, 'details-changed');
      return { message: 'Saved.' };
    },
    async changeEmail(work, typed) {
      const email = typed.toLowerCase();
      const { caller, transaction } = work;
      requireRecentLogin(caller, now());
      if (email === caller.email) throw wrong('email', 'invalid', 'This is your address already.');
      if (!(await repository.mayAskCode(transaction, caller.account))) throw tooOften(3600);
      const code = await codes.make(transaction, 'change-email', codeKey(work, email));
      if (code !== undefined) {
        const letter = renderEmail(deps.codeEmail(code));
        await repository.post(transaction, [{ ...letter, kind: 'code-change-email', to: email }]);
      }
      return { message: 'We have sent a code to the new address. It works for 10 minutes.' };
    },
    async confirmEmail(work, { email: typed, otp }) {
      const email = typed.toLowerCase();
      const { caller, transaction } = work;
      requireRecentLogin(caller, now());
      const key = codeKey(work, email);
      const tried = await codes.try(transaction, {
        purpose: 'change-email',
        email: key,
        otp,
        visitor: caller.account,
      });
      if (tried !== 'good') return deps.wrongCode(tried);
      await codes.end(transaction, 'change-email', key);
      if (!(await repository.setEmail(work, email))) {
        // The address's owner is informed by e-mail; the caller has access to its mailbox, so nothing is
        // revealed.
        await repository.post(transaction, [
          { ...renderEmail(addressTaken(origin)), kind: 'address-taken', to: email },
        ]);
        return wrong(
          'email',
          'address-taken',
          'This address has another account already. Log in with it instead.',
        );
      }
      await audit.note(work, 'email-changed');
      const notice = renderEmail(emailChanged(origin));
      await repository.post(transaction, [{ ...notice, kind: 'email-changed', to: caller.email }]);
      return { message: 'Your e-mail address is changed.' };
    },
    async changePassword(work, password) {
      const { caller, transaction } = work;
      requireRecentLogin(caller, now());
      await repository.takePassword(work);
      await passwords.refuseWeak(password, [caller.fullName, caller.email]);
      await repository.setPassword(work, await passwords.hash(password));
      await sessions.endAll(transaction, caller.account, caller.session);
      await audit.note(work, 'password-changed');
      const notice = renderEmail(deps.passwordChanged);
      await repository.post(transaction, [{ ...notice, kind: 'password-changed', to: caller.email }]);
      return { message: 'Your password is changed, and every other session has ended.' };
    },
    notifications: (work) => repository.notifications(work),
    async changeNotifications(work, choice) {
      await repository.setNotifications(work, choice);
      return { message: 'Saved.' };
    },
  };
}

function meOf({ caller }: Work, name: string | null): Me {
  const { organisation, secondFactor, role, deletionDue } = caller;
  return {
    id: caller.account,
    fullName: caller.fullName,
    email: caller.email,
    role,
    organisation: organisation && { ...organisation, name },
    secondFactor,
    secondFactorDue: role === 'staff' && !secondFactor,
    deletionDue: deletionDue === null ? null : new Date(deletionDue).toISOString(),
  };
}

/** A code for an address is valid only for the account that requested it. */
function codeKey({ caller }: Work, email: string): string {
  return `${caller.account}\n${email}`;
}

function wrong(field: string, code: string, message: string): Refusal {
  return new Refusal(code, message, { status: 422, fields: { [field]: message } });
}

/** To a logged-in caller, 401 would mean that they are not logged in. */
function inField({ code, message, status, retryAfter }: Refusal): Refusal {
  if (status === 429) return new Refusal(code, message, { status, retryAfter: retryAfter ?? quarterHour });
  return wrong('code', code, message);
}
