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
} from './account/account-settings/account.ts';
import { listActivityOperation } from './account/account-settings/activity.ts';
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
} from './account/authentication/auth.ts';
import { setFirstPasswordOperation } from './account/authentication/first-password.ts';
import { organisationOperations } from './account/organisation/organisation-operations.ts';
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
} from './account/second-factors/second-factors.ts';
import {
  deleteIdentityOperation,
  saveIdentityOperation,
  showIdentityOperation,
} from './candidate/equality-monitoring/equality-monitoring.ts';
import { jobOperations } from './candidate/jobs/job-operations.ts';
import { removePhotoOperation, setPhotoOperation } from './candidate/photo/profile-photo.ts';
import { profileOperations } from './candidate/profile/profile-operations.ts';
import {
  downloadResumeOperation,
  listResumesOperation,
  makeMainResumeOperation,
  readResumeOperation,
  removeResumeOperation,
  replaceResumeOperation,
  restoreResumeOperation,
  uploadResumeOperation,
} from './candidate/resumes/resumes.ts';
import { assessmentOperation } from './law/assessment/assessment.ts';
import { estimateOperations } from './law/calculators/estimate-operations.ts';
import { occupationOperation } from './law/calculators/occupation.ts';
import { openQuestionsOperation, ruleOperation, rulesOperation } from './law/calculators/rules.ts';
import { salaryDetailsOperation } from './law/calculators/salary-details.ts';
import { searchSalariesOperation } from './law/calculators/salary-search.ts';
import {
  draftJobOfPlanOperation,
  listPlansOperation,
  removePlanOperation,
  renamePlanOperation,
  restorePlanOperation,
  savePlanOperation,
  showPlanOperation,
} from './law/plans/plans.ts';
import type { AnyOperation } from './operation.ts';
import {
  changeSponsorEmailsOperation,
  followSponsorOperation,
  listSponsorFollowsOperation,
  stopSponsorAlertsOperation,
  unfollowSponsorOperation,
} from './register/sponsor-follows/sponsor-follows.ts';
import {
  decideRegisterClaimOperation,
  downloadClaimEvidenceOperation,
  registerClaimsOperation,
} from './register/sponsor-register/register-claims.ts';
import { registerFetchingOperation } from './register/sponsor-register/register-fetching.ts';
import {
  listSponsorAddressesOperation,
  listSponsorRoutesOperation,
  listSponsorTownsOperation,
} from './register/sponsor-register/sponsor-places.ts';
import {
  searchSponsorsOperation,
  showSponsorOperation,
  sponsorChangesOperation,
} from './register/sponsor-register/sponsors.ts';
import {
  bookDemoOperation,
  cancelBookingOperation,
  demoSlotsOperation,
  moveBookingOperation,
  showBookingOperation,
} from './site/demo-bookings/demo-bookings.ts';
import { contactOperation } from './site/enquiries/contact.ts';
import { pricingOperation } from './site/enquiries/pricing-enquiry.ts';
import { universityOperation } from './site/enquiries/university-registration.ts';
import { newsletterIssueOperations } from './site/newsletter/issues.ts';
import {
  confirmSubscriptionOperation,
  subscribeOperation,
  unsubscribeOperation,
} from './site/newsletter/newsletter.ts';
import { testimonialOperations } from './site/testimonials/testimonials.ts';
import { certificateOperations } from './sponsor/certificates/certificates.ts';
import { sponsorCalendarOperations } from './sponsor/duties/calendar/calendar.ts';
import { sponsorCheckOperations } from './sponsor/duties/checks/sponsor-today.ts';
import { sponsorLicenceOperations } from './sponsor/licences/set-up.ts';
import { workerImportOperations } from './sponsor/worker-imports/worker-imports.ts';
import { workerOperations } from './sponsor/workers/worker-operations.ts';
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
