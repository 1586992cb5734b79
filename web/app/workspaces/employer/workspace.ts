import type { WorkspacePage } from '../../kit/frame/workspace.ts';

/** The employers' workspace. Their jobs and applications will be added here. */
export const employerPages = [
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
] as const satisfies readonly WorkspacePage[];
