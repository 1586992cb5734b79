import '@portway/contracts/jitless';
import type { AppDeps } from './app.ts';
import { accountSettingsModule } from './modules/account/account-settings/account-settings.module.ts';
import { authenticationModule } from './modules/account/authentication/authentication.module.ts';
import { clientsModule } from './modules/account/clients/clients.module.ts';
import { liveModule } from './modules/account/live/live.module.ts';
import { notificationsModule } from './modules/account/notifications/notifications.module.ts';
import { oneTimeCodesModule } from './modules/account/one-time-codes/one-time-codes.module.ts';
import { organisationModule } from './modules/account/organisation/organisation.module.ts';
import { organisationLogModule } from './modules/account/organisation-log/organisation-log.module.ts';
import { passkeysModule } from './modules/account/passkeys/passkeys.module.ts';
import { personalDataModule } from './modules/account/personal-data/personal-data.module.ts';
import { recordSearchModule } from './modules/account/record-search/record-search.module.ts';
import { secondFactorsModule } from './modules/account/second-factors/second-factors.module.ts';
import { sessionsModule } from './modules/account/sessions/sessions.module.ts';
import { applicationsModule } from './modules/candidate/applications/applications.module.ts';
import { candidateHomeModule } from './modules/candidate/candidate-home/candidate-home.module.ts';
import { equalityMonitoringModule } from './modules/candidate/equality-monitoring/equality-monitoring.module.ts';
import { jobsModule } from './modules/candidate/jobs/jobs.module.ts';
import { photoModule } from './modules/candidate/photo/photo.module.ts';
import { profileModule } from './modules/candidate/profile/profile.module.ts';
import { resumesModule } from './modules/candidate/resumes/resumes.module.ts';
import { savedJobsModule } from './modules/candidate/saved-jobs/saved-jobs.module.ts';
import { companiesModule } from './modules/hiring/companies/companies.module.ts';
import { conversationsModule } from './modules/hiring/conversations/conversations.module.ts';
import { employerApplicationsModule } from './modules/hiring/employer-applications/employer-applications.module.ts';
import { employerHomeModule } from './modules/hiring/employer-home/employer-home.module.ts';
import { employerJobsModule } from './modules/hiring/employer-jobs/employer-jobs.module.ts';
import { hireCasesModule } from './modules/hiring/hire-cases/hire-cases.module.ts';
import { offersModule } from './modules/hiring/offers/offers.module.ts';
import { sponsorFactsModule } from './modules/hiring/sponsor-facts/sponsor-facts.module.ts';
import { visaFactsModule } from './modules/hiring/visa-facts/visa-facts.module.ts';
import { assessmentModule } from './modules/law/assessment/assessment.module.ts';
import { calculatorsModule } from './modules/law/calculators/calculators.module.ts';
import { plansModule } from './modules/law/plans/plans.module.ts';
import { readinessTicksModule } from './modules/law/readiness-ticks/readiness-ticks.module.ts';
import { sponsorshipModule } from './modules/law/sponsorship/sponsorship.module.ts';
import { sponsorFollowsModule } from './modules/register/sponsor-follows/sponsor-follows.module.ts';
import { sponsorRegisterModule } from './modules/register/sponsor-register/sponsor-register.module.ts';
import { demoBookingsModule } from './modules/site/demo-bookings/demo-bookings.module.ts';
import { enquiriesModule } from './modules/site/enquiries/enquiries.module.ts';
import { jobAddressesModule } from './modules/site/job-addresses/job-addresses.module.ts';
import { mailboxModule } from './modules/site/mailbox/mailbox.module.ts';
import { newsletterModule } from './modules/site/newsletter/newsletter.module.ts';
import { operatorModule } from './modules/site/operator/operator.module.ts';
import { policyReportsModule } from './modules/site/policy-reports/policy-reports.module.ts';
import { testimonialsModule } from './modules/site/testimonials/testimonials.module.ts';
import { sponsorArchiveModule } from './modules/sponsor/archive/archive.module.ts';
import { certificatesModule } from './modules/sponsor/certificates/certificates.module.ts';
import { contradictionsModule } from './modules/sponsor/contradictions/contradictions.module.ts';
import { sponsorCalendarModule } from './modules/sponsor/duties/calendar/calendar.module.ts';
import { sponsorChecksModule } from './modules/sponsor/duties/checks/checks.module.ts';
import { sponsorDutiesModule } from './modules/sponsor/duties/duties.module.ts';
import { sponsorEventsModule } from './modules/sponsor/duties/events/events.module.ts';
import { plannedEventsModule } from './modules/sponsor/duties/planned-events/planned-events.module.ts';
import { guidanceModule } from './modules/sponsor/guidance/guidance.module.ts';
import { sponsorLicencesModule } from './modules/sponsor/licences/licences.module.ts';
import { recordLinksModule } from './modules/sponsor/record-links/record-links.module.ts';
import { keptRecordsModule, recordStandingsModule } from './modules/sponsor/records/records.module.ts';
import { rightToWorkModule } from './modules/sponsor/right-to-work/right-to-work.module.ts';
import { workerImportsModule } from './modules/sponsor/worker-imports/worker-imports.module.ts';
import { workerViewsModule } from './modules/sponsor/worker-views/worker-views.module.ts';
import { workersModule } from './modules/sponsor/workers/workers.module.ts';
import { staffModule } from './modules/staff/staff.module.ts';
import type { Module, Platform } from './platform/module.ts';
import { platformTables } from './platform/platform-tables.ts';

/** A town of the register that fewer sponsors name is as often a slip. */
const minSponsorsOfTown = 3;

/** What some modules need besides the platform. */
export type ModuleDeps = Pick<AppDeps, 'google' | 'mailbox' | 'log' | 'registerSource' | 'metrics'>;

/** The modules in order of dependence: each is given the platform, and the services of earlier ones that it names. */
export function createModules(
  platform: Platform,
  { google, mailbox, log, registerSource, metrics }: ModuleDeps,
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
  const { notify: notifyPeople, stopHeaders } = notifications.service;
  const telling = { signedIn, notify: notifyPeople, stopHeaders };
  const register = sponsorRegisterModule(platform, { ...telling, source: registerSource });
  const sponsorFacts = sponsorFactsModule(platform, { signedIn });
  const organisation = organisationModule(platform, {
    signedIn,
    register: register.service.register,
    sponsorFacts: sponsorFacts.service,
  });
  const { countExport } = organisation;
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
  const jobs = jobsModule(platform, {
    ...telling,
    sponsorship: sponsorship.service,
    registerTowns: () => register.service.places.townsOf(minSponsorsOfTown),
  });
  const savedJobs = savedJobsModule(platform, { signedIn, jobs: jobs.service.jobs });
  const employerJobs = employerJobsModule(platform, {
    ...telling,
    judge: sponsorship.service.judge,
    sponsorFacts: sponsorFacts.service,
    register: register.service.register,
  });
  const hireCases = hireCasesModule(platform, { signedIn });
  const employerApplications = employerApplicationsModule(platform, {
    ...telling,
    countExport,
    cases: hireCases.service,
    cardOf: profile.service.cardOf,
  });
  const conversations = conversationsModule(platform, telling);
  const sponsorDuties = sponsorDutiesModule(platform, { signedIn, notify: notifyPeople });
  const plannedEvents = plannedEventsModule(platform, { signedIn });
  const standings = recordStandingsModule();
  const sponsorChecks = sponsorChecksModule(platform, {
    ...{ signedIn, duties: sponsorDuties.service, plans: plannedEvents.service, records: standings },
  });
  const newsletter = newsletterModule(platform, { signedIn });
  const sponsorLicences = sponsorLicencesModule(platform, {
    signedIn,
    register: register.service.register,
    check: sponsorChecks.service,
  });
  const workers = workersModule(platform, {
    ...{ signedIn, check: sponsorChecks.service, countExport, plans: plannedEvents.service },
  });
  const sponsorEvents = sponsorEventsModule(platform, {
    signedIn,
    duties: sponsorDuties.service,
    records: workers.service.recording,
    plans: plannedEvents.service,
  });
  const workerImports = workerImportsModule(platform, {
    ...{ signedIn, checkWorker: sponsorChecks.service.worker, duties: sponsorDuties.service },
  });
  const keptRecords = keptRecordsModule(platform, {
    ...{ signedIn, standings, checkWorker: sponsorChecks.service.worker, workers: workers.service },
  });
  const contradictions = contradictionsModule(platform, { signedIn });
  const sponsorCalendar = sponsorCalendarModule(platform, { signedIn, notify: notifyPeople });
  const modules: readonly Module[] = [
    calculatorsModule(platform),
    assessmentModule(platform),
    enquiriesModule(platform),
    newsletter,
    demoBookingsModule(platform),
    sessions,
    codes,
    secondFactors,
    passkeys,
    organisation,
    organisationLogModule(platform, { signedIn }),
    authenticationModule(platform, {
      ...loggedIn,
      devices,
      ...codes.service,
      factors,
      organisations: organisation.service,
      profiles: profile.service,
      google,
    }),
    accountSettingsModule(platform, { ...loggedIn, ...codes.service, factors, passkeys: passkeys.service }),
    equalityMonitoring,
    personalData,
    profile,
    resumes,
    photoModule(platform, { signedIn }),
    recordSearchModule({ signedIn }),
    clientsModule(platform, { signedIn, countDuties: sponsorChecks.service.todays.count }),
    register,
    sponsorFollows,
    sponsorship,
    jobs,
    jobAddressesModule(platform),
    companiesModule(platform, { register: register.service.register }),
    savedJobs,
    applicationsModule(platform, {
      ...telling,
      callOff: employerApplications.service.interviews.callOff,
      cases: hireCases.service,
    }),
    candidateHomeModule(platform, { signedIn, sponsorship: sponsorship.service }),
    sponsorFacts,
    employerJobs,
    employerHomeModule(platform, {
      signedIn,
      cases: hireCases.service,
      todays: sponsorChecks.service.todays,
      calendar: sponsorCalendar.service,
    }),
    plansModule(platform, {
      signedIn,
      jobs: employerJobs.service,
      sponsorFacts: sponsorFacts.service,
    }),
    employerApplications,
    visaFactsModule(platform, {
      ...telling,
      sponsorship: sponsorship.service,
      tellOfMove: employerApplications.service.moving.tellOf,
    }),
    hireCases,
    offersModule(platform, {
      ...telling,
      cases: hireCases.service,
      sponsorFacts: sponsorFacts.service,
      forMyOffer: sponsorship.service.forMyOffer,
      factsOf: sponsorship.service.factsOf,
    }),
    notifications,
    conversations,
    liveModule(platform, { signedIn }),
    staffModule(platform, {
      ...telling,
      families: async () => (await metrics?.families()) ?? [],
      eraseAccount: personalData.service.eraseWithin,
    }),
    testimonialsModule(platform, { signedIn }),
    operatorModule(platform, { signedIn }),
    sponsorLicences,
    workers,
    rightToWorkModule(platform, {
      signedIn,
      workers: workers.service,
      readTable: workerImports.service.readTable,
      copiesOf: keptRecords.service.copiesOf,
    }),
    keptRecords,
    recordLinksModule(platform, {
      ...{ signedIn, notify: notifyPeople, filing: keptRecords.service.filing },
      checkWorker: sponsorChecks.service.worker,
    }),
    workerImports,
    sponsorDuties,
    sponsorEvents,
    plannedEvents,
    sponsorChecks,
    certificatesModule(platform, {
      signedIn,
      recordEvent: sponsorEvents.service.record,
      sponsorFacts: sponsorFacts.service,
    }),
    sponsorCalendar,
    contradictions,
    guidanceModule(platform, { signedIn }),
    workerViewsModule({ signedIn }),
    readinessTicksModule({ signedIn }),
    sponsorArchiveModule(platform, { signedIn, countExport }),

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
      moving: employerApplications.service.moving,
      endings: employerApplications.service.endings,
      newsletter: newsletter.service,
      registerFetch: register.service.fetching,
      sponsorReminders: sponsorCalendar.service,
      sponsorAlerts: sponsorFollows.service,
      sponsorChecks: sponsorChecks.service,
      sponsorPapers: contradictions.service,
      sponsorHistory: sponsorEvents.service.rejudge,
      importHistory: workerImports.service.rejudge,
    },
  };
}
