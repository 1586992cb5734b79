import { ongoingStates } from '@portway/contracts/job-choices';
import { neededToPublish, readStoredJob } from '@portway/contracts/job-fields';
import { resumeTypes } from '@portway/contracts/resumes';
import type { Hono } from 'hono';
import type { Audit } from './db/audit.ts';
import type { RateLimits } from './db/rate-limit.ts';
import { applicationsRepository } from './features/applications/applications.repository.ts';
import { applicationsRoutes } from './features/applications/applications.routes.ts';
import { applicationsService } from './features/applications/applications.service.ts';
import { receivedRepository } from './features/applications/received.repository.ts';
import { type ReceivedNeeds, receivedApplicationsService } from './features/applications/received.service.ts';
import { standingRepository } from './features/applications/standing.repository.ts';
import { standingService } from './features/applications/standing.service.ts';
import { offeredJobsRepository } from './features/offered-jobs/offered-jobs.repository.ts';
import { offeredJobsRoutes } from './features/offered-jobs/offered-jobs.routes.ts';
import { type OfferedJobsNeeds, offeredJobsService } from './features/offered-jobs/offered-jobs.service.ts';
import type { FileStore } from './files/file-store.ts';
import type { Door } from './http/door.ts';
import { londonDay } from './http/london-day.ts';
import type { SignedInNeeds } from './http/signed-in.ts';
import type { Outbox } from './mail/outbox.ts';

export interface HiringNeeds extends Pick<OfferedJobsNeeds, 'judge'> {
  readonly door: SignedInNeeds;
  readonly limits: RateLimits;
  readonly audit: Audit;
  readonly outbox: Outbox;
  readonly store: FileStore;
  /** Where people reach the site. */
  readonly origin: string;
  /** A candidate as recruiters see one. */
  readonly cardOf: ReceivedNeeds['cardOf'];
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** Jobs that organisations offer and the applications for them, from both sides, put together. */
export function hiringWing(needs: HiringNeeds): {
  routes(api: Hono<Door>): void;
} {
  const { door, limits, audit, outbox, store, origin, cardOf, judge, now } = needs;
  const readAnswers = readStoredJob;
  const jobs = offeredJobsService({
    repository: offeredJobsRepository(limits),
    audit,
    readAnswers,
    neededToPublish,
    judge,
    today: () => londonDay(now()),
  });
  const applications = applicationsService({
    repository: applicationsRepository(limits, ongoingStates),
    readAnswers,
    today: () => londonDay(now()),
  });
  const received = receivedApplicationsService({
    repository: receivedRepository(outbox),
    store,
    types: resumeTypes,
    origin,
    cardOf,
  });
  const standing = standingService(standingRepository(), ongoingStates);
  return {
    routes(api) {
      offeredJobsRoutes(api, { ...door, jobs });
      applicationsRoutes(api, { ...door, applications, received, standing });
    },
  };
}
