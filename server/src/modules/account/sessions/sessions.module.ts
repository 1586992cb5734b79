import type { OperationLimit } from '@portway/contracts/operation-limit';
import { onceForCaller } from '../../../platform/db/idempotency/idempotency.ts';
import type { Caller } from '../../../platform/db/request-context.ts';
import { cookiesAt } from '../../../platform/http/credentials.ts';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import { devicesRepository } from './devices.repository.ts';
import { type Devices, devicesService } from './devices.service.ts';
import { sessionsRepository } from './sessions.repository.ts';
import { sessionsRoutes } from './sessions.routes.ts';
import { type Sessions, sessionsService } from './sessions.service.ts';
import { sessionsTables } from './sessions.tables.ts';

interface SessionsModule extends Module<Sessions> {
  /** What every module with authenticated routes is given besides the platform. */
  readonly signedIn: SignedInDeps;
  /** Which devices an account has been used on. */
  readonly devices: Devices;
}

/** Sessions: who is logged in, and where. */
export function sessionsModule({
  database,
  limits,
  audit,
  outbox,
  origin,
  secret,
  now,
}: Platform): SessionsModule {
  const devices = devicesService(devicesRepository(now), { outbox, secret, origin, now });
  const sessions = sessionsService(sessionsRepository(database.queries, now), { devices, audit, now });
  const { authenticate, reauthenticate, authenticateWatcher } = sessions;
  const signedIn: SignedInDeps = {
    cookies: cookiesAt(origin),
    authenticator: {
      ...{ authenticate, reauthenticate, authenticateWatcher },
      once: onceForCaller,
      countCall: ({ caller, transaction }, { of, ...limit }) =>
        limits.take(transaction, limit, countedOf(caller, of)),
    },
  };
  return {
    tables: sessionsTables,
    service: sessions,
    signedIn,
    devices,
    routes: (api) => sessionsRoutes(api, { ...signedIn, sessions }),
  };
}

/** Who is counted: an account that acts for no organisation is counted by itself. */
function countedOf({ account, organisation }: Caller, of: OperationLimit['of']): string {
  return of === 'organisation' ? (organisation?.id ?? account) : account;
}
