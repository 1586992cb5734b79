import { sponsorDutyOperations } from '@portway/contracts/sponsor/duties/duties';
import { dutyFileOperations } from '@portway/contracts/sponsor/duties/duty-file';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { fileRoute } from '../../../platform/http/serve-file.ts';
import { type UploadRoutesDeps, uploadRoute } from '../../../platform/http/serve-upload.ts';
import { serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { DutyBook } from './duties.service.ts';
import type { DutyFiles } from './files/duty-files.service.ts';

export function sponsorDutiesRoutes(
  api: Hono<AppEnv>,
  deps: UploadRoutesDeps & { readonly duties: DutyBook; readonly files: DutyFiles },
): void {
  const { duties, files } = deps;
  const on = { api, ...deps };
  serveSignedIn(
    on,
    { ...sponsorDutyOperations, ...dutyFileOperations },
    {
      listDutiesOperation: (query, { requestContext }) => duties.list(requestContext, query),
      showDutyOperation: (_, { requestContext, parameters }) => duties.show(requestContext, parameters.id),
      takeStepOperation: (step, { requestContext, parameters }) =>
        duties.take(requestContext, parameters.id, step),
      addDutyFileOperation: uploadRoute(on, {
        admit: (requestContext, { parameters }) => files.admit(requestContext, parameters.id),
        prepare: (bytes, { request }) => files.prepare(bytes, request.name),
        keep: (requestContext, file, { parameters }) => files.add(requestContext, parameters.id, file),
        drop: files.drop,
      }),
      openDutyFileOperation: fileRoute(on, (requestContext, { id }) => files.open(requestContext, id)),
    },
  );
}
