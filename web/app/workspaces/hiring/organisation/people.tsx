import { complianceRole, hiringRight } from '@portway/contracts/account/account-settings/account-fields';
import { changeComplianceRoleOperation } from '@portway/contracts/account/organisation/compliance-roles';
import {
  changeMemberOperation,
  inviteOperation,
  leaveOrganisationOperation,
  type Organisation,
  organisationOperation,
  removeMemberOperation,
  revokeInvitationOperation,
} from '@portway/contracts/account/organisation/organisation';
import { call, submit } from '@portway/contracts/client';
import { Link, redirectDocument } from 'react-router';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { readAction } from '../../../kit/forms/read-action.ts';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { forgetWorkspaceChoice } from '../../../kit/loading/workspace-choice.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import type { Route } from './+types/people.ts';
import { Invitations } from './invitations.tsx';
import { Members } from './members.tsx';
import { NoOrganisation } from './no-organisation.tsx';
import { OrganisationFrame, ofOrganisation } from './organisation-frame.tsx';
import { peoplePath } from './organisation-tabs.ts';
import {
  complianceNames,
  complianceWords,
  hiringNames,
  hiringWords,
  mayRun,
  roleNames,
  rolesToGive,
  roleWords,
} from './roles.ts';
import { WhoSeesWhat } from './who-sees-what.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'People and access',
    description: 'The people of your organisation, and what each may do.',
    index: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  ofOrganisation(() => call(organisationOperation, undefined, { fetch: asMe(request) }));

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  const { id = '', ...rest } = values;
  const parameters = { id };
  switch (intent) {
    case 'rights':
      return callApi((me) => submit(changeMemberOperation, rest, { ...me, parameters }));
    case 'compliance-role':
      return callApi((me) => submit(changeComplianceRoleOperation, rest, { ...me, parameters }));
    case 'remove':
      return callApi((me) => call(removeMemberOperation, undefined, { ...me, parameters }));
    case 'invite':
      return callApi((me) => submit(inviteOperation, rest, me));
    case 'revoke':
      return callApi((me) => call(revokeInvitationOperation, undefined, { ...me, parameters }));
    default: {
      const outcome = await callApi((me) => call(leaveOrganisationOperation, undefined, me));
      if (outcome.status !== 'success') return outcome;
      // Nothing of it stays in this page's memory.
      forgetWorkspaceChoice();
      throw redirectDocument('/dashboard?ended=organisation');
    }
  }
}

export default function OrganisationPeople({ loaderData: organisation }: Route.ComponentProps) {
  const me = useMe();
  if (organisation === undefined) return <NoOrganisation me={me} />;
  const { yourRole, members, invitations } = organisation;
  return (
    <OrganisationFrame at={peoplePath} organisation={organisation}>
      {yourRole === 'owner' && (
        <p className="mb-4">
          <Link
            to="/dashboard/organisation/log"
            className="inline-flex min-h-11 items-center text-link underline"
          >
            Audit log: who did what, and when
          </Link>
        </p>
      )}
      {mayRun(yourRole) && <WhoSeesWhat members={members} invitations={invitations} />}
      <Members members={members} yourRole={yourRole} />
      {mayRun(yourRole) && <Invitations invitations={invitations} yourRole={yourRole} />}
      <RoleList />
      <Leave organisation={organisation} />
    </OrganisationFrame>
  );
}

/** Leaves the organisation; the last owner has to appoint another first. */
function Leave({ organisation: { name, members, yourRole } }: { organisation: Organisation }) {
  const { send, formState, reauthDialog } = useAction();
  const owners = members.filter(({ role }) => role === 'owner').length;
  return (
    <Panel title="Leave the organisation" text="You will keep your account.">
      {yourRole === 'owner' && owners === 1 && members.length > 1 ? (
        <p className="text-ink-2">
          You are the only owner. Make someone else an owner first. Then you can leave.
        </p>
      ) : (
        <ConfirmButton
          button="Leave"
          title={`Leave ${name ?? 'your organisation'}?`}
          yes="Leave"
          no="Stay"
          onYes={() => send(actionForm('leave'))}
        >
          {members.length === 1 ? (
            <p>Nobody else belongs to it, so we will delete it, with its details and invitations.</p>
          ) : (
            <p>You will no longer see it or its people. An owner or admin can invite you again.</p>
          )}
        </ConfirmButton>
      )}
      <StatusMessage state={formState} />
      {reauthDialog}
    </Panel>
  );
}

/** What each right allows, shown to every member. */
function RoleList() {
  return (
    <Panel title="What each right allows">
      <dl className="flex flex-col gap-4">
        {rolesToGive('owner').map((role) => (
          <div key={role}>
            <dt className="font-semibold">{roleNames[role]}</dt>
            <dd className="mt-1 text-15 text-ink-2">{roleWords[role]}</dd>
          </div>
        ))}
        {hiringRight.options.map((right) => (
          <div key={right}>
            <dt className="font-semibold">{hiringNames[right]}</dt>
            <dd className="mt-1 text-15 text-ink-2">{hiringWords[right]}</dd>
          </div>
        ))}
        {complianceRole.options.map((role) => (
          <div key={role}>
            <dt className="font-semibold">
              {role === 'none' ? 'No compliance role' : complianceNames[role]}
            </dt>
            <dd className="mt-1 text-15 text-ink-2">{complianceWords[role]}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
