import { resumeTypes } from '@portway/contracts/candidate/resumes/resumes';
import { reportingFacts } from '@portway/contracts/law/calculators/reporting-deadline';
import { readStoredDuty } from '@portway/contracts/sponsor/duties/stored-duty';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { Notifications } from '../../account/notifications/notifications.service.ts';
import { refuseFile } from '../../candidate/resumes/resumes.policy.ts';
import { refuseType } from './duties.policy.ts';
import { sponsorDutiesRepository } from './duties.repository.ts';
import { sponsorDutiesRoutes } from './duties.routes.ts';
import { dutyBook } from './duties.service.ts';
import { sponsorDutiesTables } from './duties.tables.ts';
import { dutyFilesRepository } from './files/duty-files.repository.ts';
import { dutyFilesService } from './files/duty-files.service.ts';
import { raiseRepository } from './raise.repository.ts';
import { type Raising, raisingService } from './raise.service.ts';
import { recountRepository } from './recount/recount.repository.ts';
import { recountingService } from './recount/recount.service.ts';

/** Hour in London: before the records are looked at. */
const countedAt = 4;

/** The facts of a reporting deadline; null for those of another rule. */
export const readReportingFacts = (json: unknown) => reportingFacts.safeParse(json).data ?? null;

/** What a sponsor has to do, by when, and what it did. */
export function sponsorDutiesModule(
  platform: Platform,
  { signedIn, notify }: { readonly signedIn: SignedInDeps; readonly notify: Notifications['notify'] },
): Module<Raising> {
  const { audit, database, files: store, inspector, now, today, uploads } = platform;
  const duties = dutyBook({
    repository: sponsorDutiesRepository,
    raising: raiseRepository,
    read: readStoredDuty,
    today,
  });
  const files = dutyFilesService({
    repository: dutyFilesRepository(database.queries),
    duties: sponsorDutiesRepository,
    addStep: raiseRepository.addStep,
    store,
    async checked(name, bytes) {
      const verdict = await inspector.check(name, bytes);
      if (verdict.status === 'refused') return refuseFile(verdict.because, name);
      return verdict.kind === 'doc' ? refuseType() : verdict.kind;
    },
    types: resumeTypes,
    audit,
    now,
  });
  const { recount } = recountingService({
    repository: recountRepository(database.owner),
    raising: raiseRepository,
    notify,
    readFacts: readReportingFacts,
  });
  return {
    tables: sponsorDutiesTables,
    service: raisingService(raiseRepository),
    schedules: [{ name: 'sponsor-recount', nightly: countedAt, run: recount }],
    routes: (api) => sponsorDutiesRoutes(api, { ...signedIn, uploads, duties, files }),
  };
}
