import { type SponsorTask, sponsorTasks } from '@portway/contracts/sponsor-licences/set-up';
import type { SignedInDeps } from '../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../platform/module.ts';
import type { Register } from '../sponsor-register/sponsor-register.service.ts';
import { sponsorLicencesRepository } from './sponsor-licences.repository.ts';
import { sponsorLicencesRoutes } from './sponsor-licences.routes.ts';
import { type SponsorLicences, sponsorLicencesService } from './sponsor-licences.service.ts';
import { sponsorLicencesTables } from './sponsor-licences.tables.ts';

interface Deps {
  readonly signedIn: SignedInDeps;
  readonly register: Pick<Register, 'show'>;
}

const isTask = (task: string): task is SponsorTask => sponsorTasks.some((each) => each === task);

/** The licence that an organisation says it holds, its key people and its work places. */
export function sponsorLicencesModule(
  { audit, today }: Platform,
  { signedIn, register }: Deps,
): Module<SponsorLicences> {
  const licences = sponsorLicencesService({
    repository: sponsorLicencesRepository,
    registerOf: register.show,
    isTask,
    audit,
    today,
  });
  return {
    tables: sponsorLicencesTables,
    service: licences,
    routes: (api) => sponsorLicencesRoutes(api, { ...signedIn, licences }),
  };
}
