import '@portway/contracts/jitless';
import type { Readiness } from '@portway/contracts/health';
import { openApiDocument } from '@portway/contracts/openapi';
import { operations } from '@portway/contracts/operations';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { accountSettingsModule } from './modules/account-settings/account-settings.module.ts';
import { applicationsModule } from './modules/applications/applications.module.ts';
import { assessmentModule } from './modules/assessment/assessment.module.ts';
import { authenticationModule } from './modules/authentication/authentication.module.ts';
import { companiesModule } from './modules/companies/companies.module.ts';
import { conversationsModule } from './modules/conversations/conversations.module.ts';
import { demoBookingsModule } from './modules/demo-bookings/demo-bookings.module.ts';
import { employerApplicationsModule } from './modules/employer-applications/employer-applications.module.ts';
import { employerHomeModule } from './modules/employer-home/employer-home.module.ts';
import { employerJobsModule } from './modules/employer-jobs/employer-jobs.module.ts';
import { enquiriesModule } from './modules/enquiries/enquiries.module.ts';
import { equalityMonitoringModule } from './modules/equality-monitoring/equality-monitoring.module.ts';
import { estimatesModule } from './modules/estimates/estimates.module.ts';
import { hireCasesModule } from './modules/hire-cases/hire-cases.module.ts';
import { jobAddressesModule } from './modules/job-addresses/job-addresses.module.ts';
import { jobsModule } from './modules/jobs/jobs.module.ts';
import { liveModule } from './modules/live/live.module.ts';
import { mailboxModule } from './modules/mailbox/mailbox.module.ts';
import { newsletterModule } from './modules/newsletter/newsletter.module.ts';
import { notificationsModule } from './modules/notifications/notifications.module.ts';
import { occupationsModule } from './modules/occupations/occupations.module.ts';
import { offersModule } from './modules/offers/offers.module.ts';
import { oneTimeCodesModule } from './modules/one-time-codes/one-time-codes.module.ts';
import { organisationModule } from './modules/organisation/organisation.module.ts';
import { passkeysModule } from './modules/passkeys/passkeys.module.ts';
import { personalDataModule } from './modules/personal-data/personal-data.module.ts';
import { photoModule } from './modules/photo/photo.module.ts';
import { plansModule } from './modules/plans/plans.module.ts';
import { policyReportsModule } from './modules/policy-reports/policy-reports.module.ts';
import { profileModule } from './modules/profile/profile.module.ts';
import { resumesModule } from './modules/resumes/resumes.module.ts';
import { rulesModule } from './modules/rules/rules.module.ts';
import { salaryModule } from './modules/salary/salary.module.ts';
import { savedJobsModule } from './modules/saved-jobs/saved-jobs.module.ts';
import { secondFactorsModule } from './modules/second-factors/second-factors.module.ts';
import { sessionsModule } from './modules/sessions/sessions.module.ts';
import { sponsorFollowsModule } from './modules/sponsor-follows/sponsor-follows.module.ts';
import type { RegisterSource } from './modules/sponsor-register/register-fetch.service.ts';
import { sponsorRegisterModule } from './modules/sponsor-register/sponsor-register.module.ts';
import { sponsorshipModule } from './modules/sponsorship/sponsorship.module.ts';
import { staffModule } from './modules/staff/staff.module.ts';
import { testimonialsModule } from './modules/testimonials/testimonials.module.ts';
import { visaFactsModule } from './modules/visa-facts/visa-facts.module.ts';
import type { GoogleClient } from './platform/auth/google-sign-in.ts';
import { fieldCipher } from './platform/crypto/cipher.ts';
import { signedLinks } from './platform/crypto/signed-link.ts';
import { auditLog } from './platform/db/audit.ts';
import type { Database } from './platform/db/database.ts';
import { encryptAgain } from './platform/db/encrypt-again.ts';
import type { OwnedTables } from './platform/db/owned-table.ts';
import { noRateLimits, rateLimits } from './platform/db/rate-limit.ts';
import { readiness } from './platform/db/readiness.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { fileInspector } from './platform/files/inspect-file.ts';
import type { VirusScanner } from './platform/files/virus-scanner.ts';
import { filesForOthers } from './platform/files-for-others.ts';
import { createApi } from './platform/http/api.ts';
import type { AppEnv } from './platform/http/app-env.ts';
import { healthRoutes } from './platform/http/health.routes.ts';
import { openApiRoutes } from './platform/http/openapi.routes.ts';
import { createUploads, type UploadDeps } from './platform/http/uploads/uploads.ts';
import { outbox } from './platform/mail/outbox.ts';
import type { Module, Platform, Schedule } from './platform/module.ts';
import { platformTables } from './platform/platform-tables.ts';
import type { Queue } from './platform/queue/queue.ts';
import { tidyUp } from './platform/queue/tidy-up.ts';
import { refusalLog } from './platform/refusal-log.ts';
import { londonDay } from './platform/time/london-day.ts';

export interface AppDeps {
  readonly database: Database;
  readonly queue: Queue;
  /** Where people's files are kept, encrypted. */
  readonly files: FileStore;
  /** Where files are while they arrive. */
  readonly uploads: Pick<UploadDeps, 'folder' | 'limits'>;
  /** Left out, files are not scanned for viruses. */
  readonly scanner?: VirusScanner | undefined;
  /** Left out, the register of sponsors is not fetched. */
  readonly registerSource?: RegisterSource | undefined;
  /** The number of the newest migration of this code. */
  readonly newestMigration: number;
  /** Where people reach the site. */
  readonly origin: string;
  /** Signs links and hides addresses. */
  readonly secret: string;
  /** The email address at which the team reads what people send. */
  readonly staff: string;
  /** Whether callers are limited in how often they may send. */
  readonly limited: boolean;
  /** Whether `/dev/mailbox` shows every email: on the developer's own machine alone. */
  readonly mailbox: boolean;
  /** Left out, Google's sign-in is not offered. */
  readonly google?: GoogleClient | undefined;
  /** Drops a page from the site's cache; left out where no pages are served. */
  readonly dropPage?: Platform['dropPage'] | undefined;
  readonly log: Logger;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

export interface App {
  readonly api: Hono<AppEnv>;
  /** What tests and the admin commands call beside the API. */
  readonly services: Services;
  readonly schedules: readonly Schedule[];
  /** Every table, by its owner. */
  readonly tables: readonly OwnedTables[];
  /** Begins what the modules do beside requests, but for their schedules. */
  start(): Promise<void>;
  /** Ends what would keep the server from stopping, such as streams of events. */
  stop(): Promise<void>;
}

export type Services = ReturnType<typeof createModules>['services'];

/** The API, and the work that is done beside it. Pages come after it, in `platform/http/site.ts`. */
export function createApp(deps: AppDeps): App {
  const { database, origin, secret, log } = deps;
  const platform = platformOf(deps);
  const { modules, services, tables } = createModules(platform, deps);
  const addRoutes = (api: Hono<AppEnv>) => {
    healthRoutes(api, readinessOf({ ...deps, registerFetch: services.registerFetch }));
    openApiRoutes(api, openApiDocument(operations, origin));
    for (const module of modules) module.routes?.(api);
  };
  const api = createApi(log, addRoutes, refusalLog(platform));
  return {
    api,
    services,
    schedules: [
      { name: 'tidy-up', nightly: 3, run: () => tidyUp(database.owner, tables()) },
      {
        name: 'encrypt-again',
        nightly: 4,
        run: () => encryptAgain({ ...platform, cipherOf: (field) => fieldCipher(secret, field) }, tables()),
      },
      ...modules.flatMap(({ schedules = [] }) => schedules),
    ],
    tables: tables(),
    async start() {
      for (const module of modules) await module.start?.();
    },
    async stop() {
      platform.uploads.stop();
      for (const module of modules) await module.stop?.();
    },
  };
}

type ReadinessDeps = Pick<AppDeps, 'database' | 'newestMigration' | 'scanner'> &
  Pick<Services, 'registerFetch'>;

/** Without its scanner the site takes no files, and serves everything else: it stays ready, also with an old register. */
function readinessOf({ database, newestMigration, scanner, registerFetch }: ReadinessDeps) {
  return async (): Promise<Readiness> => {
    const answer = await readiness(database.queries, newestMigration);
    if (answer.status !== 'ready') return answer;
    const register = await registerFetch.readiness();
    const virusScanner = scanner && ((await scanner.fault()) === undefined ? 'reachable' : 'unreachable');
    return { ...answer, ...(virusScanner && { virusScanner }), ...(register && { register }) };
  };
}

function platformOf({ limited, scanner, log, ...deps }: AppDeps): Platform {
  const { secret, queue, now } = deps;
  const audit = auditLog(secret, now);
  const onWarning = (message: string) => log.warn(message);
  const uploads = createUploads({
    ...deps.uploads,
    scan: scanner?.scan,
    onWarning,
    onFinding: (requestContext, signature) =>
      audit.note(requestContext, 'virus-found', undefined, { signature }),
  });
  return {
    ...deps,
    uploads,
    inspector: fileInspector({
      onFailure: (failure) => log.error({ failure }, 'A file could not be checked: its thread failed'),
    }),
    limits: limited ? rateLimits(secret, now) : noRateLimits,
    fileForOthers: filesForOthers({ ...deps, log }),
    outbox: outbox(queue),
    audit,
    links: signedLinks(secret, now),
    dropPage: deps.dropPage ?? (() => undefined),
    onWarning,
    today: () => londonDay(now()),
  };
}

/** The modules in order of dependence: each is given the platform, and the services of earlier ones that it names. */
function createModules(
  platform: Platform,
  { google, mailbox, log, registerSource }: Pick<AppDeps, 'google' | 'mailbox' | 'log' | 'registerSource'>,
) {
  const tables = () => [...platformTables, ...modules.flatMap(({ tables = {} }) => tables)];
  const sessions = sessionsModule(platform);
  const { signedIn } = sessions;
  const loggedIn = { signedIn, sessions: sessions.service };
  const { devices } = sessions;
  const codes = oneTimeCodesModule(platform);
  const secondFactors = secondFactorsModule(platform, loggedIn);
  const { factors, notify } = secondFactors.service;
  const passkeys = passkeysModule(platform, { ...loggedIn, notify });
  const notifications = notificationsModule(platform, { signedIn });
  const telling = { signedIn, notify: notifications.service.notify };
  const register = sponsorRegisterModule(platform, { ...telling, source: registerSource });
  const organisation = organisationModule(platform, { signedIn, register: register.service.register });
  const equalityMonitoring = equalityMonitoringModule(platform, { signedIn });
  const personalData = personalDataModule(platform, {
    ...loggedIn,
    decryptIdentity: equalityMonitoring.service.decrypted,
    tables,
  });
  const profile = profileModule(platform, { signedIn });
  const resumes = resumesModule(platform, { signedIn });
  const sponsorFollows = sponsorFollowsModule(platform, { signedIn });
  const sponsorship = sponsorshipModule(register.service.register);
  const jobs = jobsModule(platform, { ...telling, sponsorship: sponsorship.service });
  const savedJobs = savedJobsModule(platform, { signedIn, jobs: jobs.service.jobs });
  const employerJobs = employerJobsModule(platform, { ...telling, judge: sponsorship.service.judge });
  const employerApplications = employerApplicationsModule(platform, {
    ...telling,
    cardOf: profile.service.cardOf,
  });
  const conversations = conversationsModule(platform, telling);
  const hireCases = hireCasesModule(platform, { signedIn });
  const newsletter = newsletterModule(platform, { signedIn });
  const modules: readonly Module[] = [
    estimatesModule(),
    salaryModule(platform),
    occupationsModule(),
    rulesModule(),
    assessmentModule(platform),
    enquiriesModule(platform),
    newsletter,
    demoBookingsModule(platform),
    sessions,
    codes,
    secondFactors,
    passkeys,
    organisation,
    authenticationModule(platform, {
      ...loggedIn,
      devices,
      ...codes.service,
      factors,
      organisations: organisation.service,
      google,
    }),
    accountSettingsModule(platform, { ...loggedIn, ...codes.service, factors, passkeys: passkeys.service }),
    equalityMonitoring,
    personalData,
    profile,
    resumes,
    photoModule(platform, { signedIn }),
    register,
    sponsorFollows,
    sponsorship,
    jobs,
    jobAddressesModule(platform),
    companiesModule(platform, { register: register.service.register }),
    savedJobs,
    applicationsModule(platform, telling),
    employerJobs,
    employerHomeModule(platform, { signedIn }),
    plansModule(platform, { signedIn, jobs: employerJobs.service }),
    employerApplications,
    visaFactsModule(platform, { ...telling, sponsorship: sponsorship.service }),
    hireCases,
    offersModule(platform, { ...telling, cases: hireCases.service }),
    notifications,
    conversations,
    liveModule(platform, { signedIn }),
    staffModule(platform, { signedIn }),
    testimonialsModule(platform, { signedIn }),
    policyReportsModule(platform, log),
    ...(mailbox ? [mailboxModule(platform)] : []),
  ];
  return {
    modules,
    tables,
    services: {
      personalData: personalData.service,
      resumes: resumes.service,
      jobs: jobs.service,
      savedJobs: savedJobs.service,
      conversations: conversations.service,
      notifications: notifications.service,
      rejections: employerApplications.service.rejections,
      newsletter: newsletter.service,
      registerFetch: register.service.fetching,
      sponsorAlerts: sponsorFollows.service,
    },
  };
}
