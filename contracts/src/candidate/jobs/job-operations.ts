import { liveEventsOperation } from '../../account/live/live.ts';
import { notificationOperations } from '../../account/notifications/notifications.ts';
import {
  listCompanyAddressesOperation,
  showCompanyLogoOperation,
  showCompanyOperation,
  suggestCompaniesOperation,
} from '../../hiring/companies/companies.ts';
import {
  attachFileOperation,
  blockConversationOperation,
  downloadAttachmentOperation,
  downloadAttachmentOriginalOperation,
  listConversationsOperation,
  markReadOperation,
  reportConversationOperation,
  reportJobOperation,
  sendMessageOperation,
  showConversationOperation,
  unblockConversationOperation,
} from '../../hiring/conversations/conversations.ts';
import { employerMessageOperations } from '../../hiring/conversations/message-templates.ts';
import {
  moveApplicantsOperation,
  tagApplicantsOperation,
  undoMoveOperation,
} from '../../hiring/employer-applications/applicant-changes.ts';
import {
  addNoteOperation,
  changeNoteOperation,
  removeNoteOperation,
} from '../../hiring/employer-applications/applicant-notes.ts';
import {
  changeApplicantsKeptOperation,
  showApplicantsKeptOperation,
} from '../../hiring/employer-applications/applicant-retention.ts';
import { exportApplicantsOperation } from '../../hiring/employer-applications/applicants-export.ts';
import {
  boardOperation,
  decideOperation,
  downloadApplicationResumeOperation,
  downloadApplicationResumeOriginalOperation,
  listEmployerApplicationsOperation,
  showEmployerApplicationOperation,
} from '../../hiring/employer-applications/employer-applications.ts';
import {
  cancelInterviewOperation,
  setInterviewOperation,
} from '../../hiring/employer-applications/interviews.ts';
import {
  listTemplatesOperation,
  rejectOperation,
  removeTemplateOperation,
  saveTemplateOperation,
  undoRejectionOperation,
} from '../../hiring/employer-applications/rejections.ts';
import { employerHomeOperation } from '../../hiring/employer-home/employer-home.ts';
import { readAdvertisementOperation } from '../../hiring/employer-jobs/advertisement.ts';
import {
  addJobOperation,
  changeJobOperation,
  closeJobOperation,
  duplicateJobOperation,
  listEmployerJobsOperation,
  pauseJobOperation,
  publishJobOperation,
  showEmployerJobOperation,
} from '../../hiring/employer-jobs/employer-jobs.ts';
import { checkJobDraftOperation } from '../../hiring/employer-jobs/job-draft-check.ts';
import { saveJobEditingOperation, showJobEditingOperation } from '../../hiring/employer-jobs/job-editing.ts';
import { checkJobWordingOperation } from '../../hiring/employer-jobs/job-wording.ts';
import { hireCaseOperations } from '../../hiring/hire-cases/hire-cases.ts';
import { offerOperations } from '../../hiring/offers/offers.ts';
import { sponsorshipRejectionOperations } from '../../hiring/visa-facts/sponsorship-rejections.ts';
import { visaFactsOperations } from '../../hiring/visa-facts/visa-facts.ts';
import type { AnyOperation } from '../../operation.ts';
import {
  addClaimEvidenceOperation,
  askRegisterClaimOperation,
  removeClaimEvidenceOperation,
  showRegisterClaimOperation,
} from '../../register/sponsor-register/register-claims.ts';
import {
  claimRegisterEntryOperation,
  showRegisterMatchOperation,
} from '../../register/sponsor-register/register-match.ts';
import { jobAddressesOperation } from '../../site/job-addresses/job-addresses.ts';
import { sponsorArchiveOperations } from '../../sponsor/archive/archive.ts';
import { sponsorDutyOperations } from '../../sponsor/duties/duties.ts';
import { dutyFileOperations } from '../../sponsor/duties/duty-file.ts';
import { sponsorEventOperations } from '../../sponsor/duties/events/events.ts';
import { recordedEventOperations } from '../../sponsor/duties/events/recorded-events.ts';
import {
  applyOperation,
  listApplicationsOperation,
  reopenOperation,
  saveDraftOperation,
  showApplicationOperation,
  withdrawOperation,
} from '../applications/applications.ts';
import { unreadCountsOperation } from '../applications/unread-counts.ts';
import {
  changeSearchOperation,
  keepSearchOperation,
  openSearchOperation,
  removeSearchOperation,
  restoreSearchOperation,
  savedJobsOperation,
  savedSearchesOperation,
  saveJobOperation,
  stopAlertsOperation,
  unsaveJobOperation,
} from '../saved-jobs/saved-jobs.ts';
import { showJobForMeOperation, showJobOperation } from './job.ts';
import { browseJobsOperation, jobPlacesOperation, jobTitlesOperation, searchJobsOperation } from './jobs.ts';
import { recommendedJobsOperation } from './recommended-jobs.ts';

/** Every operation around jobs, the applications for them and what is written about them, in the order of the documentation. */
export const jobOperations: readonly AnyOperation[] = [
  jobAddressesOperation,
  searchJobsOperation,
  showJobOperation,
  suggestCompaniesOperation,
  showCompanyOperation,
  showCompanyLogoOperation,
  listCompanyAddressesOperation,
  browseJobsOperation,
  showJobForMeOperation,
  jobTitlesOperation,
  jobPlacesOperation,
  recommendedJobsOperation,
  savedJobsOperation,
  saveJobOperation,
  unsaveJobOperation,
  savedSearchesOperation,
  keepSearchOperation,
  changeSearchOperation,
  openSearchOperation,
  removeSearchOperation,
  restoreSearchOperation,
  stopAlertsOperation,
  saveDraftOperation,
  applyOperation,
  listApplicationsOperation,
  showApplicationOperation,
  withdrawOperation,
  reopenOperation,
  unreadCountsOperation,
  employerHomeOperation,
  listEmployerJobsOperation,
  addJobOperation,
  duplicateJobOperation,
  showEmployerJobOperation,
  changeJobOperation,
  showJobEditingOperation,
  saveJobEditingOperation,
  publishJobOperation,
  pauseJobOperation,
  closeJobOperation,
  readAdvertisementOperation,
  checkJobWordingOperation,
  checkJobDraftOperation,
  listEmployerApplicationsOperation,
  showEmployerApplicationOperation,
  decideOperation,
  downloadApplicationResumeOperation,
  downloadApplicationResumeOriginalOperation,
  boardOperation,
  addNoteOperation,
  changeNoteOperation,
  removeNoteOperation,
  setInterviewOperation,
  cancelInterviewOperation,
  moveApplicantsOperation,
  undoMoveOperation,
  tagApplicantsOperation,
  rejectOperation,
  undoRejectionOperation,
  listTemplatesOperation,
  saveTemplateOperation,
  removeTemplateOperation,
  exportApplicantsOperation,
  showApplicantsKeptOperation,
  changeApplicantsKeptOperation,
  showRegisterMatchOperation,
  claimRegisterEntryOperation,
  showRegisterClaimOperation,
  askRegisterClaimOperation,
  addClaimEvidenceOperation,
  removeClaimEvidenceOperation,
  ...visaFactsOperations,
  ...offerOperations,
  ...hireCaseOperations,
  ...sponsorDutyOperations,
  ...dutyFileOperations,
  ...recordedEventOperations,
  ...sponsorArchiveOperations,
  ...sponsorEventOperations,
  ...sponsorshipRejectionOperations,
  listConversationsOperation,
  showConversationOperation,
  sendMessageOperation,
  markReadOperation,
  attachFileOperation,
  downloadAttachmentOperation,
  downloadAttachmentOriginalOperation,
  blockConversationOperation,
  unblockConversationOperation,
  reportConversationOperation,
  reportJobOperation,
  ...employerMessageOperations,
  ...notificationOperations,
  liveEventsOperation,
];
