import { mostResumes, resumeTypes } from '@portway/contracts/resumes';
import type { Hono } from 'hono';
import type { Database } from './db/database.ts';
import type { RateLimits } from './db/rate-limit.ts';
import { photoRepository } from './features/photo/photo.repository.ts';
import { photoRoutes } from './features/photo/photo.routes.ts';
import { photosService } from './features/photo/photo.service.ts';
import { resumesRepository } from './features/resumes/resumes.repository.ts';
import { resumesRoutes } from './features/resumes/resumes.routes.ts';
import { resumesService } from './features/resumes/resumes.service.ts';
import { drawPhoto } from './files/drawn-photo.ts';
import { fileKind } from './files/file-kind.ts';
import type { FileStore } from './files/file-store.ts';
import { textReader } from './files/read-text.ts';
import type { Door } from './http/door.ts';
import type { SignedInNeeds } from './http/signed-in.ts';
import { sealFor } from './sealed.ts';
import { suggest } from './suggestions/suggest.ts';

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
