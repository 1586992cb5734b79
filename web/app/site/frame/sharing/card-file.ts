import { data } from 'react-router';
import type { Route } from './+types/card-file.ts';
import { cardWords, pageOfCard } from './card-words.ts';

/** Serves the share picture of a page; 404 for any other address. */
export async function loader({ request }: Route.LoaderArgs) {
  const page = pageOfCard(new URL(request.url).pathname);
  const words = page === undefined ? undefined : cardWords(page);
  if (page === undefined || words === undefined) throw data(null, { status: 404 });
  // Loaded on the first request, because it brings fonts and the rasteriser.
  const { pictureOf } = await import('./picture-of.server.ts');
  const { png, etag } = await pictureOf(page, words);
  const headers = {
    'Content-Type': 'image/png',
    'Cache-Control': 'public, max-age=604800',
    // Other sites embed it beside a link to us.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: etag,
  };
  if (request.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers });
  return new Response(png, { headers: { ...headers, 'Content-Length': String(png.length) } });
}
