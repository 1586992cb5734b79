import type { Me } from '@portway/contracts/auth';
import { Building2, House, Inbox, Settings } from 'lucide-react';
import type { RailEntry } from '../ui/rail.tsx';

const home: RailEntry = { to: '/dashboard', label: 'Home', Icon: House, only: ['/dashboard/home'] };
const account: RailEntry = { to: '/dashboard/account', label: 'Account', Icon: Settings };
const organisation: RailEntry = { to: '/dashboard/organisation', label: 'Organisation', Icon: Building2 };
const desk: RailEntry = { to: '/staff', label: 'Desk', Icon: Inbox };

/** What the rail offers to whoever is logged in; what everybody has, while that is not known. */
export function entriesFor(me: Me | undefined): readonly RailEntry[] {
  if (me?.role === 'recruiter') return [home, organisation, account];
  if (me?.role === 'staff' && !me.secondFactorDue) return [home, desk, account];
  return [home, account];
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
