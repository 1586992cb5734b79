import { complianceRole, hiringRight } from '@portway/contracts/account/account-settings/account-fields';
import { changeComplianceRoleOperation } from '@portway/contracts/account/organisation/compliance-roles';
import {
  maxOfLogo,
  removeLogoOperation,
  setLogoOperation,
} from '@portway/contracts/account/organisation/logo';
import { offices, saveOfficesOperation } from '@portway/contracts/account/organisation/offices';
import {
  changeMemberOperation,
  changeOrganisationOperation,
  inviteOperation,
  leaveOrganisationOperation,
  type Organisation,
  organisationOperation,
  removeMemberOperation,
  revokeInvitationOperation,
} from '@portway/contracts/account/organisation/organisation';
import { wrongPhotoType } from '@portway/contracts/candidate/photo/profile-photo';
import { call, submit } from '@portway/contracts/client';
import {
  saveSponsorFactsOperation,
  showSponsorFactsOperation,
} from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';
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
import { Building2 } from 'lucide-react';
import { Link, redirectDocument } from 'react-router';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import type { FormValues } from '../../../kit/forms/form-state.ts';
import { readAction } from '../../../kit/forms/read-action.ts';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { FileDrop } from '../../../kit/forms/upload/file-drop.tsx';
import { UploadStatus } from '../../../kit/forms/upload/upload-status.tsx';
import { useUpload } from '../../../kit/forms/upload/use-upload.ts';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { mayHire } from '../../../kit/loading/hiring-rights.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { forgetWorkspaceChoice } from '../../../kit/loading/workspace-choice.ts';
import { workspaceOf } from '../../../kit/loading/workspace-of.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { CompanyMark } from '../../../subjects/job/company-mark.tsx';
import { sponsorFactsTyped } from '../../../text/sponsor/sponsor-facts.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Route } from './+types/organisation.ts';
import type { FoundEntries } from './find-entry.tsx';
import { Invitations } from './invitations.tsx';
import { Members } from './members.tsx';
import { Offices } from './offices.tsx';
import { OrganisationDetails } from './organisation-details.tsx';
import { RegisterEntry } from './register-entry.tsx';
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
import { SponsorPanel } from './sponsor-panel.tsx';
import { WhoSeesWhat } from './who-sees-what.tsx';
import './logo.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Organisation', description: 'Your organisation and its people.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  try {
    const me = { fetch: asMe(request) };
    const organisation = await call(organisationOperation, undefined, me);
    const query = new URL(request.url).searchParams;
    const [slug, find] = [query.get('claim'), query.get('find')];
    const [sponsorFacts, match, { claim, answered }, claimedEntry, similarEntries] = await Promise.all([
      call(showSponsorFactsOperation, undefined, me),
      call(showRegisterMatchOperation, undefined, me),
      call(showRegisterClaimOperation, undefined, me),
      slug === null ? undefined : entryAt(slug),
      find === null ? undefined : entriesLike(find),
    ]);
    return {
      organisation,
      sponsorFacts,
      register: { match, claim, answered, claimedEntry, similarEntries },
    };
  } catch (error) {
    // A user who has left their organisation, or never had one.
    if (error instanceof ProblemError && error.code === 'forbidden')
      return { organisation: null, sponsorFacts: null, register: null };
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
    case 'sponsor':
      return callApi((me) => submit(saveSponsorFactsOperation, sponsorFactsTyped(rest), me));
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

type CallApi = Awaited<ReturnType<typeof readAction>>['callApi'];

/** The whole list is saved; what is wrong with a new office is told at its fields. */
async function saveOffices(intent: string, values: FormValues, callApi: CallApi) {
  const storedOffices = offices.parse(JSON.parse(values.offices ?? '[]'));
  const { officeTown: town, officeNation: nation, officeAddress: address } = values;
  const all = [
    ...storedOffices.map((each) => ({ ...each, address: each.address ?? '' })),
    ...(intent === 'add-office' ? [{ town, nation, address }] : []),
  ];
  const outcome = await callApi((me) => submit(saveOfficesOperation, { offices: all }, me));
  const ofNew = new RegExp(`^offices\\.${storedOffices.length}\\.(\\w)`);
  const fieldErrors = Object.fromEntries(
    Object.entries(outcome.fieldErrors).map(([name, error]) => [
      name.replace(ofNew, (_, first: string) => `office${first.toUpperCase()}`),
      error,
    ]),
  );
  return { ...outcome, fieldErrors };
}

export default function OrganisationPage({
  loaderData: { organisation, sponsorFacts, register },
}: Route.ComponentProps) {
  const hires = mayHire(useMe());
  if (organisation === null || sponsorFacts === null || register === null) return <NoOrganisation />;
  const { name, yourRole, members, invitations, page } = organisation;
  return (
    <div>
      <h1 className="text-36 wrap-anywhere">{name ?? 'Your organisation'}</h1>
      <p className="mt-2 text-ink-2">
        {members.length === 1 ? 'You are its only person so far.' : `${members.length} people`}
      </p>
      {yourRole === 'owner' && (
        <p className="mt-2">
          <Link
            to="/dashboard/organisation/log"
            className="inline-flex min-h-11 items-center text-link underline"
          >
            Audit log: who did what, and when
          </Link>
        </p>
      )}
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
        <SponsorPanel facts={sponsorFacts} mayChange={hires} />
        <RegisterEntry {...register} mayChoose={mayRun(yourRole)} />
        <Members members={members} yourRole={yourRole} />
        {mayRun(yourRole) && <WhoSeesWhat members={members} />}
        {mayRun(yourRole) && <Invitations invitations={invitations} yourRole={yourRole} />}
        <RoleList />
        <Leave organisation={organisation} />
      </div>
    </div>
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

/** The logo as candidates see it, with buttons to replace and to remove it for those who run the organisation. */
function LogoControl({ organisation }: { organisation: Organisation }) {
  const { logo, name, tradingName, yourRole } = organisation;
  const { state, upload, refuse, cancel } = useUpload();
  const { send, formState, reauthDialog } = useAction();
  const take = (file: File) =>
    void upload({ file, error: faultOf(file), send: (me) => call(setLogoOperation, undefined, me) });
  const currentLogo = (
    <div className="logo-shown">
      <CompanyMark name={tradingName ?? name ?? 'An employer'} logo={logo ?? undefined} />
      {logo !== null && mayRun(yourRole) && (
        <ConfirmButton
          button="Remove logo"
          look="quiet"
          title="Remove your logo?"
          yes="Remove it"
          onYes={() => send(actionForm('remove-logo'))}
        >
          <p>Candidates will see your first letter instead. You can upload a logo again.</p>
        </ConfirmButton>
      )}
    </div>
  );
  return (
    <Panel title="Logo" text="Everyone sees it beside your jobs and on your company page.">
      {mayRun(yourRole) ? (
        <div className="logo-control">
          {currentLogo}
          <FileDrop
            label={logo === null ? 'Choose a logo, or drop it here' : 'Choose another logo'}
            hint="JPEG, PNG or WebP, up to 5 MB. We show it whole on a white square."
            accept=".jpg,.jpeg,.png,.webp"
            onFile={take}
            onOther={refuse}
          />
        </div>
      ) : (
        currentLogo
      )}
      <UploadStatus state={state} onCancel={cancel} />
      <StatusMessage state={formState} />
      {reauthDialog}
    </Panel>
  );
}

function faultOf({ name, size }: File): string | undefined {
  if (!/\.(?:jpe?g|png|webp)$/i.test(name)) return wrongPhotoType;
  return size > maxOfLogo ? 'This file is too large. Choose one of up to 5 MB.' : undefined;
}

/** For a recruiter who has left, and for users without an organisation. */
function NoOrganisation() {
  const me = useMe();
  return (
    <div>
      <h1 className="text-36">Organisation</h1>
      <div className="mt-6">
        <EmptyState
          Icon={Building2}
          title="You are not in an organisation"
          action={<LinkButton to="/dashboard">Go to your home page</LinkButton>}
        >
          {workspaceOf(me) === 'employer'
            ? `Ask an owner or admin of yours to invite you at ${me.email}. Then use the link in the email to join.`
            : 'Organisations are for people who hire.'}
        </EmptyState>
      </div>
    </div>
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
