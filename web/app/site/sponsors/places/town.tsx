import { keepForAMinute } from '../../../kit/page/keep-for-a-minute.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { sponsorsCounted, townPath } from '../places.ts';
import type { Route } from './+types/town.ts';
import { placePage } from './place-list.server.ts';
import { NoSuchPlace, PlacePage } from './place-page.tsx';

export const headers = keepForAMinute;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(
    loaderData?.place
      ? {
          title: `Licensed sponsors in ${loaderData.place.name}`,
          description: `${sponsorsCounted(loaderData.place.sponsors)} of workers in ${loaderData.place.name}: who they are, for which routes, and with which rating.`,
          canonical: townPath(loaderData.place.key),
          index: !loaderData.isLater,
        }
      : {
          title: 'The register has no such town',
          description: 'The register of sponsors has no such town.',
          index: false,
        },
  );

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  placePage({ request, context }, 'town', params.town);

export default function TownPage({ loaderData }: Route.ComponentProps) {
  const { place, found, isLater, today } = loaderData;
  if (place === undefined || found === undefined) return <NoSuchPlace kind="town" />;
  const title = `${place.name} has ${sponsorsCounted(place.sponsors)}`;
  return <PlacePage kind="town" {...{ place, found, isLater, today, title }} />;
}
