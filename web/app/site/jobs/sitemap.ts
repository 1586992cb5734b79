import { call } from '@portway/contracts/client';
import { ProblemError } from '@portway/contracts/problem';
import { jobAddressesOperation } from '@portway/contracts/site/job-addresses/job-addresses';
import { sitemapText } from '@portway/formats/xml';
import { apiFetch } from '../../kit/loading/api-fetch.ts';
import { ourOrigin } from '../../kit/page/our-origin.ts';
import type { Route } from './+types/sitemap.ts';

/** Sitemaps of open jobs: `/sitemap-jobs.xml` is the index, `/sitemap-jobs/1.xml` holds the newest. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { part } = params;
  const origin = ourOrigin();
  const query = part === undefined ? {} : { part };
  const api = { fetch: context.get(apiFetch), origin: new URL(request.url).origin };
  const { parts, slugs } = await call(jobAddressesOperation, query, api).catch(noSuchPart);
  if (part !== undefined && Number(part) > parts) throw new Response(null, { status: 404 });
  return part === undefined
    ? xml(
        'sitemapindex',
        Array.from({ length: parts }, (_, at) => entry('sitemap', `${origin}/sitemap-jobs/${at + 1}.xml`)),
      )
    : xml(
        'urlset',
        slugs.map((slug) => entry('url', `${origin}/jobs/${slug}`)),
      );
}

/** A part that is not a number is rejected by the API as invalid; here it is an unknown address. */
function noSuchPart(error: unknown): never {
  if (error instanceof ProblemError && error.status === 422) throw new Response(null, { status: 404 });
  throw error;
}

const entry = (kind: 'sitemap' | 'url', address: string) => `<${kind}><loc>${address}</loc></${kind}>`;

function xml(kind: 'sitemapindex' | 'urlset', entries: readonly string[]): Response {
  return new Response(sitemapText(kind, entries), {
    headers: { 'Content-Type': 'text/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
  });
}
