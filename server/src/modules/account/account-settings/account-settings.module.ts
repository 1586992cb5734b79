import { passwords as passwordsOf } from '../../../platform/auth/passwords.ts';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import { codeEmail, passwordChanged } from '../authentication/authentication.emails.ts';
import type { OneTimeCodes } from '../one-time-codes/one-time-codes.module.ts';
import type { Passkeys } from '../passkeys/passkeys.service.ts';
import type { Factors } from '../second-factors/second-factors.service.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { accountSettingsRepository } from './account-settings.repository.ts';
import { accountSettingsRoutes } from './account-settings.routes.ts';
import { accountSettingsService } from './account-settings.service.ts';
import { accountSettingsTables } from './account-settings.tables.ts';
import { securityService } from './security.service.ts';

interface Deps extends OneTimeCodes {
  readonly signedIn: SignedInDeps;
  readonly sessions: Sessions;
  readonly factors: Factors;
  readonly passkeys: Passkeys;
}

/** The user's own settings: name, address, password, and which emails they get. */
export function accountSettingsModule(
  { limits, outbox, audit, origin, now }: Platform,
  { signedIn, sessions, codes, wrongCode, factors, passkeys }: Deps,
): Module<undefined> {
  const repository = accountSettingsRepository({ limits, outbox, now });
  const account = accountSettingsService({
    repository,
    codes,
    wrongCode,
    passwords: passwordsOf(),
    audit,
    origin,
    codeEmail: (code) => codeEmail('change-email', code, origin),
    passwordChanged: passwordChanged(origin),
    factors,
    sessions,
    now,
  });
  const security = securityService({ repository, factors, passkeys });
  return {
    tables: accountSettingsTables,
    service: undefined,
    routes: (api) => accountSettingsRoutes(api, { ...signedIn, account, security }),
  };
}
