import { Building2 } from 'lucide-react';
import type { FindablePage } from '../../kit/command-palette/quick-entry.ts';

/** What the command palette finds here, with other words that people look for. */
// biome-ignore format: a table is read by its columns
export const employerEntries: readonly FindablePage[] = [
  { to: '/dashboard/organisation', label: 'Organisation', words: 'company members colleagues roles invite invitations', Icon: Building2 },
];
