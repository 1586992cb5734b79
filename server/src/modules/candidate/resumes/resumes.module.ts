import { maxResumes, resumeTypes } from '@portway/contracts/candidate/resumes/resumes';
import { fieldCipher } from '../../../platform/crypto/cipher.ts';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import { resumesRepository } from './resumes.repository.ts';
import { resumesRoutes } from './resumes.routes.ts';
import { type Resumes, resumesService } from './resumes.service.ts';
import { resumesTables, resumeText } from './resumes.tables.ts';
import { suggest } from './suggestions/suggest.ts';

/** Candidates' CVs. */
export function resumesModule(
  { database, files, inspector, uploads, secret }: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<Resumes> {
  const resumes = resumesService({
    repository: resumesRepository(database),
    store: files,
    cipher: fieldCipher(secret, resumeText),
    inspect: inspector.checkAndRead,
    suggest,
    types: resumeTypes,
    max: maxResumes,
  });
  return {
    tables: resumesTables,
    service: resumes,
    routes: (api) => resumesRoutes(api, { ...signedIn, uploads, resumes }),
    schedules: [{ name: 'sweep-files', every: 10, run: resumes.sweep }],
  };
}
