import type { Me } from '@portway/contracts/authentication/auth';
import type { LucideIcon } from 'lucide-react';
import type { Findable } from './rank.ts';

/** What decides what somebody can find. */
export type Seeker = Pick<Me, 'role' | 'secondFactorDue' | 'deletionDue'>;

/** The headings under which they stand. */
export type QuickGroup =
  | 'Used last'
  | 'Pages'
  | 'Your profile'
  | 'Your account'
  | 'Actions'
  | 'Tools'
  | 'Rules'
  | 'Help'
  | 'Occupations';

export type QuickAct = 'system' | 'light' | 'dark' | 'log-out' | 'keep';

/** One thing that the quick search leads to or does. */
export interface QuickEntry extends Findable {
  readonly id: string;
  readonly group: QuickGroup;
  /** Where it stands, in a word or two. */
  readonly note?: string | undefined;
  readonly Icon: LucideIcon;
  readonly goal: { readonly to: string } | { readonly act: QuickAct };
}

/** A page, its name, and other words that people look for. */
export interface Worded {
  readonly to: string;
  readonly label: string;
  readonly words?: string;
}

export type FindablePage = Worded & { readonly Icon: LucideIcon };

/** Loads all that can be found without asking the server: its words and icons come when the palette first opens. */
export type LoadEntries = () => Promise<{
  entriesOf(me: Seeker | undefined): readonly QuickEntry[];
}>;
