import type { Me } from '@portway/contracts/account/authentication/me';
import { loggedIn } from '../../../platform/auth/device.ts';
import type { Passwords } from '../../../platform/auth/passwords.ts';
import { requireRecentLogin } from '../../../platform/auth/recent-login.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import { Refusal, tooOften } from '../../../platform/refusal.ts';
import type { AttemptedOn, CodeFor, Codes, Tried } from '../one-time-codes/one-time-codes.service.ts';
import type { Factors } from '../second-factors/second-factors.service.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { addressTaken, emailChanged } from './account-settings.emails.ts';
import type {
  AccountRepository,
  NotificationChoice,
  OwnOrganisation,
} from './account-settings.repository.ts';

interface Confirmation {
  readonly message: string;
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
  readonly wrongCode: (tried: Exclude<Tried, 'good'>, on: AttemptedOn) => Refusal;
  readonly origin: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

const quarterHour = 900;

/** What a logged-in user sees and changes of their own account. */
export function accountSettingsService(deps: AccountServiceDeps) {
  const { repository, passwords, codes, factors, sessions, audit, now, origin } = deps;
  return {
    me: async (requestContext: RequestContext): Promise<Me> =>
      meOf(requestContext, {
        // First: what happens while the rest is read comes through the stream.
        lastEvent: await repository.lastEvent(requestContext),
        organisations: await repository.organisations(requestContext),
      }),
    /** A Refusal that is returned commits the counted attempt. */
    async confirmIdentity(
      requestContext: RequestContext,
      { password, code }: { readonly password: string; readonly code?: string | undefined },
    ): Promise<Confirmation | Refusal> {
      const { caller, transaction } = requestContext;
      if (!(await repository.mayConfirm(transaction, caller.session))) return tooOften(quarterHour);
      const fits = await passwords.fits(password, await repository.passwordHash(requestContext));
      if (!fits) return wrongPassword();
      const admitted = await factors.admit(transaction, caller.account, {
        code,
        from: loggedIn(`session ${caller.session}`),
      });
      if (admitted instanceof Refusal) return inField(admitted);
      await sessions.confirm(requestContext, admitted.twice);
      return { message: 'Thank you. You can carry on.' };
    },
    async changeDetails(requestContext: RequestContext, fullName: string): Promise<Confirmation> {
      await repository.takeChange(requestContext);
      await repository.setName(requestContext, fullName);
      await audit.note(requestContext, 'details-changed');
      return { message: 'Saved.' };
    },
    async changeEmail(requestContext: RequestContext, address: string): Promise<Confirmation> {
      const email = address.toLowerCase();
      const { caller, transaction } = requestContext;
      requireRecentLogin(caller, now());
      if (email === caller.email) throw wrong('email', 'invalid', 'This is already your address.');
      if (!(await repository.mayAskCode(transaction, caller.account))) throw tooOften(3600);
      const codeRequest = codeFor(requestContext, email);
      // The address may be a stranger's, who is not to be mailed without end by any number of accounts.
      const code = await codes.make(transaction, {
        ...codeRequest,
        from: { ...codeRequest.from, known: false },
      });
      const letter = renderEmail(deps.codeEmail(code));
      await repository.post(transaction, [
        { ...letter, security: true, kind: 'code-change-email', to: email },
      ]);
      return { message: 'We have sent a code to the new address. It works for 10 minutes.' };
    },
    async confirmEmail(
      requestContext: RequestContext,
      { email: address, otp }: { readonly email: string; readonly otp: string },
    ): Promise<Confirmation | Refusal> {
      const email = address.toLowerCase();
      const { caller, transaction } = requestContext;
      requireRecentLogin(caller, now());
      const code = codeFor(requestContext, email);
      const tried = await codes.try(transaction, { ...code, otp });
      if (tried !== 'good') return deps.wrongCode(tried, { account: caller.account });
      await codes.end(transaction, code);
      if (!(await repository.setEmail(requestContext, email))) {
        // The address's owner is informed by email; the caller has access to its mailbox, so nothing is
        // revealed.
        await repository.post(transaction, [
          { ...renderEmail(addressTaken(origin)), security: true, kind: 'address-taken', to: email },
        ]);
        return wrong(
          'email',
          'address-taken',
          'Another account already uses this address. Log in to that one instead.',
        );
      }
      await audit.note(requestContext, 'email-changed');
      const notice = renderEmail(emailChanged(origin));
      await repository.post(transaction, [
        { ...notice, security: true, kind: 'email-changed', to: caller.email },
      ]);
      return { message: 'Your email address has been changed.' };
    },
    async changePassword(requestContext: RequestContext, password: string): Promise<Confirmation> {
      const { caller, transaction } = requestContext;
      requireRecentLogin(caller, now());
      await repository.takePassword(requestContext);
      await passwords.refuseWeak(password, [caller.fullName, caller.email]);
      await repository.setPassword(requestContext, await passwords.hash(password));
      await sessions.endAll(transaction, caller.account, { session: caller.session });
      await audit.note(requestContext, 'password-changed');
      const notice = renderEmail(deps.passwordChanged);
      await repository.post(transaction, [
        { ...notice, security: true, kind: 'password-changed', to: caller.email },
      ]);
      return { message: 'Your password has been changed, and every other session has ended.' };
    },
    notifications: (requestContext: RequestContext): Promise<NotificationChoice> =>
      repository.notifications(requestContext),
    async changeNotifications(
      requestContext: RequestContext,
      choice: NotificationChoice,
    ): Promise<Confirmation> {
      await repository.setNotifications(requestContext, choice);
      return { message: 'Saved.' };
    },
  };
}

export type Account = ReturnType<typeof accountSettingsService>;

interface MeRead {
  readonly organisations: readonly OwnOrganisation[];
  readonly lastEvent: number;
}

function meOf({ caller }: RequestContext, { organisations, lastEvent }: MeRead): Me {
  const { organisation, secondFactor, role, deletionDue } = caller;
  return {
    id: caller.account,
    fullName: caller.fullName,
    email: caller.email,
    role,
    candidate: caller.candidate,
    organisation: organisations.find(({ id }) => id === organisation?.id) ?? null,
    organisations,
    secondFactor,
    secondFactorDue: role === 'staff' && !secondFactor,
    deletionDue: deletionDue === null ? null : new Date(deletionDue).toISOString(),
    lastEvent,
  };
}

/** A code for an address is valid only for the account that requested it, on whatever device. */
function codeFor({ caller }: RequestContext, email: string): CodeFor {
  return { purpose: 'change-email', email, from: loggedIn(`account ${caller.account}`) };
}

function wrong(field: string, code: string, message: string): Refusal {
  return new Refusal(code, message, { status: 422, fields: { [field]: message } });
}

function wrongPassword(): Refusal {
  const message = 'That is not your password. Try again.';
  return new Refusal('wrong-password', message, {
    status: 422,
    fields: { password: message },
    attempt: { action: 'confirmation-failed' },
  });
}

/** To a logged-in caller, 401 would mean that they are not logged in. */
function inField({ code, message, status, retryAfter, attempt }: Refusal): Refusal {
  if (status === 429)
    return new Refusal(code, message, { status, retryAfter: retryAfter ?? quarterHour, attempt });
  return new Refusal(code, message, { status: 422, fields: { code: message }, attempt });
}
