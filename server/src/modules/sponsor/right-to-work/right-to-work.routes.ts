import { employedPeopleOperations } from '@portway/contracts/sponsor/right-to-work/employed-people';
import { rightToWorkOperations } from '@portway/contracts/sponsor/right-to-work/right-to-work';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type UploadRoutesDeps, uploadRoute } from '../../../platform/http/serve-upload.ts';
import { serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { ChecksTogether } from './checks-together.service.ts';
import type { EmployedPeople } from './employed-people.service.ts';
import type { PeopleFile } from './people-file.service.ts';
import type { RightToWork } from './right-to-work.service.ts';

interface Deps extends UploadRoutesDeps {
  readonly rightToWork: RightToWork;
  readonly people: EmployedPeople;
  readonly together: ChecksTogether;
  readonly file: PeopleFile;
}

export function rightToWorkRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { rightToWork, people, together, file } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, rightToWorkOperations, {
    listChecksOperation: (query, { requestContext }) => rightToWork.list(requestContext, query),
  });
  serveSignedIn(on, employedPeopleOperations, {
    readPeopleFileOperation: uploadRoute(on, file),
    addPeopleOperation: (request, { requestContext }) => people.add(requestContext, request),
    showPersonOperation: (_, { requestContext, parameters }) => people.show(requestContext, parameters.id),
    changePersonOperation: (changes, { requestContext, parameters }) =>
      people.change(requestContext, parameters.id, changes),
    recordPersonCheckOperation: (check, { requestContext, parameters }) =>
      people.recordCheck(requestContext, parameters.id, check),
    erasePersonOperation: (confirmed, { requestContext, parameters }) =>
      people.erase(requestContext, parameters.id, confirmed),
    checkTogetherOperation: (request, { requestContext }) => together(requestContext, request),
  });
}
