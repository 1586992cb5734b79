import { data } from 'react-router';
import { keepForAMinute } from '../../kit/page/keep-for-a-minute.ts';
import { londonToday } from '../../kit/page/london-today.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { Route } from './+types/sponsor.ts';
import { EditionLine, OldEdition } from './edition-line.tsx';
import { SponsorEntry } from './entry/sponsor-entry.tsx';
import { organisationOf, sponsorMeta } from './entry/sponsor-meta.ts';
import { NameField } from './search/search-form.tsx';
import { sponsorAt } from './sponsors-api.server.ts';

export const headers = keepForAMinute;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(
    loaderData?.sponsor
      ? sponsorMeta(loaderData.sponsor)
      : {
          title: 'There is no such entry in the register',
          description: 'The register of licensed sponsors has no entry at this address.',
          index: false,
        },
  );

/** `described` holds structured data for search engines. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const sponsor = await sponsorAt({ request, context }, params.slug);
  const today = londonToday();
  if (sponsor === undefined) return data({ today, sponsor: undefined, described: [] }, { status: 404 });
  return data({ today, sponsor, described: [organisationOf(sponsor)] }, { status: 200 });
}

export default function SponsorPage({ loaderData }: Route.ComponentProps) {
  const { sponsor, today } = loaderData;
  if (sponsor === undefined) return <NoSuchSponsor />;
  return (
    <div className="page-width pt-8 pb-section">
      <Breadcrumbs trail={[{ to: '/sponsors', title: 'Register of sponsors' }]} />
      <OldEdition recordedOn={sponsor.recordedOn} today={today} />
      <div className="sponsor-page mt-6">
        <SponsorEntry sponsor={sponsor} today={today} level={1} />
      </div>
      <footer className="mt-10">
        <EditionLine recordedOn={sponsor.recordedOn} today={today} />
      </footer>
    </div>
  );
}

/** Page for an unknown address: what may have happened, and the search. */
function NoSuchSponsor() {
  return (
    <div className="page-width pt-8 pb-section sm:pt-12">
      <h1 className="text-48">The register has no such entry</h1>
      <p className="mt-4 max-w-measure text-ink-2">
        The address may be mistyped. An entry that was here keeps its page, also after it has left the
        register. Search for the company by its name:
      </p>
      <search>
        <form action="/sponsors" className="sponsor-search">
          <NameField />
        </form>
      </search>
    </div>
  );
}
