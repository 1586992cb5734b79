import { identityAnswers } from '@portway/contracts/identity';
import { product } from '@portway/contracts/product';
import type { Hono } from 'hono';
import { securityChanged } from './modules/account-settings/account-settings.emails.ts';
import { accountRepository } from './modules/account-settings/account-settings.repository.ts';
import { accountRoutes } from './modules/account-settings/account-settings.routes.ts';
import { accountService } from './modules/account-settings/account-settings.service.ts';
import { codeLetter, passwordChanged } from './modules/authentication/authentication.emails.ts';
import { accountsRepository } from './modules/authentication/authentication.repository.ts';
import { accountsRoutes } from './modules/authentication/authentication.routes.ts';
import { googleRoutes } from './modules/authentication/google.routes.ts';
import { googleService } from './modules/authentication/google.service.ts';
import { logInsService } from './modules/authentication/log-in.service.ts';
import { signUpsService } from './modules/authentication/sign-up.service.ts';
import { identitySeals } from './modules/equality-monitoring/equality-monitoring.service.ts';
import { codesRepository } from './modules/one-time-codes/one-time-codes.repository.ts';
import { codesService, wrongCode } from './modules/one-time-codes/one-time-codes.service.ts';
import { invitationsService } from './modules/organisation/invitations.service.ts';
import { organisationRepository } from './modules/organisation/organisation.repository.ts';
import { organisationRoutes } from './modules/organisation/organisation.routes.ts';
import { organisationsService } from './modules/organisation/organisation.service.ts';
import { passkeysRepository } from './modules/passkeys/passkeys.repository.ts';
import { passkeysRoutes } from './modules/passkeys/passkeys.routes.ts';
import { passkeysService } from './modules/passkeys/passkeys.service.ts';
import { ownDataRepository } from './modules/personal-data/personal-data.repository.ts';
import { personalDataRoutes } from './modules/personal-data/personal-data.routes.ts';
import { type OwnData, ownDataService } from './modules/personal-data/personal-data.service.ts';
import { ownDataZip } from './modules/personal-data/personal-data-zip.ts';
import { secondFactorsRepository } from './modules/second-factors/second-factors.repository.ts';
import { secondFactorsRoutes } from './modules/second-factors/second-factors.routes.ts';
import {
  type FactorsNeeds,
  factorsService,
  guardsService,
} from './modules/second-factors/second-factors.service.ts';
import { sessionsRepository } from './modules/sessions/sessions.repository.ts';
import { sessionsRoutes } from './modules/sessions/sessions.routes.ts';
import { type Sessions, sessionsService } from './modules/sessions/sessions.service.ts';
import { type GoogleClient, googleSignIn } from './platform/auth/google-sign-in.ts';
import { passwords as passwordsOf } from './platform/auth/passwords.ts';
import { webAuthnAt } from './platform/auth/web-authn.ts';
import { sealFor } from './platform/crypto/cipher.ts';
import type { SignedLinks } from './platform/crypto/signed-link.ts';
import { asApp } from './platform/db/as-app.ts';
import type { Audit } from './platform/db/audit.ts';
import type { Database } from './platform/db/database.ts';
import { once } from './platform/db/idempotency.ts';
import type { RateLimits } from './platform/db/rate-limit.ts';
import type { FileStore } from './platform/files/file-store.ts';
import type { Door } from './platform/http/app-env.ts';
import { cookiesAt } from './platform/http/credentials.ts';
import type { SignedInNeeds } from './platform/http/signed-in.ts';
import { renderLetter } from './platform/mail/email.ts';
import type { Outbox } from './platform/mail/outbox.ts';
import { keyReused } from './platform/refusal.ts';
import { dayInLondon } from './platform/time/local-time.ts';

export interface AccountsNeeds {
  readonly database: Pick<Database, 'queries' | 'owner'>;
  readonly limits: RateLimits;
  readonly outbox: Outbox;
  readonly audit: Audit;
  readonly links: SignedLinks;
  /** Where people's files are. */
  readonly files: FileStore;
  readonly origin: string;
  readonly secret: string;
  /** Left out, Google's sign-in is not offered. */
  readonly google: GoogleClient | undefined;
  /** Told about faults that belong to no request. */
  readonly onWarning: (message: string) => void;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** Everything about accounts, put together. `door` is for what else stands behind the log-in. */
export interface AccountsWing {
  readonly door: SignedInNeeds;
  readonly sessions: Sessions;
  readonly ownData: OwnData;
  routes(api: Hono<Door>): void;
}

export function accountsWing(needs: AccountsNeeds): AccountsWing {
  const { database, limits, outbox, audit, links, origin, secret, now } = needs;
  const { queries } = database;
  const cookies = cookiesAt(origin);
  const passwords = passwordsOf();
  const sessions = sessionsService(sessionsRepository(queries, now), { audit, now });
  const codes = codesService(codesRepository(limits), { secret, now });
  const notify: FactorsNeeds['notify'] = ({ caller, transaction }, what) =>
    outbox.post(transaction, [
      { ...renderLetter(securityChanged(what, origin)), kind: 'security-changed', to: caller.email },
    ]);
  const factors = factorsService({
    repository: secondFactorsRepository(limits, now),
    seal: sealFor(secret, 'authenticator'),
    secret,
    sessions,
    audit,
    notify,
    issuer: product,
    now,
  });
  const passkeys = passkeysService({
    repository: passkeysRepository({ queries, limits, now }),
    webAuthn: webAuthnAt(origin, product),
    sessions,
    audit,
    notify,
    now,
  });
  const atOrganisation = organisationRepository({ outbox, limits, now });
  const organisations = organisationsService(atOrganisation, audit);
  const invitations = invitationsService({
    repository: atOrganisation,
    organisations,
    links,
    audit,
    origin,
    now,
  });
  const atAccounts = accountsRepository({ queries, limits, outbox, now });
  const shared = { repository: atAccounts, codes, passwords, organisations, links, audit, origin, wrongCode };
  const signUps = signUpsService(shared);
  const logIns = logInsService({ ...shared, factors, sessions, signUps });
  const google = googleService({
    ...shared,
    signIn: needs.google && googleSignIn(needs.google, origin, needs.onWarning),
    seal: sealFor(secret, 'google'),
    factors,
    sessions,
    now,
  });
  const atAccount = accountRepository({ limits, outbox, now });
  const account = accountService({
    ...shared,
    repository: atAccount,
    codeLetter: (code) => codeLetter('change-email', code, origin),
    passwordChanged: passwordChanged(origin),
    factors,
    sessions,
    now,
  });
  const ownData = ownDataService({
    repository: ownDataRepository({ ...database, limits, outbox }),
    openIdentity: identitySeals(secret, (stored) => identityAnswers.parse(stored)).opened,
    sessions,
    audit,
    fetch: needs.files.get,
    pack: ownDataZip,
    dayOf: (moment) => dayInLondon(moment),
    origin,
    now,
  });
  const guards = guardsService({
    factors,
    passkeys: passkeys.list,
    hasPassword: async (work) => (await atAccount.passwordHash(work)) !== undefined,
    hasGoogle: atAccount.hasGoogle,
  });
  const door: SignedInNeeds = {
    cookies,
    doors: {
      enter: sessions.enter,
      enterAgain: sessions.enterAgain,
      watch: sessions.watch,
      once: onceFor,
    },
  };
  return {
    door,
    sessions,
    ownData,
    routes(api) {
      accountsRoutes(api, { signUps, logIns, cookies });
      googleRoutes(api, { google, cookies });
      passkeysRoutes(api, { ...door, passkeys });
      sessionsRoutes(api, { ...door, sessions });
      secondFactorsRoutes(api, { ...door, factors, guards });
      accountRoutes(api, { ...door, account });
      personalDataRoutes(api, { ...door, ownData });
      organisationRoutes(api, {
        ...door,
        organisations,
        invitations,
        showInvitation: (token) => asApp(queries, (transaction) => invitations.show(transaction, token)),
      });
    },
  };
}

/** A key says nothing outside of the account that sent it. */
const onceFor: SignedInNeeds['doors']['once'] = async ({ caller, transaction }, attempt, creation) => {
  const scoped = { ...attempt, scope: `${attempt.scope}\n${caller.account}` };
  const kept = await once(transaction, scoped, creation);
  if (kept.status === 'key-reused') throw keyReused();
  return kept.answer;
};
