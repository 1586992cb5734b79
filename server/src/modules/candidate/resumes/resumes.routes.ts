import { resumeOperations } from '@portway/contracts/candidate/resumes/resumes';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { fileRoute } from '../../../platform/http/serve-file.ts';
import { type UploadRoutesDeps, uploadRoute } from '../../../platform/http/serve-upload.ts';
import { serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { Resumes } from './resumes.service.ts';

interface Deps extends UploadRoutesDeps {
  readonly resumes: Resumes;
}

export function resumesRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { resumes } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, resumeOperations, {
    listResumesOperation: (_, { requestContext }) => resumes.list(requestContext),
    uploadResumeOperation: uploadRoute(on, {
      admit: (requestContext) => resumes.admit(requestContext),
      prepare: (bytes, { request }) => resumes.prepare(bytes, request.name),
      keep: (requestContext, file) => resumes.add(requestContext, file),
      again: { remember: ({ id }) => id, recall: resumes.recall },
      drop: resumes.drop,
    }),
    replaceResumeOperation: uploadRoute(on, {
      admit: (requestContext, { parameters }) => resumes.admit(requestContext, parameters.id),
      prepare: (bytes, { request }) => resumes.prepare(bytes, request.name),
      keep: (requestContext, file, { parameters }) => resumes.replace(requestContext, parameters.id, file),
      drop: resumes.drop,
    }),
    makeMainResumeOperation: (_, { requestContext, parameters }) =>
      resumes.makeMain(requestContext, parameters.id),
    removeResumeOperation: (_, { requestContext, parameters }) =>
      resumes.remove(requestContext, parameters.id),
    restoreResumeOperation: (_, { requestContext, parameters }) =>
      resumes.restore(requestContext, parameters.id),
    downloadResumeOperation: fileRoute(on, (requestContext, { id }) => resumes.download(requestContext, id)),
    readResumeOperation: (_, { requestContext, parameters }) => resumes.read(requestContext, parameters.id),
  });
}
