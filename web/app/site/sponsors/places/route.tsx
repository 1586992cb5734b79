import { keepForAMinute } from '../../../kit/page/keep-for-a-minute.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { routePath, sponsorsCounted } from '../places.ts';
import type { Route } from './+types/route.ts';
import { placePage } from './place-list.server.ts';
import { NoSuchPlace, PlacePage } from './place-page.tsx';

export const headers = keepForAMinute;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(
    loaderData?.place
      ? {
          title: `Sponsors licensed for ${loaderData.place.name}`,
          description: `${sponsorsCounted(loaderData.place.sponsors)} licensed for ${loaderData.place.name}: who they are, where, and with which rating.`,
          canonical: routePath(loaderData.place.key),
          index: !loaderData.isLater,
        }
      : {
          title: 'The register has no such route',
          description: 'The register of sponsors has no such route.',
          index: false,
        },
  );

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  placePage({ request, context }, 'route', params.route);

export default function RoutePage({ loaderData }: Route.ComponentProps) {
  const { place, found, isLater, today } = loaderData;
  if (place === undefined || found === undefined) return <NoSuchPlace kind="route" />;
  const title = `${place.name}: ${sponsorsCounted(place.sponsors)} ${place.sponsors === 1 ? 'is' : 'are'} licensed`;
  return <PlacePage kind="route" {...{ place, found, isLater, today, title }} />;
}
