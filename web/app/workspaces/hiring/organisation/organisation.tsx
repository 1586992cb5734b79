import { removeLogoOperation } from '@portway/contracts/account/organisation/logo';
import { offices, saveOfficesOperation } from '@portway/contracts/account/organisation/offices';
import {
  changeOrganisationOperation,
  organisationOperation,
} from '@portway/contracts/account/organisation/organisation';
import { call, submit } from '@portway/contracts/client';
import { Link, Navigate, useLocation } from 'react-router';
import type { FormValues } from '../../../kit/forms/form-state.ts';
import { readAction } from '../../../kit/forms/read-action.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import type { Route } from './+types/organisation.ts';
import { LogoControl } from './logo-control.tsx';
import { NoOrganisation } from './no-organisation.tsx';
import { Offices } from './offices.tsx';
import { OrganisationDetails } from './organisation-details.tsx';
import { OrganisationFrame, ofOrganisation } from './organisation-frame.tsx';
import { companyPath, movedTo } from './organisation-tabs.ts';
import { mayRun } from './roles.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Organisation', description: 'Your organisation and its company page.', index: false });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  ofOrganisation(() => call(organisationOperation, undefined, { fetch: asMe(request) }));

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  switch (intent) {
    case 'details': {
      const { 'markets-typed': _, ...details } = values;
      const markets = (values.markets ?? '').split('\n').filter((market) => market !== '');
      return callApi((me) => submit(changeOrganisationOperation, { ...details, markets }, me));
    }
    case 'remove-logo':
      return callApi((me) => call(removeLogoOperation, undefined, me));
    default:
      return await saveOffices(intent, values, callApi);
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

export default function OrganisationPage({ loaderData: organisation }: Route.ComponentProps) {
  const me = useMe();
  const newAddress = movedTo(useLocation());
  if (newAddress !== undefined) return <Navigate to={newAddress} replace />;
  if (organisation === undefined) return <NoOrganisation me={me} />;
  const { page, yourRole } = organisation;
  return (
    <OrganisationFrame at={companyPath} organisation={organisation}>
      <p className="mb-6">
        {page === null ? (
          <span className="text-ink-2">Your company page opens with your first published job.</span>
        ) : (
          <Link to={page} reloadDocument className="text-link underline underline-offset-4">
            See your company page
          </Link>
        )}
      </p>
      <OrganisationDetails organisation={organisation} />
      <LogoControl organisation={organisation} />
      <Offices offices={organisation.offices} mayChange={mayRun(yourRole)} />
    </OrganisationFrame>
  );
}
