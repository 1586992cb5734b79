import type { WorkspacePage } from '../../kit/frame/workspace.ts';

/** The staff workspace. A phone has room for five in the sidebar; a long word may be hyphenated there. */
export const staffPages = [
  {
    path: '/staff',
    file: 'workspaces/staff/enquiries/enquiries.tsx',
    title: 'Enquiries',
    sidebar: { place: 1, icon: 'Inbox', isExact: true, count: { of: 'waiting', one: 'new', many: 'new' } },
    palette: { words: 'desk demos contact forms inbox', icon: 'Inbox' },
  },
  {
    path: '/staff/enquiries/:enquiry',
    file: 'workspaces/staff/enquiries/enquiry.tsx',
    title: 'An enquiry',
    under: '/staff',
  },
  {
    path: '/staff/answer-templates',
    file: 'workspaces/staff/templates/answer-templates.tsx',
    title: 'Answer templates',
    under: '/staff',
    palette: { words: 'desk replies texts enquiries', icon: 'MessageSquareText' },
  },
  {
    path: '/staff/team',
    file: 'workspaces/staff/team/team.tsx',
    title: 'Our team',
    under: '/staff/users',
    palette: { words: 'desk staff colleagues invite link', icon: 'UserPlus' },
  },
  {
    path: '/staff/users',
    file: 'workspaces/staff/users.tsx',
    title: 'Users',
    sidebar: { place: 2, icon: 'Users' },
    palette: { words: 'desk people accounts', icon: 'Users' },
  },
  {
    path: '/staff/organisations',
    file: 'workspaces/staff/organisations.tsx',
    title: 'Organisations',
    sidebar: { place: 3, label: 'Organi\u00ADsations', icon: 'Building2' },
    palette: { words: 'desk companies', icon: 'Building2' },
  },
  {
    path: '/staff/organisations/:organisation',
    file: 'workspaces/staff/organisation/organisation.tsx',
    title: 'An organisation',
  },
  {
    path: '/staff/newsletter',
    file: 'workspaces/staff/newsletter/issues.tsx',
    title: 'Newsletter',
    sidebar: { place: 4, label: 'Content', icon: 'Newspaper' },
    palette: { words: 'desk issues mail subscribers write send', icon: 'Newspaper' },
  },
  {
    path: '/staff/newsletter/:issue',
    file: 'workspaces/staff/newsletter/issue.tsx',
    title: 'Newsletter issue',
  },
  {
    path: '/staff/testimonials',
    file: 'workspaces/staff/testimonials/testimonials.tsx',
    title: 'Testimonials',
    under: '/staff/newsletter',
    palette: { words: 'desk clients quotes said home page', icon: 'MessageSquareQuote' },
  },
  {
    path: '/staff/testimonials/:testimonial',
    file: 'workspaces/staff/testimonials/testimonial.tsx',
    title: 'Testimonial',
  },
  {
    path: '/staff/failed-emails',
    file: 'workspaces/staff/failed-emails.tsx',
    title: 'Failed emails',
    under: '/staff/newsletter',
    palette: { words: 'desk mail failed', icon: 'MailX' },
  },
  {
    path: '/staff/register',
    file: 'workspaces/staff/register.tsx',
    title: 'Register of sponsors',
    under: '/staff/audit',
    palette: { words: 'desk edition fetch import home office', icon: 'ListChecks' },
  },
  {
    path: '/staff/figures',
    file: 'workspaces/staff/figures/figures.tsx',
    title: 'Figures',
    under: '/staff/audit',
    palette: { words: 'desk metrics latency queue memory database health', icon: 'Gauge' },
  },
  {
    path: '/staff/audit',
    file: 'workspaces/staff/audit.tsx',
    title: 'Audit log',
    sidebar: { place: 5, icon: 'ScrollText' },
    palette: { words: 'desk who did what failed log-ins attempts', icon: 'ScrollText' },
  },
] as const satisfies readonly WorkspacePage[];
