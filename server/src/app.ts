import '@portway/contracts/jitless';
import { assessmentOperation, assessmentQuery } from '@portway/contracts/assessment';
import { contactOperation } from '@portway/contracts/contact';
import { bookDemoOperation } from '@portway/contracts/demo';
import { subscribeOperation } from '@portway/contracts/newsletter';
import { openApiDocument } from '@portway/contracts/openapi';
import { operations } from '@portway/contracts/operations';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { accountsWing } from './app-accounts.ts';
import { candidatesWing } from './app-candidates.ts';
import { conversationsWing } from './app-conversations.ts';
import { deskWing } from './app-desk.ts';
import { hiringWing } from './app-hiring.ts';
import { type JobsWing, jobsWing } from './app-jobs.ts';
import { resumesWing } from './app-resumes.ts';
import { sponsorshipWing } from './app-sponsorship.ts';
import { assessmentRepository } from './modules/assessment/assessment.repository.ts';
import { assessmentRoutes } from './modules/assessment/assessment.routes.ts';
import { assessmentService } from './modules/assessment/assessment.service.ts';
import { bookingMails } from './modules/demo-bookings/booking-mails.service.ts';
import { bookingsRepository } from './modules/demo-bookings/bookings.repository.ts';
import { bookingsService } from './modules/demo-bookings/bookings.service.ts';
import { demoRoutes } from './modules/demo-bookings/demo-bookings.routes.ts';
import { slotsRepository } from './modules/demo-bookings/slots.repository.ts';
import { slotsService } from './modules/demo-bookings/slots.service.ts';
import { enquiriesRepository } from './modules/enquiries/enquiries.repository.ts';
import { enquiriesRoutes } from './modules/enquiries/enquiries.routes.ts';
import { enquiriesService } from './modules/enquiries/enquiries.service.ts';
import { estimatesRoutes } from './modules/estimates/estimates.routes.ts';
import { mailboxRepository } from './modules/mailbox/mailbox.repository.ts';
import { mailboxRoutes } from './modules/mailbox/mailbox.routes.ts';
import { mailboxService } from './modules/mailbox/mailbox.service.ts';
import { newsletterRepository } from './modules/newsletter/newsletter.repository.ts';
import { newsletterRoutes } from './modules/newsletter/newsletter.routes.ts';
import { newsletterService } from './modules/newsletter/newsletter.service.ts';
import { occupationRoutes } from './modules/occupations/occupations.routes.ts';
import { rulesRoutes } from './modules/rules/rules.routes.ts';
import { salaryDetailsRoutes } from './modules/salary/salary-details.routes.ts';
import { salarySearchRoutes } from './modules/salary/salary-search.routes.ts';
import type { GoogleClient } from './platform/auth/google-sign-in.ts';
import { signedLinks } from './platform/crypto/signed-link.ts';
import { auditLog } from './platform/db/audit.ts';
import type { Database } from './platform/db/database.ts';
import { noRateLimits, rateLimits } from './platform/db/rate-limit.ts';
import { readiness } from './platform/db/readiness.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { createApi } from './platform/http/api.ts';
import type { Door } from './platform/http/app-env.ts';
import { healthRoutes } from './platform/http/health.routes.ts';
import { openApiRoutes } from './platform/http/openapi.routes.ts';
import { policyReportRoutes } from './platform/http/policy-reports.routes.ts';
import type { Queue } from './platform/jobs/queue.ts';
import { outbox as outboxOn } from './platform/mail/outbox.ts';
import { londonDay } from './platform/time/london-day.ts';

export interface AppNeeds {
  readonly database: Database;
  readonly queue: Queue;
  /** Where people's files are kept, sealed. */
  readonly files: FileStore;
  /** The number of the newest migration of this code. */
  readonly newestMigration: number;
  /** Where people reach the site. */
  readonly origin: string;
  /** Signs links and hides addresses. */
  readonly secret: string;
  /** Where the team reads what people send. */
  readonly staff: string;
  /** Whether callers are limited in how often they may send. */
  readonly limited: boolean;
  /** Whether `/dev/mailbox` shows every mail: on this machine alone. */
  readonly mailbox: boolean;
  /** Left out, Google's sign-in is not offered. */
  readonly google?: GoogleClient | undefined;
  readonly log: Logger;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

export interface App {
  readonly api: Hono<Door>;
  /** Erases every account whose seven days are over. */
  eraseDue(): Promise<number>;
  /** Deletes what was removed a while ago, and the files that no row keeps. */
  sweepFiles(): Promise<void>;
  /** What is done to jobs, and about them, with nobody there. */
  readonly jobs: Pick<JobsWing, 'upkeep' | 'alerts'>;
  /** Begins to write to those who do not read what others write to them. */
  startNotices(): Promise<void>;
  /** Writes to them now about one conversation. */
  tellUnread(conversation: string): Promise<void>;
  /** Ends every stream of events, so that nobody waits for them when the server stops. */
  endStreams(): Promise<void>;
}

/** The API: a table of contents. Pages come after it, in `http/site.ts`. */
export function createApp(needs: AppNeeds): App {
  const { database, newestMigration, origin, log, now } = needs;
  const { queries } = database;
  const today = () => londonDay(now());
  const limits = needs.limited ? rateLimits(needs.secret, now) : noRateLimits;
  const outbox = outboxOn(needs.queue);
  const links = signedLinks(needs.secret, now);
  const audit = auditLog(needs.secret, now);
  const { secret, google } = needs;
  const accounts = accountsWing({
    database,
    limits,
    outbox,
    audit,
    links,
    files: needs.files,
    origin,
    secret,
    google,
    onWarning: (message) => log.warn(message),
    now,
  });
  const desk = { staff: needs.staff, origin };
  const staffDesk = deskWing({ ...desk, door: accounts.door, audit, outbox, now });
  const candidates = candidatesWing({ door: accounts.door, limits, audit, secret, now });
  const resumes = resumesWing({ database, door: accounts.door, limits, store: needs.files, secret });
  const sponsoring = sponsorshipWing({ door: accounts.door, audit });
  const { sponsorship } = sponsoring;
  const hiring = hiringWing({
    door: accounts.door,
    limits,
    audit,
    outbox,
    store: needs.files,
    origin,
    cardOf: candidates.cardOf,
    judge: sponsorship.judge,
    now,
  });
  const onWarning = (message: string) => log.warn(message);
  const { door } = accounts;
  const jobs = jobsWing({ database, door, sponsorship, outbox, links, origin, now });
  const conversations = conversationsWing({
    database,
    queue: needs.queue,
    store: needs.files,
    outbox,
    origin,
    staff: needs.staff,
    door,
    limits,
    audit,
    onWarning,
    now,
  });
  const assessments = assessmentRepository({
    queries,
    limits,
    outbox,
    read: (stored) => assessmentOperation.response.parse(stored),
  });
  const assess = assessmentService(
    assessments,
    (answers) => `${origin}/assessment/result?${assessmentQuery(answers)}`,
  );
  const received = {
    queries,
    limits,
    outbox,
    read: (stored: unknown) => contactOperation.response.parse(stored),
  };
  const subscribers = newsletterRepository({
    queries,
    limits,
    outbox,
    now,
    read: (stored) => subscribeOperation.response.parse(stored),
  });
  const slots = slotsService(slotsRepository(queries), now);
  const booked = bookingsRepository({
    queries,
    limits,
    outbox,
    now,
    read: (stored) => bookDemoOperation.response.parse(stored),
  });
  const mails = bookingMails({ links, origin, staff: needs.staff, now });
  const api = createApi(log, (api) => {
    healthRoutes(api, () => readiness(queries, newestMigration));
    openApiRoutes(api, openApiDocument(operations, origin));
    policyReportRoutes(api, log);
    estimatesRoutes(api);
    salarySearchRoutes(api);
    salaryDetailsRoutes(api, today);
    occupationRoutes(api);
    assessmentRoutes(api, { assess, today });
    enquiriesRoutes(api, enquiriesService(enquiriesRepository(received), desk));
    newsletterRoutes(api, newsletterService(subscribers, { links, origin, now }));
    demoRoutes(api, { slots, bookings: bookingsService(booked, { slots, mails, links, now }) });
    rulesRoutes(api);
    accounts.routes(api);
    candidates.routes(api);
    resumes.routes(api);
    conversations.routes(api);
    hiring.routes(api);
    sponsoring.routes(api);
    jobs.routes(api);
    staffDesk.routes(api);
    if (needs.mailbox) mailboxRoutes(api, mailboxService(mailboxRepository(database.owner)));
  });
  return {
    api,
    eraseDue: accounts.ownData.eraseDue,
    sweepFiles: resumes.sweep,
    jobs,
    startNotices: conversations.startNotices,
    tellUnread: conversations.tellUnread,
    endStreams: conversations.endStreams,
  };
}

// Stands here until the register is read.
