import type { Module, Platform } from '../../platform/module.ts';
import type { Raising } from '../sponsor-duties/raise.service.ts';
import {
  foundKinds,
  lawChanges,
  lawTouching,
  lookAtWorker,
  missedUntil,
  organisationFindings,
} from './finders/index.ts';
import { settling } from './settle.service.ts';
import { sponsorChecksRepository } from './sponsor-checks.repository.ts';
import { type SponsorChecks, sponsorChecksService } from './sponsor-checks.service.ts';
import { sponsorChecksTables } from './sponsor-checks.tables.ts';

/** What is found by itself in a sponsor's records, nightly and at each change. */
export function sponsorChecksModule(
  { database, today, now, onWarning }: Platform,
  { duties }: { readonly duties: Raising },
): Module<SponsorChecks> {
  const checks = sponsorChecksService({
    repository: sponsorChecksRepository(database.owner),
    settle: settling(duties),
    finders: { kinds: foundKinds, lookAtWorker, organisationFindings, lawTouching, lawChanges, missedUntil },
    today,
    now,
    onWarning,
  });
  return {
    tables: sponsorChecksTables,
    service: checks,
    schedules: [{ name: 'sponsor-checks', nightly: 5, run: checks.all }],
  };
}
