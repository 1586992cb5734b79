import {
  listDutiesOperation,
  showDutyOperation,
  takeStepOperation,
} from '@portway/contracts/sponsor/duties/duties';
import { addDutyFileOperation, openDutyFileOperation } from '@portway/contracts/sponsor/duties/duty-file';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { serveFile } from '../../../platform/http/serve-file.ts';
import { serveUpload, type UploadRoutesDeps } from '../../../platform/http/serve-upload.ts';
import { serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { DutyBook } from './duties.service.ts';
import type { DutyFiles } from './files/duty-files.service.ts';

export function sponsorDutiesRoutes(
  api: Hono<AppEnv>,
  deps: UploadRoutesDeps & { readonly duties: DutyBook; readonly files: DutyFiles },
): void {
  const { duties, files } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, listDutiesOperation, (query, { requestContext }) => duties.list(requestContext, query));
  serveSignedIn(on, showDutyOperation, (_, { requestContext, parameters }) =>
    duties.show(requestContext, parameters.id),
  );
  serveSignedIn(on, takeStepOperation, (step, { requestContext, parameters }) =>
    duties.take(requestContext, parameters.id, step),
  );
  serveUpload(on, addDutyFileOperation, {
    admit: (requestContext, { parameters }) => files.admit(requestContext, parameters.id),
    prepare: (bytes, { request }) => files.prepare(bytes, request.name),
    keep: (requestContext, file, { parameters }) => files.add(requestContext, parameters.id, file),
    drop: files.drop,
  });
  serveFile(on, openDutyFileOperation, (requestContext, { id }) => files.open(requestContext, id));
}
