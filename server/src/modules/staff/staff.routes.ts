import { answerTemplateOperations } from '@portway/contracts/staff/answer-templates';
import { figuresOperations } from '@portway/contracts/staff/figures';
import { colleagueOperations, staffEnquiryOperations } from '@portway/contracts/staff/staff';
import { deskOrganisationOperations } from '@portway/contracts/staff/staff-organisation';
import { staffRecordOperations } from '@portway/contracts/staff/staff-records';
import { staffTeamOperations } from '@portway/contracts/staff/staff-team';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { AnswerTemplates } from './answer-templates/answer-templates.service.ts';
import type { StaffAudit } from './audit/staff-audit.service.ts';
import type { StaffEnquiries } from './enquiries/staff-enquiries.service.ts';
import type { StaffFigures } from './figures/staff-figures.service.ts';
import type { StaffMail } from './mail/staff-mail.service.ts';
import type { StaffOrganisationDetail } from './organisation/staff-organisation.service.ts';
import type { StaffPeople } from './people/staff-people.service.ts';
import type { StaffReports } from './reports/staff-reports.service.ts';
import type { StaffTeam } from './team/staff-team.service.ts';

export interface Desk {
  readonly enquiries: StaffEnquiries;
  readonly people: StaffPeople;
  readonly mail: StaffMail;
  readonly log: StaffAudit;
  readonly reports: StaffReports;
  readonly figures: StaffFigures;
  readonly templates: AnswerTemplates;
  readonly team: StaffTeam;
  readonly organisation: StaffOrganisationDetail;
}

/** The staff desk. Each service first checks the caller with its policy. */
export function staffRoutes(api: Hono<AppEnv>, deps: SignedInDeps & { readonly desk: Desk }): void {
  const { enquiries, people, mail, log, reports } = deps.desk;
  const on = { api, ...deps };
  serveSignedIn(
    on,
    { ...staffEnquiryOperations, ...staffRecordOperations, ...colleagueOperations },
    {
      staffEnquiriesOperation: (query, { requestContext }) => enquiries.list(requestContext, query),
      staffEnquiryOperation: (_, { requestContext, parameters: { id } }) =>
        enquiries.show(requestContext, id),
      assignEnquiryOperation: ({ to }, { requestContext, parameters: { id } }) =>
        enquiries.assign(requestContext, id, to),
      noteEnquiryOperation: ({ text }, { requestContext, parameters: { id } }) =>
        enquiries.note(requestContext, id, text),
      answerEnquiryOperation: ({ text }, { requestContext, parameters: { id } }) =>
        enquiries.answer(requestContext, id, text),
      markEnquiryOperation: ({ state }, { requestContext, parameters: { id } }) =>
        enquiries.mark(requestContext, id, state),
      colleaguesOperation: async (_, { requestContext }) => ({
        staff: await enquiries.colleagues(requestContext),
      }),
      staffUsersOperation: (query, { requestContext }) => people.list(requestContext, query),
      endUserSessionsOperation: (_, { requestContext, parameters: { id } }) =>
        people.endSessions(requestContext, id),
      resetUserSecondFactorOperation: (_, { requestContext, parameters: { id } }) =>
        people.resetSecondFactor(requestContext, id),
      staffOrganisationsOperation: (query, { requestContext }) => people.organisations(requestContext, query),
      failedEmailsOperation: ({ after }, { requestContext }) => mail.dead(requestContext, after),
      retryFailedEmailOperation: (_, { requestContext, parameters: { id } }) =>
        mail.retry(requestContext, id),
      auditLogOperation: (query, { requestContext }) => log.list(requestContext, query),
      decideReportOperation: (to, { requestContext, parameters: { id } }) =>
        reports.decide(requestContext, id, to),
    },
  );
  templateRoutes(on, deps.desk);
  teamRoutes(on, deps.desk);
}

type On = SignedInDeps & { readonly api: Hono<AppEnv> };

function templateRoutes(on: On, { templates }: Desk): void {
  serveSignedIn(on, answerTemplateOperations, {
    answerTemplatesOperation: (_, { requestContext }) => templates.list(requestContext),
    addAnswerTemplateOperation: (template, { requestContext }) => templates.add(requestContext, template),
    changeAnswerTemplateOperation: (to, { requestContext, parameters: { id } }) =>
      templates.change(requestContext, { id, ...to }),
    removeAnswerTemplateOperation: (_, { requestContext, parameters: { id } }) =>
      templates.remove(requestContext, id),
  });
}

function teamRoutes(on: On, { team, organisation, figures }: Desk): void {
  serveSignedIn(
    on,
    { ...figuresOperations, ...deskOrganisationOperations, ...staffTeamOperations },
    {
      figuresOperation: (_, { requestContext }) => figures.show(requestContext),
      staffTeamOperation: (_, { requestContext }) => team.show(requestContext),
      inviteStaffOperation: (person, { requestContext }) => team.invite(requestContext, person),
      revokeStaffInvitationOperation: (_, { requestContext, parameters: { id } }) =>
        team.revoke(requestContext, id),
      removeStaffOperation: (_, { requestContext, parameters: { id } }) => team.remove(requestContext, id),
      staffOrganisationOperation: (_, { requestContext, parameters: { id } }) =>
        organisation.show(requestContext, id),
      noteOrganisationOperation: ({ text }, { requestContext, parameters: { id } }) =>
        organisation.note(requestContext, id, text),
    },
  );
}
