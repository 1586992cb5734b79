import { changeComplianceRoleOperation } from '@portway/contracts/account/organisation/compliance-roles';
import { removeLogoOperation, setLogoOperation } from '@portway/contracts/account/organisation/logo';
import { saveOfficesOperation } from '@portway/contracts/account/organisation/offices';
import {
  acceptInvitationOperation,
  changeMemberOperation,
  changeOrganisationOperation,
  inviteOperation,
  leaveOrganisationOperation,
  organisationOperation,
  removeMemberOperation,
  revokeInvitationOperation,
  showInvitationOperation,
} from '@portway/contracts/account/organisation/organisation';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { serve } from '../../../platform/http/serve.ts';
import { serveUpload, type UploadRoutesDeps } from '../../../platform/http/serve-upload.ts';
import { serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { ComplianceRoles } from './compliance-roles.service.ts';
import type { Invitations } from './invitations.service.ts';
import type { Logos } from './logo.service.ts';
import type { Organisations } from './organisation.service.ts';

interface Deps extends UploadRoutesDeps {
  readonly logos: Logos;
  readonly organisations: Organisations;
  readonly complianceRoles: ComplianceRoles;
  readonly invitations: Omit<Invitations, 'show'>;
  /** What the holder of a link may see. */
  readonly showInvitation: (token: string) => ReturnType<Invitations['show']>;
}

export function organisationRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { organisations, logos, complianceRoles, invitations, showInvitation } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, organisationOperation, (_, { requestContext }) => organisations.show(requestContext));
  serveSignedIn(on, changeOrganisationOperation, (details, { requestContext }) =>
    organisations.change(requestContext, details),
  );
  serveSignedIn(on, saveOfficesOperation, ({ offices }, { requestContext }) =>
    organisations.saveOffices(requestContext, offices),
  );
  serveUpload(on, setLogoOperation, {
    admit: (requestContext) => logos.admit(requestContext),
    prepare: (bytes) => logos.draw(bytes),
    keep: (requestContext, jpeg) => logos.keep(requestContext, jpeg),
  });
  serveSignedIn(on, removeLogoOperation, (_, { requestContext }) => logos.remove(requestContext));
  serveSignedIn(on, changeMemberOperation, ({ role }, { requestContext, parameters }) =>
    organisations.changeMember(requestContext, parameters.id, role),
  );
  serveSignedIn(on, changeComplianceRoleOperation, (complianceRole, { requestContext, parameters }) =>
    complianceRoles.change(requestContext, parameters.id, complianceRole),
  );
  serveSignedIn(on, removeMemberOperation, (_, { requestContext, parameters }) =>
    organisations.removeMember(requestContext, parameters.id),
  );
  serveSignedIn(on, leaveOrganisationOperation, (_, { requestContext }) =>
    organisations.leave(requestContext),
  );
  serveSignedIn(on, inviteOperation, (invited, { requestContext }) =>
    invitations.invite(requestContext, invited),
  );
  serveSignedIn(on, revokeInvitationOperation, (_, { requestContext, parameters }) =>
    invitations.revoke(requestContext, parameters.id),
  );
  serve(api, showInvitationOperation, ({ token }) => showInvitation(token));
  serveSignedIn(on, acceptInvitationOperation, ({ token }, { requestContext }) =>
    invitations.accept(requestContext, token),
  );
}
