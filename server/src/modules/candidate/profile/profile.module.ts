import { readStoredAnswers, readStoredEntry } from '@portway/contracts/candidate/profile/profile';
import { privateFields } from '@portway/contracts/candidate/profile/profile-fields';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import { additionsService } from './entries/additions.service.ts';
import { entriesService } from './entries/entries.service.ts';
import { profileRepository } from './profile.repository.ts';
import { profileRoutes } from './profile.routes.ts';
import { type ProfileService, profileService } from './profile.service.ts';
import { profileTables } from './profile.tables.ts';

/** A candidate's profile. */
export function profileModule(
  { limits, audit, today, now }: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<ProfileService> {
  const repository = profileRepository(limits);
  const readEntry = readStoredEntry;
  const profiles = profileService({
    repository,
    audit,
    readAnswers: readStoredAnswers,
    privateFields,
    readEntry,
    today,
    now,
  });
  const { completeness } = profiles;
  const entries = entriesService({ repository, readEntry, completeness, today, now });
  const additions = additionsService({
    repository,
    readEntry,
    privateFields,
    completeness,
    today,
    now,
  });
  return {
    tables: profileTables,
    service: profiles,
    routes: (api) => profileRoutes(api, { ...signedIn, profiles, entries, additions }),
  };
}
