import { ourOrigin } from '../../../kit/page/our-origin.ts';
import type { Route } from './+types/feed.ts';
import { readChangeQuery } from './change-query.ts';
import { sponsorChanges } from './changes-api.server.ts';
import { changesFeed } from './changes-feed.ts';

/** Atom feed of what the editions changed, also of one town, one route or one kind. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readChangeQuery(new URL(request.url).searchParams);
  const changes = await sponsorChanges({ request, context }, query, null);
  if (changes === undefined) throw new Response(null, { status: 404 });
  return new Response(changesFeed(changes, query, ourOrigin()), {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=600',
    },
  });
}
