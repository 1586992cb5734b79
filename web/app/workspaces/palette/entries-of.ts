import {
  Headset,
  House,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Scale,
  Settings,
  Sun,
  Undo2,
  UserRound,
} from 'lucide-react';
import { accountPages } from '../../account/workspace.ts';
import type {
  FindablePage,
  QuickAct,
  QuickEntry,
  QuickGroup,
  Seeker,
  Worded,
} from '../../kit/command-palette/quick-entry.ts';
import { workspaceOf } from '../../kit/loading/workspace-of.ts';
import { profilePaths } from '../../text/profile-paths.ts';
import { candidateEntries } from '../candidate/palette.ts';
import { profileWords } from '../candidate/profile-words.ts';
import { employerEntries } from '../hiring/palette.ts';
import { notificationEntries } from '../notifications/palette.ts';
import { planEntries } from '../plans/palette.ts';
import { sponsorEntries } from '../sponsor/palette.ts';
import { followingEntries } from '../sponsor-follows/palette.ts';
import { staffEntries } from '../staff/palette.ts';
import { helpWords, ruleWords, toolWords } from './public-words.ts';

const home: FindablePage = { to: '/dashboard', label: 'Home', words: 'start welcome next', Icon: House };

/** The pages of the user's own workspace. */
function pagesFor(me: Seeker | undefined): QuickEntry[] {
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

interface Action {
  readonly act: QuickAct;
  readonly label: string;
  readonly words: string;
  readonly Icon: LucideIcon;
}

// biome-ignore format: a table is read by its columns
const themes: readonly Action[] = [
  { act: 'dark', label: 'Dark theme', words: 'change colours night mode', Icon: Moon },
  { act: 'light', label: 'Light theme', words: 'change colours day mode', Icon: Sun },
  { act: 'system', label: 'Theme of your system', words: 'change colours automatic mode', Icon: Monitor },
];
const keep: Action = {
  act: 'keep',
  label: 'Keep my account',
  words: 'undo stop deletion delete',
  Icon: Undo2,
};
const logOut: Action = { act: 'log-out', label: 'Log out', words: 'sign out leave exit', Icon: LogOut };

/** Actions available on every page. */
function actionsFor(me: Seeker | undefined): QuickEntry[] {
  const keepAccount = me === undefined || me.deletionDue === null ? [] : [keep];
  const actions = [...keepAccount, ...themes, ...(me === undefined ? [] : [logOut])];
  return actions.map(({ act, ...rest }) => ({ id: `act ${act}`, group: 'Actions', ...rest, goal: { act } }));
}

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
