import { keepUntilMidnight } from '../../kit/page/keep-until-midnight.ts';
import { ourOrigin } from '../../kit/page/our-origin.ts';
import { sitemapPaths } from '../../routes.ts';
import { articleHeads } from '../../text/article-heads.ts';

const published: ReadonlyMap<string, string> = new Map(
  articleHeads.map((head) => [`/blogs/${head.slug}`, head.published]),
);

/**
 * `lastmod` only for pages with a date of their own: guesses would teach search engines to ignore it
 * everywhere.
 */
function entry(path: string, origin: string): string {
  const day = published.get(path);
  const changed = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
  return `<url><loc>${origin}${path}</loc>${changed}</url>`;
}

export function loader() {
  const urls = sitemapPaths.map((path) => entry(path, ourOrigin()));
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('\n')}</urlset>\n`,
    { headers: { 'Content-Type': 'text/xml; charset=utf-8', ...keepUntilMidnight() } },
  );
}
