import type { Me } from '@portway/contracts/auth';
import {
  BriefcaseBusiness,
  Building2,
  House,
  Inbox,
  MessagesSquare,
  Send,
  Settings,
  UserRound,
} from 'lucide-react';
import type { RailEntry } from '../ui/rail.tsx';
import type { KnownCompleteness } from './completeness.ts';
import { profilePaths } from './profile-paths.ts';

const home: RailEntry = { to: '/dashboard', label: 'Home', Icon: House, only: ['/dashboard/home'] };
const account: RailEntry = { to: '/dashboard/account', label: 'Account', Icon: Settings };
const organisation: RailEntry = { to: '/dashboard/organisation', label: 'Organisation', Icon: Building2 };
const desk: RailEntry = { to: '/staff', label: 'Desk', Icon: Inbox };

/** What the rail offers to whoever is logged in; what everybody has, while that is not known. */
export function entriesFor(me: Me | undefined, completeness: KnownCompleteness): readonly RailEntry[] {
  if (me === undefined) return [home];
  if (me.role === 'candidate') return candidateEntries(completeness);
  if (me.role === 'recruiter') return [home, organisation, account];
  return me.secondFactorDue ? [home, account] : [home, desk, account];
}

function candidateEntries(completeness: KnownCompleteness): readonly RailEntry[] {
  const needed = typeof completeness === 'object' ? completeness.needed : 0;
  const what = needed === 1 ? 'needed step is open' : 'needed steps are open';
  return [
    home,
    { to: profilePaths.overview, label: 'Profile', Icon: UserRound, count: { of: needed, what } },
    { to: '/dashboard/jobs', label: 'Jobs', Icon: BriefcaseBusiness },
    { to: '/dashboard/applied', label: 'Applied', Icon: Send },
    { to: '/dashboard/messages', label: 'Messages', Icon: MessagesSquare },
  ];
}

/** The menu behind one's own name. */
export function accountLinks({ role }: Me) {
  return [
    { to: '/dashboard/account', label: 'Your account' },
    { to: '/dashboard/account/security', label: 'Security' },
    ...(role === 'recruiter' ? [{ to: '/dashboard/organisation', label: 'Organisation' }] : []),
    { to: '/', label: 'Public site' },
  ];
}
