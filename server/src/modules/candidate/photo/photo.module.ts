import { drawPhoto } from '@portway/files';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import { photoRepository } from './photo.repository.ts';
import { photoRoutes } from './photo.routes.ts';
import { photosService } from './photo.service.ts';
import { photoTables } from './photo.tables.ts';

/** A candidate's photo. */
export function photoModule(
  { uploads }: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<undefined> {
  const photos = photosService(photoRepository(), drawPhoto);
  return {
    tables: photoTables,
    service: undefined,
    routes: (api) => photoRoutes(api, { ...signedIn, uploads, photos }),
  };
}
