import type { WorkspacePage } from '../../kit/frame/workspace.ts';

/** What those who hire see. Their jobs and applications come here. */
export const employerPages = [
  {
    path: '/dashboard/organisation',
    file: 'workspaces/employer/organisation/organisation.tsx',
    title: 'Organisation',
  },
] as const satisfies readonly WorkspacePage[];
