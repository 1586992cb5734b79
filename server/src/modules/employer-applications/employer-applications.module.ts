import { resumeTypes } from '@portway/contracts/resumes/resumes';
import type { SignedInDeps } from '../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { employerApplicationsRepository } from './employer-applications.repository.ts';
import { employerApplicationsRoutes } from './employer-applications.routes.ts';
import { employerApplicationsService, type ReceivedDeps } from './employer-applications.service.ts';

interface Deps {
  readonly signedIn: SignedInDeps;
  /** A candidate as recruiters see one. */
  readonly cardOf: ReceivedDeps['cardOf'];
  readonly notify: ReceivedDeps['notify'];
}

/** The applications for an organisation's jobs, and what it decides. */
export function employerApplicationsModule(
  { outbox, files, fileForOthers, audit, origin }: Platform,
  { signedIn, cardOf, notify }: Deps,
): Module<undefined> {
  const received = employerApplicationsService({
    repository: employerApplicationsRepository(outbox),
    store: files,
    fileForOthers,
    audit,
    types: resumeTypes,
    origin,
    cardOf,
    notify,
  });
  return { service: undefined, routes: (api) => employerApplicationsRoutes(api, { ...signedIn, received }) };
}
