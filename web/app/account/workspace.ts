import type { WorkspacePage } from '../kit/frame/workspace.ts';

/** The account settings that every user has. */
export const accountPages = [
  { path: '/dashboard/account', file: 'account/details.tsx', title: 'Your details' },
  { path: '/dashboard/account/password', file: 'account/password.tsx', title: 'Your password' },
  { path: '/dashboard/account/security', file: 'account/security.tsx', title: 'Security' },
  { path: '/dashboard/account/sessions', file: 'account/sessions.tsx', title: 'Your sessions' },
  { path: '/dashboard/account/notifications', file: 'account/notifications.tsx', title: 'Notifications' },
  { path: '/dashboard/account/data', file: 'account/download-or-delete.tsx', title: 'Your data' },
] as const satisfies readonly WorkspacePage[];
