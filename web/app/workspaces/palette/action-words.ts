import { LogOut, type LucideIcon, Monitor, Moon, Sun, Undo2 } from 'lucide-react';
import type { QuickAct, QuickEntry, Seeker } from '../../kit/command-palette/quick-entry.ts';

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
export function actionsFor(me: Seeker | undefined): QuickEntry[] {
  const kept = me === undefined || me.deletionDue === null ? [] : [keep];
  const actions = [...kept, ...themes, ...(me === undefined ? [] : [logOut])];
  return actions.map(({ act, ...rest }) => ({ id: `act ${act}`, group: 'Actions', ...rest, goal: { act } }));
}
