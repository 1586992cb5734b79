import type { Me } from '@portway/contracts/authentication/auth';
import { House, Inbox, Route, Settings } from 'lucide-react';
import type { SidebarEntry } from '../ui/sidebar.tsx';
import { type Counted, candidateEntries } from './candidate/sidebar.ts';
import { employerEntries } from './employer/sidebar.ts';

const home: SidebarEntry = { to: '/dashboard', label: 'Home', Icon: House, only: ['/dashboard/home'] };
const plans: SidebarEntry = { to: '/dashboard/plans', label: 'Plans', Icon: Route };
const account: SidebarEntry = { to: '/dashboard/account', label: 'Account', Icon: Settings };
const desk: SidebarEntry = { to: '/staff', label: 'Desk', Icon: Inbox };

/** The sidebar by role; the entries common to all roles until the user is known. */
export function entriesFor(me: Me | undefined, counted: Counted): readonly SidebarEntry[] {
  if (me === undefined) return [home];
  if (me.role === 'candidate') return [home, ...candidateEntries(counted), { ...plans, onlyWide: true }];
  if (me.role === 'recruiter') return [home, plans, ...employerEntries, account];
  return me.secondFactorDue ? [home, account] : [home, desk, account];
}

/** The menu behind the user's name. */
export function accountLinks({ role }: Me) {
  return [
    { to: '/dashboard/account', label: 'Your account' },
    { to: '/dashboard/account/security', label: 'Security' },
    // On a phone the candidate's bar has no room for it.
    ...(role === 'candidate' ? [{ to: '/dashboard/plans', label: 'Plans' }] : []),
    ...(role === 'recruiter' ? [{ to: '/dashboard/organisation', label: 'Organisation' }] : []),
    { to: '/', label: 'Public site' },
  ];
}
