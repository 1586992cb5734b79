import { call, submit } from '@portway/contracts/client';
import {
  changeMemberOperation,
  changeOrganisationOperation,
  inviteOperation,
  leaveOrganisationOperation,
  organisationOperation,
  removeMemberOperation,
  revokeInvitationOperation,
} from '@portway/contracts/organisation/organisation';
import { ProblemError } from '@portway/contracts/problem';
import {
  askRegisterClaimOperation,
  showRegisterClaimOperation,
} from '@portway/contracts/sponsor-register/register-claims';
import {
  claimRegisterEntryOperation,
  showRegisterMatchOperation,
} from '@portway/contracts/sponsor-register/register-match';
import { showSponsorOperation } from '@portway/contracts/sponsor-register/sponsors';
import { redirectDocument } from 'react-router';
import { readAction } from '../../../kit/forms/read-action.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { forgetWorkspaceChoice } from '../../../kit/loading/workspace-choice.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import type { Route } from './+types/organisation.ts';
import { Invitations } from './invitations.tsx';
import { Leave } from './leave.tsx';
import { Members } from './members.tsx';
import { NoOrganisation } from './no-organisation.tsx';
import { OrganisationDetails } from './organisation-details.tsx';
import { RegisterEntry } from './register-entry.tsx';
import { RoleList } from './role-list.tsx';
import { mayRun } from './roles.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Organisation', description: 'Your organisation and its people.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  try {
    const me = { fetch: asMe(request) };
    const organisation = await call(organisationOperation, undefined, me);
    const slug = new URL(request.url).searchParams.get('claim');
    const [match, { claim }, wanted] = await Promise.all([
      call(showRegisterMatchOperation, undefined, me),
      call(showRegisterClaimOperation, undefined, me),
      slug === null ? undefined : entryAt(slug),
    ]);
    return { organisation, register: { match, claim, wanted } };
  } catch (error) {
    // A user who has left their organisation, or never had one.
    if (error instanceof ProblemError && error.code === 'forbidden')
      return { organisation: null, register: null };
    throw error;
  }
}

/** The entry of an address; undefined where there is none, such as after a typing mistake. */
async function entryAt(slug: string) {
  try {
    return await call(showSponsorOperation, undefined, { parameters: { slug } });
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  const { id = '', ...rest } = values;
  const parameters = { id };
  switch (intent) {
    case 'details':
      return callApi((me) => submit(changeOrganisationOperation, rest, me));
    case 'register':
      return callApi((me) =>
        call(claimRegisterEntryOperation, { entry: values.entry ? Number(values.entry) : null }, me),
      );
    case 'claim':
      return callApi((me) =>
        call(askRegisterClaimOperation, { slug: values.slug || null, reason: values.reason ?? '' }, me),
      );
    case 'role':
      return callApi((me) => submit(changeMemberOperation, rest, { ...me, parameters }));
    case 'remove':
      return callApi((me) => call(removeMemberOperation, undefined, { ...me, parameters }));
    case 'invite':
      return callApi((me) => submit(inviteOperation, rest, me));
    case 'revoke':
      return callApi((me) => call(revokeInvitationOperation, undefined, { ...me, parameters }));
    default: {
      const left = await callApi((me) => call(leaveOrganisationOperation, undefined, me));
      if (left.status !== 'success') return left;
      // Nothing of it stays in this page's memory.
      forgetWorkspaceChoice();
      throw redirectDocument('/dashboard?ended=organisation');
    }
  }
}

export default function OrganisationPage({ loaderData: { organisation, register } }: Route.ComponentProps) {
  if (organisation === null || register === null) return <NoOrganisation />;
  const { name, yourRole, members, invitations } = organisation;
  return (
    <div>
      <h1 className="text-36 wrap-anywhere">{name ?? 'Your organisation'}</h1>
      <p className="mt-2 text-ink-2">
        {members.length === 1 ? 'You are its only person so far.' : `${members.length} people`}
      </p>
      <div className="mt-6">
        <OrganisationDetails organisation={organisation} />
        <RegisterEntry {...register} mayChoose={mayRun(yourRole)} />
        <Members members={members} yourRole={yourRole} />
        {mayRun(yourRole) && <Invitations invitations={invitations} yourRole={yourRole} />}
        <RoleList />
        <Leave organisation={organisation} />
      </div>
    </div>
  );
}
