import { keepUntilMidnight } from '../../kit/page/keep-until-midnight.ts';
import { ourOrigin } from '../../kit/page/our-origin.ts';

/** Results as files and a person's own pages are not for search engines; pictures beside links are for everybody. */
const rules = [
  'User-agent: *',
  'Disallow: /api/',
  'Allow: /api/docs',
  'Disallow: /embed/',
  'Disallow: /*.pdf',
  'Disallow: /*.csv',
  'Disallow: /dashboard',
];

const sitemaps = ['/sitemap.xml', '/sitemap-jobs.xml'];

export function loader() {
  return new Response(
    `${[...rules, ...sitemaps.map((path) => `Sitemap: ${ourOrigin()}${path}`)].join('\n')}\n`,
    {
      headers: { 'Content-Type': 'text/plain; charset=utf-8', ...keepUntilMidnight() },
    },
  );
}
