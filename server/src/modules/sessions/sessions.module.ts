import { onceForCaller } from '../../platform/db/idempotency.ts';
import { cookiesAt } from '../../platform/http/credentials.ts';
import type { SignedInDeps } from '../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { sessionsRepository } from './sessions.repository.ts';
import { sessionsRoutes } from './sessions.routes.ts';
import { type Sessions, sessionsService } from './sessions.service.ts';
import { sessionsTables } from './sessions.tables.ts';

interface SessionsModule extends Module<Sessions> {
  /** What every module with authenticated routes is given besides the platform. */
  readonly signedIn: SignedInDeps;
}

/** Sessions: who is logged in, and where. */
export function sessionsModule({ database, audit, origin, now }: Platform): SessionsModule {
  const sessions = sessionsService(sessionsRepository(database.queries, now), { audit, now });
  const { authenticate, reauthenticate, authenticateWatcher } = sessions;
  const signedIn: SignedInDeps = {
    cookies: cookiesAt(origin),
    authenticator: { authenticate, reauthenticate, authenticateWatcher, once: onceForCaller },
  };
  return {
    tables: sessionsTables,
    service: sessions,
    signedIn,
    routes: (api) => sessionsRoutes(api, { ...signedIn, sessions }),
  };
}
