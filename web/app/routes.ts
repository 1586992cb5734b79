import { operations } from '@portway/contracts/operations';
import { occupations } from '@portway/rules/occupations';
import { register } from '@portway/rules/register';
import type { RouteConfig } from '@react-router/dev/routes';
import { doors } from './doors.ts';
import { articleHeads } from './text/article-heads.ts';
import { rosetteSeeds } from './ui/rosette-seeds.ts';
import { workplaces } from './workplaces.ts';

interface Page {
  path: string;
  file: string;
  /** What menus and lists call it. */
  title: string;
  /** Drawn once at build. Only a page without legal figures may be: those change at a midnight. */
  prerender: boolean;
  sitemap: boolean;
  /** What may stand for the parameter of the path, so that the sitemap, breadcrumbs and pictures can name each page. */
  members?: readonly Member[];
}

interface Member {
  id: string;
  title: string;
}

const fixed = { prerender: true, sitemap: true } as const;
const dated = { prerender: false, sitemap: true } as const;
/** For whoever is led there: a result, a step, a link in a mail. */
const ledTo = { prerender: false, sitemap: false } as const;
/** A step on the way to an account, the same for everybody until it wakes. */
const step = { prerender: true, sitemap: false } as const;
/** Drawn for each visitor: the address and the settings of this server decide what it offers. */
const door = { prerender: false, sitemap: true } as const;

/** Every page that people see in the public frame. */
export const pages = [
  { path: '/', file: 'marketing/home.tsx', title: 'Home', ...dated },
  { path: '/tools', file: 'marketing/tools-landing.tsx', title: 'Tools', ...fixed },
  {
    path: '/cost-estimator',
    file: 'tools/licence-cost/landing.tsx',
    title: 'Licence cost estimator',
    ...fixed,
  },
  {
    path: '/cost-estimator/calculate',
    file: 'tools/licence-cost/calculate.tsx',
    title: 'Estimate a licence',
    ...dated,
  },
  {
    path: '/cost-estimator/size',
    file: 'tools/licence-cost/size/size.tsx',
    title: 'Am I a small sponsor?',
    ...dated,
  },
  {
    path: '/immigration-skill-charge-calculator',
    file: 'tools/skills-charge/landing.tsx',
    title: 'Skills charge and visa costs',
    ...fixed,
  },
  {
    path: '/immigration-skill-charge-calculator/calculate',
    file: 'tools/skills-charge/calculate.tsx',
    title: 'Calculate a charge',
    ...dated,
  },
  {
    path: '/immigration-skill-charge-calculator/compare',
    file: 'tools/skills-charge/compare/compare.tsx',
    title: 'Compare scenarios',
    ...dated,
  },
  {
    path: '/sponsor-licence-assessment',
    file: 'tools/assessment/landing.tsx',
    title: 'Sponsor licence eligibility',
    ...dated,
  },
  { path: '/assessment', file: 'tools/assessment/assessment.tsx', title: 'Assess a sponsor', ...dated },
  {
    path: '/assessment/result',
    file: 'tools/assessment/result.tsx',
    title: 'Result of an assessment',
    ...ledTo,
  },
  {
    path: '/salary-calculator',
    file: 'tools/salary/landing.tsx',
    title: 'Minimum salary calculator',
    ...fixed,
  },
  {
    path: '/salary-calculator/calculate',
    file: 'tools/salary/calculate.tsx',
    title: 'Calculate a salary',
    ...dated,
  },
  {
    path: '/salary-calculator/pay-periods',
    file: 'tools/salary/pay-periods/pay-periods.tsx',
    title: 'Test pay periods',
    ...dated,
  },
  {
    path: '/settlement-salary',
    file: 'tools/settlement/settlement.tsx',
    title: 'Salary for settlement',
    ...dated,
  },
  { path: '/embed', file: 'shell/embed-guide.tsx', title: 'Put a tool on your site', ...dated },

  {
    path: '/sponsor-licence',
    file: 'marketing/sponsor-licence/sponsor-licence.tsx',
    title: 'Sponsor licence',
    ...dated,
  },
  { path: '/compliance', file: 'marketing/compliance/compliance.tsx', title: 'Compliance', ...dated },
  { path: '/recruitment', file: 'marketing/recruitment/recruitment.tsx', title: 'Recruitment', ...dated },
  { path: '/immigration', file: 'marketing/immigration/immigration.tsx', title: 'Immigration', ...dated },
  { path: '/job-seekers', file: 'marketing/job-seekers/job-seekers.tsx', title: 'Job seekers', ...dated },
  {
    path: '/visa-processing',
    file: 'marketing/visa-processing/visa-processing.tsx',
    title: 'Visa processing',
    ...dated,
  },
  { path: '/universities', file: 'marketing/universities/universities.tsx', title: 'Universities', ...dated },
  { path: '/pricing', file: 'marketing/pricing/pricing.tsx', title: 'Pricing', ...dated },
  { path: '/blogs', file: 'articles/blogs.tsx', title: 'Blog', ...fixed },
  {
    path: '/blogs/:slug',
    file: 'articles/article.tsx',
    title: 'An article',
    members: articleHeads.map(({ slug, title }) => ({ id: slug, title })),
    ...dated,
  },
  {
    path: '/blogs/:slug/sources',
    file: 'articles/article-sources.tsx',
    title: 'Sources of an article',
    ...ledTo,
  },
  { path: '/faq', file: 'marketing/faq/faq.tsx', title: 'Questions and answers', ...dated },
  { path: '/case-study', file: 'marketing/case-study/case-study.tsx', title: 'Case study', ...dated },
  { path: '/about', file: 'marketing/about/about.tsx', title: 'About', ...fixed },
  { path: '/contact', file: 'marketing/contact/contact.tsx', title: 'Contact us', ...fixed },
  { path: '/demo', file: 'marketing/demo/demo.tsx', title: 'Request a demo', ...dated },
  { path: '/demo/booking', file: 'marketing/demo/booking.tsx', title: 'Your booking', ...ledTo },

  { path: '/newsletter', file: 'marketing/newsletter/newsletter.tsx', title: 'Newsletter', ...fixed },
  {
    path: '/newsletter/confirm',
    file: 'marketing/newsletter/confirm.tsx',
    title: 'Confirm a subscription',
    ...ledTo,
  },
  {
    path: '/newsletter/unsubscribe',
    file: 'marketing/newsletter/unsubscribe.tsx',
    title: 'Unsubscribe',
    ...ledTo,
  },
  {
    path: '/job-alerts/stop',
    file: 'marketing/job-alerts/stop.tsx',
    title: 'Stop mails about new jobs',
    ...ledTo,
  },

  { path: '/jobs', file: 'jobs-public/jobs.tsx', title: 'Jobs', ...dated },
  { path: '/jobs/:slug', file: 'jobs-public/job.tsx', title: 'A job', ...ledTo },

  { path: '/login', file: 'account/login/login.tsx', title: 'Log in', ...door },
  { path: '/signup', file: 'account/signup/signup.tsx', title: 'Sign up', ...door },
  { path: '/otp', file: 'account/otp/otp.tsx', title: 'Enter your code', ...step },
  { path: '/forgot', file: 'account/forgot/forgot.tsx', title: 'Forgot your password', ...step },
  { path: '/reset', file: 'account/reset/reset.tsx', title: 'Choose a new password', ...step },
  { path: '/invitation', file: 'account/invitation/invitation.tsx', title: 'Your invitation', ...ledTo },

  {
    path: '/privacy-policy',
    file: 'marketing/legal/privacy/privacy-policy.tsx',
    title: 'Privacy policy',
    ...fixed,
  },
  { path: '/terms', file: 'marketing/legal/terms.tsx', title: 'Terms', ...fixed },
  { path: '/accessibility', file: 'marketing/legal/accessibility.tsx', title: 'Accessibility', ...fixed },
  { path: '/cookies', file: 'marketing/legal/cookies.tsx', title: 'Cookies', ...fixed },

  { path: '/rules', file: 'law/rules.tsx', title: 'Rules and sources', ...dated },
  { path: '/rules/corrections', file: 'law/corrections.tsx', title: 'Corrections', ...dated },
  {
    path: '/rules/:id',
    file: 'law/rule.tsx',
    title: 'A rule',
    members: register.topics.map(({ id, title }) => ({ id, title })),
    ...dated,
  },
  {
    path: '/occupations',
    file: 'law/occupations/occupations.tsx',
    title: 'Occupation codes',
    ...dated,
  },
  {
    path: '/occupations/:code',
    file: 'law/occupations/occupation.tsx',
    title: 'An occupation code',
    members: occupations.map(({ code, title }) => ({ id: code, title })),
    ...dated,
  },
  { path: '/api/docs', file: 'law/api/api-docs.tsx', title: 'API', ...dated },
  {
    path: '/api/docs/:operation',
    file: 'law/api/api-operation.tsx',
    title: 'An operation of the API',
    members: operations.map(({ id, summary }) => ({ id, title: summary })),
    ...dated,
  },

  {
    path: '/design-system',
    file: 'shell/design-system/page.tsx',
    title: 'Design system',
    prerender: true,
    sitemap: false,
  },
] as const satisfies readonly Page[];

/** The tools that other sites may show in a frame, by their name in `/embed/`. Only these addresses may be framed. */
export const embeds = [
  { tool: 'salary-calculator', file: 'tools/salary/calculate.tsx', title: 'Minimum salary calculator' },
  { tool: 'pay-periods', file: 'tools/salary/pay-periods/pay-periods.tsx', title: 'Pay period test' },
  {
    tool: 'immigration-skill-charge-calculator',
    file: 'tools/skills-charge/calculate.tsx',
    title: 'Immigration skills charge calculator',
  },
  { tool: 'cost-estimator', file: 'tools/licence-cost/calculate.tsx', title: 'Licence cost estimator' },
  { tool: 'sponsor-size', file: 'tools/licence-cost/size/size.tsx', title: 'Am I a small sponsor?' },
] as const;

export type PagePath = (typeof pages)[number]['path'];

export const prerenderedPaths: readonly string[] = [
  ...pages.filter((page) => page.prerender).map((page) => page.path),
  ...workplaces.flatMap(({ pages: own }) => own.map(({ path }) => path)),
  ...rosetteSeeds.map((seed) => `/guilloche/${seed}.svg`),
  '/manifest.webmanifest',
];

/** One address that people and search engines know: a page, or one member of its family. */
export interface OpenPage {
  readonly path: string;
  readonly file: string;
  readonly title: string;
}

/** Every address that search engines should know: a path with a parameter once for each of its members. */
export const openPages: readonly OpenPage[] = pages
  .filter(({ sitemap }) => sitemap)
  .flatMap((page): OpenPage[] =>
    'members' in page
      ? page.members.map(({ id, title }) => ({
          path: page.path.replace(/:\w+$/, id),
          file: page.file,
          title,
        }))
      : [page],
  );

export const sitemapPaths: readonly string[] = openPages.map(({ path }) => path);

export default [
  {
    file: 'shell/site.tsx',
    children: [
      ...pages.map(({ path, file }) => ({ path, file, id: `page:${path}` })),
      { path: '*', file: 'shell/not-found.tsx' },
    ],
  },
  ...workplaces.map(({ id, frame, pages: own }) => ({
    file: frame,
    id,
    children: own.map(({ path, file }) => ({ path, file, id: `page:${path}` })),
  })),
  {
    file: 'shell/embed.tsx',
    children: embeds.map(({ tool, file }) => ({ path: `/embed/${tool}`, file, id: `embed:${tool}` })),
  },
  ...doors,
] satisfies RouteConfig;
