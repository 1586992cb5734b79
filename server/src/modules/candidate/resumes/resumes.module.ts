import { maxResumes, resumeTypes } from '@portway/contracts/candidate/resumes/resumes';
import { fieldCipher } from '../../../platform/crypto/cipher.ts';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import { resumesRepository } from './resumes.repository.ts';
import { resumesRoutes } from './resumes.routes.ts';
import { type Resumes, resumesService } from './resumes.service.ts';
import { resumesTables, resumeText } from './resumes.tables.ts';
import { suggest } from './suggestions/suggest.ts';

/** MM/YYYY of a day. */
const monthOf = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`;

/** Candidates' CVs. */
export function resumesModule(
  { database, files, inspector, uploads, secret, today }: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<Resumes> {
  const resumes = resumesService({
    repository: resumesRepository(database),
    store: files,
    cipher: fieldCipher(secret, resumeText),
    inspect: inspector.checkAndRead,
    suggest: (text, profile) => suggest(text, profile, monthOf(today())),
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
