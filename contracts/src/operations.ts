import {
  changeDetailsOperation,
  changeEmailOperation,
  changeNotificationsOperation,
  changePasswordOperation,
  confirmEmailOperation,
  deleteAccountOperation,
  exportOperation,
  keepAccountOperation,
  showNotificationsOperation,
} from './account-settings/account.ts';
import { listActivityOperation } from './account-settings/activity.ts';
import { assessmentOperation } from './assessment/assessment.ts';
import {
  checkResetCodeOperation,
  confirmIdentityOperation,
  endOtherSessionsOperation,
  endSessionOperation,
  finishGoogleOperation,
  forgotOperation,
  logInOperation,
  logInWaysOperation,
  logOutOperation,
  meOperation,
  resendCodeOperation,
  resetOperation,
  sessionsOperation,
  signUpOperation,
  verifyOtpOperation,
} from './authentication/auth.ts';
import { setFirstPasswordOperation } from './authentication/first-password.ts';
import { certificateOperations } from './certificates/certificates.ts';
import {
  bookDemoOperation,
  cancelBookingOperation,
  demoSlotsOperation,
  moveBookingOperation,
  showBookingOperation,
} from './demo-bookings/demo-bookings.ts';
import { contactOperation } from './enquiries/contact.ts';
import { pricingOperation } from './enquiries/pricing-enquiry.ts';
import { universityOperation } from './enquiries/university-registration.ts';
import {
  deleteIdentityOperation,
  saveIdentityOperation,
  showIdentityOperation,
} from './equality-monitoring/equality-monitoring.ts';
import { estimateOperations } from './estimates/estimate-operations.ts';
import { jobOperations } from './jobs/job-operations.ts';
import { newsletterIssueOperations } from './newsletter/issues.ts';
import {
  confirmSubscriptionOperation,
  subscribeOperation,
  unsubscribeOperation,
} from './newsletter/newsletter.ts';
import { occupationOperation } from './occupations/occupation.ts';
import type { AnyOperation } from './operation.ts';
import { organisationOperations } from './organisation/organisation-operations.ts';
import { removePhotoOperation, setPhotoOperation } from './photo/profile-photo.ts';
import {
  draftJobOfPlanOperation,
  listPlansOperation,
  removePlanOperation,
  renamePlanOperation,
  restorePlanOperation,
  savePlanOperation,
  showPlanOperation,
} from './plans/plans.ts';
import { profileOperations } from './profile/profile-operations.ts';
import {
  downloadResumeOperation,
  listResumesOperation,
  makeMainResumeOperation,
  readResumeOperation,
  removeResumeOperation,
  replaceResumeOperation,
  restoreResumeOperation,
  uploadResumeOperation,
} from './resumes/resumes.ts';
import { openQuestionsOperation, ruleOperation, rulesOperation } from './rules/rules.ts';
import { salaryDetailsOperation } from './salary/salary-details.ts';
import { searchSalariesOperation } from './salary/salary-search.ts';
import {
  addPasskeyOperation,
  beginAuthenticatorOperation,
  beginPasskeyLogInOperation,
  beginPasskeyOperation,
  confirmAuthenticatorOperation,
  passkeyLogInOperation,
  removeAuthenticatorOperation,
  removePasskeyOperation,
  renewRecoveryCodesOperation,
  securityOperation,
} from './second-factors/second-factors.ts';
import { sponsorCalendarOperations } from './sponsor-calendar/sponsor-calendar.ts';
import { sponsorCheckOperations } from './sponsor-checks/sponsor-today.ts';
import {
  changeSponsorEmailsOperation,
  followSponsorOperation,
  listSponsorFollowsOperation,
  stopSponsorAlertsOperation,
  unfollowSponsorOperation,
} from './sponsor-follows/sponsor-follows.ts';
import { sponsorLicenceOperations } from './sponsor-licences/set-up.ts';
import {
  decideRegisterClaimOperation,
  downloadClaimEvidenceOperation,
  registerClaimsOperation,
} from './sponsor-register/register-claims.ts';
import { registerFetchingOperation } from './sponsor-register/register-fetching.ts';
import {
  listSponsorAddressesOperation,
  listSponsorRoutesOperation,
  listSponsorTownsOperation,
} from './sponsor-register/sponsor-places.ts';
import {
  searchSponsorsOperation,
  showSponsorOperation,
  sponsorChangesOperation,
} from './sponsor-register/sponsors.ts';
import { answerTemplateOperations } from './staff/answer-templates.ts';
import { figuresOperation } from './staff/figures.ts';
import {
  answerEnquiryOperation,
  assignEnquiryOperation,
  colleaguesOperation,
  decideReportOperation,
  markEnquiryOperation,
  noteEnquiryOperation,
  staffEnquiriesOperation,
  staffEnquiryOperation,
} from './staff/staff.ts';
import { deskOrganisationOperations } from './staff/staff-organisation.ts';
import {
  auditLogOperation,
  endUserSessionsOperation,
  failedEmailsOperation,
  resetUserSecondFactorOperation,
  retryFailedEmailOperation,
  staffOrganisationsOperation,
  staffUsersOperation,
} from './staff/staff-records.ts';
import { staffTeamOperations } from './staff/staff-team.ts';
import { testimonialOperations } from './testimonials/testimonials.ts';
import { workerImportOperations } from './worker-imports/worker-imports.ts';
import { workerOperations } from './workers/worker-operations.ts';

/** Every operation of the API, in the order the documentation shows them. */
export const operations: readonly AnyOperation[] = [
  ...estimateOperations,
  searchSalariesOperation,
  salaryDetailsOperation,
  occupationOperation,
  ...sponsorCheckOperations,
  listSponsorFollowsOperation,
  followSponsorOperation,
  changeSponsorEmailsOperation,
  unfollowSponsorOperation,
  stopSponsorAlertsOperation,
  registerFetchingOperation,
  registerClaimsOperation,
  decideRegisterClaimOperation,
  downloadClaimEvidenceOperation,
  searchSponsorsOperation,
  sponsorChangesOperation,
  listSponsorTownsOperation,
  listSponsorRoutesOperation,
  listSponsorAddressesOperation,
  showSponsorOperation,
  assessmentOperation,
  contactOperation,
  pricingOperation,
  universityOperation,
  demoSlotsOperation,
  bookDemoOperation,
  showBookingOperation,
  moveBookingOperation,
  cancelBookingOperation,
  subscribeOperation,
  confirmSubscriptionOperation,
  unsubscribeOperation,
  ...newsletterIssueOperations,
  ...testimonialOperations,
  rulesOperation,
  openQuestionsOperation,
  ruleOperation,
  signUpOperation,
  verifyOtpOperation,
  resendCodeOperation,
  logInOperation,
  forgotOperation,
  checkResetCodeOperation,
  resetOperation,
  setFirstPasswordOperation,
  logOutOperation,
  sessionsOperation,
  endSessionOperation,
  endOtherSessionsOperation,
  meOperation,
  confirmIdentityOperation,
  logInWaysOperation,
  finishGoogleOperation,
  beginPasskeyLogInOperation,
  passkeyLogInOperation,
  securityOperation,
  beginPasskeyOperation,
  addPasskeyOperation,
  removePasskeyOperation,
  beginAuthenticatorOperation,
  confirmAuthenticatorOperation,
  removeAuthenticatorOperation,
  renewRecoveryCodesOperation,
  changeDetailsOperation,
  changeEmailOperation,
  confirmEmailOperation,
  changePasswordOperation,
  listActivityOperation,
  showNotificationsOperation,
  changeNotificationsOperation,
  exportOperation,
  deleteAccountOperation,
  keepAccountOperation,
  ...profileOperations,
  showIdentityOperation,
  saveIdentityOperation,
  deleteIdentityOperation,
  setPhotoOperation,
  removePhotoOperation,
  listResumesOperation,
  uploadResumeOperation,
  replaceResumeOperation,
  makeMainResumeOperation,
  removeResumeOperation,
  restoreResumeOperation,
  downloadResumeOperation,
  readResumeOperation,
  listPlansOperation,
  savePlanOperation,
  showPlanOperation,
  renamePlanOperation,
  removePlanOperation,
  restorePlanOperation,
  draftJobOfPlanOperation,
  ...jobOperations,
  ...organisationOperations,
  ...sponsorLicenceOperations,
  ...workerOperations,
  ...sponsorCalendarOperations,
  staffEnquiriesOperation,
  staffEnquiryOperation,
  assignEnquiryOperation,
  noteEnquiryOperation,
  answerEnquiryOperation,
  markEnquiryOperation,
  decideReportOperation,
  staffUsersOperation,
  endUserSessionsOperation,
  resetUserSecondFactorOperation,
  staffOrganisationsOperation,
  failedEmailsOperation,
  retryFailedEmailOperation,
  auditLogOperation,
  figuresOperation,
  colleaguesOperation,
  ...answerTemplateOperations,
  ...deskOrganisationOperations,
  ...staffTeamOperations,
  ...certificateOperations,
  ...workerImportOperations,
];
