import type { SponsorsFound } from '@portway/contracts/register/sponsor-register/sponsors';
import { data, Link, redirect } from 'react-router';
import { keepForAMinute } from '../../kit/page/keep-for-a-minute.ts';
import { londonToday } from '../../kit/page/london-today.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { dayInWords } from '../../text/days.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SpriteIcon, spriteIcon } from '../../ui/sprite-icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { Route } from './+types/sponsors.ts';
import { Browse } from './browse.tsx';
import { EditionLine, OfficialList, OldEdition } from './edition-line.tsx';
import { EntryPreview } from './entry/entry-preview.tsx';
import { placeOf } from './entry/present-sponsor.ts';
import { NoEdition } from './no-edition.tsx';
import { type Place, sponsorPath } from './places.ts';
import { HighlightedName } from './search/highlighted-name.tsx';
import { resultCountWords } from './search/result-count-words.ts';
import { SearchForm } from './search/search-form.tsx';
import {
  isAsked,
  isFiltered,
  readSponsorSearch,
  type SponsorSearch,
  sponsorsAddress,
} from './search/sponsor-search.ts';
import { SponsorList } from './sponsor-list.tsx';
import { searchSponsors, sponsorPlaces } from './sponsors-api.server.ts';

/** What the page shows for an address. */
interface SponsorsShown {
  readonly search: SponsorSearch;
  /** Undefined where the API rejected the search. */
  readonly found: SponsorsFound | undefined;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly choices: {
    readonly recordedOn: string | null;
    readonly sponsors: number;
    readonly routes: readonly Place[];
    readonly towns: readonly Place[];
  };
  readonly isLater: boolean;
  readonly today: string;
}

interface Visit {
  readonly request: Request;
  readonly serverLoader: () => Promise<SponsorsShown>;
}

/** The filters' choices, and the typed client: both come with the first search in this browser. */
let choices: SponsorsShown['choices'] | undefined;
let search: typeof import('./search/search-api.ts').searchApi | undefined;

/**
 * Searches in the browser, by the API. The first search, and one that the API rejects or that does not reach it, is
 * the server’s.
 */
async function searchHere({ request, serverLoader }: Visit): Promise<SponsorsShown> {
  const query = new URL(request.url).searchParams;
  if (choices !== undefined && search !== undefined) {
    const sponsorQuery = readSponsorSearch(query);
    const after = query.get('after');
    const result = await search(sponsorQuery, after, request.signal).catch(() => undefined);
    if (result !== undefined)
      return {
        search: sponsorQuery,
        found: result,
        fieldErrors: {},
        choices,
        isLater: after !== null,
        today: londonToday(),
      };
  }
  void import('./search/search-api.ts').then(({ searchApi }) => {
    search = searchApi;
  });
  const data = await serverLoader();
  choices = data.choices;
  return data;
}

const SearchIcon = spriteIcon('search');

/** Says that no entry is like this, what that means, and what to try. */
function NothingFound({ search, recordedOn }: { search: SponsorSearch; recordedOn: string }) {
  const { query } = search;
  return (
    <EmptyState
      Icon={SearchIcon}
      title={query === undefined ? 'No sponsor is like that' : `No sponsor is called “${query}”`}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          {isFiltered(search) && (
            <LinkButton to={sponsorsAddress(query === undefined ? {} : { query })}>
              Search without the filters
            </LinkButton>
          )}
          <OfficialList />
        </span>
      }
    >
      The register uses legal names: try the name on a payslip or at Companies House, or add the town. The
      edition of {dayInWords(recordedOn)} says nothing about others.
    </EmptyState>
  );
}

export const headers = keepForAMinute;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Is this company a licensed sponsor?',
    description:
      'Search the Home Office’s register of licensed sponsors by name, trading name or town: routes, ratings, and what changed.',
    canonical: '/sponsors',
    index: loaderData === undefined || !(isAsked(loaderData.search) || loaderData.isLater),
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const search = readSponsorSearch(query);
  const after = query.get('after');
  const visit = { request, context };
  const [{ found, fieldErrors }, { recordedOn, routes, towns, sponsors }] = await Promise.all([
    searchSponsors(visit, search, after),
    sponsorPlaces(visit, { towns: 30 }),
  ]);
  // A cursor that is invalid, or belongs to another edition, leads back to the first page.
  if (found === undefined && after !== null) throw redirect(sponsorsAddress(search), 303);
  const choices = { recordedOn, routes, towns, sponsors };
  const pageData = { search, found, fieldErrors, choices, isLater: after !== null, today: londonToday() };
  return data(pageData, { status: found === undefined ? 422 : 200 });
}

export const clientLoader = (visit: Route.ClientLoaderArgs) => searchHere(visit);

export default function Sponsors({ loaderData }: Route.ComponentProps) {
  const { search, found, fieldErrors, choices, isLater, today } = loaderData;
  const recordedOn = found?.recordedOn ?? choices.recordedOn;
  return (
    <div className="page-width pt-8 pb-section sm:pt-12">
      <h1 className="text-48">Is this company a licensed sponsor?</h1>
      <EditionLine recordedOn={recordedOn} today={today} />
      {recordedOn === null ? (
        <div className="mt-8">
          <NoEdition />
        </div>
      ) : (
        <>
          <SearchForm
            search={search}
            routes={choices.routes}
            towns={choices.towns}
            error={fieldErrors.query ?? Object.values(fieldErrors)[0]}
          />
          <OldEdition recordedOn={recordedOn} today={today} />
          {isAsked(search) || isLater ? (
            found && (
              <SponsorResults
                search={search}
                found={found}
                recordedOn={recordedOn}
                isLater={isLater}
                today={today}
              />
            )
          ) : (
            <>
              <p role="status" className="mt-6">
                {choices.sponsors.toLocaleString('en-GB')} sponsors are on it.{' '}
                <Link to="/sponsors/changes" className="text-link underline underline-offset-4">
                  New and gone
                </Link>
              </p>
              <Browse routes={choices.routes} towns={choices.towns} />
            </>
          )}
        </>
      )}
    </div>
  );
}

interface FoundProps {
  search: SponsorSearch;
  found: SponsorsFound;
  recordedOn: string;
  isLater: boolean;
  today: string;
}

function SponsorResults({ search, found, recordedOn, isLater, today }: FoundProps) {
  const { sponsors, next } = found;
  const [first] = sponsors;
  return (
    <div className="sponsor-found">
      <div>
        <p role="status" className="sponsor-count">
          {resultCountWords(found, search.query)}
        </p>
        {first === undefined ? (
          found.gone.length === 0 && <NothingFound search={search} recordedOn={recordedOn} />
        ) : (
          <>
            <SponsorList sponsors={sponsors} query={search.query} opensFirst />
            {(next !== null || isLater) && (
              <nav aria-label="Pages of sponsors" className="mt-6 flex flex-wrap gap-3">
                {next !== null && <LinkButton to={sponsorsAddress(search, next)}>More sponsors</LinkButton>}
                {isLater && (
                  <LinkButton to={sponsorsAddress(search)} look="outline">
                    Back to the first
                  </LinkButton>
                )}
              </nav>
            )}
            {search.query !== undefined && (
              <p className="sponsor-hint">
                <b>Not the one you mean?</b> The register uses legal names. Try the name on a payslip or at
                Companies House, or add the town.
              </p>
            )}
          </>
        )}
        {found.gone.length > 0 && <GoneList gone={found.gone} query={search.query} />}
      </div>
      {first !== undefined && <EntryPreview slug={first.slug} today={today} />}
    </div>
  );
}

interface GoneListProps {
  gone: SponsorsFound['gone'];
  query: string | undefined;
}

/** Entries of the name that have left the register: after those that are on it, so that nobody takes one for the other. */
function GoneList({ gone, query = '' }: GoneListProps) {
  return (
    <section aria-labelledby="gone" className="mt-8">
      <h2 id="gone" className="text-20">
        No longer on the register
      </h2>
      <ul className="sponsor-list mt-3">
        {gone.map(({ slug, name, lastSeen, ...place }) => (
          <li key={slug}>
            <div>
              <Link to={sponsorPath(slug)} className="covers-all">
                <HighlightedName text={name} query={query} />
              </Link>
              <p className="sponsor-note">
                <HighlightedName text={placeOf(place)} query={query} />
              </p>
            </div>
            <div className="sponsor-rated">
              <Tag look="rose">
                <SpriteIcon name="ban" size={16} />
                Gone
              </Tag>
              <p className="sponsor-note">Last seen {dayInWords(lastSeen)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
