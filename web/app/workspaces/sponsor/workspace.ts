import type { WorkspacePage } from '../../kit/frame/workspace.ts';

/** The workspace of those who keep a sponsor's records. See each room in its folder. */
export const sponsorPages = [
  {
    path: '/dashboard/sponsor/set-up',
    file: 'workspaces/sponsor/licences/licence-details.tsx',
    title: 'Set-up of your licence',
  },
  { path: '/dashboard/sponsor/archive', file: 'workspaces/sponsor/archive/archive.tsx', title: 'Archive' },
  {
    path: '/dashboard/sponsor/import',
    file: 'workspaces/sponsor/worker-imports/worker-imports.tsx',
    title: 'Import workers',
  },
  { path: '/dashboard/sponsor/today', file: 'workspaces/sponsor/duties/today.tsx', title: 'Today' },
  { path: '/dashboard/sponsor/workers', file: 'workspaces/sponsor/workers/workers.tsx', title: 'Workers' },
  {
    path: '/dashboard/sponsor/workers/:worker',
    file: 'workspaces/sponsor/workers/worker.tsx',
    title: 'Worker',
  },
  {
    path: '/dashboard/sponsor/new-worker',
    file: 'workspaces/sponsor/workers/new-worker.tsx',
    title: 'Add a worker',
  },
  {
    path: '/dashboard/sponsor/happened',
    file: 'workspaces/sponsor/events/record-event.tsx',
    title: 'Something happened',
  },
  {
    path: '/dashboard/sponsor/history',
    file: 'workspaces/sponsor/events/history.tsx',
    title: 'Look at these',
  },
  { path: '/dashboard/sponsor/duties', file: 'workspaces/sponsor/duties/duties.tsx', title: 'Duties' },
  { path: '/dashboard/sponsor/duties/:duty', file: 'workspaces/sponsor/duties/duty.tsx', title: 'Duty' },
  {
    path: '/dashboard/sponsor/calendar',
    file: 'workspaces/sponsor/calendar/calendar.tsx',
    title: 'Calendar',
  },
  {
    path: '/dashboard/sponsor/certificates',
    file: 'workspaces/sponsor/certificates/certificates.tsx',
    title: 'Certificates',
  },
  {
    path: '/dashboard/sponsor/certificates/:certificate',
    file: 'workspaces/sponsor/certificates/certificate.tsx',
    title: 'Certificate',
  },
] as const satisfies readonly WorkspacePage[];
