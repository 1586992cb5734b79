import { product } from '@portway/contracts/product';
import { webAuthnAt } from '../../../platform/auth/web-authn.ts';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { FactorsDeps } from '../second-factors/second-factors.service.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { passkeysRepository } from './passkeys.repository.ts';
import { passkeysRoutes } from './passkeys.routes.ts';
import { type Passkeys, passkeysService } from './passkeys.service.ts';
import { passkeysTables } from './passkeys.tables.ts';

interface Deps {
  readonly signedIn: SignedInDeps;
  readonly sessions: Sessions;
  readonly notify: FactorsDeps['notify'];
}

/** Passkeys: adding, naming and removing them, and logging in with one. */
export function passkeysModule(
  { database, limits, audit, origin, now }: Platform,
  { signedIn, sessions, notify }: Deps,
): Module<Passkeys> {
  const passkeys = passkeysService({
    repository: passkeysRepository({ queries: database.queries, limits, now }),
    webAuthn: webAuthnAt(origin, product),
    sessions,
    audit,
    notify,
    now,
  });
  return {
    tables: passkeysTables,
    service: passkeys,
    routes: (api) => passkeysRoutes(api, { ...signedIn, passkeys }),
  };
}
