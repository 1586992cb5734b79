import {
  downloadResumeOperation,
  listResumesOperation,
  makeMainResumeOperation,
  readResumeOperation,
  removeResumeOperation,
  replaceResumeOperation,
  restoreResumeOperation,
  uploadResumeOperation,
} from '@portway/contracts/resumes/resumes';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { serveUpload } from '../../platform/http/serve-upload.ts';
import { type SignedInDeps, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { Resumes } from './resumes.service.ts';

interface Deps extends SignedInDeps {
  readonly resumes: Resumes;
}

export function resumesRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { resumes } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, listResumesOperation, (_, { work }) => resumes.list(work));
  serveUpload(on, uploadResumeOperation, {
    admit: (work) => resumes.admit(work),
    prepare: (bytes, { request }) => resumes.prepare(bytes, request.name),
    keep: (work, file) => resumes.add(work, file),
    again: { remember: ({ id }) => id, recall: resumes.recall },
    drop: resumes.drop,
  });
  serveUpload(on, replaceResumeOperation, {
    admit: (work, { parameters }) => resumes.admit(work, parameters.id),
    prepare: (bytes, { request }) => resumes.prepare(bytes, request.name),
    keep: (work, file, { parameters }) => resumes.replace(work, parameters.id, file),
    drop: resumes.drop,
  });
  serveSignedIn(on, makeMainResumeOperation, (_, { work, parameters }) =>
    resumes.makeMain(work, parameters.id),
  );
  serveSignedIn(on, removeResumeOperation, (_, { work, parameters }) => resumes.remove(work, parameters.id));
  serveSignedIn(on, restoreResumeOperation, (_, { work, parameters }) =>
    resumes.restore(work, parameters.id),
  );
  serveFile(on, downloadResumeOperation, (work, { id }) => resumes.download(work, id));
  serveSignedIn(on, readResumeOperation, (_, { work, parameters }) => resumes.read(work, parameters.id));
}
