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
import type { KnownStanding } from '../../kit/loading/unread-counts.ts';
import { profilePaths } from '../../text/profile-paths.ts';
import type { RailEntry } from '../../ui/rail.tsx';
import type { KnownCompleteness } from './completeness.ts';

const home: RailEntry = { to: '/dashboard', label: 'Home', Icon: House, only: ['/dashboard/home'] };
const account: RailEntry = { to: '/dashboard/account', label: 'Account', Icon: Settings };
const organisation: RailEntry = { to: '/dashboard/organisation', label: 'Organisation', Icon: Building2 };
const desk: RailEntry = { to: '/staff', label: 'Desk', Icon: Inbox };

/** What is counted beside the entries of whoever looks for work. */
export interface Counted {
  readonly completeness: KnownCompleteness;
  readonly standing: KnownStanding;
}

/** What the rail offers to whoever is logged in; what everybody has, while that is not known. */
export function entriesFor(me: Me | undefined, counted: Counted): readonly RailEntry[] {
  if (me === undefined) return [home];
  if (me.role === 'candidate') return candidateEntries(counted);
  if (me.role === 'recruiter') return [home, organisation, account];
  return me.secondFactorDue ? [home, account] : [home, desk, account];
}

function candidateEntries({ completeness, standing }: Counted): readonly RailEntry[] {
  const needed = typeof completeness === 'object' ? completeness.needed : 0;
  const { ongoing, unread } = typeof standing === 'object' ? standing : { ongoing: 0, unread: 0 };
  return [
    home,
    {
      to: profilePaths.overview,
      label: 'Profile',
      Icon: UserRound,
      count: counting(needed, 'needed step is open', 'needed steps are open'),
    },
    { to: '/dashboard/jobs', label: 'Jobs', Icon: BriefcaseBusiness },
    {
      to: '/dashboard/applied',
      label: 'Applied',
      Icon: Send,
      count: counting(ongoing, 'ongoing application', 'ongoing applications'),
    },
    {
      to: '/dashboard/messages',
      label: 'Messages',
      Icon: MessagesSquare,
      count: counting(unread, 'conversation with unread messages', 'conversations with unread messages'),
    },
  ];
}

const counting = (of: number, one: string, many: string) => ({ of, what: of === 1 ? one : many });

/** The menu behind one's own name. */
export function accountLinks({ role }: Me) {
  return [
    { to: '/dashboard/account', label: 'Your account' },
    { to: '/dashboard/account/security', label: 'Security' },
    ...(role === 'recruiter' ? [{ to: '/dashboard/organisation', label: 'Organisation' }] : []),
    { to: '/', label: 'Public site' },
  ];
}
