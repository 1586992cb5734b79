import { operations } from '@portway/contracts/operations';
import { occupations } from '@portway/rules/occupations';
import { register } from '@portway/rules/register';
import { nameKey } from '@portway/rules/word-index';
import { articleHeads } from '../text/article-heads.ts';
import { toolPages } from './tool-pages.ts';

/** In the sitemap by their own address. */
const inSitemap = { prerender: false, sitemap: true } as const;
/** One for each entry, town or route of the register, which the list of pages does not know. */
const ofRegister = { prerender: false, sitemap: false } as const;

/** The public pages of the register of sponsors. */
const sponsorPages = [
  { path: '/sponsors', file: 'site/sponsors/sponsors.tsx', title: 'Register of sponsors', ...inSitemap },
  {
    path: '/sponsors/changes',
    file: 'site/sponsors/changes/changes.tsx',
    title: 'New and gone',
    ...inSitemap,
  },
  {
    path: '/sponsors/towns',
    file: 'site/sponsors/places/towns.tsx',
    title: 'Sponsors by town',
    ...inSitemap,
  },
  { path: '/sponsors/towns/:town', file: 'site/sponsors/places/town.tsx', title: 'A town', ...ofRegister },
  {
    path: '/sponsors/routes',
    file: 'site/sponsors/places/routes.tsx',
    title: 'Sponsors by route',
    ...inSitemap,
  },
  {
    path: '/sponsors/routes/:route',
    file: 'site/sponsors/places/route.tsx',
    title: 'A route',
    ...ofRegister,
  },
  { path: '/sponsors/:slug', file: 'site/sponsors/sponsor.tsx', title: 'A sponsor', ...ofRegister },
] as const;

interface Page {
  path: string;
  file: string;
  /** Title in menus and lists. */
  title: string;
  /** Rendered once at build. Only for pages without legal figures, which may change at midnight. */
  prerender: boolean;
  sitemap: boolean;
  /** The values of the path's parameter, so that sitemap, breadcrumbs and pictures can name each page. */
  members?: readonly Member[];
}

interface Member {
  id: string;
  title: string;
}

const fixed = { prerender: true, sitemap: true } as const;
const dated = { prerender: false, sitemap: true } as const;
/** Pages reached only by a link: a result, a step, a link in an email. */
const ledTo = { prerender: false, sitemap: false } as const;
/** A step towards an account, the same for everybody until hydration. */
const step = { prerender: true, sitemap: false } as const;
/** Rendered for each request: its query and the server's settings decide what it offers. */
const door = { prerender: false, sitemap: true } as const;

/** Every page within the public layout. */
export const pages = [
  { path: '/', file: 'site/marketing/home.tsx', title: 'Home', ...dated },
  { path: '/tools', file: 'site/marketing/tools-landing.tsx', title: 'Tools', ...fixed },
  ...toolPages,
  { path: '/embed', file: 'site/frame/embed-guide.tsx', title: 'Put a tool on your site', ...dated },

  {
    path: '/sponsor-licence',
    file: 'site/marketing/sponsor-licence/sponsor-licence.tsx',
    title: 'Sponsor licence',
    ...dated,
  },
  { path: '/compliance', file: 'site/marketing/compliance/compliance.tsx', title: 'Compliance', ...dated },
  {
    path: '/recruitment',
    file: 'site/marketing/recruitment/recruitment.tsx',
    title: 'Recruitment',
    ...dated,
  },
  {
    path: '/immigration',
    file: 'site/marketing/immigration/immigration.tsx',
    title: 'Immigration',
    ...dated,
  },
  {
    path: '/job-seekers',
    file: 'site/marketing/job-seekers/job-seekers.tsx',
    title: 'Job seekers',
    ...dated,
  },
  {
    path: '/visa-processing',
    file: 'site/marketing/visa-processing/visa-processing.tsx',
    title: 'Visa processing',
    ...dated,
  },
  {
    path: '/universities',
    file: 'site/marketing/universities/universities.tsx',
    title: 'Universities',
    ...dated,
  },
  { path: '/pricing', file: 'site/marketing/pricing/pricing.tsx', title: 'Pricing', ...dated },
  { path: '/blogs', file: 'site/articles/blogs.tsx', title: 'Blog', ...fixed },
  {
    path: '/blogs/:slug',
    file: 'site/articles/article.tsx',
    title: 'An article',
    members: articleHeads.map(({ slug, title }) => ({ id: slug, title })),
    ...dated,
  },
  {
    path: '/blogs/:slug/sources',
    file: 'site/articles/article-sources.tsx',
    title: 'Sources of an article',
    ...ledTo,
  },
  { path: '/faq', file: 'site/marketing/faq/faq.tsx', title: 'Questions and answers', ...dated },
  { path: '/case-study', file: 'site/marketing/case-study/case-study.tsx', title: 'Case study', ...dated },
  { path: '/about', file: 'site/marketing/about/about.tsx', title: 'About', ...dated },
  { path: '/contact', file: 'site/marketing/contact/contact.tsx', title: 'Contact us', ...dated },
  { path: '/demo', file: 'site/marketing/demo/demo.tsx', title: 'Request a demo', ...dated },
  {
    path: '/asked',
    file: 'site/marketing/record-link/asked.tsx',
    title: 'A document you are asked for',
    ...ledTo,
  },
  { path: '/demo/booking', file: 'site/marketing/demo/booking.tsx', title: 'Your booking', ...ledTo },

  { path: '/newsletter', file: 'site/marketing/newsletter/newsletter.tsx', title: 'Newsletter', ...dated },
  {
    path: '/newsletter/issues',
    file: 'site/marketing/newsletter/issues.tsx',
    title: 'Earlier newsletters',
    ...dated,
  },
  {
    path: '/newsletter/issues/:slug',
    file: 'site/marketing/newsletter/issue.tsx',
    title: 'A newsletter',
    ...ledTo,
  },
  {
    path: '/newsletter/confirm',
    file: 'site/marketing/newsletter/confirm.tsx',
    title: 'Confirm a subscription',
    ...ledTo,
  },
  {
    path: '/newsletter/unsubscribe',
    file: 'site/marketing/newsletter/unsubscribe.tsx',
    title: 'Unsubscribe',
    ...ledTo,
  },
  { path: '/sponsor-alerts/stop', file: 'site/marketing/follows/stop.tsx', title: 'Stop emails', ...ledTo },
  {
    path: '/notification-emails/stop',
    file: 'site/marketing/notification-emails/stop.tsx',
    title: 'Stop notification emails',
    ...ledTo,
  },
  {
    path: '/job-alerts/stop',
    file: 'site/marketing/job-alerts/stop.tsx',
    title: 'Stop emails about new jobs',
    ...ledTo,
  },

  { path: '/jobs', file: 'site/jobs/jobs.tsx', title: 'Jobs', ...dated },
  { path: '/jobs/:slug', file: 'site/jobs/job.tsx', title: 'A job', ...ledTo },

  { path: '/companies/:slug', file: 'site/companies/company.tsx', title: 'A company', ...ledTo },

  ...sponsorPages,

  { path: '/login', file: 'site/authentication/login/login.tsx', title: 'Log in', ...door },
  { path: '/signup', file: 'site/authentication/signup/signup.tsx', title: 'Sign up', ...door },
  { path: '/otp', file: 'site/authentication/otp/otp.tsx', title: 'Enter your code', ...step },
  { path: '/forgot', file: 'site/authentication/forgot/forgot.tsx', title: 'Forgot your password', ...step },
  { path: '/reset', file: 'site/authentication/reset/reset.tsx', title: 'Choose a new password', ...step },
  {
    path: '/invitation',
    file: 'site/authentication/invitation/invitation.tsx',
    title: 'Your invitation',
    ...ledTo,
  },

  {
    path: '/privacy-policy',
    file: 'site/marketing/legal/privacy/privacy-policy.tsx',
    title: 'Privacy policy',
    ...fixed,
  },
  { path: '/terms', file: 'site/marketing/legal/terms.tsx', title: 'Terms', ...fixed },
  {
    path: '/accessibility',
    file: 'site/marketing/legal/accessibility.tsx',
    title: 'Accessibility',
    ...fixed,
  },
  { path: '/cookies', file: 'site/marketing/legal/cookies.tsx', title: 'Cookies', ...fixed },

  { path: '/rules', file: 'site/law/rules.tsx', title: 'Rules and sources', ...dated },
  { path: '/rules/corrections', file: 'site/law/corrections.tsx', title: 'Corrections', ...dated },
  { path: '/rules/open-questions', file: 'site/law/open-questions.tsx', title: 'Open questions', ...dated },
  {
    path: '/rules/:id',
    file: 'site/law/rule.tsx',
    title: 'A rule',
    members: register.topics.map(({ id, title }) => ({ id, title })),
    ...dated,
  },
  {
    path: '/occupations',
    file: 'site/law/occupations/occupations.tsx',
    title: 'Occupation codes',
    ...dated,
  },
  {
    path: '/occupations/:code',
    file: 'site/law/occupations/occupation.tsx',
    title: 'An occupation code',
    members: occupations.map(({ code, title }) => ({ id: code, title })),
    ...dated,
  },
  { path: '/api/docs', file: 'site/law/api/api-docs.tsx', title: 'API', ...dated },
  {
    path: '/api/docs/groups/:group',
    file: 'site/law/api/api-group.tsx',
    title: 'Operations of the API',
    members: [...new Set(operations.map(({ tag }) => tag))].map((tag) => ({ id: nameKey(tag), title: tag })),
    ...dated,
  },
  {
    path: '/api/docs/:operation',
    file: 'site/law/api/api-operation.tsx',
    title: 'An operation of the API',
    members: operations.map(({ id, summary }) => ({ id, title: summary })),
    ...dated,
  },

  {
    path: '/design-system',
    file: 'site/frame/design-system/page.tsx',
    title: 'Design system',
    prerender: true,
    sitemap: false,
  },
] as const satisfies readonly Page[];

/** Tools that other sites may embed, by their name in `/embed/`. No other address may be framed. */
export const embeds = [
  { tool: 'salary-calculator', file: 'site/tools/salary/calculate.tsx', title: 'Minimum salary calculator' },
  { tool: 'pay-periods', file: 'site/tools/salary/pay-periods/pay-periods.tsx', title: 'Pay period test' },
  {
    tool: 'immigration-skill-charge-calculator',
    file: 'site/tools/skills-charge/calculate.tsx',
    title: 'Immigration skills charge calculator',
  },
  { tool: 'cost-estimator', file: 'site/tools/licence-cost/calculate.tsx', title: 'Licence cost estimator' },
  { tool: 'plan-a-hire', file: 'site/tools/plan-a-hire/plan-a-hire.tsx', title: 'Plan this hire' },
  { tool: 'sponsor-size', file: 'site/tools/licence-cost/size/size.tsx', title: 'Am I a small sponsor?' },
  {
    tool: 'reporting-deadline',
    file: 'site/tools/reporting-deadline/deadline.tsx',
    title: 'When must we report it?',
  },
  {
    tool: 'right-to-work',
    file: 'site/tools/right-to-work/right-to-work.tsx',
    title: 'Right to work check',
  },
] as const;

export type PagePath = (typeof pages)[number]['path'];
