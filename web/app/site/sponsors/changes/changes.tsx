import type { SponsorChanges } from '@portway/contracts/register/sponsor-register/sponsors';
import { data, Link, redirect } from 'react-router';
import { keepForAMinute } from '../../../kit/page/keep-for-a-minute.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { dayInWords } from '../../../text/days.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { EditionLine, OldEdition } from '../edition-line.tsx';
import { NoEdition } from '../no-edition.tsx';
import { type Place, sponsorPath } from '../places.ts';
import { Choice, optionsOf } from '../search/search-choice.tsx';
import { sponsorPlaces } from '../sponsors-api.server.ts';
import type { Route } from './+types/changes.ts';
import { type ChangeQuery, changesAddress, feedAddress, readChangeQuery } from './change-query.ts';
import { changeInWords, kindWords, newestInWords } from './change-words.ts';
import { sponsorChanges } from './changes-api.server.ts';

type Change = SponsorChanges['changes'][number];

const looks = { added: 'mint', back: 'mint', gone: 'rose', rated: 'sand', routes: 'sky' } as const;

/** The changes day by day, the newest first. */
function ChangeList({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p className="text-ink-2">Nothing changed that is like this.</p>;
  return [...Map.groupBy(changes, ({ on }) => on)].map(([on, ofDay]) => (
    <section key={on} aria-labelledby={`day-${on}`} className="mb-8">
      <h2 id={`day-${on}`} className="mb-3 text-20">
        {dayInWords(on)}
      </h2>
      <ul className="sponsor-list">
        {ofDay.map(({ kind, before, after, sponsor: { slug, name, town } }) => (
          <li key={slug}>
            <div>
              <Link to={sponsorPath(slug)} className="covers-all">
                {name}
              </Link>
              <p className="sponsor-note">{town}</p>
            </div>
            <div className="sponsor-rated">
              <Tag look={looks[kind]}>{kindWords[kind]}</Tag>
              <p className="sponsor-note">{changeInWords({ kind, before, after })}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
}

export const headers = keepForAMinute;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta({
    title: 'New and gone: the register of sponsors',
    description:
      'What each edition of the register of licensed sponsors changed: new sponsors, those that left, other ratings and routes.',
    canonical: '/sponsors/changes',
    index: loaderData === undefined || (Object.keys(loaderData.query).length === 0 && !loaderData.isLater),
  }),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: 'New and gone: the register of sponsors',
    href: feedAddress(loaderData?.query ?? {}),
  },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const query = readChangeQuery(address);
  const after = address.get('after');
  const visit = { request, context };
  const [result, places] = await Promise.all([
    sponsorChanges(visit, query, after),
    sponsorPlaces(visit, { towns: 30 }),
  ]);
  // A day that is none, or a cursor of another list, leads back to all changes.
  if (result === undefined) throw redirect(after === null ? '/sponsors/changes' : changesAddress(query), 303);
  return data({
    query,
    found: result,
    routes: places.routes,
    towns: places.towns,
    isLater: after !== null,
    today: londonToday(),
  });
}

export default function Changes({ loaderData }: Route.ComponentProps) {
  const { query, found, routes, towns, isLater, today } = loaderData;
  const { recordedOn, editions, changes, next } = found;
  return (
    <div className="page-width pt-8 pb-section">
      <Breadcrumbs trail={[{ to: '/sponsors', title: 'Register of sponsors' }]} />
      <h1 className="text-48">{newestInWords(editions)}</h1>
      <EditionLine recordedOn={recordedOn} today={today} />
      <OldEdition recordedOn={recordedOn} today={today} />
      {recordedOn === null ? (
        <div className="mt-8">
          <NoEdition />
        </div>
      ) : (
        <>
          <ChangeFilter query={query} routes={routes} towns={towns} editions={editions} />
          <div className="sponsor-changes">
            <div>
              <ChangeList changes={changes} />
              {(next !== null || isLater) && (
                <nav aria-label="Pages of changes" className="mt-6 flex flex-wrap gap-3">
                  {next !== null && <LinkButton to={changesAddress(query, next)}>More changes</LinkButton>}
                  {isLater && (
                    <LinkButton to={changesAddress(query)} look="outline">
                      Back to the first
                    </LinkButton>
                  )}
                </nav>
              )}
            </div>
            <Editions editions={editions} query={query} />
          </div>
        </>
      )}
    </div>
  );
}

type Edition = SponsorChanges['editions'][number];

/** The editions that were imported, with what each changed. */
function Editions({ editions, query }: { editions: readonly Edition[]; query: ChangeQuery }) {
  const first = editions.at(-1)?.on;
  const inFigures = (count: number) => count.toLocaleString('en-GB');
  return (
    <section aria-labelledby="editions">
      <h2 id="editions" className="text-20">
        Edition by edition
      </h2>
      <DataTable
        caption="Organisations in each edition, and how many were new or gone"
        quietCaption
        columns={[
          {
            head: 'Edition',
            cell: ({ on }: Edition) => (
              <Link to={changesAddress({ day: on })} className="text-link underline underline-offset-4">
                {dayInWords(on)}
              </Link>
            ),
          },
          { head: 'Names', cell: ({ organisations }) => inFigures(organisations), figure: true },
          { head: 'New', cell: ({ on, added }) => (on === first ? 'first' : inFigures(added)), figure: true },
          { head: 'Gone', cell: ({ on, gone }) => (on === first ? '' : inFigures(gone)), figure: true },
          { head: 'Rated', cell: ({ on, rated }) => (on === first ? '' : inFigures(rated)), figure: true },
        ]}
        rows={editions}
        keyOf={({ on }) => on}
        strong={({ on }) => on === query.day}
      />
      <p className="mt-4 text-14 text-ink-2">
        New and gone count names: an organisation that only moved to another town is neither. The first
        edition that was imported changes nothing.
      </p>
      <p className="mt-2">
        <a href={feedAddress(query)} className="sponsor-more">
          Atom feed of these changes
        </a>
      </p>
    </section>
  );
}

interface ChangeFilterProps {
  query: ChangeQuery;
  routes: readonly Place[];
  towns: readonly Place[];
  editions: SponsorChanges['editions'];
}

/** Which changes are shown. It submits by GET. */
function ChangeFilter({ query, routes, towns, editions }: ChangeFilterProps) {
  const days = editions.slice(0, -1).map(({ on }): [string, string] => [on, dayInWords(on)]);
  const isOn = Object.keys(query).length > 0;
  return (
    <search>
      <form action="/sponsors/changes" className="sponsor-search" aria-label="Changes">
        <div className="sponsor-choices">
          <Choice
            name="kind"
            label="Kind"
            any="All changes"
            value={query.kind}
            options={Object.entries(kindWords)}
          />
          <Choice name="day" label="Edition" any="All editions" value={query.day} options={days} />
          <Choice
            name="route"
            label="Route"
            any="All routes"
            value={query.route}
            options={optionsOf(routes, query.route)}
          />
          <Choice
            name="town"
            label="Town"
            any="Any town"
            value={query.town}
            options={optionsOf(towns, query.town)}
          />
          <Button>Show</Button>
          {isOn && (
            <LinkButton to="/sponsors/changes" look="quiet">
              Clear
            </LinkButton>
          )}
        </div>
      </form>
    </search>
  );
}
