import type { WorkspacePage } from '../../kit/frame/workspace.ts';

/** The employers' workspace. See each room in its folder. */
export const employerPages = [
  { path: '/dashboard/hiring/jobs', file: 'workspaces/employer/jobs/jobs.tsx', title: 'Jobs' },
  {
    path: '/dashboard/hiring/new-job',
    file: 'workspaces/employer/jobs/begin/new-job.tsx',
    title: 'Post a job',
  },
  { path: '/dashboard/hiring/job', file: 'workspaces/employer/jobs/editor/job.tsx', title: 'Job' },
  { path: '/dashboard/hiring/messages', file: 'workspaces/messages/hiring-messages.tsx', title: 'Messages' },
  {
    path: '/dashboard/organisation',
    file: 'workspaces/employer/organisation/organisation.tsx',
    title: 'Organisation',
  },
  {
    path: '/dashboard/hiring/sponsoring',
    file: 'workspaces/employer/sponsoring/sponsoring.tsx',
    title: 'Sponsoring an applicant',
  },
  {
    path: '/dashboard/hiring/applicants',
    file: 'workspaces/employer/applicants/applicants.tsx',
    title: 'Applicants',
  },
  {
    path: '/dashboard/hiring/board',
    file: 'workspaces/employer/applicants/board.tsx',
    title: 'Applicants for a job',
  },
  {
    path: '/dashboard/hiring/reject-for-sponsorship',
    file: 'workspaces/employer/sponsoring/reject-for-sponsorship.tsx',
    title: 'Rejecting for sponsorship',
  },
  { path: '/dashboard/hiring/offer', file: 'workspaces/employer/offers/offer.tsx', title: 'Offer' },
  { path: '/dashboard/hiring/cases', file: 'workspaces/employer/cases/cases.tsx', title: 'Hires' },
  { path: '/dashboard/hiring/case', file: 'workspaces/employer/cases/case.tsx', title: 'Hire' },
] as const satisfies readonly WorkspacePage[];
