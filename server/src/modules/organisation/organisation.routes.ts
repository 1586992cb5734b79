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
} from '@portway/contracts/organisation/organisation';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serve } from '../../platform/http/serve.ts';
import { type SignedInDeps, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { Invitations } from './invitations.service.ts';
import type { Organisations } from './organisation.service.ts';

interface Deps extends SignedInDeps {
  readonly organisations: Organisations;
  readonly invitations: Omit<Invitations, 'show'>;
  /** What the holder of a link may see. */
  readonly showInvitation: (token: string) => ReturnType<Invitations['show']>;
}

export function organisationRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { organisations, invitations, showInvitation } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, organisationOperation, (_, { work }) => organisations.show(work));
  serveSignedIn(on, changeOrganisationOperation, (details, { work }) => organisations.change(work, details));
  serveSignedIn(on, changeMemberOperation, ({ role }, { work, parameters }) =>
    organisations.changeMember(work, parameters.id, role),
  );
  serveSignedIn(on, removeMemberOperation, (_, { work, parameters }) =>
    organisations.removeMember(work, parameters.id),
  );
  serveSignedIn(on, leaveOrganisationOperation, (_, { work }) => organisations.leave(work));
  serveSignedIn(on, inviteOperation, (invited, { work }) => invitations.invite(work, invited));
  serveSignedIn(on, revokeInvitationOperation, (_, { work, parameters }) =>
    invitations.revoke(work, parameters.id),
  );
  serve(api, showInvitationOperation, ({ token }) => showInvitation(token));
  serveSignedIn(on, acceptInvitationOperation, ({ token }, { work }) => invitations.accept(work, token));
}
