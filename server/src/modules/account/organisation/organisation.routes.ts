import { organisationOperations } from '@portway/contracts/account/organisation/organisation-operations';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { openRoute } from '../../../platform/http/serve.ts';
import { type UploadRoutesDeps, uploadRoute } from '../../../platform/http/serve-upload.ts';
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
  serveSignedIn(on, organisationOperations, {
    organisationOperation: (_, { requestContext }) => organisations.show(requestContext),
    changeOrganisationOperation: (details, { requestContext }) =>
      organisations.change(requestContext, details),
    saveOfficesOperation: ({ offices }, { requestContext }) =>
      organisations.saveOffices(requestContext, offices),
    saveSponsoringOperation: (answer, { requestContext }) =>
      organisations.saveSponsoring(requestContext, answer),
    setLogoOperation: uploadRoute(on, {
      admit: (requestContext) => logos.admit(requestContext),
      prepare: (bytes) => logos.draw(bytes),
      keep: (requestContext, jpeg) => logos.keep(requestContext, jpeg),
    }),
    removeLogoOperation: (_, { requestContext }) => logos.remove(requestContext),
    changeMemberOperation: (rights, { requestContext, parameters }) =>
      organisations.changeMember(requestContext, parameters.id, rights),
    changeComplianceRoleOperation: (complianceRole, { requestContext, parameters }) =>
      complianceRoles.change(requestContext, parameters.id, complianceRole),
    removeMemberOperation: (_, { requestContext, parameters }) =>
      organisations.removeMember(requestContext, parameters.id),
    leaveOrganisationOperation: (_, { requestContext }) => organisations.leave(requestContext),
    inviteOperation: (invited, { requestContext }) => invitations.invite(requestContext, invited),
    revokeInvitationOperation: (_, { requestContext, parameters }) =>
      invitations.revoke(requestContext, parameters.id),
    showInvitationOperation: openRoute(api, ({ token }) => showInvitation(token)),
    acceptInvitationOperation: ({ token }, { requestContext }) => invitations.accept(requestContext, token),
  });
}
