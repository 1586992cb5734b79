import { photoOperations } from '@portway/contracts/candidate/photo/profile-photo';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type UploadRoutesDeps, uploadRoute } from '../../../platform/http/serve-upload.ts';
import { serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { Photos } from './photo.service.ts';

interface Deps extends UploadRoutesDeps {
  readonly photos: Photos;
}

export function photoRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { photos } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, photoOperations, {
    setPhotoOperation: uploadRoute(on, {
      admit: (requestContext) => photos.admit(requestContext),
      prepare: (bytes) => photos.draw(bytes),
      keep: (requestContext, jpeg) => photos.keep(requestContext, jpeg),
    }),
    removePhotoOperation: (_, { requestContext }) => photos.remove(requestContext),
  });
}
