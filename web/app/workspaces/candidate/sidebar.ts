import { BriefcaseBusiness, MessagesSquare, Send, UserRound } from 'lucide-react';
import type { StoredUnreadCounts } from '../../kit/loading/unread-counts.ts';
import { profilePaths } from '../../text/profile/profile-paths.ts';
import type { SidebarEntry } from '../../ui/sidebar.tsx';
import type { KnownCompleteness } from './completeness.ts';

/** The unread counts beside a candidate's entries. */
export interface SidebarCounts {
  readonly completeness: KnownCompleteness;
  readonly unreadCounts: StoredUnreadCounts;
}

/** A candidate's part of the sidebar. */
export function candidateEntries({ completeness, unreadCounts }: SidebarCounts): readonly SidebarEntry[] {
  const needed = typeof completeness === 'object' ? completeness.needed : 0;
  const { ongoing, unread } = typeof unreadCounts === 'object' ? unreadCounts : { ongoing: 0, unread: 0 };
  return [
    {
      to: profilePaths.overview,
      label: 'Profile',
      Icon: UserRound,
      count: counting(needed, 'needed step is open', 'needed steps are open'),
    },
    { to: '/dashboard/jobs', label: 'Jobs', Icon: BriefcaseBusiness },
    {
      to: '/dashboard/applied',
      label: 'Applied',
      Icon: Send,
      count: counting(ongoing, 'ongoing application', 'ongoing applications'),
    },
    {
      to: '/dashboard/messages',
      label: 'Messages',
      Icon: MessagesSquare,
      count: counting(unread, 'conversation with unread messages', 'conversations with unread messages'),
    },
  ];
}

const counting = (count: number, one: string, many: string) => ({
  of: count,
  what: count === 1 ? one : many,
});
