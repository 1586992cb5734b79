import type { WorkspacePage } from '../../kit/frame/workspace.ts';

/** The employers' workspace. See each room in its folder. */
export const hiringPages = [
  { path: '/dashboard/hiring/jobs', file: 'workspaces/hiring/jobs/jobs.tsx', title: 'Jobs' },
  {
    path: '/dashboard/hiring/new-job',
    file: 'workspaces/hiring/jobs/begin/new-job.tsx',
    title: 'Post a job',
  },
  { path: '/dashboard/hiring/jobs/:job', file: 'workspaces/hiring/jobs/editor/job.tsx', title: 'Job' },
  {
    path: '/dashboard/hiring/messages',
    file: 'workspaces/conversations/hiring-conversations.tsx',
    title: 'Messages',
  },
  {
    path: '/dashboard/organisation',
    file: 'workspaces/hiring/organisation/organisation.tsx',
    title: 'Organisation',
  },
  {
    path: '/dashboard/hiring/applications/:application/sponsoring',
    file: 'workspaces/hiring/visa-facts/visa-facts.tsx',
    title: 'Sponsoring an applicant',
  },
  {
    path: '/dashboard/hiring/applicants',
    file: 'workspaces/hiring/applications/applications.tsx',
    title: 'Applicants',
  },
  {
    path: '/dashboard/hiring/board',
    file: 'workspaces/hiring/applications/board.tsx',
    title: 'Applicants for a job',
  },
  {
    path: '/dashboard/hiring/applications/:application/reject-for-sponsorship',
    file: 'workspaces/hiring/visa-facts/reject-for-sponsorship.tsx',
    title: 'Rejecting for sponsorship',
  },
  {
    path: '/dashboard/hiring/applications/:application/offer',
    file: 'workspaces/hiring/offers/offer.tsx',
    title: 'Offer',
  },
  { path: '/dashboard/hiring/cases', file: 'workspaces/hiring/hire-cases/hire-cases.tsx', title: 'Hires' },
  {
    path: '/dashboard/hiring/cases/:case',
    file: 'workspaces/hiring/hire-cases/hire-case.tsx',
    title: 'Hire',
  },
] as const satisfies readonly WorkspacePage[];
