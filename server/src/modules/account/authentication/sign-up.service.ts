import { createHash, randomUUID } from 'node:crypto';
import type { SignUp } from '@portway/contracts/account/authentication/auth';
import { networkOf, type Visit } from '../../../platform/auth/device.ts';
import type { Passwords } from '../../../platform/auth/passwords.ts';
import type { SignedLinks } from '../../../platform/crypto/signed-link.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext, Requester } from '../../../platform/db/request-context.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import type { Mail } from '../../../platform/mail/outbox.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { ProfileService } from '../../candidate/profile/profile.service.ts';
import type {
  AttemptedOn,
  CodeFor,
  CodePurpose,
  Codes,
  Tried,
} from '../one-time-codes/one-time-codes.service.ts';
import type { Organisations } from '../organisation/organisation.service.ts';
import type { Factors } from '../second-factors/second-factors.service.ts';
import type { Devices } from '../sessions/devices.service.ts';
import type { Entry, Sessions } from '../sessions/sessions.service.ts';
import { alreadyHaveAccount, codeEmail, noAccount } from './authentication.emails.ts';
import type { AccountsRepository, KnownAccount, SignUpRow } from './authentication.repository.ts';

type Transaction = RequestContext['transaction'];

/** The refusal of a code. */
export type WrongCode = (tried: Exclude<Tried, 'good'>, on: AttemptedOn) => Refusal;

interface Confirmation {
  readonly message: string;
}

interface Verification {
  readonly email: string;
  readonly otp: string;
  readonly timeZone?: string | undefined;
}

interface Verified extends Confirmation {
  readonly next: 'login' | 'choose-password';
  /** Of the session that begins in the browser that signed up. */
  readonly entry?: Entry | undefined;
}

export interface SignUpDeps {
  readonly repository: AccountsRepository;
  readonly codes: Codes;
  readonly devices: Pick<Devices, 'recognise' | 'remember'>;
  readonly passwords: Passwords;
  readonly organisations: Pick<Organisations, 'found' | 'joinBy'>;
  readonly profiles: Pick<ProfileService, 'begin'>;
  readonly factors: Pick<Factors, 'admit'>;
  readonly sessions: Pick<Sessions, 'begin'>;
  readonly links: SignedLinks;
  readonly audit: Audit;
  readonly origin: string;
  readonly wrongCode: WrongCode;
}

const oneHour = 3600;
/** Checked before the costly rating of a password; most are refused as easy to guess. */
const signUpLimit = { name: 'sign-up-begun', max: 40, perSeconds: oneHour };
const byOneDevice = { name: 'code-request', max: 3, perSeconds: oneHour };
/**
 * Each request sends an email, so one caller must not reach many strangers. An office behind one IP address
 * is still served.
 */
const toAnyAddress = { name: 'code-requests', max: 15, perSeconds: oneHour };

/**
 * Sign-up and verification of an address. Nothing here reveals whether an address has an account: the work
 * and the response are the same, and the owner of the address is informed by email.
 */
export function signUpsService(deps: SignUpDeps) {
  const { repository, codes, devices, passwords, links, origin, audit } = deps;

  /** Creates a code for any address, and emails the appropriate message. */
  async function mailCode(transaction: Transaction, codeRequest: CodeFor): Promise<void> {
    const { purpose, email, from } = codeRequest;
    const { account, signUp } = await repository.findByAddress(transaction, email, from.key);
    const code = await codes.make(transaction, codeRequest);
    const mail = mailAbout({ purpose, account, signUp, code, origin, email });
    await repository.post(transaction, [mail]);
  }

  /** Begins the session of a new account; none for a program, which logs in, nor where a second factor is due. */
  async function enter(
    transaction: Transaction,
    { id, signUp, from, visit }: NewArrival,
  ): Promise<Entry | undefined> {
    if (!visit.fromBrowser) return undefined;
    const admitted = await deps.factors.admit(transaction, id, { code: undefined, from });
    if (admitted instanceof Refusal) return undefined;
    return await deps.sessions.begin(transaction, {
      account: id,
      role: signUp.role,
      secondFactor: admitted.twice,
      from: visit,
    });
  }

  /** The same for a request, of which there may not be too many. */
  async function requestCode(transaction: Transaction, codeRequest: CodeFor): Promise<void> {
    const { email, from } = codeRequest;
    if (!from.known) await repository.take(transaction, toAnyAddress, from.visitor);
    await repository.take(transaction, byOneDevice, `${email}\n${from.key}`);
    await mailCode(transaction, codeRequest);
  }

  return {
    /** `claim` is for the cookie of the browser that signs up. */
    async signUp(request: SignUp, visit: Visit, claim: string | undefined): Promise<Confirmation> {
      const { visitor } = visit;
      const email = request.email.toLowerCase();
      await repository.withAddress(email, (transaction) =>
        repository.take(transaction, signUpLimit, visitor),
      );
      await passwords.refuseWeak(request.password, [request.fullName, email, request.organizationName ?? '']);
      const hash = await passwords.hash(request.password);
      await repository.withAddress(email, async (transaction) => {
        await repository.take(transaction, { name: 'sign-up', max: 5, perSeconds: oneHour }, visitor);
        const from = await devices.recognise(transaction, visit);
        await repository.keepSignUp(
          transaction,
          rowOf({ request, email, device: from.key, hash, claim, links }),
        );
        await mailCode(transaction, { purpose: 'verify', email, from });
      });
      return { message: 'Signup successful! 🎉' };
    },
    async verify(
      { email: address, otp, timeZone }: Verification,
      visit: Visit,
      claim: string | undefined,
    ): Promise<Verified> {
      const email = address.toLowerCase();
      const outcome = await repository.withAddress(email, async (transaction) => {
        const from = await devices.recognise(transaction, visit);
        const code: CodeFor = { purpose: 'verify', email, from };
        const tried = await codes.try(transaction, { ...code, otp });
        if (tried !== 'good') return deps.wrongCode(tried, { email });
        await codes.end(transaction, code);
        await repository.hold(transaction, email);
        const { account, signUp } = await repository.findByAddress(transaction, email, from.key);
        // A valid code was emailed to a user who signed up: the sign-up exists, or has just become an
        // account.
        if (account !== undefined || signUp === undefined) return verified('login');
        const keeps = visit.fromBrowser ? claimFits(signUp, claim) : signUp.claim_hash === null;
        const id = randomUUID();
        const passwordHash = keeps ? signUp.password_hash : undefined;
        await repository.add(transaction, {
          id,
          email,
          fullName: signUp.full_name,
          role: signUp.role,
          passwordHash,
        });
        await devices.remember(transaction, id, visit);
        await repository.endSignUp(transaction, email);
        await audit.add(transaction, {
          action: 'signed-up',
          actor: id,
          subject: id,
          network: networkOf(visit.visitor),
        });
        if (signUp.role === 'recruiter')
          await settleIn(deps, transaction, { id, email, signUp, network: networkOf(visit.visitor) });
        else if (signUp.role === 'candidate') await deps.profiles.begin(transaction, id, timeZone);
        if (!keeps) return verified('choose-password');
        return { ...verified('login'), entry: await enter(transaction, { id, signUp, from, visit }) };
      });
      if (outcome instanceof Refusal) throw outcome;
      return outcome;
    },
    /** Emails a new code for a purpose: the same for every address. */
    async resend(
      { email: address, purpose }: { readonly email: string; readonly purpose: CodePurpose },
      visit: Visit,
    ): Promise<Confirmation> {
      const email = address.toLowerCase();
      await repository.withAddress(email, async (transaction) => {
        const from = await devices.recognise(transaction, visit);
        await requestCode(transaction, { purpose, email, from });
      });
      return {
        message: 'If this address is the one you gave us, a code is on its way. It works for 10 minutes.',
      };
    },
    /** The new code for a user who logs in before verifying. */
    codeFor: requestCode,
  };
}

export type SignUps = ReturnType<typeof signUpsService>;

function verified(next: 'login' | 'choose-password') {
  return { message: 'OTP Verified Successfully ✅', next };
}

/**
 * Whether the browser that enters the code also chose the password. Otherwise an attacker could sign up with
 * another person's address, wait for them to confirm it, and know the password of their account.
 */
function claimFits(signUp: SignUpRow, claim: string | undefined): boolean {
  return claim !== undefined && signUp.claim_hash === hashOf(claim);
}

function hashOf(claim: string): string {
  return createHash('sha256').update(claim).digest('hex');
}

async function settleIn(
  { organisations }: Pick<SignUpDeps, 'organisations'>,
  transaction: Transaction,
  { id, email, signUp, network }: { id: string; email: string; signUp: SignUpRow; network: string | null },
): Promise<void> {
  const { invitation } = signUp;
  const hasJoined =
    invitation !== null &&
    (await organisations.joinBy(transaction, { account: id, email, invitation, network })) !== undefined;
  if (hasJoined) return;
  await organisations.found(transaction, {
    owner: id,
    name: signUp.organisation_name,
    website: signUp.website,
    industry: signUp.industry,
  });
}

interface NewArrival {
  readonly id: string;
  readonly signUp: SignUpRow;
  readonly from: Requester;
  readonly visit: Visit;
}

interface SignUpGiven {
  readonly request: SignUp;
  readonly email: string;
  readonly device: string;
  readonly hash: string;
  readonly claim: string | undefined;
  readonly links: SignedLinks;
}

function rowOf({ request, email, device, hash, claim, links }: SignUpGiven) {
  const { fullName, organizationName, website, industry, invitation } = request;
  const invited = invitation === undefined ? undefined : links.read('invitation', invitation);
  return {
    email,
    device_hash: device,
    full_name: fullName,
    role: invited?.status === 'good' ? ('recruiter' as const) : request.role,
    password_hash: hash,
    claim_hash: claim === undefined ? null : hashOf(claim),
    organisation_name: organizationName ?? null,
    website: website ?? null,
    industry: industry ?? null,
    invitation: invited?.status === 'good' ? invited.id : null,
  };
}

interface CodeMail {
  readonly purpose: CodePurpose;
  readonly account: KnownAccount | undefined;
  readonly signUp: SignUpRow | undefined;
  readonly code: string;
  readonly origin: string;
  readonly email: string;
}

/** A code goes only to an address for which it is of use; any other gets an email saying how to proceed. */
function mailAbout({ purpose, account, signUp, code, origin, email }: CodeMail): Mail {
  const opens = purpose === 'verify' ? account === undefined && signUp !== undefined : account !== undefined;
  if (opens)
    return {
      ...renderEmail(codeEmail(purpose, code, origin)),
      security: true,
      kind: `code-${purpose}`,
      to: email,
    };
  const letter = account === undefined ? noAccount(origin) : alreadyHaveAccount(origin);
  return {
    ...renderEmail(letter),
    security: true,
    kind: account === undefined ? 'no-account' : 'account-exists',
    to: email,
  };
}
