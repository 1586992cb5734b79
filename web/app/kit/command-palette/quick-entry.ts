import type { Me } from '@portway/contracts/account/authentication/me';
import type { LucideIcon } from 'lucide-react';
import type { Findable } from './rank.ts';

/** Decides which entries a user can find. */
export type Seeker = Pick<Me, 'role' | 'candidate' | 'organisation' | 'secondFactorDue' | 'deletionDue'> &
  Partial<Pick<Me, 'organisations'>>;

/** The headings of the groups. */
export type QuickGroup =
  | 'Used last'
  | 'People and jobs'
  | 'Pages'
  | 'Your profile'
  | 'Your account'
  | 'Actions'
  | 'Tools'
  | 'Rules'
  | 'Help'
  | 'Occupations'
  | 'Companies'
  | 'Sponsors';

export type QuickAct = 'system' | 'light' | 'dark' | 'log-out' | 'keep';

/** One result of the quick search: a page or an action. */
export interface QuickEntry extends Findable {
  readonly id: string;
  readonly group: QuickGroup;
  /** Where it is, in a word or two. */
  readonly note?: string | undefined;
  readonly Icon: LucideIcon;
  readonly goal: { readonly to: string } | { readonly act: QuickAct };
}

/** A page, its name, and synonyms that people search for. */
export interface Worded {
  readonly to: string;
  readonly label: string;
  readonly words?: string;
}

/** Loads all entries that need no request; their words and icons load when the palette first opens. */
export type LoadEntries = () => Promise<{
  entriesOf(me: Seeker | undefined): readonly QuickEntry[];
}>;
