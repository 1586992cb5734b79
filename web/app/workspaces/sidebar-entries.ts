import type { Me } from '@portway/contracts/authentication/auth';
import { House, Inbox, Settings } from 'lucide-react';
import type { SidebarEntry } from '../ui/sidebar.tsx';
import { type Counted, candidateEntries } from './candidate/sidebar.ts';
import { employerEntries } from './employer/sidebar.ts';

const home: SidebarEntry = { to: '/dashboard', label: 'Home', Icon: House, only: ['/dashboard/home'] };
const account: SidebarEntry = { to: '/dashboard/account', label: 'Account', Icon: Settings };
const desk: SidebarEntry = { to: '/staff', label: 'Desk', Icon: Inbox };

/** The sidebar by role; the entries common to all roles until the user is known. */
export function entriesFor(me: Me | undefined, counted: Counted): readonly SidebarEntry[] {
  if (me === undefined) return [home];
  if (me.role === 'candidate') return [home, ...candidateEntries(counted)];
  if (me.role === 'recruiter') return [home, ...employerEntries, account];
  return me.secondFactorDue ? [home, account] : [home, desk, account];
}

/** The menu behind the user's name. */
export function accountLinks({ role }: Me) {
  return [
    { to: '/dashboard/account', label: 'Your account' },
    { to: '/dashboard/account/security', label: 'Security' },
    ...(role === 'recruiter' ? [{ to: '/dashboard/organisation', label: 'Organisation' }] : []),
    { to: '/', label: 'Public site' },
  ];
}
