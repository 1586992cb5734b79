import { House } from 'lucide-react';
import type { FindablePage, QuickEntry, Seeker } from '../../kit/command-palette/quick-entry.ts';
import { workspaceOf } from '../../kit/loading/workspace-of.ts';
import { candidateEntries } from '../candidate/palette.ts';
import { employerEntries } from '../hiring/palette.ts';
import { notificationEntries } from '../notifications/palette.ts';
import { planEntries } from '../plans/palette.ts';
import { sponsorEntries } from '../sponsor/palette.ts';
import { followingEntries } from '../sponsor-follows/palette.ts';
import { staffEntries } from '../staff/palette.ts';

const home: FindablePage = { to: '/dashboard', label: 'Home', words: 'start welcome next', Icon: House };

/** The pages of the user's own workspace. */
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

function ownPages(me: Seeker | undefined): readonly FindablePage[] {
  const workspace = me && workspaceOf(me);
  if (workspace === 'candidate')
    return [...candidateEntries, ...notificationEntries, ...planEntries, ...followingEntries];
  if (workspace === 'employer')
    return [
      ...employerEntries,
      ...((me?.organisation?.complianceRole ?? 'none') === 'none' ? [] : sponsorEntries),
      ...notificationEntries,
      ...planEntries,
      ...followingEntries,
    ];
  return me !== undefined && !me.secondFactorDue ? staffEntries : [];
}
