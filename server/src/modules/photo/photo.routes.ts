import { removePhotoOperation, setPhotoOperation } from '@portway/contracts/photo/profile-photo';
import type { Hono } from 'hono';
import type { Door } from '../../platform/http/app-env.ts';
import { serveUpload } from '../../platform/http/serve-upload.ts';
import { type SignedInNeeds, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { Photos } from './photo.service.ts';

interface Needs extends SignedInNeeds {
  readonly photos: Photos;
}

export function photoRoutes(api: Hono<Door>, needs: Needs): void {
  const { photos } = needs;
  const on = { api, ...needs };
  serveUpload(on, setPhotoOperation, {
    admit: (work) => photos.admit(work),
    prepare: (bytes) => photos.draw(bytes),
    keep: (work, jpeg) => photos.keep(work, jpeg),
  });
  serveSignedIn(on, removePhotoOperation, (_, { work }) => photos.remove(work));
}
