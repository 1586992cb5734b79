import type { ComplianceRole } from '@portway/contracts/account/account-settings/account-fields';
import { CalendarDays, FileBadge, IdCard, ListChecks, Sunrise } from 'lucide-react';
import type { SidebarEntry } from '../../ui/sidebar.tsx';

const at = (page: string) => `/dashboard/sponsor/${page}`;

const sponsorEntries: readonly SidebarEntry[] = [
  {
    to: at('today'),
    label: 'Today',
    Icon: Sunrise,
    heading: 'Sponsorship',
    only: ['set-up', 'archive'].map(at),
  },
  {
    to: at('workers'),
    label: 'Workers',
    Icon: IdCard,
    only: ['workers', 'new-worker', 'import', 'happened', 'history'].map(at),
  },
  { to: at('certificates'), label: 'Certificates', Icon: FileBadge },
  { to: at('duties'), label: 'Duties', Icon: ListChecks },
  { to: at('calendar'), label: 'Calendar', Icon: CalendarDays },
];

/** The part of the sidebar for members with a compliance role. Line managers see no certificates. */
export const sponsorEntriesFor = (role: ComplianceRole): readonly SidebarEntry[] =>
  role === 'line-manager' ? sponsorEntries.filter(({ to }) => to !== at('certificates')) : sponsorEntries;
