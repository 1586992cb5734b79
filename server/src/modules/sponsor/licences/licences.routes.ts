import {
  addKeyPersonOperation,
  addWorkPlaceOperation,
  changeKeyPersonOperation,
  changeWorkPlaceOperation,
  recordSponsorTaskOperation,
  saveHeldLicenceOperation,
  showSponsorSetUpOperation,
} from '@portway/contracts/sponsor/licences/set-up';
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
  serveSignedIn(on, showSponsorSetUpOperation, (_, { requestContext }) => licences.show(requestContext));
  serveSignedIn(on, saveHeldLicenceOperation, (licence, { requestContext }) =>
    licences.saveLicence(requestContext, licence),
  );
  serveSignedIn(on, addKeyPersonOperation, (person, { requestContext }) =>
    licences.addKeyPerson(requestContext, person),
  );
  serveSignedIn(on, changeKeyPersonOperation, (change, { requestContext, parameters }) =>
    licences.changeKeyPerson(requestContext, parameters.id, change),
  );
  serveSignedIn(on, addWorkPlaceOperation, (place, { requestContext }) =>
    licences.addWorkPlace(requestContext, place),
  );
  serveSignedIn(on, changeWorkPlaceOperation, (change, { requestContext, parameters }) =>
    licences.changeWorkPlace(requestContext, parameters.id, change),
  );
  serveSignedIn(on, recordSponsorTaskOperation, (request, { requestContext }) =>
    licences.recordTask(requestContext, request),
  );
}
