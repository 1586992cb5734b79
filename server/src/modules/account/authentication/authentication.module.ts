import { type GoogleClient, googleSignIn } from '../../../platform/auth/google-sign-in.ts';
import { passwords as passwordsOf } from '../../../platform/auth/passwords.ts';
import { cipherFor } from '../../../platform/crypto/cipher.ts';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { ProfileService } from '../../candidate/profile/profile.service.ts';
import type { OneTimeCodes } from '../one-time-codes/one-time-codes.module.ts';
import type { Organisations } from '../organisation/organisation.service.ts';
import type { Factors } from '../second-factors/second-factors.service.ts';
import type { Devices } from '../sessions/devices.service.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { authenticationRepository } from './authentication.repository.ts';
import { authenticationRoutes } from './authentication.routes.ts';
import { authenticationTables } from './authentication.tables.ts';
import { firstPasswordsService } from './first-password.service.ts';
import { googleRoutes } from './google.routes.ts';
import { googleService } from './google.service.ts';
import { logInsService } from './log-in/log-in.service.ts';
import { logInTries } from './log-in/log-in-tries.repository.ts';
import { signUpsService } from './sign-up.service.ts';

interface Deps extends OneTimeCodes {
  readonly signedIn: SignedInDeps;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly factors: Factors;
  readonly organisations: Organisations;
  readonly profiles: ProfileService;
  /** If omitted, Google sign-in is not offered. */
  readonly google: GoogleClient | undefined;
}

/** Signing up and logging in. */
export function authenticationModule(platform: Platform, deps: Deps): Module<undefined> {
  const { database, limits, outbox, audit, links, origin, secret, onWarning, now } = platform;
  const { signedIn, sessions, devices, codes, wrongCode, factors, organisations, profiles } = deps;
  const repository = authenticationRepository({ queries: database.queries, limits, outbox, now });
  const passwords = passwordsOf();
  const shared = { repository, codes, devices, passwords, organisations, links, audit, origin, wrongCode };
  const signUps = signUpsService({ ...shared, profiles, factors, sessions });
  const logIns = logInsService({ ...shared, tries: logInTries(limits), factors, sessions, signUps });
  const google = googleService({
    ...shared,
    signIn: deps.google && googleSignIn(deps.google, origin, onWarning),
    cipher: cipherFor(secret, 'google'),
    factors,
    sessions,
    now,
  });
  const firstPasswords = firstPasswordsService(shared);
  const { cookies } = signedIn;
  return {
    tables: authenticationTables,
    service: undefined,
    routes(api) {
      authenticationRoutes(api, { signUps, logIns, firstPasswords, cookies });
      googleRoutes(api, { google, cookies });
    },
  };
}
