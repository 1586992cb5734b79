import { BriefcaseBusiness, Building2, FilePlus2, Handshake, MessagesSquare, Users } from 'lucide-react';
import type { FindablePage } from '../../kit/command-palette/quick-entry.ts';

/** The command palette's entries for employers, with synonyms that people search for. */
// biome-ignore format: a table is read by its columns
export const employerEntries: readonly FindablePage[] = [
  { to: '/dashboard/hiring/jobs', label: 'Jobs', words: 'vacancies posts adverts drafts hiring', Icon: BriefcaseBusiness },
  { to: '/dashboard/hiring/new-job', label: 'Post a job', words: 'new vacancy advert paste duplicate plan', Icon: FilePlus2 },
  { to: '/dashboard/hiring/messages', label: 'Messages', words: 'chat conversations inbox unread write answer candidates applicants templates assigned mine', Icon: MessagesSquare },
  { to: '/dashboard/organisation', label: 'Organisation', words: 'company members colleagues roles invite invitations', Icon: Building2 },
  { to: '/dashboard/hiring/applicants', label: 'Applicants', words: 'candidates applications people pipeline board list interview reject tags notes', Icon: Users },
  { to: '/dashboard/hiring/cases', label: 'Hires', words: 'cases accepted offers onboarding right to work check first day started', Icon: Handshake },
];
