import { submit } from '@portway/contracts/client';
import { publishedIssuesOperation } from '@portway/contracts/site/newsletter/issues';
import { sitemapText } from '@portway/formats/xml';
import { apiFetch } from '../../kit/loading/api-fetch.ts';
import { keepForAMinute } from '../../kit/page/keep-for-a-minute.ts';
import { ourOrigin } from '../../kit/page/our-origin.ts';
import { sitemapPaths } from '../../routes.ts';
import { articleHeads } from '../../text/article-heads.ts';
import type { Route } from './+types/sitemap.ts';

const published: ReadonlyMap<string, string> = new Map(
  articleHeads.map((head) => [`/blogs/${head.slug}`, head.published]),
);

interface Entry {
  readonly path: string;
  readonly day: string | undefined;
}

/**
 * `lastmod` only for pages with a date of their own: guesses would teach search engines to ignore it
 * everywhere.
 */
function element({ path, day }: Entry): string {
  const lastmod = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
  return `<url><loc>${ourOrigin()}${path}</loc>${lastmod}</url>`;
}

export async function loader(visit: Route.LoaderArgs) {
  const pages = sitemapPaths.map((path) => ({ path, day: published.get(path) }));
  const entries = [...pages, ...(await newsletterIssues(visit))].map(element);
  return new Response(sitemapText('urlset', entries), {
    headers: { 'Content-Type': 'text/xml; charset=utf-8', ...keepForAMinute() },
  });
}

/** Those that were sent, the newest first, each with the day on which it was. */
async function newsletterIssues(
  { request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>,
  after?: string,
): Promise<Entry[]> {
  const { issues, next } = await submit(publishedIssuesOperation, after === undefined ? {} : { after }, {
    fetch: context.get(apiFetch),
    origin: new URL(request.url).origin,
  });
  const entries = issues.map(({ slug, sentAt }) => ({
    path: `/newsletter/issues/${slug}`,
    day: sentAt.slice(0, 10),
  }));
  if (next === null) return entries;
  return [...entries, ...(await newsletterIssues({ request, context }, next))];
}
