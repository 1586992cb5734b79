import { call } from '@portway/contracts/client';
import { ProblemError } from '@portway/contracts/problem';
import { listSponsorAddressesOperation } from '@portway/contracts/register/sponsor-register/sponsor-places';
import { sitemapText } from '@portway/formats/xml';
import { ourOrigin } from '../../kit/page/our-origin.ts';
import type { Route } from './+types/sitemap.ts';
import { sponsorPath } from './places.ts';
import { apiOf } from './sponsors-api.server.ts';

/** Sitemaps of the register: `/sitemap-sponsors.xml` is the index, `/sitemap-sponsors/1.xml` has its first entries by name. */
export async function loader({ request, context, params: { part } }: Route.LoaderArgs) {
  const origin = ourOrigin();
  const query = part === undefined ? {} : { part };
  const { parts, slugs } = await call(
    listSponsorAddressesOperation,
    query,
    apiOf({ request, context }),
  ).catch(noSuchPart);
  if (part !== undefined && Number(part) > parts) throw new Response(null, { status: 404 });
  if (part !== undefined)
    return xml(
      'urlset',
      slugs.map((slug) => `<url><loc>${origin}${sponsorPath(slug)}</loc></url>`),
    );
  const files = Array.from({ length: parts }, (_, at) => `${origin}/sitemap-sponsors/${at + 1}.xml`);
  return xml(
    'sitemapindex',
    files.map((file) => `<sitemap><loc>${file}</loc></sitemap>`),
  );
}

/** A part that is not a number is rejected by the API as invalid; here it is an unknown address. */
function noSuchPart(error: unknown): never {
  if (error instanceof ProblemError && error.status === 422) throw new Response(null, { status: 404 });
  throw error;
}

function xml(kind: 'sitemapindex' | 'urlset', entries: readonly string[]): Response {
  return new Response(sitemapText(kind, entries), {
    headers: { 'Content-Type': 'text/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
  });
}
