import { removePhotoOperation, setPhotoOperation } from '@portway/contracts/photo/profile-photo';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveUpload } from '../../platform/http/serve-upload.ts';
import { type SignedInDeps, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { Photos } from './photo.service.ts';

interface Deps extends SignedInDeps {
  readonly photos: Photos;
}

export function photoRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { photos } = deps;
  const on = { api, ...deps };
  serveUpload(on, setPhotoOperation, {
    admit: (work) => photos.admit(work),
    prepare: (bytes) => photos.draw(bytes),
    keep: (work, jpeg) => photos.keep(work, jpeg),
  });
  serveSignedIn(on, removePhotoOperation, (_, { work }) => photos.remove(work));
}
