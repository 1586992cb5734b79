import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { PagePath } from './routes.ts';
import { movedAddresses } from './workspaces/moved-addresses.ts';

/** A page's result as files: its path with `.pdf` and `.csv`, and the same query. */
const resultFiles = (path: PagePath, file: string): RouteConfigEntry[] =>
  ['pdf', 'csv'].map((ending) => ({ path: `${path.slice(1)}.${ending}`, id: `${path}.${ending}`, file }));

/** Routes that respond with something other than a page in the public layout. */
export const resourceRoutes: RouteConfigEntry[] = [
  { path: 'e', file: 'site/marketing/get-started.ts' },
  {
    path: 'imigration-skill-charge-calculator',
    id: 'one-m',
    file: 'site/tools/skills-charge/misspelt-redirect.ts',
  },
  {
    path: 'imigration-skill-charge-calculator/calculate',
    id: 'one-m-calculate',
    file: 'site/tools/skills-charge/misspelt-redirect.ts',
  },
  ...resultFiles('/salary-calculator/calculate', 'site/tools/salary/document/salary-file.ts'),
  ...resultFiles('/salary-calculator/pay-periods', 'site/tools/salary/pay-periods/pay-file.ts'),
  ...resultFiles(
    '/immigration-skill-charge-calculator/calculate',
    'site/tools/skills-charge/document/bill-file.ts',
  ),
  ...resultFiles(
    '/immigration-skill-charge-calculator/compare',
    'site/tools/skills-charge/compare/compare-file.ts',
  ),
  ...resultFiles('/plan-a-hire', 'site/tools/plan-a-hire/document/plan-file.ts'),
  { path: 'plan-a-hire.json', file: 'site/tools/plan-a-hire/plan-summary.ts' },
  { path: 'plan-a-hire.ics', file: 'site/tools/plan-a-hire/document/plan-calendar.ts' },
  ...resultFiles('/cost-estimator/calculate', 'site/tools/licence-cost/licence-file.ts'),
  ...resultFiles('/cost-estimator/size', 'site/tools/licence-cost/size/size-file.ts'),
  ...resultFiles('/tools/reporting-deadline', 'site/tools/reporting-deadline/deadline-file.ts'),
  ...resultFiles('/tools/right-to-work', 'site/tools/right-to-work/check-file.ts'),
  { path: 'tools/reporting-deadline.ics', file: 'site/tools/reporting-deadline/deadline-calendar.ts' },
  ...resultFiles('/assessment/result', 'site/tools/assessment/result-file.ts'),
  { path: 'demo/booking.ics', file: 'site/marketing/demo/booking-file.ts' },
  { path: 'guilloche/:seed.svg', file: 'site/frame/guilloche-file.ts' },
  { path: 'og/*', file: 'site/frame/sharing/card-file.ts' },
  { path: 'blogs.xml', file: 'site/articles/feed/feed.ts' },
  { path: 'sitemap.xml', file: 'site/frame/sitemap.ts' },
  { path: 'sitemap-jobs.xml', id: 'sitemap-jobs', file: 'site/jobs/sitemap.ts' },
  { path: 'sitemap-jobs/:part.xml', id: 'sitemap-jobs-part', file: 'site/jobs/sitemap.ts' },
  { path: 'sponsors/changes.atom', id: 'sponsor-changes-feed', file: 'site/sponsors/changes/feed.ts' },
  { path: 'sitemap-sponsors.xml', id: 'sitemap-sponsors', file: 'site/sponsors/sitemap.ts' },
  { path: 'sitemap-sponsors/:part.xml', id: 'sitemap-sponsors-part', file: 'site/sponsors/sitemap.ts' },
  { path: 'companies/:slug/logo.jpg', id: 'company-logo', file: 'site/companies/logo-file.ts' },
  { path: 'sitemap-companies.xml', id: 'sitemap-companies', file: 'site/companies/sitemap.ts' },
  { path: 'robots.txt', file: 'site/frame/robots.ts' },
  { path: 'manifest.webmanifest', file: 'site/frame/sharing/manifest.ts' },
  { path: 'service-worker.js', file: 'workspaces/offline/service-worker.ts' },
  { path: '.well-known/security.txt', file: 'site/frame/sharing/security-text.ts' },
  {
    path: 'dashboard/sponsor/workers-report.pdf',
    file: 'workspaces/sponsor/workers/export/report-file.ts',
  },
  ...movedAddresses.map(({ from }) => ({
    path: from,
    id: `moved:${from}`,
    file: 'workspaces/moved-address.ts',
  })),
  { path: 'security.txt', file: 'site/frame/sharing/security-text-moved.ts' },
];
