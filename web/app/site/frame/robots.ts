import { readCalendarFeedOperation } from '@portway/contracts/sponsor/duties/calendar/calendar';
import { keepUntilMidnight } from '../../kit/page/keep-until-midnight.ts';
import { ourOrigin } from '../../kit/page/our-origin.ts';

/**
 * Keeps search engines away from result files and personal pages. Share pictures stay open to everybody, and so do
 * calendar feeds: Google Calendar fetches nothing that is disallowed here. Some readers take the first rule that fits.
 */
const rules = [
  'User-agent: *',
  'Allow: /api/docs',
  `Allow: ${readCalendarFeedOperation.path}`,
  'Disallow: /api/',
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
