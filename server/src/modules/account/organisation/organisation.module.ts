import { offices } from '@portway/contracts/account/organisation/offices';
import { drawLogo } from '@portway/files';
import { asApp } from '../../../platform/db/as-app.ts';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { SponsorFactsService } from '../../hiring/sponsor-facts/sponsor-facts.service.ts';
import type { Register } from '../../register/sponsor-register/sponsor-register.service.ts';
import { complianceRolesRepository } from './compliance-roles.repository.ts';
import { complianceRolesService } from './compliance-roles.service.ts';
import { exportNoticesRepository } from './exports/export-notices.repository.ts';
import { type CountExport, exportNoticesService } from './exports/export-notices.service.ts';
import { invitationsService } from './invitations.service.ts';
import { logoOf, logoRepository } from './logo.repository.ts';
import { logosService } from './logo.service.ts';
import { organisationRepository } from './organisation.repository.ts';
import { organisationRoutes } from './organisation.routes.ts';
import { type Organisations, organisationsService } from './organisation.service.ts';
import { organisationTables } from './organisation.tables.ts';

interface Deps {
  readonly signedIn: SignedInDeps;
  readonly register: Pick<Register, 'refreshMark'>;
  readonly sponsorFacts: Pick<SponsorFactsService, 'learn'>;
}

interface OrganisationModule extends Module<Organisations> {
  /** Counts an export, and tells owners of many. */
  readonly countExport: CountExport;
}

/** Organisations, their members, and invitations to them. */
export function organisationModule(
  { database, limits, outbox, audit, links, origin, now, uploads }: Platform,
  { signedIn, register, sponsorFacts }: Deps,
): OrganisationModule {
  const repository = organisationRepository({ outbox, limits, now });
  const organisations = organisationsService({
    repository,
    audit,
    origin,
    renamed: register.refreshMark,
    learnSponsorFacts: sponsorFacts.learn,
    readOffices: (stored) => offices.parse(stored),
    logoOf,
  });
  const logos = logosService({ repository: logoRepository(), draw: drawLogo, audit });
  const complianceRoles = complianceRolesService({
    repository: complianceRolesRepository(outbox),
    audit,
    origin,
  });
  const invitations = invitationsService({ repository, organisations, links, audit, origin, now });
  return {
    tables: organisationTables,
    service: organisations,
    countExport: exportNoticesService({ repository: exportNoticesRepository(limits, outbox), origin }),
    routes: (api) =>
      organisationRoutes(api, {
        ...signedIn,
        uploads,
        organisations,
        logos,
        complianceRoles,
        invitations,
        showInvitation: (token) =>
          asApp(database.queries, (transaction) => invitations.show(transaction, token)),
      }),
  };
}
