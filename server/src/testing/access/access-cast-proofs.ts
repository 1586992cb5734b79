import { randomBytes, randomUUID } from 'node:crypto';
import { codesRepository } from '../../modules/account/one-time-codes/one-time-codes.repository.ts';
import { type CodeFor, codesService } from '../../modules/account/one-time-codes/one-time-codes.service.ts';
import { authenticatorSecret } from '../../modules/account/second-factors/second-factors.tables.ts';
import { deviceKey } from '../../modules/account/sessions/devices.service.ts';
import { loggedIn } from '../../platform/auth/device.ts';
import { passwords } from '../../platform/auth/passwords.ts';
import { newTimeSecret, timeCode } from '../../platform/auth/totp.ts';
import { cipherFor, fieldCipher, type Secret } from '../../platform/crypto/cipher.ts';
import { noRateLimits } from '../../platform/db/rate-limit.ts';
import { type PersonWanted, person, type TestPerson } from '../people/people.ts';
import { SoftwarePasskey } from '../people/software-passkey.ts';
import type { TestApp } from '../test-app.ts';
import type { Asking } from './access-cast.ts';

/** With which every app of a test signs and seals. */
export const testSecret: Secret = ['a secret for tests of 32 characters'];

export const testPassword = 'quiet copper lantern drift';
let hashed: Promise<string> | undefined;
const stepMs = 30_000;

/** What people prove themselves with: passwords, codes of a mail, passkeys, authenticator apps and Google's word. */
export function proofsCast(app: Pick<TestApp, 'superuser' | 'origin'>) {
  const { superuser: queries } = app;
  const codes = codesService(codesRepository(noRateLimits), { secret: testSecret, now: Date.now });

  const somebody = (details: Partial<PersonWanted> = {}): Promise<TestPerson> =>
    person(app, { role: 'candidate', ...details });

  /** A code that a program on this machine has just requested for this address. */
  async function codeFor(
    purpose: CodeFor['purpose'],
    email: string,
    from = loggedIn(deviceKey(testSecret, { device: undefined, visitor: '127.0.0.1' })),
  ): Promise<string> {
    return await queries.transaction().execute((on) => codes.make(on, { purpose, email, from }));
  }

  async function givePassword(account: string): Promise<void> {
    hashed ??= passwords().hash(testPassword);
    await queries
      .insertInto('account_password')
      .values({ account, hash: await hashed })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async function challenge(account: string | null) {
    const [id, text] = [randomUUID(), randomBytes(32).toString('base64url')];
    const expires_at = new Date(Date.now() + 60_000);
    await queries.insertInto('challenge').values({ id, account, challenge: text, expires_at }).execute();
    return { id, text };
  }

  async function authenticator(account: string, confirmed_at: Date | null): Promise<string> {
    const secret = newTimeSecret();
    const sealed_secret = fieldCipher(testSecret, authenticatorSecret).encrypt(secret, account);
    const fresh = { sealed_secret, confirmed_at, last_step: 0 };
    await queries
      .insertInto('authenticator')
      .values({ account, ...fresh })
      .onConflict((conflict) => conflict.column('account').doUpdateSet(fresh))
      .execute();
    return secret;
  }

  return {
    /** Somebody else, whose password is known. */
    async logIn() {
      const { id, email } = await somebody();
      await givePassword(id);
      return { email, password: testPassword };
    },
    async ownPassword({ person: who }: Asking) {
      if (who !== undefined) await givePassword(who.id);
      return { password: testPassword };
    },
    /** Of somebody who has signed up and not yet shown that the address is theirs. */
    async signedUp() {
      const email = `newcomer-${randomUUID()}@example.com`;
      const nothing = { claim_hash: null, organisation_name: null, website: null, industry: null };
      const signUp = { ...nothing, full_name: 'Amara', role: 'candidate' as const, invitation: null };
      await queries
        .insertInto('sign_up')
        .values({ ...signUp, email, password_hash: 'none' })
        .execute();
      return { email, otp: await codeFor('verify', email) };
    },
    async resetCode() {
      const { email } = await somebody();
      return { email, otp: await codeFor('reset', email) };
    },
    /** For the account that asks alone. */
    async newAddress({ person: who }: Asking) {
      const email = `moved-${randomUUID()}@example.com`;
      return { email, otp: await codeFor('change-email', email, loggedIn(`account ${who?.id}`)) };
    },
    async newPasskey({ person: who }: Asking) {
      const { id, text } = await challenge(who?.id ?? null);
      return { challenge: id, credential: new SoftwarePasskey(app.origin).create(text), name: 'A key' };
    },
    /** Somebody else's, who logs in with it. */
    async passkeyLogIn() {
      const passkey = new SoftwarePasskey(app.origin);
      const key = { credential_id: passkey.id.toString('base64url'), public_key: passkey.publicKey };
      const rest = { counter: 0, transports: '[]', name: 'A key', last_used_at: null };
      const { id: account } = await somebody();
      await queries
        .insertInto('passkey')
        .values({ id: randomUUID(), account, ...key, ...rest })
        .execute();
      const { id, text } = await challenge(null);
      return { challenge: id, credential: passkey.get(text) };
    },
    /** The first code of an app that is being added. */
    async newAuthenticator({ person: who }: Asking) {
      if (who === undefined) return { code: '000000' };
      const secret = await authenticator(who.id, null);
      return { code: timeCode(secret, Math.floor(Date.now() / stepMs)) };
    },
    /** An app that was used for this log-in; a log-in without one has none. */
    async usedAuthenticator({ person: who, testCaller }: Asking) {
      if (who === undefined || testCaller === 'staff-once') return;
      await authenticator(who.id, new Date());
      await queries
        .updateTable('session')
        .set({ second_factor: true })
        .where('account', '=', who.id)
        .execute();
    },
    /** The cookie of somebody whom Google has just vouched for. */
    async vouchedByGoogle() {
      const { id: arrived, email } = await somebody();
      const proof = { arrived, email, until: Date.now() + 60_000 };
      return { Cookie: `google=${cipherFor(testSecret, 'google').encrypt(JSON.stringify(proof))}` };
    },
  };
}
