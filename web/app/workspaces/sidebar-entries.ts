import type { Me } from '@portway/contracts/authentication/auth';
import { House, Inbox, Route, Settings } from 'lucide-react';
import { pathInWorkspace } from '../kit/loading/workspace-choice.ts';
import { workspaceOf } from '../kit/loading/workspace-of.ts';
import type { SidebarEntry } from '../ui/sidebar.tsx';
import type { SwitcherEntry } from '../ui/sidebar-switcher.tsx';
import { type Counted, candidateEntries } from './candidate/sidebar.ts';
import { roleNames } from './employer/organisation/roles.ts';
import { employerEntries } from './employer/sidebar.ts';

const home: SidebarEntry = { to: '/dashboard', label: 'Home', Icon: House, only: ['/dashboard/home'] };
const plans: SidebarEntry = { to: '/dashboard/plans', label: 'Plans', Icon: Route, onlyWide: true };
const account: SidebarEntry = { to: '/dashboard/account', label: 'Account', Icon: Settings };
const desk: SidebarEntry = { to: '/staff', label: 'Desk', Icon: Inbox };

/** The sidebar of a workspace; the entries common to all until the user is known. */
export function entriesFor(me: Me | undefined, counted: Counted): readonly SidebarEntry[] {
  if (me === undefined) return [home];
  const workspace = workspaceOf(me);
  if (workspace === 'candidate') return [home, ...candidateEntries(counted), plans];
  if (workspace === 'employer')
    return [home, ...employerEntries(counted), plans, { ...account, onlyWide: true }];
  return me.secondFactorDue ? [home, account] : [home, desk, account];
}

/** Every workspace of the user: each organisation, and looking for a job. Our own staff have neither. */
export function workspacesOf(me: Me): readonly SwitcherEntry[] {
  if (me.role === 'staff') return [];
  const organisations = me.organisations.map(({ id, name, role }) => ({
    href: pathInWorkspace('/dashboard', id),
    label: name ?? 'Your organisation',
    detail: roleNames[role],
    current: id === me.organisation?.id,
  }));
  if (organisations.length === 0) return [];
  const search = { href: pathInWorkspace('/dashboard', 'none'), label: 'Looking for a job' };
  return [...organisations, { ...search, current: me.organisation === null }];
}

/** The menu behind the user's name. */
export function accountLinks(me: Me) {
  const workspace = workspaceOf(me);
  return [
    { to: '/dashboard/account', label: 'Your account' },
    { to: '/dashboard/account/security', label: 'Security' },
    // On a phone the bar has no room for plans.
    ...(workspace === 'staff'
      ? []
      : [
          { to: '/dashboard/plans', label: 'Plans' },
          { to: '/dashboard/following', label: 'Following' },
        ]),
    ...(workspace === 'employer' ? [{ to: '/dashboard/organisation', label: 'Organisation' }] : []),
    { to: '/', label: 'Public site' },
  ];
}
