import {
  BellRing,
  Bookmark,
  BriefcaseBusiness,
  FileText,
  MessagesSquare,
  Send,
  SlidersHorizontal,
  Sprout,
  UserPen,
  UserRound,
} from 'lucide-react';
import type { FindablePage } from '../../kit/command-palette/quick-entry.ts';
import { profilePaths } from '../../text/profile/profile-paths.ts';

/** The command palette's entries for candidates, with synonyms that people search for. */
// biome-ignore format: a table is read by its columns
export const candidateEntries: readonly FindablePage[] = [
  { to: profilePaths.overview, label: 'Profile: Overview', words: 'preview what recruiters will see', Icon: UserRound },
  { to: profilePaths.profile, label: 'Profile: Edit', words: 'about yourself change', Icon: UserPen },
  { to: profilePaths.resume, label: 'Resume/ CV', words: 'curriculum vitae upload file document download', Icon: FileText },
  { to: profilePaths.preferences, label: 'Preferences', words: 'profile wishes', Icon: SlidersHorizontal },
  { to: profilePaths.culture, label: 'Culture', words: 'profile questionnaire questions', Icon: Sprout },
  { to: '/dashboard/jobs', label: 'Search for Jobs', words: 'browse all saved vacancies positions', Icon: BriefcaseBusiness },
  { to: '/dashboard/jobs?tab=saved', label: 'Saved jobs', words: 'bookmarks kept', Icon: Bookmark },
  { to: '/dashboard/jobs?tab=searches', label: 'Saved Searches', words: 'job alerts mails new jobs', Icon: BellRing },
  { to: '/dashboard/applied', label: 'Applied', words: 'applications ongoing archived status pending interview offer rejected withdraw reopen', Icon: Send },
  { to: '/dashboard/messages', label: 'Messages', words: 'chat conversations inbox unread write answer recruiters employers report block', Icon: MessagesSquare },
];
