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
  listCompanyAddressesOperation,
  showCompanyLogoOperation,
  showCompanyOperation,
  suggestCompaniesOperation,
} from '../companies/companies.ts';
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
} from '../conversations/conversations.ts';
import { employerMessageOperations } from '../conversations/message-templates.ts';
import {
  addNoteOperation,
  changeNoteOperation,
  removeNoteOperation,
} from '../employer-applications/applicant-notes.ts';
import { exportApplicantsOperation } from '../employer-applications/applicants-export.ts';
import {
  changeApplicantsKeptOperation,
  showApplicantsKeptOperation,
} from '../employer-applications/applicants-kept.ts';
import {
  moveApplicantsOperation,
  tagApplicantsOperation,
  undoMoveOperation,
} from '../employer-applications/applicants-together.ts';
import {
  boardOperation,
  decideOperation,
  downloadApplicationResumeOperation,
  downloadApplicationResumeOriginalOperation,
  listEmployerApplicationsOperation,
  showEmployerApplicationOperation,
} from '../employer-applications/employer-applications.ts';
import { cancelInterviewOperation, setInterviewOperation } from '../employer-applications/interviews.ts';
import {
  listTemplatesOperation,
  rejectOperation,
  removeTemplateOperation,
  saveTemplateOperation,
  undoRejectionOperation,
} from '../employer-applications/rejections.ts';
import { employerHomeOperation } from '../employer-home/employer-home.ts';
import { readAdvertisementOperation } from '../employer-jobs/advertisement.ts';
import {
  addJobOperation,
  changeJobOperation,
  closeJobOperation,
  duplicateJobOperation,
  listEmployerJobsOperation,
  pauseJobOperation,
  publishJobOperation,
  showEmployerJobOperation,
} from '../employer-jobs/employer-jobs.ts';
import { checkJobDraftOperation } from '../employer-jobs/job-draft-check.ts';
import { saveJobEditingOperation, showJobEditingOperation } from '../employer-jobs/job-editing.ts';
import { checkJobWordingOperation } from '../employer-jobs/job-wording.ts';
import { hireCaseOperations } from '../hire-cases/hire-cases.ts';
import { jobAddressesOperation } from '../job-addresses/job-addresses.ts';
import { liveEventsOperation } from '../live/live.ts';
import { notificationOperations } from '../notifications/notifications.ts';
import { offerOperations } from '../offers/offers.ts';
import type { AnyOperation } from '../operation.ts';
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
import { sponsorArchiveOperations } from '../sponsor-archive/sponsor-archive.ts';
import { dutyFileOperations } from '../sponsor-duties/duty-file.ts';
import { sponsorDutyOperations } from '../sponsor-duties/sponsor-duties.ts';
import { recordedEventOperations } from '../sponsor-events/recorded-events.ts';
import { sponsorEventOperations } from '../sponsor-events/sponsor-events.ts';
import {
  addClaimEvidenceOperation,
  askRegisterClaimOperation,
  removeClaimEvidenceOperation,
  showRegisterClaimOperation,
} from '../sponsor-register/register-claims.ts';
import {
  claimRegisterEntryOperation,
  showRegisterMatchOperation,
} from '../sponsor-register/register-match.ts';
import { sponsorshipRejectionOperations } from '../visa-facts/sponsorship-rejections.ts';
import { visaFactsOperations } from '../visa-facts/visa-facts.ts';
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
