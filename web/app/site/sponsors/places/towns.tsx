import { call } from '@portway/contracts/client';
import { listSponsorTownsOperation } from '@portway/contracts/register/sponsor-register/sponsor-places';
import { Link } from 'react-router';
import { keepForAMinute } from '../../../kit/page/keep-for-a-minute.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { PlaceList } from '../browse.tsx';
import { EditionLine, OldEdition } from '../edition-line.tsx';
import { NoEdition } from '../no-edition.tsx';
import { type Place, townPath } from '../places.ts';
import { apiOf } from '../sponsors-api.server.ts';
import type { Route } from './+types/towns.ts';

export const headers = keepForAMinute;
export const handle = { hydrate: 'never' } as const;

/** The page stays small: a place with fewer sponsors is found by the search. */
const maxTowns = 210;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Licensed sponsors by town',
    description: 'The towns with the most licensed sponsors of workers, each with its sponsors.',
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const list = await call(
    listSponsorTownsOperation,
    { limit: String(maxTowns) },
    apiOf({ request, context }),
  );
  return { ...list, today: londonToday() };
}

export default function Towns({ loaderData: { recordedOn, total, towns, today } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-8 pb-section">
      <Breadcrumbs trail={[{ to: '/sponsors', title: 'Register of sponsors' }]} />
      <h1 className="text-48">Where are the sponsors?</h1>
      <EditionLine recordedOn={recordedOn} today={today} />
      <OldEdition recordedOn={recordedOn} today={today} />
      {recordedOn === null ? (
        <div className="mt-8">
          <NoEdition />
        </div>
      ) : (
        <>
          {total > towns.length && (
            <p className="mt-4 max-w-measure text-ink-2">
              The {towns.length} places with the most sponsors, of {total.toLocaleString('en-GB')}. For
              another, type its name into{' '}
              <Link to="/sponsors" className="text-link underline underline-offset-4">
                the search
              </Link>
              .
            </p>
          )}
          <div className="mt-8 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {[...byLetter(towns)].map(([letter, places]) => (
              <PlaceList key={letter} title={letter} places={places} pathOf={townPath} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function byLetter(towns: readonly Place[]): ReadonlyMap<string, readonly Place[]> {
  const alphabetical = towns.toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB'));
  return Map.groupBy(alphabetical, ({ name }) => name.charAt(0).toUpperCase());
}
