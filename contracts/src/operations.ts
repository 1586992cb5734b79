import {
  accountOperations,
  notificationChoiceOperations,
  personalDataOperations,
} from './account/account-settings/account.ts';
import { activityOperations } from './account/account-settings/activity.ts';
import {
  authenticationOperations,
  googleOperations,
  identityOperations,
} from './account/authentication/auth.ts';
import { firstPasswordOperations } from './account/authentication/first-password.ts';
import { sessionOperations } from './account/authentication/sessions.ts';
import { clientOperations } from './account/clients/clients.ts';
import { liveOperations } from './account/live/live.ts';
import { notificationOperations } from './account/notifications/notifications.ts';
import { organisationOperations } from './account/organisation/organisation-operations.ts';
import { organisationLogOperations } from './account/organisation-log/organisation-log.ts';
import { recordSearchOperations } from './account/record-search/record-search.ts';
import {
  passkeyLogInOperations,
  passkeyOperations,
  secondFactorOperations,
  securityOperations,
} from './account/second-factors/second-factors.ts';
import { applicationOperations } from './candidate/applications/applications.ts';
import { unreadCountOperations } from './candidate/applications/unread-counts.ts';
import { candidateHomeOperations } from './candidate/candidate-home/candidate-home.ts';
import { equalityMonitoringOperations } from './candidate/equality-monitoring/equality-monitoring.ts';
import { jobOperations, publicJobOperations } from './candidate/jobs/job-operations.ts';
import { photoOperations } from './candidate/photo/profile-photo.ts';
import { profileOperations } from './candidate/profile/profile-operations.ts';
import { resumeOperations } from './candidate/resumes/resumes.ts';
import { savedJobOperations } from './candidate/saved-jobs/saved-jobs.ts';
import { companyOperations } from './hiring/companies/companies.ts';
import { conversationOperations } from './hiring/conversations/conversations.ts';
import { employerMessageOperations } from './hiring/conversations/message-templates.ts';
import { employerApplicationOperations } from './hiring/employer-applications/employer-application-operations.ts';
import { employerHomeOperations } from './hiring/employer-home/employer-home.ts';
import { employerJobOperations } from './hiring/employer-jobs/employer-job-operations.ts';
import { hireCaseOperations } from './hiring/hire-cases/hire-cases.ts';
import { offerOperations } from './hiring/offers/offers.ts';
import { sponsorFactsOperations } from './hiring/sponsor-facts/sponsor-facts.ts';
import { sponsorshipRejectionOperations } from './hiring/visa-facts/sponsorship-rejections.ts';
import { visaFactsOperations } from './hiring/visa-facts/visa-facts.ts';
import { assessmentOperations } from './law/assessment/assessment.ts';
import { estimateOperations, salaryFigureOperations } from './law/calculators/estimate-operations.ts';
import { ruleOperations } from './law/calculators/rules.ts';
import { planOperations } from './law/plans/plans.ts';
import { readinessTicksOperations } from './law/readiness-ticks/readiness-ticks.ts';
import type { AnyOperation, Operations } from './operation.ts';
import { sponsorFollowOperations } from './register/sponsor-follows/sponsor-follows.ts';
import {
  registerClaimOperations,
  registerStaffOperations,
  sponsorSearchOperations,
} from './register/sponsor-register/register-operations.ts';
import { demoBookingOperations } from './site/demo-bookings/demo-bookings.ts';
import { enquiryOperations } from './site/enquiries/enquiry-operations.ts';
import { jobAddressOperations } from './site/job-addresses/job-addresses.ts';
import { newsletterIssueOperations } from './site/newsletter/issues.ts';
import { newsletterOperations } from './site/newsletter/newsletter.ts';
import { operatorOperations } from './site/operator/operator.ts';
import { testimonialOperations } from './site/testimonials/testimonials.ts';
import { sponsorArchiveOperations } from './sponsor/archive/archive.ts';
import { certificateOperations } from './sponsor/certificates/certificates.ts';
import { contradictionOperations } from './sponsor/contradictions/contradictions.ts';
import { sponsorCalendarOperations } from './sponsor/duties/calendar/calendar.ts';
import { sponsorCheckOperations } from './sponsor/duties/checks/sponsor-today.ts';
import { sponsorDutyOperations } from './sponsor/duties/duties.ts';
import { dutyFileOperations } from './sponsor/duties/duty-file.ts';
import { sponsorEventOperations } from './sponsor/duties/events/events.ts';
import { plannedEventOperations } from './sponsor/duties/events/planned-events.ts';
import { recordedEventOperations } from './sponsor/duties/events/recorded-events.ts';
import { guidanceOperations } from './sponsor/guidance/guidance.ts';
import { sponsorLicenceOperations } from './sponsor/licences/set-up.ts';
import { recordLinkOperations } from './sponsor/record-links/record-links.ts';
import { recordRequestOperations } from './sponsor/record-links/record-requests.ts';
import { certificatePaperOperations } from './sponsor/records/certificate-paper.ts';
import { keptRecordOperations } from './sponsor/records/records.ts';
import { employedPeopleOperations } from './sponsor/right-to-work/employed-people.ts';
import { rightToWorkOperations } from './sponsor/right-to-work/right-to-work.ts';
import { importRepairOperations } from './sponsor/worker-imports/import-repair.ts';
import { workerImportOperations } from './sponsor/worker-imports/worker-imports.ts';
import { workerViewOperations } from './sponsor/worker-views/worker-views.ts';
import { workerOperations } from './sponsor/workers/worker-operations.ts';
import { answerTemplateOperations } from './staff/answer-templates.ts';
import { figuresOperations } from './staff/figures.ts';
import { colleagueOperations, staffEnquiryOperations } from './staff/staff.ts';
import { deskOrganisationOperations } from './staff/staff-organisation.ts';
import { staffRecordOperations } from './staff/staff-records.ts';
import { staffTeamOperations } from './staff/staff-team.ts';

/** The operations of every noun, in the order the documentation shows them. */
const nouns: readonly Operations[] = [
  estimateOperations,
  salaryFigureOperations,
  sponsorCheckOperations,
  sponsorFollowOperations,
  registerStaffOperations,
  sponsorSearchOperations,
  assessmentOperations,
  enquiryOperations,
  demoBookingOperations,
  newsletterOperations,
  newsletterIssueOperations,
  testimonialOperations,
  operatorOperations,
  ruleOperations,
  authenticationOperations,
  firstPasswordOperations,
  sessionOperations,
  identityOperations,
  googleOperations,
  passkeyLogInOperations,
  securityOperations,
  passkeyOperations,
  secondFactorOperations,
  accountOperations,
  activityOperations,
  notificationChoiceOperations,
  clientOperations,
  recordSearchOperations,
  personalDataOperations,
  profileOperations,
  equalityMonitoringOperations,
  photoOperations,
  resumeOperations,
  planOperations,
  jobAddressOperations,
  publicJobOperations,
  companyOperations,
  jobOperations,
  savedJobOperations,
  applicationOperations,
  unreadCountOperations,
  candidateHomeOperations,
  employerHomeOperations,
  employerJobOperations,
  employerApplicationOperations,
  registerClaimOperations,
  visaFactsOperations,
  offerOperations,
  sponsorFactsOperations,
  hireCaseOperations,
  sponsorDutyOperations,
  dutyFileOperations,
  recordedEventOperations,
  plannedEventOperations,
  readinessTicksOperations,
  sponsorArchiveOperations,
  sponsorEventOperations,
  sponsorshipRejectionOperations,
  conversationOperations,
  employerMessageOperations,
  notificationOperations,
  liveOperations,
  organisationOperations,
  organisationLogOperations,
  sponsorLicenceOperations,
  workerOperations,
  workerViewOperations,
  rightToWorkOperations,
  employedPeopleOperations,
  keptRecordOperations,
  certificatePaperOperations,
  recordRequestOperations,
  recordLinkOperations,
  contradictionOperations,
  guidanceOperations,
  sponsorCalendarOperations,
  staffEnquiryOperations,
  staffRecordOperations,
  figuresOperations,
  colleagueOperations,
  answerTemplateOperations,
  deskOrganisationOperations,
  staffTeamOperations,
  certificateOperations,
  workerImportOperations,
  importRepairOperations,
];

/** Every operation of the API. */
export const operations: readonly AnyOperation[] = nouns.flatMap((noun) => Object.values(noun));
