import { readStoredJob } from '@portway/contracts/candidate/jobs/job-fields';
import { resumeTypes } from '@portway/contracts/candidate/resumes/resumes';
import { maxTogether } from '@portway/contracts/hiring/employer-applications/applicant-changes';
import { maxExported } from '@portway/contracts/hiring/employer-applications/applicants-export';
import { undoSeconds } from '@portway/contracts/hiring/employer-applications/undo-seconds';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { NamedQueue } from '../../../platform/queue/queue.ts';
import type { MailStop } from '../../account/notifications/mail-stop.service.ts';
import type { Notifications } from '../../account/notifications/notifications.service.ts';
import type { CountExport } from '../../account/organisation/exports/export-notices.service.ts';
import { calendarFile } from '../../site/demo-bookings/calendar-file.emails.ts';
import type { HireCases } from '../hire-cases/hire-cases.service.ts';
import { applicantsExportRepository } from './applicants-export.repository.ts';
import { applicantsExportService } from './applicants-export.service.ts';
import { applicantChangesRepository } from './bulk-changes/applicant-changes.repository.ts';
import { applicantChangesService } from './bulk-changes/applicant-changes.service.ts';
import { employerApplicationsRepository } from './employer-applications.repository.ts';
import { employerApplicationsRoutes } from './employer-applications.routes.ts';
import { employerApplicationsService, type ReceivedDeps } from './employer-applications.service.ts';
import { employerApplicationsTables } from './employer-applications.tables.ts';
import { interviewsRepository } from './interviews/interviews.repository.ts';
import { type Interviews, interviewsService } from './interviews/interviews.service.ts';
import { applicantNotesRepository } from './notes/applicant-notes.repository.ts';
import { applicantNotesService } from './notes/applicant-notes.service.ts';
import { applicantPeopleRepository } from './people/applicant-people.repository.ts';
import { applicantPeopleService } from './people/applicant-people.service.ts';
import { rejectionsRepository } from './rejections/rejections.repository.ts';
import { type Rejections, rejectionsService } from './rejections/rejections.service.ts';
import { applicantRetentionRepository } from './retention/applicant-retention.repository.ts';
import { applicantRetentionService } from './retention/applicant-retention.service.ts';
import { endingsRepository } from './status-changes/endings.repository.ts';
import { type Endings, endingsService } from './status-changes/endings.service.ts';
import { heldMovesRepository } from './status-changes/held-moves.repository.ts';
import { type StatusChanges, statusChangesService } from './status-changes/status-changes.service.ts';

/** Sends rejections once they can no longer be undone. */
export const rejectionQueue: NamedQueue = {
  name: 'rejection',
  retryLimit: 10,
  retryDelay: 10,
  expireInSeconds: 60,
};
/** Tells candidates of moves once these can no longer be undone. */
export const heldMoveQueue: NamedQueue = {
  name: 'held-move',
  retryLimit: 10,
  retryDelay: 10,
  expireInSeconds: 60,
};

interface Deps {
  readonly signedIn: SignedInDeps;
  /** A candidate as recruiters see one. */
  readonly cardOf: ReceivedDeps['cardOf'];
  readonly notify: Notifications['notify'];
  readonly cases: Pick<HireCases, 'beginOutside' | 'endOf'>;
  /** How a candidate stops the mails about their applications. */
  readonly stopHeaders: MailStop['stopHeaders'];
  readonly countExport: CountExport;
}

/** The applications for an organisation's jobs, and what colleagues do with them. */
export function employerApplicationsModule(
  { database, queue, outbox, files, fileForOthers, audit, origin, staff, now }: Platform,
  { signedIn, cardOf, notify, cases, stopHeaders, countExport }: Deps,
): Module<{
  readonly rejections: Rejections;
  readonly moving: StatusChanges;
  readonly endings: Endings;
  readonly interviews: Interviews;
}> {
  const applications = employerApplicationsRepository(outbox);
  const interviews = interviewsService({
    repository: interviewsRepository,
    applications,
    notify,
    stopHeaders,
    tellOfMove: (on, row) => moving.tellNow(on, row),
    calendarFile,
    organizer: staff,
    origin,
    now,
  });
  const moving: StatusChanges = statusChangesService({
    repository: applications,
    hires: { ...cases, addNote: applicantNotesRepository.add },
    held: heldMovesRepository(database),
    notify,
    stopHeaders,
    interviews,
    tellLater: ({ transaction }, id, at) =>
      queue.add(transaction, heldMoveQueue.name, id, { at: new Date(at.getTime() + 1) }),
    undoSeconds,
    origin,
    now,
  });
  const notes = applicantNotesService({ notes: applicantNotesRepository, applications });
  const received = employerApplicationsService({
    repository: applications,
    moving,
    notes,
    store: files,
    fileForOthers,
    audit,
    types: resumeTypes,
    readAnswers: readStoredJob,
    cardOf,
  });
  const together = applicantChangesService({
    repository: applicantChangesRepository,
    applications,
    moving,
  });
  const rejections = rejectionsService({
    repository: rejectionsRepository(database),
    applications,
    together,
    moving,
    sendLater: ({ transaction }, id, at) =>
      queue.add(transaction, rejectionQueue.name, id, { at: new Date(at.getTime() + 1) }),
    notify,
    stopHeaders,
    interviews,
    undoSeconds,
    origin,
    now,
  });
  const endings = endingsService({
    repository: endingsRepository(database),
    applications,
    notify,
    stopHeaders,
    origin,
  });
  const exporting = applicantsExportService({
    repository: applicantsExportRepository,
    audit,
    countExport,
    max: maxExported,
  });
  const applicantsKept = applicantRetentionService({ repository: applicantRetentionRepository, audit });
  return {
    tables: employerApplicationsTables,
    service: { rejections, moving, endings, interviews },
    routes: (api) =>
      employerApplicationsRoutes(api, {
        ...signedIn,
        received,
        notes,
        together,
        rejections,
        interviews,
        exporting,
        kept: applicantsKept,
        people: applicantPeopleService({
          repository: applicantPeopleRepository,
          applications,
          max: maxTogether,
        }),
      }),
    start: async () => {
      await queue.workMany(rejectionQueue.name, 2, rejections.sendAll);
      await queue.workMany(heldMoveQueue.name, 2, moving.tellAll);
    },
    // Whatever the queue gave up is sent all the same: nobody is left without an answer.
    schedules: [
      { name: 'rejections', every: 15, run: rejections.sendOverdue },
      { name: 'endings', every: 60, run: endings.tellAll },
      { name: 'held-moves', every: 15, run: moving.tellOverdue },
    ],
  };
}
