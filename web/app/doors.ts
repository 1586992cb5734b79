import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { PagePath } from './routes.ts';

/** A page's result as files: its path with `.pdf` and `.csv`, and the same query. */
const resultFiles = (path: PagePath, file: string): RouteConfigEntry[] =>
  ['pdf', 'csv'].map((ending) => ({ path: `${path.slice(1)}.${ending}`, id: `${path}.${ending}`, file }));

/** What answers with something else than a page in the frame. */
export const doors: RouteConfigEntry[] = [
  { path: 'e', file: 'marketing/get-started.ts' },
  { path: 'imigration-skill-charge-calculator', id: 'one-m', file: 'tools/skills-charge/one-m.ts' },
  {
    path: 'imigration-skill-charge-calculator/calculate',
    id: 'one-m-calculate',
    file: 'tools/skills-charge/one-m.ts',
  },
  ...resultFiles('/salary-calculator/calculate', 'tools/salary/salary-file.ts'),
  ...resultFiles('/salary-calculator/pay-periods', 'tools/salary/pay-periods/pay-file.ts'),
  ...resultFiles('/immigration-skill-charge-calculator/calculate', 'tools/skills-charge/bill-file.ts'),
  ...resultFiles(
    '/immigration-skill-charge-calculator/compare',
    'tools/skills-charge/compare/compare-file.ts',
  ),
  ...resultFiles('/cost-estimator/calculate', 'tools/licence-cost/licence-file.ts'),
  ...resultFiles('/cost-estimator/size', 'tools/licence-cost/size/size-file.ts'),
  ...resultFiles('/assessment/result', 'tools/assessment/result-file.ts'),
  { path: 'demo/booking.ics', file: 'marketing/demo/booking-file.ts' },
  { path: 'guilloche/:seed.svg', file: 'shell/guilloche-file.ts' },
  { path: 'og/*', file: 'shell/sharing/card-file.ts' },
  { path: 'blogs.xml', file: 'articles/feed.ts' },
  { path: 'sitemap.xml', file: 'shell/sitemap.ts' },
  { path: 'sitemap-jobs.xml', id: 'sitemap-jobs', file: 'jobs-public/sitemap.ts' },
  { path: 'sitemap-jobs/:part.xml', id: 'sitemap-jobs-part', file: 'jobs-public/sitemap.ts' },
  { path: 'robots.txt', file: 'shell/robots.ts' },
  { path: 'manifest.webmanifest', file: 'shell/sharing/manifest.ts' },
  { path: '.well-known/security.txt', file: 'shell/sharing/security-text.ts' },
  { path: 'security.txt', file: 'shell/sharing/security-text-moved.ts' },
];
