import { mostResumes, resumeTypes } from '@portway/contracts/resumes';
import type { Hono } from 'hono';
import { photoRepository } from './modules/photo/photo.repository.ts';
import { photoRoutes } from './modules/photo/photo.routes.ts';
import { photosService } from './modules/photo/photo.service.ts';
import { resumesRepository } from './modules/resumes/resumes.repository.ts';
import { resumesRoutes } from './modules/resumes/resumes.routes.ts';
import { resumesService } from './modules/resumes/resumes.service.ts';
import { suggest } from './modules/resumes/suggestions/suggest.ts';
import { sealFor } from './platform/crypto/cipher.ts';
import type { Database } from './platform/db/database.ts';
import type { RateLimits } from './platform/db/rate-limit.ts';
import { drawPhoto } from './platform/files/drawn-photo.ts';
import { fileKind } from './platform/files/file-kind.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { textReader } from './platform/files/read-text.ts';
import type { Door } from './platform/http/app-env.ts';
import type { SignedInNeeds } from './platform/http/signed-in.ts';

export interface ResumesWingNeeds {
  readonly database: Pick<Database, 'queries' | 'owner'>;
  readonly door: SignedInNeeds;
  readonly limits: RateLimits;
  readonly store: FileStore;
  readonly secret: string;
}

/** Everything about the files that people keep here, put together. */
export function resumesWing({ database, door, limits, store, secret }: ResumesWingNeeds): {
  routes(api: Hono<Door>): void;
  /** Deletes what was removed a while ago, and the files that no row keeps. */
  sweep(): Promise<void>;
} {
  const resumes = resumesService({
    repository: resumesRepository(database, limits),
    store,
    seal: sealFor(secret, 'cv text'),
    kindOf: fileKind,
    readText: textReader(),
    suggest,
    types: resumeTypes,
    most: mostResumes,
  });
  const photos = photosService(photoRepository(limits), drawPhoto);
  return {
    routes(api) {
      resumesRoutes(api, { ...door, resumes });
      photoRoutes(api, { ...door, photos });
    },
    sweep: resumes.sweep,
  };
}
