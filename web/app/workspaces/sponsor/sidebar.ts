import { CalendarDays, FileBadge, IdCard, ListChecks, Sunrise } from 'lucide-react';
import type { SidebarEntry } from '../../ui/sidebar.tsx';

const at = (page: string) => `/dashboard/sponsor/${page}`;

/** The part of the sidebar for members with a compliance role. */
export const sponsorEntries: readonly SidebarEntry[] = [
  { to: at('today'), label: 'Today', Icon: Sunrise, heading: 'Sponsorship', only: [at('set-up')] },
  {
    to: at('workers'),
    label: 'Workers',
    Icon: IdCard,
    only: ['worker', 'new-worker', 'import', 'happened', 'history'].map(at),
  },
  { to: at('certificates'), label: 'Certificates', Icon: FileBadge, only: [at('certificate')] },
  { to: at('duties'), label: 'Duties', Icon: ListChecks, only: [at('duty')] },
  { to: at('calendar'), label: 'Calendar', Icon: CalendarDays },
];
