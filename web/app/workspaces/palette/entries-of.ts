import { Headset, type LucideIcon, Scale, Settings, UserRound } from 'lucide-react';
import { accountPages } from '../../account/workspace.ts';
import type { QuickEntry, QuickGroup, Seeker, Worded } from '../../kit/command-palette/quick-entry.ts';
import { workspaceOf } from '../../kit/loading/workspace-of.ts';
import { profilePaths } from '../../text/profile-paths.ts';
import { profileWords } from '../candidate/profile-words.ts';
import { actionsFor } from './action-words.ts';
import { pagesFor } from './page-words.ts';
import { helpWords, ruleWords, toolWords } from './public-words.ts';

/** Every entry that needs no request; the entries common to all roles until the user is known. */
export function entriesOf(me: Seeker | undefined): readonly QuickEntry[] {
  return [
    ...pagesFor(me),
    ...(me !== undefined && workspaceOf(me) === 'candidate' ? profileEntries() : []),
    ...(me === undefined ? [] : placed(accountWords, 'Your account', Settings)),
    ...actionsFor(me),
    ...toolWords.map(({ Icon, ...worded }) => entryOf(worded, 'Tools', Icon)),
    ...placed(ruleWords, 'Rules', Scale),
    ...placed(helpWords, 'Help', Headset),
  ];
}

const accountWords: readonly Worded[] = accountPages.map(({ path, title, words }) => ({
  to: path,
  label: title,
  words: `account ${words}`,
}));

const tabNames = {
  profile: 'Profile',
  resume: 'Resume/ CV',
  preferences: 'Preferences',
  culture: 'Culture',
} as const;

function profileEntries(): QuickEntry[] {
  return Object.entries(profileWords).map(([field, { tab, label, words, at = field }]) => ({
    id: `field ${field}`,
    group: 'Your profile',
    label,
    words,
    note: tabNames[tab],
    Icon: UserRound,
    goal: { to: `${profilePaths[tab]}#${at}` },
  }));
}

function placed(worded: readonly Worded[], group: QuickGroup, Icon: LucideIcon): QuickEntry[] {
  return worded.map((one) => entryOf(one, group, Icon));
}

function entryOf({ to, label, words }: Worded, group: QuickGroup, Icon: LucideIcon): QuickEntry {
  return { id: to, group, label, words, Icon, goal: { to } };
}
