import { ongoingStates } from '@portway/contracts/job-choices';
import { neededToPublish, readStoredJob } from '@portway/contracts/job-fields';
import { resumeTypes } from '@portway/contracts/resumes';
import type { Hono } from 'hono';
import { applicationsRepository } from './modules/applications/applications.repository.ts';
import { applicationsRoutes } from './modules/applications/applications.routes.ts';
import { applicationsService } from './modules/applications/applications.service.ts';
import { standingRepository } from './modules/applications/unread-counts.repository.ts';
import { standingService } from './modules/applications/unread-counts.service.ts';
import { receivedRepository } from './modules/employer-applications/employer-applications.repository.ts';
import { employerApplicationsRoutes } from './modules/employer-applications/employer-applications.routes.ts';
import {
  type ReceivedNeeds,
  receivedApplicationsService,
} from './modules/employer-applications/employer-applications.service.ts';
import { offeredJobsRepository } from './modules/employer-jobs/employer-jobs.repository.ts';
import { offeredJobsRoutes } from './modules/employer-jobs/employer-jobs.routes.ts';
import { type OfferedJobsNeeds, offeredJobsService } from './modules/employer-jobs/employer-jobs.service.ts';
import type { Audit } from './platform/db/audit.ts';
import type { RateLimits } from './platform/db/rate-limit.ts';
import type { FileStore } from './platform/files/file-store.ts';
import type { Door } from './platform/http/app-env.ts';
import type { SignedInNeeds } from './platform/http/signed-in.ts';
import type { Outbox } from './platform/mail/outbox.ts';
import { londonDay } from './platform/time/london-day.ts';

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
      applicationsRoutes(api, { ...door, applications, standing });
      employerApplicationsRoutes(api, { ...door, received });
    },
  };
}
