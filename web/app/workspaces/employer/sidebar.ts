import { Building2 } from 'lucide-react';
import type { RailEntry } from '../../ui/rail.tsx';

/** The employer's part of the sidebar. */
export const employerEntries: readonly RailEntry[] = [
  { to: '/dashboard/organisation', label: 'Organisation', Icon: Building2 },
];
