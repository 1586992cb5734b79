import { identityAnswers } from '@portway/contracts/identity';
import { product } from '@portway/contracts/product';
import type { Hono } from 'hono';
import { asApp } from './db/as-app.ts';
import type { Audit } from './db/audit.ts';
import type { Database } from './db/database.ts';
import { once } from './db/idempotency.ts';
import type { RateLimits } from './db/rate-limit.ts';
import { securityChanged } from './features/account/account.letters.ts';
import { accountRepository } from './features/account/account.repository.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { accountService } from './features/account/account.service.ts';
import { ownDataRepository } from './features/account/own-records.repository.ts';
import { type OwnData, ownDataService } from './features/account/own-records.service.ts';
import { codeLetter, passwordChanged } from './features/accounts/accounts.letters.ts';
import { accountsRepository } from './features/accounts/accounts.repository.ts';
import { accountsRoutes } from './features/accounts/accounts.routes.ts';
import { googleRoutes } from './features/accounts/google.routes.ts';
import { googleService } from './features/accounts/google.service.ts';
import { logInsService } from './features/accounts/log-in.service.ts';
import { signUpsService } from './features/accounts/sign-up.service.ts';
import { codesRepository } from './features/codes/codes.repository.ts';
import { codesService, wrongCode } from './features/codes/codes.service.ts';
import { identitySeals } from './features/identity/identity.service.ts';
import { invitationsService } from './features/organisation/invitations.service.ts';
import { organisationRepository } from './features/organisation/organisation.repository.ts';
import { organisationRoutes } from './features/organisation/organisation.routes.ts';
import { organisationsService } from './features/organisation/organisation.service.ts';
import { passkeysRepository } from './features/passkeys/passkeys.repository.ts';
import { passkeysRoutes } from './features/passkeys/passkeys.routes.ts';
import { passkeysService } from './features/passkeys/passkeys.service.ts';
import { secondFactorsRepository } from './features/second-factors/second-factors.repository.ts';
import { secondFactorsRoutes } from './features/second-factors/second-factors.routes.ts';
import {
  type FactorsNeeds,
  factorsService,
  guardsService,
} from './features/second-factors/second-factors.service.ts';
import { sessionsRepository } from './features/sessions/sessions.repository.ts';
import { sessionsRoutes } from './features/sessions/sessions.routes.ts';
import { type Sessions, sessionsService } from './features/sessions/sessions.service.ts';
import type { FileStore } from './files/file-store.ts';
import { type GoogleClient, googleSignIn } from './google-sign-in.ts';
import { cookiesAt } from './http/credentials.ts';
import type { Door } from './http/door.ts';
import type { SignedInNeeds } from './http/signed-in.ts';
import { dayInLondon } from './local-time.ts';
import { renderLetter } from './mail/letter.ts';
import type { Outbox } from './mail/outbox.ts';
import { ownDataZip } from './own-records-zip.ts';
import { passwords as passwordsOf } from './passwords.ts';
import { keyReused } from './refusal.ts';
import { sealFor } from './sealed.ts';
import type { SignedLinks } from './signed-link.ts';
import { webAuthnAt } from './web-authn.ts';

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
    repository: ownDataRepository(database),
    openIdentity: identitySeals(secret, (stored) => identityAnswers.parse(stored)).opened,
    account: atAccount,
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
      accountRoutes(api, { ...door, account, ownData });
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
