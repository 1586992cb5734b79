import { keepUntilMidnight } from '../../kit/page/keep-until-midnight.ts';
import { ourOrigin } from '../../kit/page/our-origin.ts';

/** Keeps search engines away from result files and personal pages. Share pictures stay open to everybody. */
const rules = [
  'User-agent: *',
  'Disallow: /api/',
  'Allow: /api/docs',
  'Disallow: /embed/',
  'Disallow: /*.pdf',
  'Disallow: /*.csv',
  'Disallow: /dashboard',
];

const sitemaps = ['/sitemap.xml', '/sitemap-jobs.xml', '/sitemap-companies.xml', '/sitemap-sponsors.xml'];

export function loader() {
  return new Response(
    `${[...rules, ...sitemaps.map((path) => `Sitemap: ${ourOrigin()}${path}`)].join('\n')}\n`,
    {
      headers: { 'Content-Type': 'text/plain; charset=utf-8', ...keepUntilMidnight() },
    },
  );
}
