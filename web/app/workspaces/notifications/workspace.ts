import type { WorkspacePage } from '../../kit/frame/workspace.ts';

/** What people were told, on both sides. */
export const notificationPages = [
  {
    path: '/dashboard/notifications',
    file: 'workspaces/notifications/notifications.tsx',
    title: 'Notifications',
    palette: { words: 'news alerts bell unread what happened new', icon: 'Bell' },
  },
] as const satisfies readonly WorkspacePage[];
