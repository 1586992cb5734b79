import type { Me } from '@portway/contracts/account/authentication/auth';
import { House, Inbox, Route, Settings } from 'lucide-react';
import { pathInWorkspace } from '../kit/loading/workspace-choice.ts';
import { workspaceOf } from '../kit/loading/workspace-of.ts';
import type { SidebarEntry } from '../ui/sidebar.tsx';
import type { SwitcherEntry } from '../ui/sidebar-switcher.tsx';
import { candidateEntries, type SidebarCounts } from './candidate/sidebar.ts';
import { roleNames } from './hiring/organisation/roles.ts';
import { employerEntries } from './hiring/sidebar.ts';
import { sponsorEntriesFor } from './sponsor/sidebar.ts';

const home: SidebarEntry = { to: '/dashboard', label: 'Home', Icon: House, only: ['/dashboard/home'] };
const plans: SidebarEntry = { to: '/dashboard/plans', label: 'Plans', Icon: Route, onlyWide: true };
const account: SidebarEntry = { to: '/dashboard/account', label: 'Account', Icon: Settings };
const desk: SidebarEntry = { to: '/staff', label: 'Desk', Icon: Inbox };

interface SidebarState {
  readonly counts: SidebarCounts;
  /** The page's address. */
  readonly pathname: string;
}

/** The sidebar of a workspace; the entries common to all until the user is known. */
export function entriesFor(me: Me | undefined, { counts, pathname }: SidebarState): readonly SidebarEntry[] {
  if (me === undefined) return [home];
  const workspace = workspaceOf(me);
  if (workspace === 'candidate') return [home, ...candidateEntries(counts), plans];
  if (workspace === 'employer')
    return [...employerAndSponsor(me, { counts, pathname }), plans, { ...account, onlyWide: true }];
  return me.secondFactorDue ? [home, account] : [home, desk, account];
}

/** A phone has room for five: the rooms of sponsorship when in one, else those of hiring with the way to them. */
function employerAndSponsor(me: Me, { counts, pathname }: SidebarState): readonly SidebarEntry[] {
  const hiring = [home, ...employerEntries(counts)];
  const role = me.organisation?.complianceRole ?? 'none';
  if (role === 'none') return hiring;
  const sponsorEntries = sponsorEntriesFor(role);
  if (pathname.startsWith('/dashboard/sponsor/')) return [...hiring.map(onWide), ...sponsorEntries];
  const organisation = '/dashboard/organisation';
  return [
    ...hiring.map((entry) => (entry.to === organisation ? onWide(entry) : entry)),
    ...sponsorEntries.map((entry, place) => (place === 0 ? entry : onWide(entry))),
  ];
}

const onWide = (entry: SidebarEntry): SidebarEntry => ({ ...entry, onlyWide: true });

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
