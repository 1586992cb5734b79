import type { Me } from '@portway/contracts/account/authentication/me';
import { Inbox } from 'lucide-react';
import { accountPages } from '../account/workspace.ts';
import { sidebarIcons } from '../kit/frame/sidebar-icons.ts';
import { type SidebarCounts, sidebarOf } from '../kit/frame/sidebar-of.ts';
import { isHiringPage, isOutsideHiring } from '../kit/loading/hiring-rights.ts';
import type { StoredUnreadCounts } from '../kit/loading/unread-counts.ts';
import { pathInWorkspace } from '../kit/loading/workspace-choice.ts';
import { workspaceOf } from '../kit/loading/workspace-of.ts';
import { memberWords } from '../text/role-names.ts';
import type { SidebarEntry } from '../ui/sidebar.tsx';
import type { SwitcherEntry } from '../ui/sidebar-switcher.tsx';
import type { KnownCompleteness } from './candidate/completeness.ts';
import { candidatePages } from './candidate/workspace.ts';
import { clientPages } from './clients/workspace.ts';
import { hiringPages } from './hiring/workspace.ts';
import { planPages } from './plans/workspace.ts';
import { sponsorPages } from './sponsor/workspace.ts';
import { homePages } from './workspace.ts';

const home = sidebarOf(homePages);
const clients = sidebarOf(clientPages);
const plans = sidebarOf(planPages);
const account = sidebarOf(accountPages);
const desk: SidebarEntry = { to: '/staff', label: 'Desk', Icon: Inbox };

/** What is counted beside the entries, as far as this page knows it. */
export interface KnownCounts {
  readonly completeness: KnownCompleteness;
  readonly unreadCounts: StoredUnreadCounts;
}

interface SidebarState {
  readonly counts: KnownCounts;
  /** The page's address. */
  readonly pathname: string;
}

/** The sidebar of a workspace; the entries common to all until the user is known. */
export function entriesFor(me: Me | undefined, { counts, pathname }: SidebarState): readonly SidebarEntry[] {
  if (me === undefined) return home;
  const workspace = workspaceOf(me);
  if (workspace === 'candidate')
    return [...home, ...sidebarOf(candidatePages, { counts: numbersOf(counts) }), ...plans];
  if (workspace === 'employer')
    return [...employerAndSponsor(me, { counts, pathname }), ...plans, ...account.map(onWide)];
  return me.secondFactorDue ? [...home, ...account] : [...home, desk, ...account];
}

function numbersOf({ completeness, unreadCounts }: KnownCounts): SidebarCounts {
  return {
    ...(typeof unreadCounts === 'object' ? unreadCounts : {}),
    ...(typeof completeness === 'object' ? { needed: completeness.needed } : {}),
  };
}

/** A phone has room for five: the rooms of sponsorship when in one, else those of hiring with the way to them. */
function employerAndSponsor(me: Me, { counts, pathname }: SidebarState): readonly SidebarEntry[] {
  const hiringEntries = sidebarOf(hiringPages, { counts: numbersOf(counts) });
  const isShown = ({ to }: SidebarEntry) => !(isOutsideHiring(me) && isHiringPage(to));
  const hiring = [
    ...home,
    ...(me.organisations.length > 1 ? clientsOf(me) : []),
    ...hiringEntries.filter(isShown),
  ];
  const role = me.organisation?.complianceRole ?? 'none';
  if (role === 'none') return me.organisation?.role === 'owner' ? [...hiring, setUp] : hiring;
  const sponsorEntries = sidebarOf(sponsorPages, { role, counts: numbersOf(counts) });
  if (pathname.startsWith('/dashboard/sponsor/')) return [...hiring.map(onWide), ...sponsorEntries];
  const organisation = '/dashboard/organisation';
  if (isOutsideHiring(me))
    return [
      ...hiring.map((entry) => (entry.to === organisation ? onWide(entry) : entry)),
      ...sponsorEntries.map((entry, place) => (place < phoneRooms ? entry : onWide(entry))),
    ];
  return [
    ...hiring.map((entry) => (entry.to === organisation ? onWide(entry) : entry)),
    ...sponsorEntries.map((entry, place) => (place === 0 ? entry : onWide(entry))),
  ];
}

/** Owners choose who sees sponsored workers: until one has a role, the way to it stands where its rooms will be. */
const setUp: SidebarEntry = {
  to: '/dashboard/sponsorship',
  label: 'Set up',
  Icon: sidebarIcons.Sunrise,
  heading: 'Sponsorship',
  onlyWide: true,
};

/** Advisers call them clients. */
const clientsOf = ({ organisations }: Me): readonly SidebarEntry[] =>
  organisations.some(({ complianceRole }) => complianceRole === 'adviser')
    ? clients
    : clients.map((entry) => ({ ...entry, label: 'All organisations' }));

/** Beside Home. */
const phoneRooms = 4;

const onWide = (entry: SidebarEntry): SidebarEntry => ({ ...entry, onlyWide: true });

/** Every workspace of the user: each organisation, and looking for a job. Our own staff have neither. */
export function workspacesOf(me: Me): readonly SwitcherEntry[] {
  if (me.role === 'staff') return [];
  const organisations = me.organisations.map((organisation) => ({
    href: pathInWorkspace('/dashboard', organisation.id),
    label: organisation.name ?? 'Your organisation',
    detail: memberWords(organisation),
    current: organisation.id === me.organisation?.id,
  }));
  if (organisations.length === 0) return [];
  const [overview] = organisations.length > 1 ? clientsOf(me) : [];
  const all = overview && {
    ...{ href: overview.to, label: overview.label, detail: 'What is due in each', current: false },
  };
  const search = { href: pathInWorkspace('/dashboard', 'none'), label: 'Looking for a job' };
  return [
    ...organisations,
    ...(all === undefined ? [] : [all]),
    { ...search, current: me.organisation === null },
  ];
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
