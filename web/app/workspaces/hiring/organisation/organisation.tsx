import { changeComplianceRoleOperation } from '@portway/contracts/account/organisation/compliance-roles';
import { removeLogoOperation } from '@portway/contracts/account/organisation/logo';
import { offices, saveOfficesOperation } from '@portway/contracts/account/organisation/offices';
import {
  changeMemberOperation,
  changeOrganisationOperation,
  inviteOperation,
  leaveOrganisationOperation,
  organisationOperation,
  removeMemberOperation,
  revokeInvitationOperation,
} from '@portway/contracts/account/organisation/organisation';
import { call, submit } from '@portway/contracts/client';
import { ProblemError } from '@portway/contracts/problem';
import {
  askRegisterClaimOperation,
  removeClaimEvidenceOperation,
  showRegisterClaimOperation,
} from '@portway/contracts/register/sponsor-register/register-claims';
import {
  claimRegisterEntryOperation,
  showRegisterMatchOperation,
} from '@portway/contracts/register/sponsor-register/register-match';
import {
  searchSponsorsOperation,
  showSponsorOperation,
} from '@portway/contracts/register/sponsor-register/sponsors';
import { Link, redirectDocument } from 'react-router';
import type { FormValues } from '../../../kit/forms/form-state.ts';
import { readAction } from '../../../kit/forms/read-action.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { forgetWorkspaceChoice } from '../../../kit/loading/workspace-choice.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import type { Route } from './+types/organisation.ts';
import type { FoundEntries } from './find-entry.tsx';
import { Invitations } from './invitations.tsx';
import { Leave } from './leave.tsx';
import { LogoControl } from './logo-control.tsx';
import { Members } from './members.tsx';
import { NoOrganisation } from './no-organisation.tsx';
import { Offices } from './offices.tsx';
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
    const asked = new URL(request.url).searchParams;
    const [slug, find] = [asked.get('claim'), asked.get('find')];
    const [match, { claim, answered }, wanted, found] = await Promise.all([
      call(showRegisterMatchOperation, undefined, me),
      call(showRegisterClaimOperation, undefined, me),
      slug === null ? undefined : entryAt(slug),
      find === null ? undefined : entriesLike(find),
    ]);
    return { organisation, register: { match, claim, answered, wanted, found } };
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

/** The first entries that the register's own search finds. */
async function entriesLike(text: string): Promise<FoundEntries> {
  const query = text.trim().slice(0, 100);
  if (query === '') return { text, sponsors: [], total: 0 };
  const { sponsors, total } = await call(searchSponsorsOperation, { query });
  return { text, sponsors: sponsors.slice(0, 5), total: total.count };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  const { id = '', ...rest } = values;
  const parameters = { id };
  switch (intent) {
    case 'details': {
      const { 'markets-typed': _, ...details } = rest;
      const markets = (rest.markets ?? '').split('\n').filter((market) => market !== '');
      return callApi((me) => submit(changeOrganisationOperation, { ...details, markets }, me));
    }
    case 'remove-logo':
      return callApi((me) => call(removeLogoOperation, undefined, me));
    case 'offices':
    case 'add-office':
      return await saveOffices(intent, values, callApi);
    case 'register':
      return callApi((me) =>
        call(claimRegisterEntryOperation, { entry: values.entry ? Number(values.entry) : null }, me),
      );
    case 'claim':
      return callApi((me) =>
        call(askRegisterClaimOperation, { slug: values.slug || null, reason: values.reason ?? '' }, me),
      );
    case 'remove-evidence':
      return callApi((me) => call(removeClaimEvidenceOperation, undefined, me));
    case 'role':
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
      const left = await callApi((me) => call(leaveOrganisationOperation, undefined, me));
      if (left.status !== 'success') return left;
      // Nothing of it stays in this page's memory.
      forgetWorkspaceChoice();
      throw redirectDocument('/dashboard?ended=organisation');
    }
  }
}

type CallApi = Awaited<ReturnType<typeof readAction>>['callApi'];

/** The whole list is saved; what is wrong with a new office is told at its fields. */
async function saveOffices(intent: string, values: FormValues, callApi: CallApi) {
  const stored = offices.parse(JSON.parse(values.offices ?? '[]'));
  const { officeTown: town, officeNation: nation, officeAddress: address } = values;
  const all = [
    ...stored.map((each) => ({ ...each, address: each.address ?? '' })),
    ...(intent === 'add-office' ? [{ town, nation, address }] : []),
  ];
  const saved = await callApi((me) => submit(saveOfficesOperation, { offices: all }, me));
  const ofNew = new RegExp(`^offices\\.${stored.length}\\.(\\w)`);
  const fieldErrors = Object.fromEntries(
    Object.entries(saved.fieldErrors).map(([name, error]) => [
      name.replace(ofNew, (_, first: string) => `office${first.toUpperCase()}`),
      error,
    ]),
  );
  return { ...saved, fieldErrors };
}

export default function OrganisationPage({ loaderData: { organisation, register } }: Route.ComponentProps) {
  if (organisation === null || register === null) return <NoOrganisation />;
  const { name, yourRole, members, invitations, page } = organisation;
  return (
    <div>
      <h1 className="text-36 wrap-anywhere">{name ?? 'Your organisation'}</h1>
      <p className="mt-2 text-ink-2">
        {members.length === 1 ? 'You are its only person so far.' : `${members.length} people`}
      </p>
      <p className="mt-2">
        {page === null ? (
          <span className="text-ink-2">Your company page opens with your first published job.</span>
        ) : (
          <Link to={page} reloadDocument className="text-link underline underline-offset-4">
            See your company page
          </Link>
        )}
      </p>
      <div className="mt-6">
        <OrganisationDetails organisation={organisation} />
        <LogoControl organisation={organisation} />
        <Offices offices={organisation.offices} mayChange={mayRun(yourRole)} />
        <RegisterEntry {...register} mayChoose={mayRun(yourRole)} />
        <Members members={members} yourRole={yourRole} />
        {mayRun(yourRole) && <Invitations invitations={invitations} yourRole={yourRole} />}
        <RoleList />
        <Leave organisation={organisation} />
      </div>
    </div>
  );
}
