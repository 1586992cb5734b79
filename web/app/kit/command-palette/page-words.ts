import {
  BellRing,
  Bookmark,
  BriefcaseBusiness,
  Building2,
  FileText,
  House,
  Inbox,
  type LucideIcon,
  MailX,
  MessagesSquare,
  ScrollText,
  Send,
  SlidersHorizontal,
  Sprout,
  UserPen,
  UserRound,
  Users,
} from 'lucide-react';
import { profilePaths } from '../../text/profile-paths.ts';
import type { Worded } from './public-words.ts';
import type { QuickEntry, Seeker } from './quick-entry.ts';

type Page = Worded & { readonly Icon: LucideIcon };

const home: Page = { to: '/dashboard', label: 'Home', words: 'start welcome next', Icon: House };

// biome-ignore format: a table is read by its columns
const ofCandidates: readonly Page[] = [
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

// biome-ignore format: a table is read by its columns
const ofRecruiters: readonly Page[] = [
  { to: '/dashboard/organisation', label: 'Organisation', words: 'company members colleagues roles invite invitations', Icon: Building2 },
];

// biome-ignore format: a table is read by its columns
const ofStaff: readonly Page[] = [
  { to: '/staff', label: 'Enquiries', words: 'desk demos contact forms inbox', Icon: Inbox },
  { to: '/staff/users', label: 'Users', words: 'desk people accounts', Icon: Users },
  { to: '/staff/organisations', label: 'Organisations', words: 'desk companies', Icon: Building2 },
  { to: '/staff/dead-letters', label: 'Dead letters', words: 'desk mail failed', Icon: MailX },
  { to: '/staff/audit', label: 'Audit log', words: 'desk who did what', Icon: ScrollText },
];

/** The pages of one's own workplace. */
export function pagesFor(me: Seeker | undefined): QuickEntry[] {
  return [home, ...ownPages(me)].map(({ to, label, words, Icon }) => ({
    id: to,
    group: 'Pages',
    label,
    words,
    Icon,
    goal: { to },
  }));
}

function ownPages(me: Seeker | undefined): readonly Page[] {
  if (me?.role === 'candidate') return ofCandidates;
  if (me?.role === 'recruiter') return ofRecruiters;
  return me?.role === 'staff' && !me.secondFactorDue ? ofStaff : [];
}
