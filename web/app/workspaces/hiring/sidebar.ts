import { BriefcaseBusiness, Building2, Handshake, MessagesSquare, Users } from 'lucide-react';
import type { StoredUnreadCounts } from '../../kit/loading/unread-counts.ts';
import type { SidebarEntry } from '../../ui/sidebar.tsx';

/** Pages about one application or hire, which stand under Applicants. */
const applicationPages = '/dashboard/hiring/applications';
const hirePages = '/dashboard/hiring/cases';

/** The employer's part of the sidebar, with what is new beside it. */
export function employerEntries({
  unreadCounts,
}: {
  readonly unreadCounts: StoredUnreadCounts;
}): readonly SidebarEntry[] {
  const none = { unread: 0, applicants: 0, hires: 0 };
  const { unread, applicants, hires } = typeof unreadCounts === 'object' ? unreadCounts : none;
  return [
    { to: '/dashboard/hiring/jobs', label: 'Jobs', Icon: BriefcaseBusiness },
    {
      to: '/dashboard/hiring/applicants',
      label: 'Applicants',
      Icon: Users,
      only: ['/dashboard/hiring/board', applicationPages, ...(hires === 0 ? [hirePages] : [])],
      count: counting(applicants, 'application to answer', 'applications to answer'),
    },
    // Nobody needs it before there is one.
    ...(hires === 0 ? [] : [hiresEntry]),
    {
      to: '/dashboard/hiring/messages',
      label: 'Messages',
      Icon: MessagesSquare,
      count: counting(unread, 'conversation with unread messages', 'conversations with unread messages'),
    },
    { to: '/dashboard/organisation', label: 'Organisation', Icon: Building2 },
  ];
}

const hiresEntry: SidebarEntry = {
  to: hirePages,
  label: 'Hires',
  Icon: Handshake,
  onlyWide: true,
};

const counting = (count: number, one: string, many: string) => ({
  of: count,
  what: count === 1 ? one : many,
});
