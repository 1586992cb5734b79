import { sponsorLicenceOperations } from '@portway/contracts/sponsor/licences/set-up';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { SponsorLicences } from './licences.service.ts';

interface Deps extends SignedInDeps {
  readonly licences: SponsorLicences;
}

export function sponsorLicencesRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { licences } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, sponsorLicenceOperations, {
    showSponsorSetUpOperation: (_, { requestContext }) => licences.show(requestContext),
    saveHeldLicenceOperation: (licence, { requestContext }) => licences.saveLicence(requestContext, licence),
    addKeyPersonOperation: (person, { requestContext }) => licences.addKeyPerson(requestContext, person),
    changeKeyPersonOperation: (change, { requestContext, parameters }) =>
      licences.changeKeyPerson(requestContext, parameters.id, change),
    addWorkPlaceOperation: (place, { requestContext }) => licences.addWorkPlace(requestContext, place),
    changeWorkPlaceOperation: (change, { requestContext, parameters }) =>
      licences.changeWorkPlace(requestContext, parameters.id, change),
    recordSponsorTaskOperation: (request, { requestContext }) => licences.recordTask(requestContext, request),
  });
}
