import { maxAnswerTemplates } from '@portway/contracts/staff/answer-templates';
import type { SignedInDeps } from '../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { addressHashes } from '../../platform/refusal-log.ts';
import type { Notifications } from '../account/notifications/notifications.service.ts';
import { answerTemplatesRepository } from './answer-templates/answer-templates.repository.ts';
import { answerTemplatesService } from './answer-templates/answer-templates.service.ts';
import { staffAuditRepository } from './audit/staff-audit.repository.ts';
import { staffAuditService } from './audit/staff-audit.service.ts';
import { staffEnquiriesRepository } from './enquiries/staff-enquiries.repository.ts';
import { staffEnquiriesService } from './enquiries/staff-enquiries.service.ts';
import { staffSourcesRepository } from './enquiries/staff-sources.repository.ts';
import { type StaffFiguresDeps, staffFiguresService } from './figures/staff-figures.service.ts';
import { staffMailRepository } from './mail/staff-mail.repository.ts';
import { staffMailService } from './mail/staff-mail.service.ts';
import { staffOrganisationRepository } from './organisation/staff-organisation.repository.ts';
import { staffOrganisationService } from './organisation/staff-organisation.service.ts';
import { staffPeopleRepository } from './people/staff-people.repository.ts';
import { staffPeopleService } from './people/staff-people.service.ts';
import { staffReportsRepository } from './reports/staff-reports.repository.ts';
import { staffReportsService } from './reports/staff-reports.service.ts';
import { staffRoutes } from './staff.routes.ts';
import { staffTables } from './staff.tables.ts';
import { staffTeamRepository } from './team/staff-team.repository.ts';
import { type StaffTeamDeps, staffTeamService } from './team/staff-team.service.ts';

/** What our own people see and do: enquiries, users, failed emails, the audit log. */
export function staffModule(
  platform: Platform,
  {
    signedIn,
    notify,
    families,
    eraseAccount,
  }: { readonly signedIn: SignedInDeps } & Pick<Notifications, 'notify'> &
    Pick<StaffFiguresDeps, 'families'> &
    Pick<StaffTeamDeps, 'eraseAccount'>,
): Module<undefined> {
  const { now, audit } = platform;
  const reports = staffReportsService({
    ...platform,
    repository: staffReportsRepository,
    markAnswered: (requestContext, id) =>
      staffEnquiriesRepository.change(requestContext, id, { state: 'answered' }),
    notify,
  });
  const desk = {
    reports,
    figures: staffFiguresService({ families, now }),
    enquiries: staffEnquiriesService(staffEnquiriesRepository, {
      ...platform,
      sources: staffSourcesRepository,
      reports,
    }),
    people: staffPeopleService(staffPeopleRepository(now), platform),
    templates: answerTemplatesService({
      repository: answerTemplatesRepository,
      audit,
      max: maxAnswerTemplates,
    }),
    team: staffTeamService({ ...platform, repository: staffTeamRepository, eraseAccount }),
    organisation: staffOrganisationService({ repository: staffOrganisationRepository(), audit }),
    mail: staffMailService(staffMailRepository, platform),
    log: staffAuditService(staffAuditRepository, (email) => addressHashes(platform.secret, email)),
  };
  return {
    tables: staffTables,
    service: undefined,
    routes: (api) => staffRoutes(api, { ...signedIn, desk }),
  };
}
