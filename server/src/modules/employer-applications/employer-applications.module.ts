import { resumeTypes } from '@portway/contracts/resumes/resumes';
import type { SignedInNeeds } from '../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { receivedRepository } from './employer-applications.repository.ts';
import { employerApplicationsRoutes } from './employer-applications.routes.ts';
import { type ReceivedNeeds, receivedApplicationsService } from './employer-applications.service.ts';

interface Deps {
  readonly signedIn: SignedInNeeds;
  /** A candidate as recruiters see one. */
  readonly cardOf: ReceivedNeeds['cardOf'];
}

/** The applications for an organisation's jobs, and what it decides. */
export function employerApplicationsModule(
  { outbox, files, origin }: Platform,
  { signedIn, cardOf }: Deps,
): Module<undefined> {
  const received = receivedApplicationsService({
    repository: receivedRepository(outbox),
    store: files,
    types: resumeTypes,
    origin,
    cardOf,
  });
  return { service: undefined, routes: (api) => employerApplicationsRoutes(api, { ...signedIn, received }) };
}
