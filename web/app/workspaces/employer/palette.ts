import { Building2, MessagesSquare } from 'lucide-react';
import type { FindablePage } from '../../kit/command-palette/quick-entry.ts';

/** The command palette's entries for employers, with synonyms that people search for. */
// biome-ignore format: a table is read by its columns
export const employerEntries: readonly FindablePage[] = [
  { to: '/dashboard/hiring/messages', label: 'Messages', words: 'chat conversations inbox unread write answer candidates applicants templates assigned mine', Icon: MessagesSquare },
  { to: '/dashboard/organisation', label: 'Organisation', words: 'company members colleagues roles invite invitations', Icon: Building2 },
];
