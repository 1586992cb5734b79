import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import { dayInLondon } from '../../../platform/time/local-time.ts';
import type { DecryptedIdentity } from '../../candidate/equality-monitoring/equality-monitoring.service.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { personalDataRepository } from './personal-data.repository.ts';
import { personalDataRoutes } from './personal-data.routes.ts';
import { type OwnData, personalDataService } from './personal-data.service.ts';
import { personalDataZip } from './personal-data-zip.ts';

interface Deps {
  readonly signedIn: SignedInDeps;
  readonly sessions: Sessions;
  readonly decryptIdentity: DecryptedIdentity;
  /** Every table there is, by its owner. */
  readonly tables: () => readonly OwnedTables[];
}

/** The copy of all we hold about somebody, and its deletion. */
export function personalDataModule(
  { database, outbox, audit, files, origin, now }: Platform,
  { signedIn, sessions, decryptIdentity, tables }: Deps,
): Module<OwnData> {
  const ownData = personalDataService({
    repository: personalDataRepository({ ...database, outbox, tables }),
    decryptIdentity,
    sessions,
    audit,
    fetch: files.get,
    pack: personalDataZip,
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
