import type { WorkspacePage } from '../../kit/frame/workspace.ts';

/** The staff workspace. */
export const staffPages = [
  { path: '/staff', file: 'workspaces/staff/enquiries/enquiries.tsx', title: 'Enquiries' },
  { path: '/staff/enquiries/:enquiry', file: 'workspaces/staff/enquiries/enquiry.tsx', title: 'An enquiry' },
  {
    path: '/staff/answer-templates',
    file: 'workspaces/staff/templates/answer-templates.tsx',
    title: 'Answer templates',
  },
  { path: '/staff/team', file: 'workspaces/staff/team/team.tsx', title: 'Our team' },
  { path: '/staff/users', file: 'workspaces/staff/users.tsx', title: 'Users' },
  { path: '/staff/organisations', file: 'workspaces/staff/organisations.tsx', title: 'Organisations' },
  {
    path: '/staff/organisations/:organisation',
    file: 'workspaces/staff/organisation/organisation.tsx',
    title: 'An organisation',
  },
  { path: '/staff/newsletter', file: 'workspaces/staff/newsletter/issues.tsx', title: 'Newsletter' },
  {
    path: '/staff/newsletter/:issue',
    file: 'workspaces/staff/newsletter/issue.tsx',
    title: 'Newsletter issue',
  },
  {
    path: '/staff/testimonials',
    file: 'workspaces/staff/testimonials/testimonials.tsx',
    title: 'Testimonials',
  },
  {
    path: '/staff/testimonials/:testimonial',
    file: 'workspaces/staff/testimonials/testimonial.tsx',
    title: 'Testimonial',
  },
  { path: '/staff/failed-emails', file: 'workspaces/staff/failed-emails.tsx', title: 'Failed emails' },
  { path: '/staff/register', file: 'workspaces/staff/register.tsx', title: 'Register of sponsors' },
  { path: '/staff/figures', file: 'workspaces/staff/figures/figures.tsx', title: 'Figures' },
  { path: '/staff/audit', file: 'workspaces/staff/audit.tsx', title: 'Audit log' },
] as const satisfies readonly WorkspacePage[];
