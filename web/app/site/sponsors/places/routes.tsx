import { call } from '@portway/contracts/client';
import { listSponsorRoutesOperation } from '@portway/contracts/register/sponsor-register/sponsor-places';
import { keepForAMinute } from '../../../kit/page/keep-for-a-minute.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { PlaceList } from '../browse.tsx';
import { EditionLine, OldEdition } from '../edition-line.tsx';
import { NoEdition } from '../no-edition.tsx';
import { routePath } from '../places.ts';
import { apiOf } from '../sponsors-api.server.ts';
import type { Route } from './+types/routes.ts';

export const headers = keepForAMinute;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Licensed sponsors by route',
    description: 'The routes for which the Home Office licenses sponsors of workers, each with its sponsors.',
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const list = await call(listSponsorRoutesOperation, undefined, apiOf({ request, context }));
  return { ...list, today: londonToday() };
}

export default function Routes({ loaderData: { recordedOn, routes, today } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-8 pb-section">
      <Breadcrumbs trail={[{ to: '/sponsors', title: 'Register of sponsors' }]} />
      <h1 className="text-48">For which routes are they licensed?</h1>
      <EditionLine recordedOn={recordedOn} today={today} />
      <OldEdition recordedOn={recordedOn} today={today} />
      <div className="mt-8 max-w-xl">
        {recordedOn === null ? (
          <NoEdition />
        ) : (
          <PlaceList title="Routes" places={routes} pathOf={routePath} />
        )}
      </div>
      <p className="mt-6 max-w-measure text-14 text-ink-2">
        A sponsor counts once for each route. The names are those of the register.
      </p>
    </div>
  );
}
