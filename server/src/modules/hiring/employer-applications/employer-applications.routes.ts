import {
  moveApplicantsOperation,
  tagApplicantsOperation,
  undoMoveOperation,
} from '@portway/contracts/hiring/employer-applications/applicant-changes';
import {
  addNoteOperation,
  changeNoteOperation,
  removeNoteOperation,
} from '@portway/contracts/hiring/employer-applications/applicant-notes';
import {
  changeApplicantsKeptOperation,
  showApplicantsKeptOperation,
} from '@portway/contracts/hiring/employer-applications/applicant-retention';
import { exportApplicantsOperation } from '@portway/contracts/hiring/employer-applications/applicants-export';
import {
  boardOperation,
  decideOperation,
  downloadApplicationResumeOperation,
  downloadApplicationResumeOriginalOperation,
  listEmployerApplicationsOperation,
  showEmployerApplicationOperation,
} from '@portway/contracts/hiring/employer-applications/employer-applications';
import {
  cancelInterviewOperation,
  setInterviewOperation,
} from '@portway/contracts/hiring/employer-applications/interviews';
import {
  listTemplatesOperation,
  rejectOperation,
  removeTemplateOperation,
  saveTemplateOperation,
  undoRejectionOperation,
} from '@portway/contracts/hiring/employer-applications/rejections';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { serveFile } from '../../../platform/http/serve-file.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { ApplicantsExport } from './applicants-export.service.ts';
import type { ApplicantChanges } from './bulk-changes/applicant-changes.service.ts';
import type { EmployerApplications } from './employer-applications.service.ts';
import type { Interviews } from './interviews/interviews.service.ts';
import type { ApplicantNotes } from './notes/applicant-notes.service.ts';
import type { Rejections } from './rejections/rejections.service.ts';
import type { ApplicantRetention } from './retention/applicant-retention.service.ts';

interface Deps extends SignedInDeps {
  readonly received: EmployerApplications;
  readonly notes: ApplicantNotes;
  readonly together: ApplicantChanges;
  readonly rejections: Rejections;
  readonly interviews: Interviews;
  readonly exporting: ApplicantsExport;
  readonly kept: ApplicantRetention;
}

export function employerApplicationsRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { received, notes, together, rejections, interviews, exporting, kept } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, listEmployerApplicationsOperation, (query, { requestContext }) =>
    received.list(requestContext, query),
  );
  serveSignedIn(on, boardOperation, (_, { requestContext, parameters }) =>
    received.board(requestContext, parameters.id),
  );
  serveSignedIn(on, showEmployerApplicationOperation, (_, { requestContext, parameters }) =>
    received.show(requestContext, parameters.id),
  );
  serveSignedIn(on, decideOperation, (decision, { requestContext, parameters }) =>
    received.decide(requestContext, parameters.id, decision),
  );
  serveFile(on, downloadApplicationResumeOperation, (requestContext, { id }) =>
    received.resume(requestContext, id),
  );
  serveFile(on, downloadApplicationResumeOriginalOperation, (requestContext, { id }) =>
    received.originalResume(requestContext, id),
  );
  serveSignedIn(on, addNoteOperation, ({ text }, { requestContext, parameters }) =>
    notes.add(requestContext, parameters.id, text),
  );
  serveSignedIn(on, changeNoteOperation, ({ text }, { requestContext, parameters }) =>
    notes.change(requestContext, parameters.id, text),
  );
  serveSignedIn(on, removeNoteOperation, (_, { requestContext, parameters }) =>
    notes.remove(requestContext, parameters.id),
  );
  serveSignedIn(on, setInterviewOperation, (interview, { requestContext, parameters }) =>
    interviews.set(requestContext, parameters.id, interview),
  );
  serveSignedIn(on, cancelInterviewOperation, (_, { requestContext, parameters }) =>
    interviews.cancel(requestContext, parameters.id),
  );
  serveSignedIn(on, moveApplicantsOperation, (request, { requestContext }) =>
    together.move(requestContext, request),
  );
  serveSignedIn(on, undoMoveOperation, (request, { requestContext }) =>
    together.undoMove(requestContext, request),
  );
  serveSignedIn(on, tagApplicantsOperation, (request, { requestContext }) =>
    together.tag(requestContext, request),
  );
  serveSignedIn(on, rejectOperation, (request, { requestContext }) =>
    rejections.reject(requestContext, request),
  );
  serveSignedIn(on, undoRejectionOperation, (request, { requestContext }) =>
    rejections.undo(requestContext, request),
  );
  serveSignedIn(on, exportApplicantsOperation, (query, { requestContext }) =>
    exporting.csv(requestContext, query),
  );
  serveSignedIn(on, showApplicantsKeptOperation, (_, { requestContext }) => kept.show(requestContext));
  serveSignedIn(on, changeApplicantsKeptOperation, ({ months }, { requestContext }) =>
    kept.change(requestContext, months),
  );
  serveSignedIn(on, listTemplatesOperation, (_, { requestContext }) => rejections.templates(requestContext));
  serveSignedIn(on, saveTemplateOperation, (template, { requestContext }) =>
    rejections.saveTemplate(requestContext, template),
  );
  serveSignedIn(on, removeTemplateOperation, (_, { requestContext, parameters }) =>
    rejections.removeTemplate(requestContext, parameters.id),
  );
}
