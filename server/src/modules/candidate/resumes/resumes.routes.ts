import {
  downloadResumeOperation,
  listResumesOperation,
  makeMainResumeOperation,
  readResumeOperation,
  removeResumeOperation,
  replaceResumeOperation,
  restoreResumeOperation,
  uploadResumeOperation,
} from '@portway/contracts/candidate/resumes/resumes';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { serveFile } from '../../../platform/http/serve-file.ts';
import { serveUpload, type UploadRoutesDeps } from '../../../platform/http/serve-upload.ts';
import { serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { Resumes } from './resumes.service.ts';

interface Deps extends UploadRoutesDeps {
  readonly resumes: Resumes;
}

export function resumesRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { resumes } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, listResumesOperation, (_, { requestContext }) => resumes.list(requestContext));
  serveUpload(on, uploadResumeOperation, {
    admit: (requestContext) => resumes.admit(requestContext),
    prepare: (bytes, { request }) => resumes.prepare(bytes, request.name),
    keep: (requestContext, file) => resumes.add(requestContext, file),
    again: { remember: ({ id }) => id, recall: resumes.recall },
    drop: resumes.drop,
  });
  serveUpload(on, replaceResumeOperation, {
    admit: (requestContext, { parameters }) => resumes.admit(requestContext, parameters.id),
    prepare: (bytes, { request }) => resumes.prepare(bytes, request.name),
    keep: (requestContext, file, { parameters }) => resumes.replace(requestContext, parameters.id, file),
    drop: resumes.drop,
  });
  serveSignedIn(on, makeMainResumeOperation, (_, { requestContext, parameters }) =>
    resumes.makeMain(requestContext, parameters.id),
  );
  serveSignedIn(on, removeResumeOperation, (_, { requestContext, parameters }) =>
    resumes.remove(requestContext, parameters.id),
  );
  serveSignedIn(on, restoreResumeOperation, (_, { requestContext, parameters }) =>
    resumes.restore(requestContext, parameters.id),
  );
  serveFile(on, downloadResumeOperation, (requestContext, { id }) => resumes.download(requestContext, id));
  serveSignedIn(on, readResumeOperation, (_, { requestContext, parameters }) =>
    resumes.read(requestContext, parameters.id),
  );
}
