import { identityAnswers } from '@portway/contracts/identity';
import { readStoredAnswers, readStoredEntry } from '@portway/contracts/profile';
import type { Hono } from 'hono';
import type { Audit } from './db/audit.ts';
import type { RateLimits } from './db/rate-limit.ts';
import { identityRepository } from './features/identity/identity.repository.ts';
import { identityRoutes } from './features/identity/identity.routes.ts';
import { identitySeals, identityService } from './features/identity/identity.service.ts';
import { entriesService } from './features/profile/entries.service.ts';
import { profileRepository } from './features/profile/profile.repository.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { type ProfileService, profileService } from './features/profile/profile.service.ts';
import type { Door } from './http/door.ts';
import { londonDay } from './http/london-day.ts';
import type { SignedInNeeds } from './http/signed-in.ts';

export interface CandidatesNeeds {
  readonly door: SignedInNeeds;
  readonly limits: RateLimits;
  readonly audit: Audit;
  readonly secret: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** Everything about those who look for work, put together. */
export function candidatesWing({ door, limits, audit, secret, now }: CandidatesNeeds): {
  routes(api: Hono<Door>): void;
  /** A candidate as recruiters see one. */
  readonly cardOf: ProfileService['cardOf'];
} {
  const today = () => londonDay(now());
  const repository = profileRepository(limits);
  const readEntry = readStoredEntry;
  const readAnswers = readStoredAnswers;
  const profiles = profileService({ repository, audit, readAnswers, readEntry, today, now });
  const { completeness } = profiles;
  const entries = entriesService({ repository, readEntry, completeness, today, now });
  const identity = identityService({
    ...identitySeals(secret, (stored) => identityAnswers.parse(stored)),
    repository: identityRepository(limits),
    audit,
    now,
  });
  return {
    cardOf: profiles.cardOf,
    routes(api) {
      profileRoutes(api, { ...door, profiles, entries });
      identityRoutes(api, { ...door, identity });
    },
  };
}
