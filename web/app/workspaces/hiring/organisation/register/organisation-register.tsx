import { organisationOperation } from '@portway/contracts/account/organisation/organisation';
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
import { readAction } from '../../../../kit/forms/read-action.ts';
import { mayHire } from '../../../../kit/loading/hiring-rights.ts';
import { asMe } from '../../../../kit/loading/signed-in.ts';
import { useMe } from '../../../../kit/loading/use-me.ts';
import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { sponsorFactsTyped } from '../../../../text/sponsor/sponsor-facts.ts';
import { LicenceContradiction } from '../../sponsorship/licence-contradiction.tsx';
import { NoOrganisation } from '../no-organisation.tsx';
import { OrganisationFrame, ofOrganisation } from '../organisation-frame.tsx';
import { registerPath } from '../organisation-tabs.ts';
import { mayRun } from '../roles.ts';
import type { Route } from './+types/organisation-register.ts';
import type { FoundEntries } from './find-entry.tsx';
import { RegisterEntry } from './register-entry.tsx';
import { SponsorPanel } from './sponsor-panel.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Register of sponsors',
    description: 'Your entry on the register of licensed sponsors.',
    index: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  ofOrganisation(async () => {
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
    return { organisation, sponsorFacts, match, claim, answered, claimedEntry, similarEntries };
  });

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
  switch (intent) {
    case 'sponsor':
      return callApi((me) => submit(saveSponsorFactsOperation, sponsorFactsTyped(values), me));
    case 'register':
      return callApi((me) =>
        call(claimRegisterEntryOperation, { entry: values.entry ? Number(values.entry) : null }, me),
      );
    case 'claim':
      return callApi((me) =>
        call(askRegisterClaimOperation, { slug: values.slug || null, reason: values.reason ?? '' }, me),
      );
    default:
      return callApi((me) => call(removeClaimEvidenceOperation, undefined, me));
  }
}

export default function OrganisationRegister({ loaderData }: Route.ComponentProps) {
  const me = useMe();
  if (loaderData === undefined) return <NoOrganisation me={me} />;
  const { organisation, sponsorFacts, ...register } = loaderData;
  return (
    <OrganisationFrame at={registerPath} organisation={organisation}>
      <RegisterEntry {...register} mayChoose={mayRun(organisation.yourRole)} />
      <LicenceContradiction sponsoring={organisation.sponsoring} facts={sponsorFacts} />
      <SponsorPanel facts={sponsorFacts} mayChange={mayHire(me)} />
    </OrganisationFrame>
  );
}
