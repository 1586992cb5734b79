import { Bell } from 'lucide-react';
import type { FindablePage } from '../../kit/command-palette/quick-entry.ts';

/** The command palette's entry for the list of notifications, on both sides. */
export const notificationEntries: readonly FindablePage[] = [
  {
    to: '/dashboard/notifications',
    label: 'Notifications',
    words: 'news alerts bell unread what happened new',
    Icon: Bell,
  },
];
