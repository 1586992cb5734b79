import { BriefcaseBusiness, Building2, MessagesSquare, Users } from 'lucide-react';
import type { StoredUnreadCounts } from '../../kit/loading/unread-counts.ts';
import type { SidebarEntry } from '../../ui/sidebar.tsx';

/** Pages about one applicant or hire, which stand under Applicants. */
const ofApplicants = ['sponsoring', 'reject-for-sponsorship', 'offer', 'cases', 'case'].map(
  (page) => `/dashboard/hiring/${page}`,
);

/** The employer's part of the sidebar, with what is new beside it. */
export function employerEntries({
  standing,
}: {
  readonly standing: StoredUnreadCounts;
}): readonly SidebarEntry[] {
  const { unread, applicants } = typeof standing === 'object' ? standing : { unread: 0, applicants: 0 };
  return [
    { to: '/dashboard/hiring/jobs', label: 'Jobs', Icon: BriefcaseBusiness },
    {
      to: '/dashboard/hiring/applicants',
      label: 'Applicants',
      Icon: Users,
      only: ['/dashboard/hiring/board', ...ofApplicants],
      count: counting(applicants, 'application to answer', 'applications to answer'),
    },
    {
      to: '/dashboard/hiring/messages',
      label: 'Messages',
      Icon: MessagesSquare,
      count: counting(unread, 'conversation with unread messages', 'conversations with unread messages'),
    },
    { to: '/dashboard/organisation', label: 'Organisation', Icon: Building2 },
  ];
}

const counting = (of: number, one: string, many: string) => ({ of, what: of === 1 ? one : many });
