import type { PagePath } from '../../routes.ts';

/**
 * One entry of a menu. `to` must be the path of an existing page, with or without a query, or it does not
 * compile.
 */
export interface Entry {
  label: string;
  to: PagePath | `${PagePath}?${string}` | `${PagePath}#${string}`;
}

export interface Menu {
  id: string;
  label: string;
  entries: readonly Entry[];
}

export const mainMenu: readonly (Entry | Menu)[] = [
  { label: 'Home', to: '/' },
  {
    id: 'platform',
    label: 'Platform',
    entries: [
      { label: 'Candidate', to: '/job-seekers' },
      { label: 'Recruiter', to: '/recruitment' },
      { label: 'Jobs', to: '/jobs' },
      { label: 'Sponsor register', to: '/sponsors' },
    ],
  },
  { label: 'Pricing', to: '/pricing' },
  {
    id: 'resources',
    label: 'Resources',
    entries: [
      { label: 'Blogs', to: '/blogs' },
      { label: 'Tools', to: '/tools' },
    ],
  },
  { label: 'About', to: '/about' },
  { label: 'Contact Us', to: '/contact' },
];

export const loginMenu: Menu = {
  id: 'login',
  label: 'Login',
  entries: [
    { label: 'Candidate', to: '/signup?role=candidate' },
    { label: 'Recruiter', to: '/signup?role=recruiter' },
    { label: 'I have an account', to: '/login' },
  ],
};

export const demoEntry: Entry = { label: 'Request a Demo', to: '/demo' };

export const footerColumns: readonly Menu[] = [
  {
    id: 'organization',
    label: 'Organization',
    entries: [
      { label: 'Sponsor Licence', to: '/sponsor-licence' },
      { label: 'Immigration', to: '/immigration' },
      { label: 'Compliance', to: '/compliance' },
      { label: 'Recruitment', to: '/recruitment' },
    ],
  },
  {
    id: 'individuals',
    label: 'Individuals',
    entries: [
      { label: 'Visa Processing', to: '/visa-processing' },
      { label: 'Job Seekers', to: '/job-seekers' },
      { label: 'Jobs', to: '/jobs' },
      { label: 'Sponsor Register', to: '/sponsors' },
    ],
  },
  { id: 'universities', label: 'Universities', entries: [{ label: 'Register', to: '/universities' }] },
  {
    id: 'resources',
    label: 'Resources',
    entries: [
      { label: 'Pricing', to: '/pricing' },
      { label: 'About', to: '/about' },
      { label: 'Blog', to: '/blogs' },
      { label: 'Visa Fees Calculator', to: '/immigration-skill-charge-calculator' },
      { label: 'Sponsor Licence Calculators', to: '/tools' },
      { label: 'Case Study', to: '/case-study' },
      { label: 'FAQ', to: '/faq' },
      { label: 'Contact Us', to: '/contact' },
    ],
  },
];

export const legalEntries: readonly Entry[] = [
  { label: 'Privacy policy', to: '/privacy-policy' },
  { label: 'Terms', to: '/terms' },
  { label: 'Accessibility', to: '/accessibility' },
  { label: 'Cookies', to: '/cookies' },
  { label: 'Occupation codes', to: '/occupations' },
  { label: 'Rules and sources', to: '/rules' },
  { label: 'Corrections', to: '/rules/corrections' },
  { label: 'Open questions', to: '/rules/open-questions' },
  { label: 'API', to: '/api/docs' },
];
