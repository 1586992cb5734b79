import { identityAnswers } from '@portway/contracts/identity';
import { readStoredAnswers, readStoredEntry } from '@portway/contracts/profile';
import type { Hono } from 'hono';
import { identityRepository } from './modules/equality-monitoring/equality-monitoring.repository.ts';
import { identityRoutes } from './modules/equality-monitoring/equality-monitoring.routes.ts';
import { identitySeals, identityService } from './modules/equality-monitoring/equality-monitoring.service.ts';
import { entriesService } from './modules/profile/entries.service.ts';
import { profileRepository } from './modules/profile/profile.repository.ts';
import { profileRoutes } from './modules/profile/profile.routes.ts';
import { type ProfileService, profileService } from './modules/profile/profile.service.ts';
import type { Audit } from './platform/db/audit.ts';
import type { RateLimits } from './platform/db/rate-limit.ts';
import type { Door } from './platform/http/app-env.ts';
import type { SignedInNeeds } from './platform/http/signed-in.ts';
import { londonDay } from './platform/time/london-day.ts';

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
