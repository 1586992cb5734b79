import type { OwnedTables } from '../../platform/db/owned-table.ts';
import type { SignedInNeeds } from '../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { dayInLondon } from '../../platform/time/local-time.ts';
import type { OpenedIdentity } from '../equality-monitoring/equality-monitoring.service.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { ownDataRepository } from './personal-data.repository.ts';
import { personalDataRoutes } from './personal-data.routes.ts';
import { type OwnData, ownDataService } from './personal-data.service.ts';
import { ownDataZip } from './personal-data-zip.ts';

interface Deps {
  readonly signedIn: SignedInNeeds;
  readonly sessions: Sessions;
  readonly openIdentity: OpenedIdentity;
  /** Every table there is, by its owner. */
  readonly tables: () => readonly OwnedTables[];
}

/** The copy of all we hold about somebody, and its deletion. */
export function personalDataModule(
  { database, limits, outbox, audit, files, origin, now }: Platform,
  { signedIn, sessions, openIdentity, tables }: Deps,
): Module<OwnData> {
  const ownData = ownDataService({
    repository: ownDataRepository({ ...database, limits, outbox, tables }),
    openIdentity,
    sessions,
    audit,
    fetch: files.get,
    pack: ownDataZip,
    dayOf: (moment) => dayInLondon(moment),
    origin,
    now,
  });
  return {
    service: ownData,
    routes: (api) => personalDataRoutes(api, { ...signedIn, ownData }),
    schedules: [{ name: 'erase-accounts', nightly: 4, run: ownData.eraseDue }],
  };
}
