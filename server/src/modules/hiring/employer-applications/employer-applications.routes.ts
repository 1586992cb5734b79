import { employerApplicationOperations } from '@portway/contracts/hiring/employer-applications/employer-application-operations';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { fileRoute } from '../../../platform/http/serve-file.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { ApplicantsExport } from './applicants-export.service.ts';
import type { ApplicantChanges } from './bulk-changes/applicant-changes.service.ts';
import type { EmployerApplications } from './employer-applications.service.ts';
import type { Interviews } from './interviews/interviews.service.ts';
import type { ApplicantNotes } from './notes/applicant-notes.service.ts';
import type { ApplicantPeopleLists } from './people/applicant-people.service.ts';
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
  readonly people: ApplicantPeopleLists;
}

export function employerApplicationsRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { received, notes, together, rejections, interviews, exporting, kept, people } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, employerApplicationOperations, {
    listEmployerApplicationsOperation: (query, { requestContext }) => received.list(requestContext, query),
    listApplicantPeopleOperation: (query, { requestContext }) => people.list(requestContext, query),
    chooseApplicantsOperation: (filters, { requestContext }) => people.chosen(requestContext, filters),
    boardOperation: (_, { requestContext, parameters }) => received.board(requestContext, parameters.id),
    showEmployerApplicationOperation: (_, { requestContext, parameters }) =>
      received.show(requestContext, parameters.id),
    decideOperation: (decision, { requestContext, parameters }) =>
      received.decide(requestContext, parameters.id, decision),
    downloadApplicationResumeOperation: fileRoute(on, (requestContext, { id }) =>
      received.resume(requestContext, id),
    ),
    downloadApplicationResumeOriginalOperation: fileRoute(on, (requestContext, { id }) =>
      received.originalResume(requestContext, id),
    ),
    addNoteOperation: ({ text }, { requestContext, parameters }) =>
      notes.add(requestContext, parameters.id, text),
    changeNoteOperation: ({ text }, { requestContext, parameters }) =>
      notes.change(requestContext, parameters.id, text),
    removeNoteOperation: (_, { requestContext, parameters }) => notes.remove(requestContext, parameters.id),
    setInterviewOperation: (interview, { requestContext, parameters }) =>
      interviews.set(requestContext, parameters.id, interview),
    cancelInterviewOperation: (_, { requestContext, parameters }) =>
      interviews.cancel(requestContext, parameters.id),
    answerInterviewOperation: (answer, { requestContext, parameters }) =>
      interviews.answer(requestContext, parameters.id, answer),
    moveApplicantsOperation: (request, { requestContext }) => together.move(requestContext, request),
    undoMoveOperation: (request, { requestContext }) => together.undoMove(requestContext, request),
    tagApplicantsOperation: (request, { requestContext }) => together.tag(requestContext, request),
    rejectOperation: (request, { requestContext }) => rejections.reject(requestContext, request),
    undoRejectionOperation: (request, { requestContext }) => rejections.undo(requestContext, request),
    exportApplicantsOperation: (query, { requestContext }) => exporting.csv(requestContext, query),
    showApplicantsKeptOperation: (_, { requestContext }) => kept.show(requestContext),
    changeApplicantsKeptOperation: ({ months }, { requestContext }) => kept.change(requestContext, months),
    listTemplatesOperation: (_, { requestContext }) => rejections.templates(requestContext),
    saveTemplateOperation: (template, { requestContext }) =>
      rejections.saveTemplate(requestContext, template),
    removeTemplateOperation: (_, { requestContext, parameters }) =>
      rejections.removeTemplate(requestContext, parameters.id),
  });
}
