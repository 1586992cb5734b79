import { Building2 } from 'lucide-react';
import type { SidebarEntry } from '../../ui/sidebar.tsx';

/** The employer's part of the sidebar. */
export const employerEntries: readonly SidebarEntry[] = [
  { to: '/dashboard/organisation', label: 'Organisation', Icon: Building2 },
];
